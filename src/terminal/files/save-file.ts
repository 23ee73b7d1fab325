import { writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { HandedFile } from '#machines/kit/view.ts';

/** Names that are tried where files of that name are there already. */
const MOST_NAMES = 100;

/** Where a file was put, or why it was not, in words. */
export type Put = { readonly path: string } | { readonly problem: string };

/** Put a file in a folder, beside what is there and never over it. */
export function putFile(folder: string, { name, base64 }: HandedFile): Put {
  // The name comes over the line: it names a file of this folder, not a hidden one, and nothing else.
  const plain = basename(name)
    .replaceAll(/[^\w.() -]/g, '_')
    .replace(/^\.+/, '_');
  const ending = extname(plain);
  const stem = plain.slice(0, plain.length - ending.length);
  for (let at = 1; at <= MOST_NAMES; at += 1) {
    const path = join(folder, at === 1 ? plain : `${stem} (${at})${ending}`);
    try {
      writeFileSync(path, Buffer.from(base64, 'base64'), { flag: 'wx', mode: 0o600 });
      return { path };
    } catch (error) {
      if (!isTaken(error)) return { problem: `${plain} could not be saved here.` };
    }
  }
  return { problem: `${plain} could not be saved: there are ${MOST_NAMES} of that name already.` };
}

/** The same, answering what to say of it. */
export const saveFile = (folder: string, file: HandedFile): string => saidOf(putFile(folder, file));

/** What to say of a file that was put somewhere. */
export const saidOf = (put: Put): string => ('path' in put ? `Saved as ${put.path}` : put.problem);

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
