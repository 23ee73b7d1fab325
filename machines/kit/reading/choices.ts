import type { Choice } from '../view.ts';
import { candidatesOf, nearest } from './fuzzy.ts';
import { flat, isPrice, type Measures, measuresIn, measuresOf } from './measures.ts';
import { parseNaira } from './naira.ts';

/**
 * The choices that a text may mean: the one it names in full, else each that has all that was said. 'compact' is COMPACT
 * although COMPACT PLUS begins the same; '1gb' is every plan of just one gigabyte, '2gb weekly' every one of two that lasts seven
 * days, and '1000' every plan of that price. Nothing is the nearest to what was said: whoever asks for 5GB is never sold 4.5GB.
 * Only a word may be mistyped.
 */
export function matching(choices: readonly Choice[], raw: string): readonly Choice[] {
  const said = flat(raw);
  if (said === '') return [];
  const whole = choices.filter(({ value, label }) => [value, label].some((name) => isOneName(flat(name), said)));
  if (whole.length > 0) return whole;
  const priced = choices.filter((choice) => costs(choice, raw));
  if (priced.length > 0) return priced;
  const words = said.split(' ');
  const named = choices.filter((choice) => hasWords(ownWords(choice), words));
  if (named.length > 0) return justThose(named, words);
  const extreme = atTheEnd(choices, said);
  if (extreme.length > 0) return extreme;
  const wanted = measuresOf(raw);
  if (isMeasured(wanted)) return choices.filter((choice) => has(measuresIn(choice), wanted));
  return choices.filter(({ label }) => isMistyped(flat(label).split(' '), words));
}

/** 'Flexi daily' is FlexiDaily. */
const isOneName = (name: string, said: string): boolean => name.replaceAll(' ', '') === said.replaceAll(' ', '');

const ownWords = ({ label, detail = '' }: Choice): readonly string[] => flat(`${label} ${detail}`).split(' ');

const hasWords = (own: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => own.includes(word)) || own.includes(words.join(''));

/** Of several that have the words, the one that has no others: 'extra view compact' is no COMPACT + ASIA + EXTRA VIEW. */
function justThose(named: readonly Choice[], words: readonly string[]): readonly Choice[] {
  const just = named.filter(({ label }) => hasWords(words, flat(label).split(' ')));
  return just.length > 0 ? just : named;
}

const isMeasured = ({ megabytes, price, days }: Measures): boolean =>
  megabytes !== null || price !== null || days !== null;

/** True for a choice of which all is so that was said. */
function has(own: Measures, { megabytes, price, days, words }: Measures): boolean {
  return (
    (megabytes === null || megabytes === own.megabytes) &&
    (days === null || days === own.days) &&
    (price === null || isPrice(price, own.price)) &&
    hasWords(own.words, words)
  );
}

/** True where each word is one of a choice's own or, mistyped, the nearest to one: 'palm cuort' is Palm Court. */
function isMistyped(own: readonly string[], said: readonly string[]): boolean {
  const near = candidatesOf(own);
  return said.every((word) => own.includes(word) || (/^[a-z]+$/.test(word) && nearest(word, near) !== null));
}

/** True for the price that stands beside a choice, said and nothing else. */
function costs({ detail }: Choice, raw: string): boolean {
  const [said, price] = [parseNaira(raw), parseNaira(detail ?? '')];
  if (said === null || price === null) return false;
  return raw.includes('.') ? said === price : isPrice(said, price);
}

const NAMES = '(?: (?:one|1|own|plan|package|bundle|price))?(?: (?:abeg|please|pls|biko|o))?$';
const LEADS =
  '^(?:(?:abeg|please|pls|any|a|an|the|d|that|dat|one|own|very|give me|gimme|i want|i wan|make i take|make i get|na) )*';
const CHEAPEST = new RegExp(
  `${LEADS}(?:cheap|cheaper|cheapest|lowest|smallest|small|least|least expensive|least costly|lower|wey cheap(?: pass)?|wey no cost(?: much| plenty| pass)?|wey cost small(?: pass)?|wey small pass)${NAMES}`,
);
const DEAREST = new RegExp(
  `${LEADS}(?:most expensive|expensive|dearest|costliest|most costly|highest|biggest|big|largest|wey cost pass|wey dear pass|wey big pass)${NAMES}`,
);

/** True for words that pick from a list by price and say nothing else: 'the cheapest one', 'biggest package abeg'. */
export function picksByPrice(text: string): boolean {
  const said = flat(text);
  return DEAREST.test(said) || CHEAPEST.test(said);
}

/** 'the cheapest one': what has the lowest price that stands beside a choice, or the highest; nothing where none has one. */
function atTheEnd(choices: readonly Choice[], said: string): readonly Choice[] {
  const dear = DEAREST.test(said);
  if (!dear && !CHEAPEST.test(said)) return [];
  const sign = dear ? -1 : 1;
  const prices = choices.flatMap(({ detail }) => parseNaira(detail ?? '') ?? []);
  const end = Math.min(...prices.map((price) => sign * price));
  return choices.filter(({ detail }) => parseNaira(detail ?? '') === sign * end);
}

/** What is left to choose from after an answer that fits several: those; after one that fits none all, the nearest first. */
export function leftOver(choices: readonly Choice[], raw: string): readonly Choice[] {
  const fitting = matching(choices, raw);
  if (fitting.length > 1) return fitting;
  const near = nearestTo(choices, raw);
  return [...near, ...choices.filter((choice) => !near.includes(choice))];
}

/** So many are named instead of what there is not. */
const NAMED_INSTEAD = 2;

/** What a text that fits nothing comes nearest to, at most two of them, the nearest first; nothing where nothing is alike. */
export function nearestTwo(choices: readonly Choice[], raw: string): readonly Choice[] {
  return nearestTo(choices, raw).slice(0, NAMED_INSTEAD);
}

/** Those that are alike in anything that was said: by how much of a volume, a price or a time they are off, else by their words. */
function nearestTo(choices: readonly Choice[], raw: string): readonly Choice[] {
  const wanted = measuresOf(raw);
  const alike = choices.flatMap((choice) => {
    const off = isMeasured(wanted) ? offBy(measuresIn(choice), wanted) : lacking(choice, flat(raw).split(' '));
    return off === null ? [] : [{ choice, off }];
  });
  return alike.toSorted((one, other) => one.off - other.off).map(({ choice }) => choice);
}

/** How far a choice is from what was said, as a part of that; null where it has nothing of the kind. */
function offBy(own: Measures, wanted: Measures): number | null {
  const parts = (['megabytes', 'price', 'days'] as const).flatMap((name) => {
    const [said, held] = [wanted[name], own[name]];
    if (said === null) return [];
    if (held === null || said === 0) return [null];
    const off = Math.abs(held - said) / said;
    // How long it lasts matters less than how much it is.
    return [name === 'days' ? Math.min(1, off) / 2 : off];
  });
  const known = parts.filter((part) => part !== null);
  if (known.length === 0) return null;
  const missing = parts.length - known.length + wanted.words.filter((word) => !own.words.includes(word)).length;
  return known.reduce((sum, part) => sum + part, missing);
}

/** How many of the words a choice does not have, and then how many it has besides; null where it has none of them. */
function lacking(choice: Choice, words: readonly string[]): number | null {
  const own = flat(choice.label).split(' ');
  const shared = words.filter((word) => own.includes(word));
  if (shared.length === 0) return null;
  return words.length - shared.length + (own.length - shared.length) / 100;
}
