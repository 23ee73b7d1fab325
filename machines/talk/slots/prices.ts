import { PRICES_PHRASES } from '#catalogues/lexicon/phrases/prices.ts';
import { monthsAfter } from '#machines/kit/months.ts';
import { MONTH_NAMES } from '../reading/calendar.ts';
import { patterns } from '../reading/phrases.ts';
import { hasFact, type Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { isPreview, monthsNamed } from './charging.ts';
import { monthlyNamed, withoutMonthly } from './monthly.ts';

const SAYS = patterns(PRICES_PHRASES);
const APART = [
  [SAYS.lastMonth, -1],
  [SAYS.thisMonth, 0],
  [SAYS.nextMonth, 1],
] as const;
const HELD = ['amount', 'digits', 'phone', 'email'] as const;

/** True for 'price history of service charge', 'what did service charge cost in March', 'how has the levy changed'. */
export function asksOfPrices(whole: Reading): boolean {
  if (HELD.some((kind) => hasFact(whole, kind))) return false;
  const said = asTyped(withoutMonthly(whole));
  // 'History of security' is what was paid for it.
  if (SAYS.history.covers(said)) return SAYS.prices.isIn(asTyped(whole));
  const isNamed = pricedService(whole) !== undefined;
  if (isNamed && SAYS.priceOf.covers(said) && SAYS.saysPrice.isIn(asTyped(whole))) return true;
  // What 'my service charge' is may be what is owed, and 'what is service charge' asks for the word.
  if (SAYS.mine.isIn(said) && !SAYS.saysCost.isIn(asTyped(whole))) return false;
  if (SAYS.changed.covers(said) || SAYS.whoSaid.covers(said)) return true;
  if (SAYS.costs.covers(said))
    return SAYS.named.isIn(asTyped(whole)) || SAYS.past.isIn(said) || pricedMonths(whole) !== undefined;
  return SAYS.howMuch.covers(said) && pricedMonths(whole) !== undefined;
}

/** Which service or the levy is asked about, as it was said; undefined where none is. */
export function pricedService(reading: Reading): string | undefined {
  return monthlyNamed(reading) ?? (reading.concepts.has('svccharge') ? 'service charge' : undefined);
}

/**
 * The months that are asked about, `YYYY-MM`, with commas between them: of what is over the last ones of their names, of what is to come the
 * next ones, and else the nearest. Undefined where none is named.
 */
export function pricedMonths(reading: Reading): string | undefined {
  const said = asTyped(reading);
  const now = reading.today.slice(0, 'yyyy-mm'.length);
  const counted = APART.filter(([words]) => words.isIn(said)).map(([, apart]) => monthsAfter(now, apart));
  const named = monthsNamed(reading).map((at) => monthAt(reading, at));
  const months = [...new Set([...counted, ...named])];
  return months.length === 0 ? undefined : months.join(',');
}

/** The month that a word names. */
function monthAt(reading: Reading, at: number): string {
  const { list, today } = reading;
  const said = asTyped(reading);
  const month = String(MONTH_NAMES.get(list[at]?.word ?? '') ?? 1).padStart(2, '0');
  const year = /^20\d\d$/.exec(list[at + 1]?.digits ?? '')?.[0];
  if (year !== undefined) return `${year}-${month}`;
  const now = today.slice(0, 'yyyy-mm'.length);
  const ofNow = `${now.slice(0, 'yyyy'.length)}-${month}`;
  const before = ofNow <= now ? ofNow : monthsAfter(ofNow, -MONTHS);
  const next = ofNow >= now ? ofNow : monthsAfter(ofNow, MONTHS);
  if (SAYS.coming.isIn(said)) return next;
  if (SAYS.past.isIn(said)) return before;
  return monthsAfter(now, HALF) >= next ? next : before;
}

const MONTHS = 12;
/** A month that nothing says is over is the next one where that is nearer. */
const HALF = 2;

/** The one month of which it is asked what it would charge, `YYYY-MM`; undefined where that is not asked, or of several. */
export function previewedMonth(reading: Reading): string | undefined {
  const months = isPreview(reading) ? pricedMonths(reading) : undefined;
  return months?.includes(',') ? undefined : months;
}
