import { bankNamed } from '#catalogues/banks.ts';
import { ANSWERING_PHRASES } from '#catalogues/lexicon/phrases/answering.ts';
import type { Choice } from '#machines/kit/view.ts';
import { formatDay } from '#machines/kit/writing/format.ts';
import type { Fact } from '../reading/facts/facts.ts';
import { isFiller } from '../reading/lexicon.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, type Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { fittingOf } from './choices.ts';

const SAYS = patterns(ANSWERING_PHRASES);

const DAY = 86_400_000;
/** Of a longer time nobody means one payment. */
const MOST_DAYS = 92;

/** The days of a span as a list writes them; none where an end of it is open. */
function daysOf({ first, last }: Fact): readonly string[] {
  const [from, to] = [Date.parse(first), Date.parse(last)];
  const count = Math.round((to - from) / DAY) + 1;
  if (!(count >= 1 && count <= MOST_DAYS)) return [];
  return Array.from({ length: count }, (_, at) => formatDay(new Date(from + at * DAY).toISOString()));
}

/** True where a sentence names a day, a bank or a way of paying, and beside it says only what the list writes. */
function isName({ facts, list }: Reading, choices: readonly Choice[]): boolean {
  const listed = new Set(choices.flatMap(({ label }) => label.toLowerCase().split(' ')));
  return list.every(({ word, kind }, at) => {
    const isFact = facts.some(({ from, to }) => from <= at && at < to);
    return (
      isFact || kind === 'emoji' || isFiller(word) || listed.has(word) || SAYS.ofPayment.is(word) || SAYS.way.is(word)
    );
  });
}

/** Payments of a list that were made on a day or at a time that is said, and fit all else that is. */
function onDays(reading: Reading, choices: readonly Choice[]): readonly Choice[] {
  const days = factsOf(reading, 'dates').flatMap(daysOf);
  const dates = factsOf(reading, 'dates');
  const isBeside = (at: number): boolean =>
    !dates.some(({ from, to }) => from <= at && at < to) && !SAYS.ofPayment.is(reading.list[at]?.word);
  const dated = choices.filter(({ label }) => days.some((day) => label.includes(day)));
  const list = reading.list.filter((_, at) => isBeside(at));
  const words = reading.words.filter((_, at) => isBeside(at));
  const narrower = fittingOf({ ...reading, list, words }, dated);
  return narrower.length > 0 ? narrower : dated;
}

/**
 * What names one payment of a list by its day, or by a bank or a way of paying, which no list shows: the payment's value, or the words
 * that are asked about again; undefined where a sentence is about something else.
 */
export function paymentNamed(reading: Reading, choices: readonly Choice[]): string | undefined {
  const said = asTyped(reading);
  const text = reading.text.trim();
  if (bankNamed(said.words) !== undefined && isShort(reading)) return text;
  if (!isName(reading, choices)) return undefined;
  if (SAYS.way.isIn(said)) return text;
  if (factsOf(reading, 'dates').length === 0) return undefined;
  const [only, ...others] = onDays(reading, choices);
  if (only === undefined) return text;
  // Those of one day are left to choose from by what their list writes.
  return others.length === 0 ? only.value : text;
}

/** A bank that is named in a few words, and nothing that is wished for beside it. */
const isShort = ({ list, concepts }: Reading): boolean =>
  list.length <= MOST_OF_BANK &&
  !['buy', 'pay', 'recharge', 'change', 'refund', 'want'].some((one) => concepts.has(one));

const MOST_OF_BANK = 6;
