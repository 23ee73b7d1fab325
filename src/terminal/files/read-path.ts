import { readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, resolve } from 'node:path';

/** More than any upload takes is not read into memory, bytes. */
const MOST_BYTES = 64_000_000;

/** The file at a path, seen from a folder; null where there is none that can be read. */
export async function readPath(typed: string, folder: string): Promise<File | null> {
  const path = resolve(folder, plainPath(typed));
  try {
    const found = await stat(path);
    if (!found.isFile() || found.size > MOST_BYTES) return null;
    return new File([await readFile(path)], basename(path), { lastModified: found.mtimeMs });
  } catch {
    // What cannot be read is no file for us, whatever the reason.
    return null;
  }
}

/** True for words that are meant as a path. */
export function looksLikePath(typed: string): boolean {
  return /[/\\]|\.\w{1,5}['"]?\s*$/.test(typed.trim());
}

/** A path as a person types it or drags it into a terminal: in quotation marks, with escaped blanks, or from the home folder. */
export function plainPath(typed: string): string {
  const bare = typed.trim();
  const [, , quoted] = /^(['"])(.*)\1$/.exec(bare) ?? [];
  return (quoted ?? bare.replace(/\\ /g, ' ')).replace(/^~(?=\/)/, homedir());
}
