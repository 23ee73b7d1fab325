import { parseArgs } from 'node:util';

/** How the terminal was asked to run. */
export interface ChatOptions {
  /** A running portal's root, ending in a slash, or null: start one in this process. */
  readonly url: string | null;
  readonly json: boolean;
}

/** Read the command line; throws a sentence for a person when it cannot be read. */
export function readOptions(args: readonly string[]): ChatOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { url: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  if (values.url === undefined) return { url: null, json: values.json };
  const url = URL.parse(values.url);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`--url wants the address of a portal, not "${values.url}"`);
  return { url: url.href.endsWith('/') ? url.href : `${url.href}/`, json: values.json };
}
