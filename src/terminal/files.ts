import { statSync, writeFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { HandedFile } from '#machines/kit/view.ts';

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
function plainPath(typed: string): string {
  const bare = typed.trim();
  const [, , quoted] = /^(['"])(.*)\1$/.exec(bare) ?? [];
  return (quoted ?? bare.replace(/\\ /g, ' ')).replace(/^~(?=\/)/, homedir());
}

/** The files and folders that a path can go on as, as it was begun; folders end in a slash. Hidden ones only where a dot was typed. */
export async function completePath(typed: string, folder: string): Promise<readonly string[]> {
  const whole = typed === '' || /[/\\]$/.test(typed);
  const begun = whole ? '' : basename(typed);
  const before = typed.slice(0, typed.length - begun.length);
  const within = resolve(folder, (whole ? typed : dirname(typed) || '.').replace(/^~(?=\/|$)/, homedir()));
  const found = await readdir(within, { withFileTypes: true }).catch(() => []);
  return found
    .filter(({ name }) => name.startsWith(begun) && (begun.startsWith('.') || !name.startsWith('.')))
    .map((entry) => `${before}${entry.name}${entry.isDirectory() ? '/' : ''}`)
    .sort();
}

/** A sentence that ends in ` > PATH`: what it hands out is saved there. */
export function withDestination(text: string): { readonly say: string; readonly to: string | null } {
  const [, say, to] = /^(.*\S)\s+>\s*(\S.*)$/.exec(text) ?? [];
  return say !== undefined && to !== undefined && looksLikePath(to) ? { say, to: to.trim() } : { say: text, to: null };
}

/** Put a file where a person wants it: into the folder that is named, or as the file that is named, and never over another. */
export function putAt(folder: string, to: string | null, file: HandedFile): Put {
  if (to === null) return putFile(folder, file);
  const path = resolve(folder, plainPath(to));
  if (isFolder(path)) return putFile(path, file);
  return putFile(dirname(path), { name: basename(path), base64: file.base64 });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Names that are tried where files of that name are there already. */
const MOST_NAMES = 100;

/** Where a file was put, or why it was not, in words. */
export type Put = { readonly path: string } | { readonly problem: string };

/** Put a file in a folder, beside what is there and never over it. */
function putFile(folder: string, { name, base64 }: HandedFile): Put {
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
