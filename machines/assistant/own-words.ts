import type { View } from '#machines/kit/view.ts';
import type { Line } from './lines.ts';

/** Somebody's own words on the screen of a run: what they wrote, and names to choose from. */
export const ownIn = ({ fields }: Pick<View, 'fields'>): readonly string[] =>
  fields.flatMap(({ kind, value, choices }) => [
    ...(kind === 'text' || kind === 'area' ? [value] : []),
    ...choices.flatMap(({ own, label }) => (own ? [label] : [])),
  ]);

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
