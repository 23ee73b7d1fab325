import { READING_PHRASES } from '#catalogues/lexicon/phrases/reading.ts';
import { MONTHS } from '#catalogues/sentences/months.ts';

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
