import { globSync } from 'node:fs';
import * as LIMITS from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import * as SPANS from '#catalogues/personal-data/spans.ts';
import { SETTINGS } from '#catalogues/settings.ts';
import { TICKET_MOST } from '#catalogues/tickets.ts';
import { LOGO_MOST, UPLOAD_MOST } from '#catalogues/uploads.ts';
import { textOf } from './documents.ts';

/** Where the page of all limits stands. */
export const LIMITS_PAGE = 'docs/product/limits.md';

/** A count that the server keeps: what of, how many, in how many seconds. */
export interface CountedLimit {
  readonly file: string;
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  readonly eased: boolean;
  /** What its comment says of it. */
  readonly of: string;
}

const DECLARED =
  /(?:'?([\w-]+)'?: \{ |name: '([\w-]+)', )?(?:name: '([\w-]+)', )?points: ([\w.]+), seconds: ([\w.* ]+?)(?=,| \})(, eased: true)?/g;

/** A number as code has it: written out, by a name of the same file or of a catalogue, or a product of these; NaN where it is a setting. */
function figureOf(source: string, written: string): number {
  return written
    .split('*')
    .map((part) => part.trim())
    .reduce((product, word) => product * termOf(source, word), 1);
}

function termOf(source: string, word: string): number {
  if (/^[\d_]+$/.test(word)) return Number(word.replaceAll('_', ''));
  const own = new RegExp(`const ${word} = ([\\d_]+)`).exec(source)?.[1];
  if (own !== undefined) return Number(own.replaceAll('_', ''));
  const [name = '', member] = word.split('.');
  const found: unknown = Reflect.get({ ...LIMITS, ...SPANS }, name);
  if (member === undefined || typeof found !== 'object' || found === null) return Number(found ?? Number.NaN);
  return Number(Reflect.get(found, member) ?? Number.NaN);
}

/** Every count of the server's code, by where it is declared. */
export function countedLimits(root: string): readonly CountedLimit[] {
  return (
    globSync('src/server/**/*.ts', { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .toSorted()
      .flatMap((file) => {
        const source = textOf(root, file);
        return Array.from(source.matchAll(DECLARED), ([all, key, before, inside, points = '', seconds = '', eased]) => {
          const at = source.indexOf(all);
          return {
            ...{ file, name: inside ?? before ?? key ?? '', eased: eased !== undefined, of: commentBefore(source, at) },
            points: figureOf(source, points),
            seconds: figureOf(source, seconds),
          };
        });
      })
      // A window alone: how many is a setting, or set where it is taken.
      .filter(({ points, name }) => points > 0 && name !== '')
  );
}

/** The comment that stands right before, on the lines above what is declared. */
function commentBefore(source: string, at: number): string {
  const lines = source.slice(0, at).split('\n').slice(0, -1);
  const [, said = ''] = /^\s*\/\*\*? ?(.*?) ?\*\/$/.exec(lines.at(-1) ?? '') ?? [];
  return said;
}

/** Every constant of a catalogue with its value as it is written, and what its comment says. */
export function constantsOf(
  source: string,
): readonly { readonly name: string; readonly value: string; readonly of: string }[] {
  const found = source.matchAll(
    /\/\*\* ([^*]+?) \*\/\nexport const ([A-Z_]+)(?:: [^=]+)? =\s*([\s\S]*?)(?: as const)?;\n/g,
  );
  return Array.from(found, ([, of = '', name = '', value = '']) => ({
    ...{ name, of: of.replaceAll(/\s+/g, ' ') },
    value: value.replaceAll(/\s+/g, ' '),
  }));
}

function span(seconds: number): string {
  if (seconds % 86_400 === 0) return `${seconds / 86_400} d`;
  return seconds % 3_600 === 0 ? `${seconds / 3_600} h` : `${seconds / 60} min`;
}

/** A bound as a person reads it. */
function bound(kind: string, value: number | string | null): string {
  if (value === null) return 'none';
  return kind === 'money' && typeof value === 'number' ? `₦${nairaOf(value).toLocaleString('en')}` : String(value);
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

interface Bounds {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly otherwise: number | string | null;
}

/** Every figure that an operator sets, for each that it is set for; in which order vendors are asked is none. */
export function boundsOfSettings() {
  return Object.values(SETTINGS)
    .filter(({ kind }) => kind !== 'vendors')
    .flatMap(({ label, kind, of }) => {
      const each: readonly Bounds[] = Object.values(of);
      return each.map(({ label: what, ...bounds }) => ({ label, what, kind, ...bounds }));
    });
}

/** Everything that bounds what people do, for each and for all. */
export function limitsPage(root: string): string {
  const settings = boundsOfSettings().map(
    ({ label, what, kind, least, most, otherwise }) =>
      `| ${label} | ${what} | ${bound(kind, least)} | ${bound(kind, most)} | ${bound(kind, otherwise)} |`,
  );
  const constants = constantsOf(textOf(root, 'catalogues/limits.ts')).map(
    ({ name, value, of }) => `| ${cell(of)} | \`${cell(value)}\` | \`${name}\` |`,
  );
  const counts = countedLimits(root).map(
    ({ name, points, seconds, eased, of, file }) =>
      `| \`${name}\` | ${points} in ${span(seconds)}${eased ? ', then a puzzle each' : ''} | ${cell(of)} | \`${file}\` |`,
  );
  return `# Limits

Made by \`npm run docs\` from the catalogues and the server's code, where each is declared once; \`tests/tools/docs/limits.test.ts\` holds that none is missing. What each field by itself has
to look like is at \`/api/docs\`.

## What an operator sets

At \`/fees-and-limits\`, with a day, a reason and a history. One that is set for everybody binds each purchase; where an estate has one of its own, that.

| Setting | For | Least | Most | As delivered |
|---|---|---|---|---|
${settings.join('\n')}

## What is fixed

Amounts are in kobo.

| What | Value | Name in \`catalogues/limits.ts\` |
|---|---|---|
${constants.join('\n')}

## Files that are taken

| What | Largest | What becomes of others |
|---|---|---|
| three files with a ticket: PNG, JPEG, WebP or PDF | ${TICKET_MOST.attachmentBytes / 1_000_000} MB each, a picture ${TICKET_MOST.pixels / 1_000_000} million pixels | refused in words, with nothing kept: another kind by its content, an ending that is not what it is, a PDF with a script, a program, another file or a form in it, or one that cannot be looked into. Of a picture the picture alone is kept |
| rows that an administrator uploads: CSV | ${UPLOAD_MOST.bytes / 1_000_000} MB, ${UPLOAD_MOST.rows.toLocaleString('en')} rows | refused in words: what is no text, calls itself something else, or lacks a column. A row that is wrong is named, and nothing of the file is written |
| the logo of an estate: PNG, JPEG, WebP or GIF, as data | ${LOGO_MOST.bytes / 1_000} kB, ${LOGO_MOST.side.toLocaleString('en')} px a side | refused in words |

## How often

By account, or of visitors by network address, unless it is said otherwise; counted in the data base, for all servers together. Where it ends in a puzzle many people may share what is counted
by. Files that are taken out are counted as \`export-history\` is, each kind by itself. Besides, \`SIGN_IN_TRIES_...\`, \`PUZZLE_MOST\` and \`CALLS_PER_MINUTE_...\` ([configuration](../run/configuration.md)), and how many orders one account or address opens, above.

| Count | How many | What of | Declared in |
|---|---|---|---|
${counts.join('\n')}
`;
}
