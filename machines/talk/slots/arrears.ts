import { ARREARS_PHRASES } from '#catalogues/lexicon/phrases/arrears.ts';
import { many, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, firstFact, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { dayNamed, toCome } from './day.ts';

const SAYS = patterns(ARREARS_PHRASES);
const GRANTS = sequence(many(SAYS.lead), SAYS.grants);

/** Meter numbers have no fewer digits and no more. */
const METER = /^\d{11,14}$/;

/** 'Change our arrears policy': another rule is wanted. */
export const changesArrears = (reading: Reading): boolean => SAYS.changes.covers(asTyped(reading));

/** True where a sentence surely excepts a house: 'give House 12 grace until Friday because ...'. */
export function isException(reading: Reading): boolean {
  const said = asTyped(reading);
  if (SAYS.excepts.covers(said)) return true;
  if (!GRANTS.begins(said) || !SAYS.grace.isIn(said) || endsInQuestion(reading.text)) return false;
  const before = reasonIn(reading)?.at ?? reading.list.length;
  return !reading.list.slice(0, before).some(({ word }) => SAYS.other.is(word)) && houseSaid(reading) !== undefined;
}

/** 'Who would be blocked today', 'our arrears policy': whom the rule of the estate touches. */
export const asksOfArrears = (reading: Reading): boolean => SAYS.asksWho.covers(asTyped(reading));

/** Which house is meant: by the number of its meter, or by its own. */
export function houseSaid(reading: Reading): string | undefined {
  const { list, text } = reading;
  const meter = factsOf(reading, 'digits').find(({ value }) => METER.test(value));
  if (meter !== undefined) return meter.value;
  const at = list.findIndex(({ word }) => SAYS.house.is(word));
  let last = at;
  // 'Block C flat 2': each part of it has a word and what it is called.
  for (let part = at; part >= 0 && SAYS.house.is(list[part]?.word) && list[part + 1]; part = last + 1)
    last = endOfCode(reading, part + 1);
  return last > at ? text.slice(list[at]?.start, list[last]?.end) : undefined;
}

/** 'Flat 6A' is called '6A', of which figures and letters are read apart. */
function endOfCode({ list }: Reading, at: number): number {
  let last = at;
  while (list[last + 1]?.start === list[last]?.end) last += 1;
  return last;
}

/** Until which day, YYYY-MM-DD, of one that is to come: 'until Friday' is the next one. */
export function exceptedUntil(reading: Reading): string | undefined {
  const only = dayNamed(reading, 'coming');
  const days = firstFact(reading, 'dates');
  return only?.day ?? (days && toCome(reading, days, 'last'));
}

/** Why a house is excepted, as typed. */
export const exceptedFor = (reading: Reading): string | undefined => reasonIn(reading)?.why;

/** What stands behind 'because'; and at which word that begins. */
function reasonIn({ list, text }: Reading): { readonly why: string; readonly at: number } | undefined {
  const at = list.findIndex(({ word }) => SAYS.because.is(word));
  const first = list[at + 1];
  if (at < 0 || first === undefined) return undefined;
  const why = text.slice(first.start).replace(/[\s.,;!]+$/, '');
  return why === '' ? undefined : { why, at };
}
