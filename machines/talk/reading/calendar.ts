import { READING_PHRASES } from '#catalogues/lexicon/phrases/reading.ts';
import { MONTHS } from '#catalogues/sentences/months.ts';
import { candidatesOf, nearest } from '#machines/kit/reading/fuzzy.ts';

const NAMES = MONTHS.map((month) => month.toLowerCase());

/** Month names and their short forms, to 1 to 12. */
export const MONTH_NAMES: ReadonlyMap<string, number> = new Map([
  ...NAMES.map((name, i): [string, number] => [name, i + 1]),
  ...NAMES.filter((name) => name !== 'may').map((name): [string, number] => [
    name.slice(0, 3),
    NAMES.indexOf(name) + 1,
  ]),
  ['sept', 9],
]);

/** Weekday names, Monday is 1. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  READING_PHRASES.weekday.split(', ').map((name, i): [string, number] => [name, i + 1]),
);

/** Shorter ones are a letter away from names of people: 'marc', 'judy', and 'frida' and 'munday' among weekdays. */
const LEAST_LETTERS = { month: 6, weekday: 8 } as const;
const SPELT = candidatesOf([
  ...NAMES.filter((name) => name.length >= LEAST_LETTERS.month),
  ...[...WEEKDAYS.keys()].filter((name) => name.length >= LEAST_LETTERS.weekday),
]);
/** The first letters of these; a word with another one is none of them. */
const FIRST = new Set(SPELT.words.map((name) => name[0]));

/**
 * The month or weekday that a word stands for which is no other: 'octobr', 'wednsday', and 'novemba' as it is spoken. Undefined where it
 * stands for none; 'Augusta' is a name.
 */
export function mistypedDay(word: string): string | undefined {
  if (word.length < LEAST_LETTERS.month - 1 || !FIRST.has(word[0])) return undefined;
  // 'Novemba' is how 'November' is said.
  const name = nearest(word.endsWith('ba') ? `${word.slice(0, -1)}er` : word, SPELT);
  return name === null || word.startsWith(name) ? undefined : name;
}
