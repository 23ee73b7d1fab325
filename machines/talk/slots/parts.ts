import { PART_PHRASES } from '#catalogues/lexicon/phrases/parts.ts';
import type { Said } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, hasFact, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { amountOf, denied } from './values.ts';

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
  if (SAYS.some.isIn(said)) return 'part';
  const ofTime = hasFact(reading, 'months') || hasFact(reading, 'dates') || SAYS.ofTime.isIn(said);
  return SAYS.all.isIn(said) && !ofTime ? 'all' : undefined;
}

/** The same where it is all that is said to a question, or of what is read back: 'all of it', 'make it half', 'pay the full amount'. */
export function partInstead(reading: Reading): PartSaid | undefined {
  if (reading.facts.length > 0 || endsInQuestion(reading.text)) return undefined;
  return partIn(asTyped(reading));
}

/** The same in words alone. */
export function partIn(said: Said): PartSaid | undefined {
  if (SAYS.someAlone.covers(said)) return 'part';
  return SAYS.allAlone.covers(said) ? 'all' : undefined;
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
