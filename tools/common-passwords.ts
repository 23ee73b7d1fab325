import { readFileSync, writeFileSync } from 'node:fs';
import { PASSWORD_LENGTH } from '#catalogues/limits.ts';
import { COMMON_PASSWORDS, MARK_BYTES, markOf } from '#src/server/accounts/common-passwords.ts';

/** Makes the compact form of a list of common passwords, a line each. Those that are too short are refused without it. */
const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('Which list? node tools/common-passwords.ts PwnedPasswordsTop100k.txt');
  process.exit(1);
}
const lines = readFileSync(path, 'utf8').split(/\r?\n/);
// What the list says of itself ends with an empty line behind two dashes.
const head = lines.indexOf('--');
const listed = lines.slice(head + 1).filter((line) => line !== '');
const marks = listed
  .filter((password) => [...password].length >= PASSWORD_LENGTH.least)
  .map((password) => markOf(password).toString('hex'));
const sorted = [...new Set(marks)].sort();
writeFileSync(COMMON_PASSWORDS, Buffer.from(sorted.join(''), 'hex'));
console.log(`${listed.length} passwords, ${sorted.length} marks, ${sorted.length * MARK_BYTES} bytes`);
