import { pathToFileURL } from 'node:url';

/** What of a bundler's plugin this is. */
interface Plugin {
  readonly name: string;
  readonly apply: 'build';
  readonly enforce: 'pre';
  load(id: string): Promise<string | null>;
}

/** The modules whose exports are data that need not be made in every browser: they are built as that data. */
export function madeByTheBuild(files: readonly string[]): Plugin {
  return {
    name: 'made-by-the-build',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!files.includes(id)) return null;
      const made: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href);
      return Object.entries(made)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
