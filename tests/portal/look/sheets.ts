import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PORTAL = join(import.meta.dirname, '../../../src/portal');

/** A style sheet of the portal, without its comments. */
export interface Sheet {
  readonly file: string;
  readonly text: string;
}

/** Every style sheet of the portal. */
export const sheets = (): readonly Sheet[] =>
  readdirSync(PORTAL, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, text: uncommented(readFileSync(join(PORTAL, file), 'utf8')) }));

const uncommented = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '');

/**
 * The classes that a sheet calls its own: those that a rule is for wherever they stand. What is said of a class within
 * another one, or beside another one, is said of that place only: `.dialog .button`, `.skeleton.profile__title`.
 */
export function ownClasses(text: string): ReadonlySet<string> {
  const own = new Set<string>();
  // What stands around a rule; a rule within a rule is for a place.
  const around: string[] = [];
  for (const [, head = '', mark] of text.matchAll(/([^{};]*)([{};])/g)) {
    const rule = head.trim();
    if (mark === '}') around.pop();
    if (mark !== '{') continue;
    if (around.every((one) => one.startsWith('@')) && !rule.startsWith('@')) {
      for (const name of rule.split(/,(?![^(]*\))/).flatMap(ownOf)) own.add(name);
    }
    around.push(rule);
  }
  return own;
}

/** The class that a selector without a place is for: the last one, where several stand on one element. */
function ownOf(selector: string): readonly string[] {
  const bare = selector.trim();
  if (bare.includes(':has(') || /[\s>+~]/.test(bare.replace(/\([^)]*\)/g, ''))) return [];
  return bare.replace(/\([^)]*\)/g, '').match(/(?<=\.)[\w-]+(?!.*\.)/) ?? [];
}
