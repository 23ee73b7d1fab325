import type { View } from '#machines/kit/view.ts';
import type { Line } from './lines.ts';

/** Somebody's own words on the screen of a run: what they wrote in it, and names that they chose or can choose from. */
export const ownIn = ({ fields, own = [] }: Pick<View, 'fields' | 'own'>): readonly string[] => [
  ...own,
  ...fields.flatMap(({ kind, value, choices }) => [
    ...(kind === 'text' || kind === 'area' ? [value] : []),
    ...choices.flatMap((one) => (one.own ? [one.label] : [])),
  ]),
];

/** What people write in their own words, by the name of its slot or parameter. */
const WRITTEN: ReadonlySet<string> = new Set([
  'name',
  'estate',
  'value',
  'text',
  'message',
  'reason',
  'note',
  'search',
]);

/** Names, and what was written, in what the server answers. */
const NAMED: ReadonlySet<string> = new Set([
  'name',
  'estate',
  'description',
  'firstName',
  'lastName',
  'by',
  'note',
  'text',
]);
/** No line has more than a few of them. */
const MOST_NAMED = 500;

/** The same of an answer of the server, however deep it stands there. */
export function ownWithin(answer: unknown, found: string[] = []): string[] {
  if (typeof answer !== 'object' || answer === null) return found;
  for (const [name, value] of Object.entries(answer)) {
    if (found.length >= MOST_NAMED) return found;
    if (typeof value === 'string') {
      if (NAMED.has(name)) found.push(value);
    } else ownWithin(value, found);
  }
  return found;
}

/** The same of what was understood, or is asked. */
export const ownAmong = (named: object): readonly string[] =>
  Object.entries(named).flatMap(([name, value]) => (WRITTEN.has(name) && typeof value === 'string' ? [value] : []));

/** Lines with the own words that stand in them. */
export function withOwn(lines: readonly Line[], words: readonly string[]): readonly Line[] {
  const own = words.filter((one) => one.trim() !== '');
  if (own.length === 0) return lines;
  return lines.map((line) => {
    const inside = own.filter((one) => line.text.includes(one));
    return inside.length === 0 ? line : { ...line, own: [...(line.own ?? []), ...inside] };
  });
}
