import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { delivered } from '../billing/paid.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refusal } from '../http/refusals.ts';
import { DELIVERY_COLUMNS, toDelivered, tokensOf } from '../vending/delivery.ts';

/** So many deliveries are listed, the newest: older ones stand in the history. */
const MOST_LISTED = 50;

type Told = Extract<CallAnswer<'myTokens'>, { status: 200 }>['data']['deliveries'][number];

/** Whose tokens: those of the signed-in person, and those of visitors' orders whose keys they hold. */
interface Owner {
  readonly userId: string | null;
  readonly orders: readonly { readonly orderId: string; readonly key: string }[];
}

/** The newest own deliveries of tokens. A key opens only an order of nobody who signs in. */
export async function myTokens(db: Kysely<Schema>, owner: Owner): Promise<CallAnswer<'myTokens'>> {
  return { status: 200, data: { deliveries: await deliveriesOf(db, owner) } };
}

/** Ticks tokens of one own order as loaded, or takes that back. What was not delivered for it is not found, nor is another's. */
export async function markLoaded(
  deps: { readonly db: Kysely<Schema>; readonly clock: () => Date },
  userId: string | null,
  { orderId, key, digits, loaded }: CallTaken<'markLoaded'>,
): Promise<CallAnswer<'markLoaded'>> {
  const { db, clock } = deps;
  const find = () => deliveriesOf(db, { userId, orders: key === undefined ? [] : [{ orderId, key }] }, orderId);
  const [found] = await find();
  const given = new Set(found?.tokens.map((token) => token.digits));
  if (!digits.every((one) => given.has(one))) return { status: 404, data: refusal('order-not-found') };
  if (loaded) {
    const loaded_at = clock();
    await db
      .insertInto('token_loads')
      .values(digits.map((one) => ({ order_id: orderId, digits: one, loaded_at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db.deleteFrom('token_loads').where('order_id', '=', orderId).where('digits', 'in', digits).execute();
  }
  const [now] = await find();
  return now === undefined ? { status: 404, data: refusal('order-not-found') } : { status: 200, data: now };
}

async function deliveriesOf(db: Kysely<Schema>, { userId, orders }: Owner, orderId?: string): Promise<Told[]> {
  if (userId === null && orders.length === 0) return [];
  const rows = await delivered(db)
    .innerJoin('tokens', 'tokens.order_id', 'orders.order_id')
    .where('tokens.token', 'is not', null)
    .$if(orderId !== undefined, (query) => query.where('orders.order_id', '=', orderId ?? ''))
    .where((where) =>
      where.or([
        ...(userId === null ? [] : [where('orders.user_id', '=', userId)]),
        ...orders.map((order) =>
          where.and([
            where('orders.user_id', 'is', null),
            where('orders.order_id', '=', order.orderId),
            where('orders.idempotency_key', '=', order.key),
          ]),
        ),
      ]),
    )
    .select(['orders.order_id', 'orders.kind', 'orders.provider', 'orders.destination_account', 'orders.captured_at'])
    .select(['tokens.delivered_at', ...DELIVERY_COLUMNS])
    .orderBy('tokens.delivered_at', 'desc')
    .orderBy('orders.order_id')
    .limit(MOST_LISTED)
    .execute();
  const ids = rows.map((row) => row.order_id);
  const loads =
    ids.length === 0 ? [] : await db.selectFrom('token_loads').selectAll().where('order_id', 'in', ids).execute();
  const loadedAt = (order: string, digits: string) =>
    loads.find((one) => one.order_id === order && one.digits === digits)?.loaded_at.toISOString() ?? null;
  return rows.map((row) => ({
    orderId: row.order_id,
    kind: row.kind,
    provider: row.provider,
    meterNumber: row.destination_account,
    units: row.units ?? '',
    paidAt: (row.captured_at ?? row.delivered_at).toISOString(),
    tokens: tokensOf(toDelivered(row)).map((token) => ({ ...token, loadedAt: loadedAt(row.order_id, token.digits) })),
  }));
}
