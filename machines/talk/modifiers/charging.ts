import { EVERYBODY } from '#catalogues/charges.ts';
import { CHARGING_PHRASES } from '#catalogues/lexicon/phrases/charging.ts';
import { MONTHS } from '#catalogues/sentences/months.ts';
import type { SettingSaid } from '../context.ts';
import { MONTH_NAMES } from '../reading/calendar.ts';
import { many, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, firstFact, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';

const SAYS = patterns(CHARGING_PHRASES);
const ORDERS = sequence(many(SAYS.lead), SAYS.orders);

/** Meter numbers have no fewer digits and no more. */
const METER = /^\d{11,14}$/;

/**
 * 'Charge everybody 15000 service charge for December': what the form of a charge is filled with; undefined where nothing is to be
 * charged. Who charges one meter without saying why changes its balance, which has a flow of its own.
 */
export function chargeSaid(reading: Reading, today: string): SettingSaid | undefined {
  const said = asTyped(reading);
  if (!ORDERS.begins(said) || SAYS.other.isIn(said) || endsInQuestion(reading.text)) return undefined;
  const meters = factsOf(reading, 'digits').map(({ value }) => value);
  const everybody = SAYS.everybody.isIn(said);
  const because = reasonIn(reading);
  if (everybody === meters.length > 0 || !meters.every((meter) => METER.test(meter))) return undefined;
  if (!everybody && because === undefined) return undefined;
  const amount = firstFact(reading, 'amount')?.value;
  // A month is everybody's.
  const month = everybody ? monthIn(reading, today) : undefined;
  const what = whatIn(reading, month !== undefined, amount !== undefined || !everybody);
  return {
    flow: 'charge-estate',
    values: {
      ...(what !== undefined && { what }),
      ...(month !== undefined && what === 'month' && { month }),
      ...(amount !== undefined && { amount }),
      ...(because !== undefined && what !== 'month' && { reason: because }),
      meters: everybody ? EVERYBODY : meters.join(', '),
    },
  };
}

/** 'Take back the December charge': which run it is says its row. */
export function isChargeTakenBack(reading: Reading): boolean {
  return reading.facts.every(({ kind }) => kind === 'dates') && SAYS.takesBack.covers(asTyped(reading));
}

/** `once`: it has a sum of its own, or is some meters' alone, so that it is no month. */
function whatIn(reading: Reading, ofMonth: boolean, once: boolean): string | undefined {
  const said = asTyped(reading);
  if (SAYS.fine.isIn(said)) return 'fine';
  if (SAYS.levy.isIn(said)) return 'dev-levy';
  if (ofMonth) return 'month';
  if (!SAYS.charge.isIn(said)) return undefined;
  return once ? 'service-charge' : 'month';
}

/** The month that is named, with its year: where none is said, the nearest one. */
function monthIn({ list }: Reading, today: string): string | undefined {
  const at = list.findIndex(({ word }) => word !== 'may' && MONTH_NAMES.has(word));
  const month = MONTH_NAMES.get(list[at]?.word ?? '');
  if (month === undefined) return undefined;
  const year = /^20\d\d$/.exec(list[at + 1]?.digits ?? '')?.[0];
  return `${MONTHS[month - 1]} ${year ?? nearestYear(month, today)}`;
}

/** The year in which a month, 1 to 12, is nearest to a day. */
function nearestYear(month: number, today: string): number {
  const [year = 0, now = 1] = today.split('-').map(Number);
  const apart = month - now;
  if (apart > 6) return year - 1;
  return apart < -6 ? year + 1 : year;
}

/** What stands behind 'for', as typed, up to whom it is for; undefined where that is a month or nobody says why. */
function reasonIn({ list, text }: Reading): string | undefined {
  const isWhy = (at: number) => {
    const next = list[at]?.word ?? '';
    return at < list.length && !SAYS.month.is(next) && !SAYS.everybody.is(next) && list[at]?.kind !== 'number';
  };
  const at = list.findIndex(({ word }, nth) => SAYS.because.is(word) && isWhy(nth + 1));
  if (at < 0) return undefined;
  const first = SAYS.article.is(list[at + 1]?.word) && at + 2 < list.length ? at + 2 : at + 1;
  const why = text.slice(list[first]?.start).replace(/[\s.,;!]+$/, '');
  return why === '' ? undefined : why;
}
