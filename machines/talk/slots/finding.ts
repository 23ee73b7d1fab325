import { FINDING_PHRASES } from '#catalogues/lexicon/phrases/finding.ts';
import { orderIdIn } from '#machines/kit/reading/order-id.ts';
import type { FactKind } from '../reading/facts/facts.ts';
import { many, saidOf } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, type Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { amountOf, digitsOf } from './values.ts';

const SAYS = patterns(FINDING_PHRASES);
const BESIDE = many(SAYS.beside);

/** What names a payment, or the person who made it, besides what a provider calls it. */
const NAMES: readonly FactKind[] = ['token', 'phone', 'amount'];

/** What is named, and at which words. */
interface Named {
  readonly kind: FactKind;
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

/**
 * True where a sentence surely looks for a payment by what it names: 'find payment POWER-10022', 'who paid 15000 on 12 november', 'payment from
 * 08034567123'. It names one thing, a day beside it maybe, and says nothing else.
 */
export function isFinding(reading: Reading): boolean {
  const [named, ...others] = namedIn(reading);
  if (named === undefined) return SAYS.aPayment.covers(asTyped(reading));
  if (others.length > 0) return false;
  const taken = [named, ...factsOf(reading, 'dates')];
  const said = saidOf(
    reading.list.flatMap(({ word }, at) => (taken.some(({ from, to }) => from <= at && at < to) ? [] : [word])),
  );
  if (SAYS.other.isIn(said) || !BESIDE.covers(said)) return false;
  const looks = SAYS.finds.isIn(said);
  if (named.kind === 'token') return looks || SAYS.paid.isIn(said) || SAYS.payment.isIn(said);
  if (SAYS.who.isIn(said) && SAYS.paid.isIn(said)) return true;
  return SAYS.payment.isIn(said) && (looks || named.kind !== 'amount');
}

/** What payments are looked for by, as the slot that takes it: an order or what a provider calls one before all else, an amount last. */
export function soughtSaid(reading: Reading): { readonly slot: string; readonly value: string | number } | undefined {
  const named = namedIn(reading);
  for (const slot of ['reference', 'token', 'phone'] as const) {
    const found = named.find(({ kind }) => kind === slot);
    if (found !== undefined) return { slot, value: found.value };
  }
  const meterNumber = digitsOf(reading);
  if (meterNumber !== undefined) return { slot: 'meterNumber', value: meterNumber };
  const amount = amountOf(reading);
  return amount === undefined ? undefined : { slot: 'amount', value: amount };
}

function namedIn(reading: Reading): Named[] {
  const names = namesIn(reading);
  const facts = reading.facts.filter(
    ({ kind, from }) => NAMES.includes(kind) && !names.some((name) => name.from <= from && from < name.to),
  );
  return [...names, ...facts];
}

/** A word of letters and digits, as providers and the portal call payments; its signs belong to it. */
const NAME = /(?<![\p{L}\p{N}@])[\p{L}\p{N}][\p{L}\p{N}_/#-]*/gu;
const LEAST = 6;

function namesIn(reading: Reading): Named[] {
  const days = factsOf(reading, 'dates');
  return [...reading.text.matchAll(NAME)].flatMap(({ 0: written, index }): Named[] => {
    const from = reading.list.findIndex(({ end }) => end > index);
    const to = reading.list.findLastIndex(({ start }) => start < index + written.length) + 1;
    if (from < 0 || days.some((day) => day.from < to && from < day.to)) return [];
    const isCalled = /^\d{4,}$/.test(written) && SAYS.calledSo.ends({ words: reading.words }, from - 1).includes(from);
    return isName(written) || isCalled ? [{ kind: 'reference', value: orderIdIn(written) ?? written, from, to }] : [];
  });
}

/** '15000naira' is none. */
function isName(written: string): boolean {
  const isMixed = /\p{L}/u.test(written) && (written.match(/\p{N}/gu)?.length ?? 0) >= 3;
  return isMixed && written.length >= LEAST && !/^\p{N}{1,9}\p{L}{1,5}$/u.test(written);
}
