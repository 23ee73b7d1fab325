import { posix } from 'node:path';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { textOf } from '../documents.ts';

const INDEX = 'machines/flows/index.ts';
const VALUE_IMPORT = /^import (?!type )([^;]+?) from '([^']+)';$/gm;

/** The file that makes each flow, by the flow's name: read off the tables of `machines/flows/`. */
export function flowFiles(root: string, file = INDEX): ReadonlyMap<string, string> {
  const source = textOf(root, file);
  const imported = importsOf(file, source);
  const found = new Map<string, string>();
  for (const [, quoted, plain, maker = plain] of source.matchAll(/^ {2}(?:'([\w-]+)'|(\w+))(?:: (\w+)[^,\n]*)?,$/gm)) {
    const target = imported.get(maker ?? '');
    const name = quoted ?? plain;
    if (target !== undefined && name !== undefined) found.set(name, target);
  }
  for (const [, table = ''] of source.matchAll(/^ {2}\.\.\.(\w+),$/gm)) {
    const target = imported.get(table);
    if (target !== undefined) for (const [name, from] of flowFiles(root, target)) found.set(name, from);
  }
  return found;
}

/** What the source of a flow can ask: calls by the names of their client's methods, and the desk that takes rows of files. */
export interface Asked {
  readonly calls: readonly CallName[];
  readonly desk: boolean;
}

/** What a file asks, and the files of machines that it uses. */
export function askedBy(root: string, file: string): Asked {
  const seen = new Set([file]);
  const made = new Set<CallName>();
  let desk = false;
  for (const one of seen) {
    const source = textOf(root, one);
    for (const [, name = ''] of source.matchAll(/\bservices\.(\w+)\(/g)) if (isCall(name)) made.add(name);
    for (const target of importsOf(one, source).values()) if (target.startsWith('machines/')) seen.add(target);
    desk ||= /\bdesk\.\w+\(/.test(source);
  }
  return { calls: [...made].sort(), desk };
}

const isCall = (name: string): name is CallName => name in calls;

/** The files that a source imports values from, by the names that it gives them. */
function importsOf(file: string, source: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, clause = '', specifier = ''] of source.matchAll(VALUE_IMPORT)) {
    const target = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier);
    if (!specifier.startsWith('#') && !specifier.startsWith('.')) continue;
    for (const [, name = ''] of clause.matchAll(/(?<!type )\b(\w+)(?=\s*[,}]|$)/g)) found.set(name, target);
  }
  return found;
}
