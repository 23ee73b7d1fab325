import { type Kysely, sql } from 'kysely';
import type { OrderKind, OrderState } from '#catalogues/orders.ts';
import type { Schema } from '#src/server/db/schema.ts';
import { systemRandom } from '#src/server/random.ts';

/** An order as a test wants it; kobo, the fee included. */
export interface Payment {
  readonly kind: OrderKind;
  readonly state: OrderState;
  readonly at: string;
  readonly kobo?: number;
  readonly meter?: string;
  readonly serviceId?: number;
  readonly token?: string;
  /** Missing: of no estate. */
  readonly estateId?: number;
}

const FEE_KOBO = 5_000;

/** Write an order as it stands in the end; answers its id. */
export async function writePayment(db: Kysely<Schema>, userId: string, payment: Payment): Promise<string> {
  const order_id = `POWER-${systemRandom.orderSuffix()}`;
  const total_kobo = payment.kobo ?? 505_000;
  const at = new Date(payment.at);
  await db
    .insertInto('orders')
    .values({
      order_id,
      kind: payment.kind,
      user_id: userId,
      destination_account: payment.meter ?? '45012345678',
      service_id: payment.serviceId ?? null,
      estate_id: payment.estateId ?? null,
      amount_kobo: total_kobo - FEE_KOBO,
      fee_kobo: FEE_KOBO,
      total_kobo,
      currency: 'NGN',
      state: payment.state,
      email: 'amaka@palmcourt.example',
      customer_name: 'Amaka Eze',
      narration: 'Services Payment',
      idempotency_key: order_id,
      body_hash: '',
      created_at: at,
      updated_at: at,
    })
    .execute();
  if (payment.token !== undefined) {
    const row = { order_id, token: payment.token, units: '27.78', vendor: 'sandbox', delivered_at: at };
    await db.insertInto('tokens').values(row).execute();
  }
  return order_id;
}

/** States that so many orders run through in turn. */
const STATES: readonly OrderState[] = [
  'fulfilled',
  'fulfilled',
  'failed',
  'pending',
  'abandoned',
  'refunded',
  'opened',
];

/** Many orders at once. */
export interface Many {
  readonly rows: number;
  readonly last: string;
  readonly prefix: string;
  readonly kind?: OrderKind;
  readonly estateId?: number | null;
}

/** Write many orders an hour apart, the newest at `last`; their amounts differ. Those of delivered power have tokens. */
export async function writeMany(
  db: Kysely<Schema>,
  userId: string,
  { rows, last, prefix, kind = 'power', estateId = null }: Many,
): Promise<void> {
  await sql`
    insert into orders (order_id, kind, user_id, estate_id, destination_account, amount_kobo, fee_kobo, total_kobo, currency, state,
      email, customer_name, narration, idempotency_key, body_hash, created_at, updated_at)
    select ${prefix}::text || '-' || lpad(n::text, 12, '0'), ${kind}::text, ${userId}::uuid, ${estateId}::integer, '45012345678',
      30000 + n, ${FEE_KOBO}, 35000 + n, 'NGN', (${STATES}::text[])[1 + n % ${STATES.length}::int], 'many@palmcourt.example',
      'Amaka Eze', 'Electricity Topup', ${prefix}::text || n, '', at, at
    from generate_series(1, ${rows}::int) as n, lateral (select ${last}::timestamptz - n * interval '1 hour' as at) as hour
  `.execute(db);
  if (kind !== 'power') return;
  await sql`
    insert into tokens (order_id, token, units, vendor, delivered_at)
    select order_id, lpad(total_kobo::text, 20, '7'), '2.00', 'sandbox', created_at
    from orders where order_id like ${`${prefix}-%`} and state = 'fulfilled'`.execute(db);
}

/** The id of a demonstration account. */
export async function idOf(db: Kysely<Schema>, email: string): Promise<string> {
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
}

/** The id of a demonstration account whose past belongs to nobody any more. */
export async function withoutPast(db: Kysely<Schema>, email: string): Promise<string> {
  const id = await idOf(db, email);
  await db.updateTable('orders').set({ user_id: null }).where('user_id', '=', id).execute();
  return id;
}
