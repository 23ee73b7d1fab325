import { KNOWN_PHRASES } from '#catalogues/lexicon/phrases/known.ts';
import type { Question } from '../asked-question.ts';
import { many, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, hasFact, type Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(KNOWN_PHRASES);
const BEFORE = many(SAYS.before);
const WISHES = sequence(BEFORE, SAYS.wishes);
const ASKS_SHARE = sequence(BEFORE, SAYS.asksShare);

/** What is sold besides electricity. */
const SOLD_ELSE = ['airtime', 'data', 'internet', 'isp', 'tv', 'cable'];
/** More words than that tell of something else. */
const MOST_TOLD = 14;

/** 'Why is part of my top-up taken', 'I paid 5000 and got power for 4000 only', 'does my estate take a share of my recharge'. */
export function partAsked(reading: Reading): Question | undefined {
  const { concepts, list } = reading;
  if (list.length > MOST_TOLD || hasFact(reading, 'phone') || SOLD_ELSE.some((name) => concepts.has(name)))
    return undefined;
  const said = asTyped(reading);
  if (WISHES.begins(said)) return undefined;
  const [paid, got, more] = factsOf(reading, 'amount').map(({ value }) => Number(value));
  const isLess = paid !== undefined && got !== undefined && more === undefined && got < paid;
  if (isLess && SAYS.paidIt.isIn(said) && SAYS.gotIt.isIn(said) && SAYS.lightOfIt.isIn(said)) return { about: 'part' };
  // A single amount is looked for in what was paid.
  if (paid !== undefined || !SAYS.topUpPaid.isIn(said)) return undefined;
  const why = SAYS.why.isIn(said);
  if (why && SAYS.cutsIt.isIn(said)) return { about: 'part' };
  const of = SAYS.partOfIt.isIn(said) || SAYS.owedToEstate.isIn(said);
  return SAYS.takenOff.isIn(said) && of && (why || ASKS_SHARE.begins(said)) ? { about: 'part' } : undefined;
}
