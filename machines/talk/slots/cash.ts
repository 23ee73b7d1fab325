import { CASH_PHRASES } from '#catalogues/lexicon/phrases/cash.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { dayNamed } from './day.ts';
import { houseSaid } from './houses.ts';
import { personName } from './names.ts';
import { meterSaid } from './values.ts';

const SAYS = patterns(CASH_PHRASES);

/** True where an administrator surely says that the estate was paid in cash: 'House 12 paid 5000 in cash yesterday', 'record cash from Amaka Eze'. */
export function isCashPaid(reading: Reading): boolean {
  const said = asTyped(reading);
  if (!SAYS.cash.isIn(said) || SAYS.other.isIn(said) || SAYS.asks.begins(said)) return false;
  if (endsInQuestion(reading.text)) return false;
  const sums = factsOf(reading, 'amount').length;
  if (sums > 1) return false;
  if (SAYS.records.begins(said)) return true;
  if (SAYS.names.begins(said) && SAYS.from.isIn(said)) return sums === 1;
  return sums === 1 && (SAYS.takes.begins(said) || (SAYS.pays.isIn(said) && !goesAway(reading)));
}

/** 'Show me the cash payments', 'how much cash did we collect': those that are written down are asked for. */
export const asksForCash = (reading: Reading): boolean => SAYS.lists.begins(asTyped(reading));

/** 'Gave 5000 cash to the plumber' is no payment to the estate. */
const goesAway = ({ list }: Reading): boolean =>
  list.some(({ word }, at) => {
    if (!SAYS.to.is(word)) return false;
    const next = SAYS.article.is(list[at + 1]?.word) ? at + 2 : at + 1;
    return !SAYS.ours.is(list[next]?.word);
  });

/** Which house it was paid for: by its meter, by its own number, or by who paid. */
export const cashFor = (reading: Reading): string | undefined =>
  meterSaid(reading) ?? houseSaid(reading) ?? (personName(reading) || undefined);

/** Who paid, where the house or the meter says already whose it is. */
export function cashPayer(reading: Reading): string | undefined {
  if (meterSaid(reading) === undefined && houseSaid(reading) === undefined) return undefined;
  return personName(reading, true) || undefined;
}

/** The day on which it was paid, YYYY-MM-DD; undefined where that has to be asked. */
export const cashDay = (reading: Reading): string | undefined => dayNamed(reading, 'past')?.day;
