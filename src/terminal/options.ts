import { parseArgs } from 'node:util';

/** How the terminal was asked to run. */
export interface ChatOptions {
  /** A running portal's root, ending in a slash, or null: start one in this process. */
  readonly url: string | null;
  readonly json: boolean;
  /** Where files that are handed out are saved; null: where it was started. */
  readonly folder: string | null;
  /** False: nothing of what is typed is kept from one time to the next. */
  readonly history: boolean;
  /** False: no colours, whatever the surroundings say. */
  readonly color: boolean;
  /** Only say how it is used. */
  readonly help: boolean;
}

/** Read the command line; throws a sentence for a person when it cannot be read. */
export function readOptions(args: readonly string[]): ChatOptions {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      url: { type: 'string' },
      json: { type: 'boolean', default: false },
      folder: { type: 'string' },
      history: { type: 'boolean', default: true },
      color: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
  });
  const { json, history, color, help, folder = null } = values;
  const rest = { json, history, color, help, folder };
  if (values.url === undefined) return { url: null, ...rest };
  const url = URL.parse(values.url);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`--url wants the address of a portal, not "${values.url}"`);
  return { url: url.href.endsWith('/') ? url.href : `${url.href}/`, ...rest };
}
