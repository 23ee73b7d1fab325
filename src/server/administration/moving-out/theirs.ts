import { type Kysely, sql } from 'kysely';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { accounts, DUES, type Due } from '../../billing/chart.ts';
import { NOT_TAKEN_BACK } from '../../billing/debts.ts';
import type { Schema } from '../../db/schema.ts';
import { beginningOfDay, dayAfter } from '../../histories/days.ts';
import { balanceOfHouse, type HouseBalance } from '../owed-by-meters.ts';

interface Leaving {
  readonly meterNumber: string;
  readonly people: readonly { readonly id: string }[];
  /** In Lagos, `YYYY-MM-DD`; not after `at`. */
  readonly day: string;
  readonly at: Date;
}

/** How a house stands as people leave it, kobo. */
export interface LeftHouse extends HouseBalance {
  /** What is owed of their time, each due by itself: never below 0, and never more than what is owed now. */
  readonly theirs: Readonly<Record<Due, number>>;
  readonly theirsInAll: number;
  /** What is owed beside that: it came after their day, and is nobody's who left. */
  readonly rest: number;
}

/**
 * How a house stands, and what of it was owed at the end of the day on which people left and still is. What they themselves have paid since
 * went towards that; what others paid went towards what came later first, for they were charged it.
 */
export async function houseAsLeft(db: Kysely<Schema>, leaving: Leaving): Promise<LeftHouse> {
  const balance = await balanceOfHouse(db, leaving.meterNumber);
  const then = leaving.day === dayInLagos(leaving.at) ? balance.held : await heldOn(db, leaving);
  const of = (due: Due) => Math.max(0, Math.min(-then[due], -balance.held[due]));
  const theirs = { 'service-charge': of('service-charge'), 'dev-levy': of('dev-levy'), fine: of('fine') };
  const theirsInAll = Object.values(theirs).reduce((sum, kobo) => sum + kobo, 0);
  return { ...balance, theirs, theirsInAll, rest: balance.owed - theirsInAll };
}

/** What stood on the dues of a house at the end of a day, with what who left has paid since, and in cash until that day; below 0: owed. */
async function heldOn(
  db: Kysely<Schema>,
  { meterNumber, people, day, at }: Leaving,
): Promise<Readonly<Record<Due, number>>> {
  const end = await endOf(db, day, at);
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as posting', 'posting.id', 'entry.transaction_id')
    .leftJoin('orders', 'orders.order_id', 'posting.order_id')
    .leftJoin('cash_payments', 'cash_payments.transaction_id', 'posting.id')
    .select(['entry.account', sql<number>`sum(entry.amount_kobo)::bigint`.as('kobo')])
    .where(
      'entry.account',
      'in',
      DUES.map((due) => accounts.meter(meterNumber, due)),
    )
    .where(({ or, eb }) =>
      or([
        eb('posting.at', '<', end),
        eb(
          'orders.user_id',
          'in',
          people.map(({ id }) => id),
        ),
        // Cash of their time, whenever it was written down.
        eb('cash_payments.day', '<=', day),
      ]),
    )
    .where(NOT_TAKEN_BACK)
    .groupBy('entry.account')
    .execute();
  const of = (due: Due) => Number(rows.find(({ account }) => account === accounts.meter(meterNumber, due))?.kobo ?? 0);
  return { 'service-charge': of('service-charge'), 'dev-levy': of('dev-levy'), fine: of('fine') };
}

/** The last instant of a day in Lagos, or one within it. */
export async function endOf(db: Kysely<Schema>, day: string, at: Date): Promise<Date> {
  const last = sql`${beginningOfDay(dayAfter(day))} - interval '1 millisecond'`;
  const { rows } = await sql<{ last: Date }>`select least(${last}, ${at}::timestamptz) as last`.execute(db);
  return rows[0]?.last ?? at;
}
