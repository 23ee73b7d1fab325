import { CHARGED_WHOM_PHRASES } from '#catalogues/lexicon/phrases/charged-whom.ts';
import { isFiller } from '../reading/lexicon.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped, wordsIn } from '../reading/said.ts';

const SAYS = patterns(CHARGED_WHOM_PHRASES);

/** What is charged by the month, by its names. */
const CHARGED: readonly string[] = ['svccharge', 'levy', 'estateservice'];
const FACTS: readonly string[] = ['amount', 'dates', 'months'];
/** A number below it is no sum that anybody is charged, naira: it is a day, or a house's. */
export const LEAST_SUM = 200;

/**
 * For whom alone something of every month is said to be, as it was typed: 'except house 12', 'block b', '12 palm street'. Undefined where
 * nothing limits it. In any sentence the words for some do, and in an order of a few words each that says nothing else (`isOrder`).
 */
export function limitSaid(reading: Reading, isOrder: boolean): string | undefined {
  const { list, text } = reading;
  const end = placeOf(
    list.findIndex(({ word }) => SAYS.because.is(word)),
    list.length,
  );
  const comma = list.findIndex(({ start }, at) => at > 0 && text.slice(list[at - 1]?.end, start).includes(','));
  const order = isOrder ? Math.min(end, placeOf(comma, list.length)) : 0;
  const isLimit = list.map((_, at) => at < end && (isSome(reading, at) || (at < order && !isExplained(reading, at))));
  let from = isLimit.indexOf(true);
  if (from < 0) return undefined;
  let to = Math.max(from + 1, SAYS.some.endAt(asTyped(reading), from));
  const goesOn = (at: number): boolean =>
    isLimit[at] || isOfHouse(reading, at) || (at + 1 < end && SAYS.joins.is(list[at]?.word) && goesOn(at + 1));
  while (to < end && goesOn(to)) to += 1;
  while (isNumberOfHouse(reading, from - 1)) from -= 1;
  return text.slice(list[from]?.start, list[to - 1]?.end);
}

const placeOf = (found: number, otherwise: number): number => (found < 0 ? otherwise : found);

/** True where that is where somebody lives, which a rule can be for. */
export const saysOccupied = (limit: string): boolean => SAYS.occupied.covers(wordsIn(limit));

/** A word for some, a house that is named, and a meter. */
function isSome(reading: Reading, at: number): boolean {
  const { list, facts } = reading;
  const { word = '' } = list[at] ?? {};
  // 'Only security' says of what, and not whom.
  if (SAYS.alone.is(word) && (at + 1 === list.length || isCharged(reading, at + 1))) return false;
  if (facts.some(({ kind, from, to }) => kind === 'digits' && from <= at && at < to)) return true;
  const said = asTyped(reading);
  return SAYS.some.endAt(said, at) > at || (SAYS.homes.is(word) && isOfHouse(reading, at + 1));
}

/** What a house is called: a small number, or a letter behind the word for it. */
const isOfHouse = (reading: Reading, at: number): boolean =>
  isNumberOfHouse(reading, at) || (reading.list[at]?.word.length === 1 && SAYS.homes.is(reading.list[at - 1]?.word));

function isNumberOfHouse({ list, facts }: Reading, at: number): boolean {
  const { kind, value = 0, suffix = '' } = list[at] ?? {};
  const before = list[at - 1]?.word;
  if (kind !== 'number' || SAYS.beforeDay.is(before)) return false;
  // 'House 1204' is no price, and 'House 2b' is called so.
  if (SAYS.homes.is(before)) return !facts.some((one) => one.kind === 'amount' && one.from === at);
  return suffix === '' && value < LEAST_SUM;
}

const isCharged = ({ mentions }: Reading, at: number): boolean =>
  mentions.some(({ concept, from, to }) => CHARGED.includes(concept) && from <= at && at < to);

/** True for a word that says what is charged and how, or nothing. */
function isExplained(reading: Reading, at: number): boolean {
  const { list, words, facts } = reading;
  const { word = '', kind } = list[at] ?? {};
  const isFact = facts.some((one) => FACTS.includes(one.kind) && one.from <= at && at < one.to);
  if (isNumberOfHouse(reading, at)) return isFact && !facts.some((one) => one.kind === 'amount' && one.from === at);
  if (isFact || kind === 'number' || isCharged(reading, at)) return true;
  return SAYS.ofRule.is(word) || SAYS.ofRule.is(words[at]) || isFiller(word);
}
