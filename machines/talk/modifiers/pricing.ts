import { PRICING_PHRASES } from '#catalogues/lexicon/phrases/pricing.ts';
import type { SettingSaid } from '../context.ts';
import { MONTH_NAMES } from '../reading/calendar.ts';
import { either } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, firstFact, hasFact, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';

const SAYS = patterns(PRICING_PHRASES);
/** A part of the price, with its sign. */
const SHARE = /\d\s*%/;
const PRICED = either(SAYS.raises, SAYS.changes, SAYS.becomes);

/**
 * 'Service charge is now 18000', 'raise fees by 10 percent': that the estate's month costs something else, with the price, naira, and the
 * day from which it holds; a share of the price is a figure that nobody reckons here. Undefined where a sentence tells of no price.
 * Whose meter or name is beside it has a balance that is changed. `today`: YYYY-MM-DD.
 */
export function priceSaid(reading: Reading, today: string): SettingSaid | undefined {
  const said = asTyped(reading);
  if (!PRICED.begins(said) || SAYS.other.isIn(said) || endsInQuestion(reading.text)) return undefined;
  const [amount, ...more] = factsOf(reading, 'amount');
  if ((amount === undefined && !(SHARE.test(reading.text) || SAYS.percent.isIn(said))) || more.length > 0)
    return undefined;
  if (reading.unknown.some((at) => !SAYS.share.is(reading.list[at]?.word))) return undefined;
  if (hasFact(reading, 'digits') || hasFact(reading, 'email') || hasFact(reading, 'phone')) return undefined;
  const from = holdsFrom(reading, today);
  return {
    flow: 'charging-rule',
    values: { ...(amount && { amount: amount.value }), ...(from !== undefined && { from }) },
    ...(!amount && { besides: 'share' as const }),
  };
}

/** The day from which a price holds, of one that is to come: 'from January' is the next one. Undefined where it is asked for. */
function holdsFrom(reading: Reading, today: string): string | undefined {
  const { list } = reading;
  const days = firstFact(reading, 'dates');
  if (days === undefined || !SAYS.since.is(list[days.from - 1]?.word ?? list[days.from]?.word)) return undefined;
  if (days.first >= today) return days.first;
  const said = list.slice(days.from, days.to);
  const isYearly =
    said.some(({ word }) => MONTH_NAMES.has(word)) && !said.some(({ digits }) => /^20\d\d$/.test(digits));
  const next = `${Number(days.first.slice(0, 4)) + 1}${days.first.slice(4)}`;
  return isYearly && next >= today ? next : undefined;
}
