import { PART_PHRASES } from '#catalogues/lexicon/phrases/parts.ts';
import type { Fact } from '../reading/facts/facts.ts';
import { type Said, saidOf } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, hasFact, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { amountOf, denied, namesSeveralDues } from './values.ts';

const SAYS = patterns(PART_PHRASES);

/** What stands for all of a debt, and for a part of it that is not said yet. */
export type PartSaid = 'all' | 'part';

/**
 * All of what is owed, or a part without a sum, in a sentence that pays: 'pay all my service charge', 'half of the fine'. Where months are
 * named all of it is all of them.
 */
export function partSaid(reading: Reading): PartSaid | undefined {
  if (hasFact(reading, 'amount')) return undefined;
  const said = asTyped(reading);
  if (SAYS.some.isIn(said) || partOfMonths(reading)) return 'part';
  const ofTime = hasFact(reading, 'months') || hasFact(reading, 'dates') || SAYS.ofTime.isIn(said);
  return SAYS.all.isIn(said) && !ofTime ? 'all' : undefined;
}

/** The same where it is all that is said to a question, or of what is read back: 'all of it', 'make it half', 'pay the full amount'. */
export function partInstead(reading: Reading): PartSaid | undefined {
  const ofMonths = partOfMonths(reading);
  if (ofMonths !== undefined) return ofMonths;
  if (reading.facts.length > 0 || endsInQuestion(reading.text)) return undefined;
  return partIn(asTyped(reading));
}

/** The same in words alone. */
export function partIn(said: Said): PartSaid | undefined {
  if (SAYS.someAlone.covers(said)) return 'part';
  return SAYS.allAlone.covers(said) ? 'all' : undefined;
}

/** True where only a part of so many months is meant: 'half of 2 months', which are no 2 months. */
export const isOfPart = ({ list }: Reading, { from }: Pick<Fact, 'from'>): boolean =>
  SAYS.partOf.closes(saidOf(list.slice(0, from).map(({ word }) => word)));

/** A part of so many months. */
export const partOfMonths = (reading: Reading): PartSaid | undefined =>
  factsOf(reading, 'months').some((months) => isOfPart(reading, months)) ? 'part' : undefined;

/** What a sentence says of a sum where a payment is open: its figure, or all or a part of what is owed. */
export function partCorrected(reading: Reading): number | PartSaid | undefined {
  const found = sumPaid(reading) ?? partInstead(reading);
  if (found !== undefined || endsInQuestion(reading.text) || SAYS.cannot.isIn(asTyped(reading))) return found;
  return partSaid(reading);
}

/**
 * The sum that is to be paid of a due, naira; undefined where several are named, or one that cannot be paid, is too much or is asked about,
 * and of a year.
 */
export function sumPaid(reading: Reading): number | undefined {
  const sums = factsOf(reading, 'amount').filter(({ from }) => !denied(reading, from));
  const said = asTyped(reading);
  if (sums.length > 1 || endsInQuestion(reading.text) || SAYS.cannot.isIn(said)) return undefined;
  const [only] = sums;
  const isYear =
    only !== undefined && /^20[2-4]\d$/.test(only.value) && SAYS.beforeYear.is(reading.list[only.from - 1]?.word);
  return isYear ? undefined : amountOf(reading);
}

/** Of something else that a sentence buys it would be lost that it does. */
const SOLD = ['power', 'token', 'unit', 'airtime', 'data', 'internet', 'isp', 'tv', 'cable'];

/**
 * True for a sentence that pays all dues of an estate, or several by name, and says neither a sum nor months: none of them is paid in the
 * place of the others.
 */
export function paysSeveralDues(reading: Reading): boolean {
  const said = asTyped(reading);
  if (SAYS.allDuesAlone.covers(said)) return true;
  const pays = SAYS.pays.isIn(said) && !SAYS.cannot.isIn(said) && !SAYS.notSeveral.isIn(said);
  if (!pays || reading.facts.length > 0) return false;
  if (SOLD.some((name) => reading.concepts.has(name))) return false;
  if (SAYS.allDues.isIn(said)) return true;
  return namesSeveralDues(reading) && (SAYS.joins.isIn(said) || /[,&+]/.test(reading.text));
}
