import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

/** One script of the first screen; `bytes` gzipped. */
export interface Script {
  readonly file: string;
  readonly bytes: number;
}

/** Where the page names the portal's scripts (`prerender.ts`). */
const IN_PAGE = /<script[^>]*\sdata-portal="([^"]+)"/;
const STATIC_IMPORT = /(?:\bimport|\bfrom)\s*(["'])([^"'()]+\.js)\1/g;

/** Every script that a browser loads before the first screen can be used, largest first; `folder` is a built portal. */
export function firstScreenScripts(folder: string): Script[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const open = (IN_PAGE.exec(page)?.[1] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((file) => file.replace(/^\//, ''));
  const seen = new Map<string, number>();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || !existsSync(join(folder, file))) continue;
    const source = readFileSync(join(folder, file));
    seen.set(file, gzipSync(source, { level: 9 }).length);
    for (const match of source.toString().matchAll(STATIC_IMPORT)) {
      open.push(posix.join(posix.dirname(file), match[2] ?? ''));
    }
  }
  return [...seen].map(([file, bytes]) => ({ file, bytes })).sort((a, b) => b.bytes - a.bytes);
}
