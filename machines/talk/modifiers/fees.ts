import { KNOWN_PHRASES } from '#catalogues/lexicon/phrases/known.ts';
import type { AmountKind } from '#catalogues/settings.ts';
import type { Question } from '../asked-question.ts';
import { many, type Pattern, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { productOf } from '../slots/values.ts';

const SAYS = patterns(KNOWN_PHRASES);

const alone = (pattern: Pattern): Pattern => sequence(many(SAYS.before), pattern, many(SAYS.behind));

const FEES_AND_LIMITS = alone(SAYS.feesAndLimits);
const LIMITS = alone(SAYS.limitOf);

/** What was taken already, or is complained of, is looked into. */
const COMPLAINS = ['past', 'neg', 'twice', 'debit', 'why', 'wrong', 'reject'];
/** A recharge card is bought. */
const CARDS = ['airtime', 'data', 'internet', 'isp', 'tv', 'cable'];

const MOST_WORDS = 14;

/** 'Fees and limits', 'how much una dey charge for card', 'what is the most I can buy'; undefined for any other sentence. */
export function feesAsked(reading: Reading): Question | undefined {
  const { concepts, facts, list } = reading;
  if (facts.length > 0 || list.length > MOST_WORDS || COMPLAINS.some((one) => concepts.has(one))) return undefined;
  const said = asTyped(reading);
  if (FEES_AND_LIMITS.covers(said)) return { about: 'fees-and-limits' };
  if (SAYS.feeByWay.isIn(said) && !CARDS.some((one) => concepts.has(one))) return { about: 'fees', byWay: true };
  if (!LIMITS.covers(said) || !(SAYS.limit.isIn(said) || SAYS.paysSome.isIn(said))) return undefined;
  const product = productOf(reading);
  const of = product === undefined ? null : LIMITED[product];
  return of === undefined ? undefined : { about: 'limits', of };
}

/** What is paid for in an amount of one's own, by the product that is named. */
const LIMITED: Readonly<Record<string, AmountKind>> = {
  power: 'power',
  airtime: 'airtime',
  'service-charge': 'service',
  'dev-levy': 'dev-levy',
};
