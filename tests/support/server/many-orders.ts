import { type Kysely, sql } from 'kysely';
import type { OrderState } from '#catalogues/orders.ts';
import type { Schema } from '#src/server/db/schema.ts';
import { METERS, RESIDENT } from '../../faults/support/fixtures.ts';

/** Orders that are written at once; the n-th of them, from 1, is named and aged by the statement itself. */
interface Many {
  readonly count: number;
  readonly state: OrderState;
  /** When the newest was made; each one before it was made so many ms earlier. */
  readonly last: Date;
  readonly apartMs: number;
  /** When they are due: SQL over `n`, for example `now()`. */
  readonly due: Date;
}

/** The id of the n-th of them. */
export const manyId = (n: number): string => `POWER-${String(n).padStart(16, '0')}`;

/** Write many orders of power of the resident, with what the sandbox provider has of them, as if their windows had been handed out. */
export async function writeOrders(db: Kysely<Schema>, { count, state, last, apartMs, due }: Many): Promise<void> {
  const made = sql`${last}::timestamptz - (${count}::int - n) * ${apartMs}::float8 * interval '1 millisecond'`;
  const id = sql`'POWER-' || lpad(n::text, 16, '0')`;
  const paid = state === 'pending' || state === 'captured' ? made : sql`null`;
  const widget = JSON.stringify({ provider: 'sandbox' });
  await sql`insert into orders (order_id, kind, user_id, destination_account, estate_id, amount_kobo, fee_kobo, total_kobo,
      currency, state, email, customer_name, narration, idempotency_key, body_hash, widget, created_at, updated_at,
      captured_at, next_probe_at)
    select ${id}, 'power', ${RESIDENT.id}, ${METERS.plain}, ${RESIDENT.estate?.id}, 500000, 5000, 505000,
      'NGN', ${state}, ${RESIDENT.email}, 'Amaka Eze', 'Electricity Topup', 'many-' || n, 'many', ${widget}, ${made}, ${made},
      ${paid}, ${due}::timestamptz
    from generate_series(1, ${count}::int) as n`.execute(db);
  await sql`insert into sandbox_payments (order_id, merchant_id, amount_kobo, currency, name, email, narration, status)
    select order_id, 'TEST5f2c81d7.0001', total_kobo, 'NGN', customer_name, email, narration, 'open'
    from orders where idempotency_key like 'many-%'`.execute(db);
}
