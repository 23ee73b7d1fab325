/** What the bundler tells of its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** How a chunk is named for the bundler: by a module's id, or null for a module that is not of it. */
interface Group {
  readonly name: (id: string, modules: Modules) => string | null;
  readonly debugName: string;
}

/** What the modules of one package import only for what nobody uses of them; what is built is without it. */
interface Unused {
  readonly of: RegExp;
  readonly not: RegExp;
}

/**
 * Chunks by their names and the modules that each is for: what those import, and is in none before it, is one file, for each of the
 * twenty that it would be costs a phone on a weak line a way there and back. `listed` keep files of their own: the list of what was
 * built goes by them. The rest is left to the bundler.
 */
export function wholeChunks(
  entries: Readonly<Record<string, readonly string[]>>,
  listed: readonly string[],
  unused: Unused,
): readonly Group[] {
  return Object.entries(entries).map(([name, ids]) => {
    let within: ReadonlySet<string> | null = null;
    return {
      name: (id, modules) => {
        within ??= importedBy(ids, modules, unused);
        return !listed.includes(id) && within.has(id) ? name : null;
      },
      debugName: name,
    };
  });
}

function importedBy(entries: readonly string[], modules: Modules, { of, not }: Unused): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const imported = modules.getModuleInfo(id)?.importedIds ?? [];
    open.push(...(of.test(id) ? imported.filter((one) => !not.test(one)) : imported));
  }
  return seen;
}
