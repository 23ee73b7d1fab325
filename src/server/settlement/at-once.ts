import { type Kysely, type RawBuilder, sql, type Transaction, type UpdateObject } from 'kysely';
import type { OrderState } from '#catalogues/orders.ts';
import { creditedAccount } from '../billing/credited-account.ts';
import { postingOf } from '../billing/ledger.ts';
import type { Schema } from '../db/schema.ts';
import { toRow } from '../vending/delivery.ts';
import type { Delivered } from '../vending/port.ts';
import { closing } from './cases.ts';
import { later, type MoneyDeps } from './money.ts';
import { captureLines, deliveryLines, ESTATE } from './records.ts';
import type { KnownPayment, OrderRow } from './settle.ts';

/**
 * Facts that are one statement each: it locks the order, looks whether the fact holds for the state that the order has by then, writes
 * what belongs to it, and moves the order. Nothing is written where it does not hold. A data base does in one what would be as many
 * round trips as there are tables, with the order locked all the while.
 */

/** How an order is changed, and out of which states alone. */
export interface Change {
  readonly orderId: string;
  readonly from: readonly OrderState[];
  readonly set: UpdateObject<Schema, 'orders'>;
  readonly at: Date;
}

type Deps = Pick<MoneyDeps, 'payments' | 'vending'>;

/** How long after a payment it is asked whether somebody paid again, where nobody told of it before, ms. */
const PAID_AGAIN_MS = 10 * 60_000;

/** Move an order, and write nothing else. Undefined: the fact does not hold. */
export async function move(db: Kysely<Schema>, { orderId, from, set }: Change): Promise<OrderRow | undefined> {
  return db
    .updateTable('orders')
    .set(set)
    .where('order_id', '=', orderId)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

/**
 * A payment pays one order. Undefined: the order is not one that can be paid, or the payment's reference has paid another (MONEY,
 * I10).
 */
export async function capture(
  trx: Kysely<Schema>,
  { payments }: Deps,
  change: Change,
  payment: KnownPayment & { readonly reference: string },
): Promise<OrderRow | undefined> {
  const { orderId, at } = change;
  const { reference, amountKobo, currency, merchantId, feeKobo } = payment;
  const lines = captureLines(payments.name, orderId, amountKobo, feeKobo ?? 0);
  const { rows } = await sql<OrderRow>`
    with held as (${held(change)}),
    done as (
      insert into payments (order_id, provider, reference, amount_kobo, currency, merchant_id, recorded_at)
      select order_id, ${payments.name}::text, ${reference}::text, ${amountKobo}::bigint, ${currency}::text,
        ${merchantId}::text, ${at}::timestamptz
      from held on conflict do nothing returning order_id
    ),
    looks as (
      insert into second_looks (order_id, paid_at, look_at)
      select order_id, ${at}::timestamptz, ${later(at, PAID_AGAIN_MS)}::timestamptz from done
    ),
    ${postingOf({ kind: 'captured', at, entries: lines })},
    closed as (${closing(at, ['unheard'])})
    ${moving(change)}`.execute(trx);
  return rows[0];
}

/** What a vendor says of a delivery, by the type of its column: all of it is written. */
const TYPES = {
  token: 'text',
  units: 'text',
  other_tokens: 'jsonb',
  tariff: 'text',
  vat_kobo: 'bigint',
  debt_kobo: 'bigint',
  receipt_no: 'text',
  vouchers: 'jsonb',
} satisfies Record<keyof ReturnType<typeof toRow>, string>;

/** What was delivered, and the sale or the credit of the meter's account. Undefined: the order is not one that is being delivered. */
export async function deliver(
  trx: Transaction<Schema>,
  { vending }: Deps,
  change: Change,
  order: OrderRow,
  delivered: Delivered,
): Promise<OrderRow | undefined> {
  const { at } = change;
  const credited = await creditedAccount(trx, order);
  const vendor = credited === null ? vending.name : ESTATE;
  const row = toRow(delivered);
  const told = Object.keys(TYPES) as (keyof typeof TYPES)[];
  const values = told.map((column) => sql`${row[column]}::${sql.raw(TYPES[column])}`);
  const { rows } = await sql<OrderRow>`
    with held as (${held(change)}),
    done as (
      insert into tokens (order_id, ${sql.join(told.map((column) => sql.ref(column)))}, vendor, delivered_at)
      select order_id, ${sql.join(values)}, ${vendor}::text, ${at}::timestamptz from held returning order_id
    ),
    ${postingOf({ kind: 'delivered', at, entries: deliveryLines(order, credited, vendor) })},
    closed as (${closing(at)})
    ${moving(change)}`.execute(trx);
  return rows[0];
}

/** The order, locked, where it is in a state that the fact is for: as it is once whoever had it locked is done. */
const held = ({ orderId, from }: Change): RawBuilder<unknown> => sql`
  select order_id, narration from orders where order_id = ${orderId} and state in (${sql.join(from)}) for update`;

/** The end of such a statement: the order is changed where `done` has it, and its cases are closed. */
function moving({ set }: Change): RawBuilder<unknown> {
  const columns = Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return sql`update orders set ${sql.join(columns)} from closed where orders.order_id = closed.order_id returning orders.*`;
}
