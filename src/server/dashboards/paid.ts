import { type Kysely, type RawBuilder, sql } from 'kysely';
import { accounts, DUES, type Due } from '../billing/chart.ts';
import { SERVICE_PAYMENT } from '../billing/summary.ts';
import type { Schema } from '../db/schema.ts';
import { beginningOf } from './months.ts';

const METERS = 'meter:%';

/** The sum of an amount in kobo; 0 of none. */
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
    where other.transaction_id = posting.id and other.account like ${sql.lit(METERS)} and other.id < line.id
  )), 0))`;

/** Which due a `line` paid. */
export const LINE_DUE = sql<Due>`split_part(line.account, ':', 3)`;

/** Each payment of dues as a whole, ever: when, and how many kobo with its fee. */
export function paymentsOfDues(db: Kysely<Schema>) {
  const isFee = sql`line.account = ${sql.lit(accounts.fees)}`;
  return db
    .selectFrom('ledger_transactions as posting')
    .innerJoin('ledger_entries as line', 'line.transaction_id', 'posting.id')
    .where('posting.kind', '=', SERVICE_PAYMENT)
    .where(sql<boolean>`(line.account like ${sql.lit(METERS)} or ${isFee})`)
    .select([
      'posting.at',
      kobo(sql`case when ${isFee} then abs(line.amount_kobo) else line.amount_kobo end`).as('kobo'),
    ])
    .groupBy(['posting.id', 'posting.at']);
}

/** True where a `line` is about the meter whose number is in a column. */
export function isOfMeter(column: string): RawBuilder<boolean> {
  const names = DUES.map((due) => {
    const [before, after] = accounts.meter('|', due).split('|');
    return sql`${sql.lit(before)} || ${sql.ref(column)} || ${sql.lit(after)}`;
  });
  return sql`line.account in (${sql.join(names)})`;
}
