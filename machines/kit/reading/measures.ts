import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import type { Choice } from '../view.ts';
import { parseNaira } from './naira.ts';

/** What can be counted of something on a price list, as a text says it; null where it says nothing of that kind. */
export interface Measures {
  readonly megabytes: number | null;
  /** Kobo. */
  readonly price: number | null;
  readonly days: number | null;
  /** The words that are left. */
  readonly words: readonly string[];
}

const VOLUME = /(\d+(?:\.\d+)?)\s*(mb|gb|tb)\b/i;
const MEGABYTES: Readonly<Record<string, number>> = { mb: 1, gb: 1_000, tb: 1_000_000 };
const DAYS = /\b(\d+)\s*(hours?|hrs?|days?|weeks?|months?)\b/i;
const DAYS_IN: Readonly<Record<string, number>> = { h: 1 / 24, d: 1, w: 7, m: 30 };
const EVERY: Readonly<Record<string, number>> = { daily: 1, weekly: 7, monthly: 30 };
const EVERY_WORD = /\b(daily|weekly|monthly)\b/i;
/** Money that can be nothing else. */
const MONEY = /₦\s?\d[\d,]*(?:\.\d{1,2})?|\b\d[\d,]*(?:\.\d{1,2})?\s?(?:naira\b|k\b)/i;

/** What is called so on every list, and tells nothing apart. */
const CALLED = /\b(?:naira|plans?|packages?|bundles?|bouquets?)\b/gi;

/** What a text that means something on a price list says of it: '2gb weekly', '₦1,000', 'compact plus'. */
export function measuresOf(text: string): Measures {
  const [volume, count = '', unit = ''] = VOLUME.exec(text) ?? [];
  const [days, word] = daysIn(text);
  let rest = text.replace(volume ?? '', ' ').replace(days, ' ');
  const alone = parseNaira(rest.replace(/\bnaira\b/i, ''));
  const money = alone === null ? (MONEY.exec(rest)?.[0] ?? null) : rest;
  rest = money === null ? rest : rest.replace(money, ' ');
  return {
    megabytes: volume === undefined ? null : rounded(Number(count) * (MEGABYTES[unit.toLowerCase()] ?? 1)),
    price: money === null ? null : parseNaira(money.replace(/naira/i, '').trim()),
    days: word,
    words: flat(rest.replace(CALLED, ' ')).split(' ').filter(Boolean),
  };
}

function daysIn(text: string): readonly [said: string, days: number | null] {
  const [counted, count = '', unit = ''] = DAYS.exec(text) ?? [];
  if (counted !== undefined) return [counted, rounded(Number(count) * (DAYS_IN[unit.slice(0, 1).toLowerCase()] ?? 1))];
  const every = EVERY_WORD.exec(text)?.[0];
  return every === undefined ? ['', null] : [every, EVERY[every.toLowerCase()] ?? null];
}

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

/** The measures of a choice: of its name, and the price that stands beside it. */
export function measuresIn({ label, detail = '' }: Choice): Measures {
  const { megabytes, days } = measuresOf(label);
  return { megabytes, days, price: parseNaira(detail), words: flat(`${label} ${detail}`).split(' ') };
}

/** True for a price that was said; one that has kobo is also named by its naira. */
export const isPrice = (said: number, price: number | null): boolean =>
  price !== null && (said === price || said === price - (price % KOBO_PER_NAIRA));

/** A text with one form for each letter, and blanks for all signs. */
export function flat(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim();
}
