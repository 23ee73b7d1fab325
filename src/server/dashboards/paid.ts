import { type Kysely, type RawBuilder, sql } from 'kysely';
import { accounts, DUES, type Due } from '../billing/chart.ts';
import { SERVICE_PAYMENT } from '../billing/summary.ts';
import type { Schema } from '../db/schema.ts';
import { beginningOf } from './months.ts';

/** Sums in kobo and counts, as a data base that counts in 64 bits answers them. */
export const kobo = (amount: RawBuilder<unknown>) => sql<number>`coalesce(sum(${amount}), 0)::bigint`;

/** Orders whose goods were delivered, since a month began or ever. A refunded one is none of them. */
export function delivered(db: Kysely<Schema>, since?: string) {
  // In the text, where the indexes of delivered orders look for it.
  const orders = db.selectFrom('orders').where(sql<boolean>`orders.state = 'fulfilled'`);
  return since === undefined ? orders : orders.where('orders.captured_at', '>=', beginningOf(since));
}

/**
 * Payments of service charge, levy and fine, since a month began or ever: `posting` is the payment, `line` what one due
 * of a meter was credited with.
 */
export function duesPaid(db: Kysely<Schema>, since?: string) {
  const lines = db
    .selectFrom('ledger_transactions as posting')
    .innerJoin('ledger_entries as line', 'line.transaction_id', 'posting.id')
    .where('posting.kind', '=', SERVICE_PAYMENT)
    .where('line.account', 'like', METERS);
  return since === undefined ? lines : lines.where('posting.at', '>=', beginningOf(since));
}

/** What was paid with a `line`, kobo: its credit, and with the first line of a payment the payment's fee. */
export const LINE_KOBO = sql<number>`(line.amount_kobo + coalesce((
  select abs(sum(fee.amount_kobo)) from ledger_entries as fee
  where fee.transaction_id = posting.id and fee.account = ${sql.lit(accounts.fees)} and not exists (
    select from ledger_entries as other
    where other.transaction_id = posting.id and other.account like ${sql.lit('meter:%')} and other.id < line.id
  )), 0))`;

/** Which due a `line` paid. */
export const LINE_DUE = sql<Due>`split_part(line.account, ':', 3)`;

const METERS = 'meter:%';

/** True where a `line` is about the meter whose number is in a column. */
export function isOfMeter(column: string): RawBuilder<boolean> {
  const names = DUES.map((due) => {
    const [before, after] = accounts.meter('|', due).split('|');
    return sql`${sql.lit(before)} || ${sql.ref(column)} || ${sql.lit(after)}`;
  });
  return sql`line.account in (${sql.join(names)})`;
}
