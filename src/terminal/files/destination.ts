import { statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { HandedFile } from '#machines/kit/view.ts';
import { looksLikePath, plainPath } from './read-path.ts';
import { type Put, putFile } from './save-file.ts';

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
