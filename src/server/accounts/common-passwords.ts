import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '#machines/kit/once.ts';

/** The list, as `tools/common-passwords.ts` makes it: the mark of each password, sorted, one behind the other. */
export const COMMON_PASSWORDS = join(import.meta.dirname, 'common-passwords.bin');

/** So many bytes of a hash tell one in 20 million other passwords from those on the list. */
export const MARK_BYTES = 5;

/** What stands on the list for a password, in letters of either case. */
export const markOf = (password: string): Buffer =>
  createHash('sha256').update(password.normalize('NFC').toLowerCase()).digest().subarray(0, MARK_BYTES);

const marks = once(() => readFileSync(COMMON_PASSWORDS));

/** True for a password that stands on the list of those that were found most often in what was stolen, in letters of either case. */
export function isCommon(password: string): boolean {
  const list = marks();
  const mark = markOf(password);
  let from = 0;
  let to = list.length / MARK_BYTES;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const order = mark.compare(list, middle * MARK_BYTES, (middle + 1) * MARK_BYTES);
    if (order === 0) return true;
    if (order > 0) from = middle + 1;
    else to = middle;
  }
  return false;
}
