import { ARREARS_PHRASES } from '#catalogues/lexicon/phrases/arrears.ts';
import { many, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, firstFact, type Reading, read } from '../reading/read.ts';
import { asTyped, endsInQuestion, shaped } from '../reading/said.ts';
import { dayNamed, toCome } from './day.ts';
import { houseSaid } from './houses.ts';
import { saysRemind } from './reminding.ts';

const SAYS = patterns(ARREARS_PHRASES);
const SHARES = sequence(
  ...[many(SAYS.lead), SAYS.takes, shaped(/^\d{1,2}$/), many(SAYS.percent), SAYS.ofTopups, many(SAYS.forDebt)],
);
const GRANTS = sequence(many(SAYS.lead), SAYS.grants);

/** 'Change our arrears policy': another rule is wanted. */
export const changesArrears = (reading: Reading): boolean => SAYS.changes.covers(asTyped(reading));

/** How many percent of each top-up are to go to what houses owe: 'take 20 percent of each top-up for the debt'. */
export function debtShareSaid({ text, plain: said }: Reading): number | undefined {
  if (endsInQuestion(text) || !SHARES.covers(said) || !SAYS.debt.isIn(said)) return undefined;
  return Number(said.words.find((word) => /^\d+$/.test(word)));
}

/** True where a sentence surely excepts a house: 'give House 12 grace until Friday because ...'. */
export function isException(reading: Reading): boolean {
  const said = asTyped(reading);
  if (saysRemind(reading)) return false;
  if (SAYS.excepts.covers(said)) return true;
  if (!GRANTS.begins(said) || !SAYS.grace.isIn(said) || endsInQuestion(reading.text)) return false;
  const before = reasonIn(reading)?.at ?? reading.list.length;
  return !reading.list.slice(0, before).some(({ word }) => SAYS.other.is(word)) && houseSaid(reading) !== undefined;
}

const ENDS = sequence(many(SAYS.lead), SAYS.endsIt);

/** What is wanted of houses that are excepted already: that one is it no longer, or to see them; undefined where nothing is. */
export function exceptionsSaid(reading: Reading): 'end' | 'see' | undefined {
  const said = asTyped(reading);
  if (saysRemind(reading)) return undefined;
  if (SAYS.seesExceptions.covers(said)) return 'see';
  const ends = SAYS.noLonger.isIn(said) || (ENDS.begins(said) && SAYS.exception.isIn(said));
  return ends && !SAYS.ofRule.isIn(said) ? 'end' : undefined;
}

/** 'Who would be blocked today', 'our arrears policy': whom the rule of the estate touches. */
export const asksOfArrears = (reading: Reading): boolean => SAYS.asksWho.covers(asTyped(reading));

/** Until which day, YYYY-MM-DD, of one that is to come: 'until Friday' is the next one. */
export function exceptedUntil(reading: Reading): string | undefined {
  const why = reasonIn(reading)?.at ?? reading.list.length;
  const only = dayNamed(reading, 'coming');
  if (only !== null) return isGrantedFor(reading, only.from, why) ? only.day : undefined;
  const days = firstFact(reading, 'dates');
  return days && days.from < why ? toCome(reading, days, 'last') : undefined;
}

/**
 * True where a day or a time says how long it is granted, and not how long something is owed or was: it stands before the reason, and what is counted
 * stands right behind a word that grants it.
 */
function isGrantedFor(reading: Reading, from: number, why: number): boolean {
  if (from >= why) return false;
  const isCounted =
    !factsOf(reading, 'dates').some((days) => days.from >= from) && reading.list[from]?.kind === 'number';
  if (!isCounted) return true;
  const said = reading.list.slice(0, from);
  return SAYS.lasts.is(said.at(-1)?.word) && !said.some(({ word }) => SAYS.owes.is(word));
}

/** Why something is to be, as typed: what stands behind 'because'. */
export const becauseSaid = (reading: Reading): string | undefined => reasonIn(reading)?.why;

/**
 * Why a balance is corrected, where that ends the sentence: 'since' with a day is when, 'as' is how, and where the meter stands behind it, it
 * is not all that does.
 */
export function correctedBecause(reading: Reading): string | undefined {
  const why = reasonIn(reading);
  if (why === undefined || SAYS.as.is(reading.list[why.at]?.word)) return undefined;
  return factsOf(reading, 'digits').some(({ from }) => from > why.at) ? undefined : why.why;
}

/** A sentence up to why: a sum in the reason is no balance. */
export function withoutReason(reading: Reading): Reading {
  const why = correctedBecause(reading) === undefined ? undefined : reasonIn(reading);
  return why === undefined ? reading : read(reading.text.slice(0, reading.list[why.at]?.start), reading.today);
}

/** The text of a sentence up to 'because', or all of it. */
export function upToWhy(reading: Reading): string {
  const why = reasonIn(reading);
  return why === undefined ? reading.text : reading.text.slice(0, reading.list[why.at]?.start);
}

/** What stands behind 'because' or 'because of'; and at which word the two begin. A day behind 'since' is when, and not why. */
function reasonIn(reading: Reading): { readonly why: string; readonly at: number } | undefined {
  const { list, text } = reading;
  const at = list.findIndex(({ word }) => SAYS.because.is(word));
  const behind = SAYS.ofWhat.is(list[at + 1]?.word) ? at + 2 : at + 1;
  const first = list[behind];
  if (at < 0 || first === undefined || factsOf(reading, 'dates').some(({ from }) => from === behind)) return undefined;
  const why = text.slice(first.start).replace(/[\s.,;!]+$/, '');
  return why === '' ? undefined : { why, at };
}
