import { FINDING_PHRASES } from '#catalogues/lexicon/phrases/finding.ts';
import { orderIdIn } from '#machines/kit/reading/order-id.ts';
import type { Fact, FactKind } from '../reading/facts/facts.ts';
import { either, many, placesUpTo, saidOf } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, hasFact, type Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { isBounded } from './bounds.ts';
import { denied } from './values.ts';

const SAYS = patterns(FINDING_PHRASES);
const BESIDE = many(SAYS.beside);
/** What is said of whatever is looked for but a token. */
const OF_PAYMENT = either(SAYS.payment, SAYS.paid);

/** What names a payment, or the person who made it, besides what a provider calls it, and the slot that takes it; what counts most first. */
const SLOTS: Readonly<Partial<Record<FactKind, string>>> = {
  reference: 'reference',
  token: 'token',
  phone: 'phone',
  digits: 'meterNumber',
  amount: 'amount',
};

/** What is named, and at which words. */
interface Named {
  readonly kind: FactKind;
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

/**
 * True where a sentence surely looks for a payment by what it names: 'find payment POWER-10022', 'who paid 15000 on 12 november', 'payment from
 * 08034567123'. It names one thing of a kind, a day beside it maybe, and says nothing else.
 */
export function isFinding(reading: Reading): boolean {
  if (!OF_PAYMENT.mayStand(asTyped(reading)) && !hasFact(reading, 'token')) return false;
  const all = namedIn(reading);
  if (all === null) return false;
  const sought = all.filter(({ kind }) => kind !== 'digits');
  const named = sought.find(({ kind }) => kind !== 'amount') ?? sought[0];
  if (named === undefined) return SAYS.aPayment.covers(asTyped(reading));
  if (new Set(sought.map(({ kind }) => kind)).size < sought.length) return false;
  const taken = [...sought, ...factsOf(reading, 'dates')];
  const said = saidOf(
    reading.list.flatMap(({ word }, at) => (taken.some(({ from, to }) => from <= at && at < to) ? [] : [word])),
  );
  if (SAYS.other.isIn(said) || !BESIDE.covers(said)) return false;
  const looks = SAYS.finds.isIn(said);
  if (named.kind === 'token') return looks || SAYS.paid.isIn(said) || SAYS.payment.isIn(said);
  if (SAYS.who.isIn(said) && SAYS.paid.isIn(said)) return true;
  return SAYS.payment.isIn(said) && (looks || named.kind !== 'amount');
}

/** True where payments of so much or more, or less, are spoken of: none are chosen by that. */
export function isPaidBetween(reading: Reading): boolean {
  if (!OF_PAYMENT.isIn(asTyped(reading))) return false;
  const sums = factsOf(reading, 'amount').filter(({ from }) => !denied(reading, from));
  return isBounded(reading, sums);
}

/**
 * What payments are looked for by, as the slots that take it. Nothing where two of one kind are named, or where a value would be a piece of what was
 * written: not a digit is dropped or put in another's place in silence.
 */
export function soughtSaid(reading: Reading): Readonly<Record<string, string | number>> {
  const named = (namedIn(reading) ?? []).filter(({ from }) => !denied(reading, from));
  const slots: Record<string, string | number> = {};
  for (const { kind, value } of named) {
    const slot = SLOTS[kind];
    if (slot === undefined) continue;
    const taken = kind === 'amount' ? Number(value) : value;
    if (slots[slot] !== undefined && slots[slot] !== taken) return {};
    slots[slot] = taken;
  }
  return slots;
}

/** All that is named; null where something cannot be taken whole. */
function namedIn(reading: Reading): Named[] | null {
  const words = writtenIn(reading);
  if (words.some(({ written }) => isAddress(written))) return null;
  const names: Named[] = [];
  for (const word of words) {
    if (names.some(({ to }) => to > word.from)) continue;
    const name = nameAt(reading, word);
    if (name === null) return null;
    names.push(...name);
  }
  const facts = reading.facts.filter(
    ({ kind, from, to }) =>
      kind !== 'reference' && SLOTS[kind] !== undefined && !names.some((name) => name.from <= from && to <= name.to),
  );
  const isTorn = facts.some(
    (one) => names.some((name) => overlap(name, one)) || words.some((word) => isPieceOf(reading, word, one)),
  );
  return isTorn ? null : [...names, ...facts];
}

/** What stands between blanks, without what encloses or closes it, and the pieces that it was cut into. */
interface Written {
  readonly written: string;
  readonly from: number;
  readonly to: number;
}

const BETWEEN_BLANKS = /\S+/g;
const OPENING = /^["'([{<#]+/;
const CLOSING = /["')\]}>.,;:!?]+$/;

function writtenIn({ text, list }: Reading): Written[] {
  return [...text.matchAll(BETWEEN_BLANKS)].flatMap(({ 0: whole, index }) => {
    const opened = whole.replace(OPENING, '');
    const label = labelOf(opened);
    const written = opened.slice(label).replace(CLOSING, '');
    const start = index + whole.length - opened.length + label;
    const from = list.findIndex(({ end }) => end > start);
    const to = list.findLastIndex((token) => token.start < start + written.length) + 1;
    return from < 0 || from >= to ? [] : [{ written, from, to }];
  });
}

/** 'ref:FLW-88123': so many characters only say what it is. */
function labelOf(word: string): number {
  const at = word.indexOf(':');
  return at > 0 && BESIDE.covers(saidOf([word.slice(0, at).toLowerCase()])) ? at + 1 : 0;
}

const isAddress = (written: string): boolean => /[\p{L}\p{N}]@[\p{L}\p{N}]/u.test(written);

const overlap = (one: Pick<Fact, 'from' | 'to'>, other: Pick<Fact, 'from' | 'to'>): boolean =>
  one.from < other.to && other.from < one.to;

/** True where more of a word than what says nothing is left beside a fact: '456789' of 'T123.456789'. */
function isPieceOf({ list }: Reading, word: Written, fact: Fact): boolean {
  if (!overlap(word, fact)) return false;
  const left = list.flatMap((token, at) =>
    word.from <= at && at < word.to && (at < fact.from || at >= fact.to) ? [token.word] : [],
  );
  return left.length > 0 && !BESIDE.covers(saidOf(left));
}

/** What is called so may have only digits, and signs between them. */
const NUMBER = /^\d[\d.,/_#-]*$/;
/** More digits are neither a meter nor a phone; 20 are a token. */
const LONG = /^(?!\d{20}$)\d{15,}$/;
const DIGITS_CALLED = 4;

/** A word as the name that it is: none, or null where it cannot be taken whole. */
function nameAt(reading: Reading, { written, from, to }: Written): Named[] | null {
  const days = factsOf(reading, 'dates').filter((day) => overlap(day, { from, to }));
  const isDay = days.length > 0 && rangeOf(from, to).every((at) => days.some((day) => day.from <= at && at < day.to));
  const isNumber = NUMBER.test(written) && (written.match(/\d/g)?.length ?? 0) >= DIGITS_CALLED;
  if (isNumber && isCalled(reading, from)) return calledAt(reading, { written, from, to });
  if (isDay || isWhole(reading, 'amount', { from, to })) return [];
  if (LONG.test(written) && !isWhole(reading, 'card', { from, to })) return [named(written, from, to)];
  if (!isName(written)) return [];
  if (days.length > 0) return null;
  const id = idOf(`${reading.list[from - 1]?.raw ?? ''} ${written}`);
  return [named(id ?? idOf(written) ?? written, id === null ? from : from - 1, to)];
}

const rangeOf = (from: number, to: number): number[] => placesUpTo(from, to - 1);

const isWhole = (reading: Reading, kind: FactKind, { from, to }: Pick<Fact, 'from' | 'to'>): boolean =>
  factsOf(reading, kind).some((one) => one.from <= from && to <= one.to);

/** So many words may call something so: 'transaction reference number is'. */
const MOST_CALLING = 4;

const isCalled = ({ words }: Reading, at: number): boolean =>
  rangeOf(Math.max(0, at - MOST_CALLING), at).some((from) => SAYS.calledSo.ends({ words }, from).includes(at));

/** A number that is called a reference, in one word or in groups; groups that may be two numbers are none. */
function calledAt({ facts, list, text }: Reading, { written, from, to }: Written): Named[] | null {
  const wide = facts.find((one) => one.from <= from && one.to > to && SLOTS[one.kind] !== undefined);
  if (wide !== undefined) {
    const whole = text.slice(list[from]?.start, list[wide.to - 1]?.end).replaceAll(/\s/g, '');
    return wide.from === from ? [named(whole, from, wide.to)] : null;
  }
  if (list[to]?.kind === 'number' && !facts.some((one) => one.from === to && one.kind !== 'figure')) return null;
  return [named(written, from, to)];
}

const named = (value: string, from: number, to: number): Named => ({ kind: 'reference', value, from, to });

/** An order id as the portal writes it, where it is all of what was written: 'power 1a2b3c4d' is one. */
function idOf(written: string): string | null {
  const id = orderIdIn(written);
  return id !== null && signsOf(id) === signsOf(written) ? id : null;
}

const signsOf = (id: string): string => id.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const LEAST = 6;
const MOST_OF_AMOUNT = 9;

/** A word of letters and digits, as providers and the portal call payments; its signs belong to it. '15,000naira' is none. */
function isName(written: string): boolean {
  const digits = written.match(/\p{N}/gu)?.length ?? 0;
  const isMixed = /\p{L}/u.test(written) && digits >= 3;
  const isAmount = digits <= MOST_OF_AMOUNT && /^[₦#]?[\p{N},.]+\p{L}{1,5}$/u.test(written);
  return isMixed && written.length >= LEAST && !isAmount;
}
