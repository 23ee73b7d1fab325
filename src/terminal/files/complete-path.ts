import { readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, resolve } from 'node:path';

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
