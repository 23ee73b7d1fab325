import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import type { Choice } from '../view.ts';
import { nearest } from './fuzzy.ts';
import { parseNaira } from './naira.ts';

/**
 * The choices that a text may mean: the one it names in full, else each whose words it is made of. 'compact' is COMPACT
 * although COMPACT PLUS begins the same; '1gb' is every plan of one gigabyte, and '1000' every plan of that price. Where
 * nothing is called so, a volume is the one nearest to it, because nobody asks for 1.05GB, and a word may be mistyped.
 */
export function matching(choices: readonly Choice[], raw: string): readonly Choice[] {
  const said = flat(raw);
  if (said === '') return [];
  const whole = choices.filter((choice) => flat(choice.value) === said || flat(choice.label) === said);
  if (whole.length > 0) return whole;
  const extreme = atTheEnd(choices, said);
  if (extreme.length > 0) return extreme;
  const priced = choices.filter((choice) => costs(choice, raw));
  if (priced.length > 0) return priced;
  const words = said.split(' ');
  const named = choices.filter((choice) => {
    const own = new Set(`${flat(choice.label)} ${flat(choice.detail ?? '')}`.split(' '));
    return words.every((word) => own.has(word));
  });
  if (named.length > 0) return named;
  const about = choices.filter((choice) => holdsAbout(choice, raw));
  return about.length > 0 ? about : choices.filter(({ label }) => isMistyped(flat(label).split(' '), words));
}

/** True where each word is one of a choice's own or, mistyped, the nearest to one: 'palm cuort' is Palm Court. */
function isMistyped(own: readonly string[], said: readonly string[]): boolean {
  return said.every((word) => own.includes(word) || (/^[a-z]+$/.test(word) && nearest(word, own) !== null));
}

const VOLUME = /(\d+(?:\.\d+)?)\s*(mb|gb|tb)\b/i;
const MEGABYTES: Readonly<Record<string, number>> = { mb: 1, gb: 1_000, tb: 1_000_000 };
/** How far a volume may be from the one that was said, as a part of it. */
const ROUNDING = 0.1;

/** True for a choice whose volume is, rounded, the one that was said; more words than that say something else. */
function holdsAbout({ label }: Choice, raw: string): boolean {
  if (raw.replace(VOLUME, '').trim() !== '') return false;
  const [said, held] = [megabytes(raw), megabytes(label)];
  return said !== null && held !== null && Math.abs(held - said) <= said * ROUNDING;
}

function megabytes(text: string): number | null {
  const [, count, unit = ''] = VOLUME.exec(text) ?? [];
  return count === undefined ? null : Number(count) * (MEGABYTES[unit.toLowerCase()] ?? 1);
}

/** True for the price that stands beside a choice; a price that has kobo is also named by its naira. */
function costs({ detail }: Choice, raw: string): boolean {
  const [said, price] = [parseNaira(raw), parseNaira(detail ?? '')];
  if (said === null || price === null) return false;
  return said === price || (!raw.includes('.') && said === price - (price % KOBO_PER_NAIRA));
}

const CHEAPEST = /^(?:the )?(?:cheapest|lowest|smallest)(?: (?:one|plan|package))?$/;
const DEAREST = /^(?:the )?(?:most expensive|dearest|highest|biggest|largest)(?: (?:one|plan|package))?$/;

/** 'the cheapest one': what has the lowest price that stands beside a choice, or the highest; nothing where none has one. */
function atTheEnd(choices: readonly Choice[], said: string): readonly Choice[] {
  const dear = DEAREST.test(said);
  if (!dear && !CHEAPEST.test(said)) return [];
  const sign = dear ? -1 : 1;
  const prices = choices.flatMap(({ detail }) => parseNaira(detail ?? '') ?? []);
  const end = Math.min(...prices.map((price) => sign * price));
  return choices.filter(({ detail }) => parseNaira(detail ?? '') === sign * end);
}

/** What is left to choose from after an answer that fits several: those; otherwise all, of volumes the nearest first. */
export function leftOver(choices: readonly Choice[], raw: string): readonly Choice[] {
  const fitting = matching(choices, raw);
  if (fitting.length > 1) return fitting;
  const said = megabytes(raw);
  if (said === null) return choices;
  const away = ({ label }: Choice): number => Math.abs((megabytes(label) ?? Number.MAX_SAFE_INTEGER) - said);
  return choices.toSorted((one, other) => away(one) - away(other));
}

function flat(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim();
}
