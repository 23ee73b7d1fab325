import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DueKind } from '#catalogues/orders.ts';
import type { Schema } from '../db/schema.ts';
import { accounts, DUES } from './chart.ts';
import { beginningOf } from './months.ts';

/** The sum of an amount in kobo; 0 of none. */
export const kobo = (amount: RawBuilder<unknown>) => sql<number>`coalesce(sum(${amount}), 0)::bigint`;

/** What was bought with an order, kobo, its fee included: what of a top-up went to a debt is an order of its own (decision 208). */
export const BOUGHT = sql<number>`(orders.total_kobo - orders.debt_kobo)`;

/** Orders whose goods were delivered, since a month began or ever. A refunded one is none of them. */
export function delivered(db: Kysely<Schema>, since?: string) {
  // In the text, where the indexes of delivered orders look for it.
  const orders = db.selectFrom('orders').where(sql<boolean>`orders.state = 'fulfilled'`);
  return since === undefined ? orders : orders.where('orders.captured_at', '>=', beginningOf(since));
}

/** Which kind of order pays which figure of a dashboard; services of every name are together. */
export const DUES_PAID = { serviceCharge: 'service', devLevy: 'dev-levy', fine: 'fine' } as const satisfies Record<
  string,
  DueKind
>;

/** A column of a dashboard that shows payments to an estate. */
export type DuesFigure = keyof typeof DUES_PAID;

/** Payments to estates of some kinds that were credited, since a month began. */
export function duesPaid(db: Kysely<Schema>, kinds: readonly DueKind[], since: string) {
  return delivered(db, since).where('orders.kind', 'in', kinds);
}

/** True where a `line` is about the meter whose number is in a column. */
export function isOfMeter(column: string): RawBuilder<boolean> {
  const names = DUES.map((due) => {
    const [before, after] = accounts.meter('|', due).split('|');
    return sql`${sql.lit(before)} || ${sql.ref(column)} || ${sql.lit(after)}`;
  });
  return sql`line.account in (${sql.join(names)})`;
}
