import { expect } from 'vitest';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { standingOf } from '#src/server/billing/standing.ts';
import type { Terms } from '../deeds/living.ts';
import { kobo, sumOf, type Year } from '../year.ts';
import type { House } from './houses.ts';

/** Hold whom the estate's rule stops, judged anew here, against the purchase's judgement of each house and the list of them. */
export async function standingsAgree(year: Year, houses: readonly House[]): Promise<void> {
  const { terms } = (await year.read('arrearsPolicy')) as unknown as { terms: Terms | null };
  const { houses: listed, counts } = (await year.read('arrearsStandings', { rows: 100 })) as unknown as {
    houses: { meterNumber: string; name: string; owed: number }[];
    counts: { blocked: number; excepted: number };
  };
  const until = await exceptions(year);
  const stopped = { blocked: 0, excepted: 0 };
  for (const house of houses) {
    const { meter } = house;
    const wouldStop = stops(house, terms);
    const name = wouldStop && (until.has(meter) ? 'excepted' : 'blocked');
    if (name) stopped[name] += 1;
    const { standing } = await standingOf(year.db, meter, year.time.now);
    const shown = listed.find(({ meterNumber }) => meterNumber === meter);
    const isStop = (one: string | undefined) => (one === 'blocked' || one === 'excepted') && one;
    expect([meter, isStop(standing.name), isStop(shown?.name)]).toEqual([meter, name, name]);
    if (shown !== undefined) expect([meter, kobo(shown.owed)]).toEqual([meter, house.owed]);
  }
  expect(counts).toMatchObject(stopped);
}

/** The houses that are let off on this day. */
async function exceptions({ db, estateId, time }: Year): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('arrears_exceptions')
    .select('meter_number')
    .where('estate_id', '=', estateId)
    .where('ended_at', 'is', null)
    .where('until_day', '>=', dayInLagos(time.now))
    .execute();
  return new Set(rows.map(({ meter_number }) => meter_number));
}

/** True where what a house owes stops power by some terms; null: by the rule of the specification. */
function stops({ owes, left }: House, terms: Terms | null): boolean {
  if (terms === null) return owes['service-charge'] > 0 || owes['dev-levy'] > 59_999_00 || owes.fine > 0;
  const old = left.filter(({ days }) => terms.graceDays === 0 || days >= terms.graceDays);
  return (['service-charge', 'dev-levy', 'fine', 'all'] as const).some((due) => {
    const most = terms.most[due];
    const own = old.filter((one) => due === 'all' || one.due === due);
    if (most === null || sumOf(own.map((one) => one.kobo)) <= most * 100) return false;
    const oldest = Math.max(...own.map(({ days }) => days));
    return (terms.days === 0 || oldest > terms.days) && (terms.charges === 0 || own.length > terms.charges);
  });
}
