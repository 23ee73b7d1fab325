/** What the bundler tells of its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Names the chunk of a module for the bundler: what `entry` imports is one file, for each of the twenty that it would be costs a
 * phone on a weak line a way there and back; null leaves the rest to the bundler.
 */
export function inOneChunk(name: string, entry: string): (id: string, modules: Modules) => string | null {
  let within: ReadonlySet<string> | null = null;
  return (id, modules) => {
    within ??= importedBy(entry, modules);
    // The entry itself keeps its own: the list of what was built goes by it.
    return id !== entry && within.has(id) ? name : null;
  };
}

function importedBy(entry: string, modules: Modules): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}
