import { createHash } from 'node:crypto';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ESTATE_FEE_KOBO, KOBO_PER_NAIRA, POWER_AMOUNT_KOBO } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ORDER_KINDS } from '#catalogues/orders.ts';
import { SENTENCES } from '#catalogues/sentences.ts';
import { firstState } from '#machines/settlement/settlement.ts';
import type { Person } from '../accounts/person.ts';
import { arrears } from '../billing/arrears.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import { type OrderRow, settle } from '../settlement/settle.ts';
import { openedAnswer } from './order-answer.ts';

/** A purchase as a face asks for it; `amount` in naira. */
export interface Wish {
  readonly key: string;
  readonly type: 'power_vending';
  readonly amount: number;
}

type Answer = CallAnswer<'openOrder'>;

/**
 * Make and price an order, tell the provider of it, and answer what its widget is begun with. The row with its unique
 * key is committed before the provider hears of it; the same key and body answer the same order (MONEY, I7).
 */
export async function openOrder(deps: MoneyDeps, person: Person, wish: Wish): Promise<Answer> {
  const estate = person.estate?.name ?? '';
  const known = await byKey(deps, person, wish.key);
  if (known !== undefined) return sameOrder(deps, known, wish, estate);
  const refused = await refusal(deps, person, wish);
  if (refused !== null) return refused;
  const made = (await insert(deps, person, wish)) ?? (await byKey(deps, person, wish.key));
  if (made === undefined) throw new Error(`The order of key ${wish.key} was not written.`);
  return sameOrder(deps, made, wish, estate);
}

function byKey(deps: MoneyDeps, person: Person, key: string): Promise<OrderRow | undefined> {
  return deps.db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', person.id)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

async function sameOrder(deps: MoneyDeps, order: OrderRow, wish: Wish, estate: string): Promise<Answer> {
  if (order.body_hash !== hash(wish)) {
    return { status: 422, data: { code: 'key-reused', message: 'This key was used for another purchase.' } };
  }
  const opened = order.widget === null ? await begin(deps, order) : order;
  if (opened === null || opened.widget === null) {
    return { status: 503, data: { code: 'payments-unavailable', message: SENTENCES.serverBusy } };
  }
  deps.crash('C1');
  return { status: 200, data: openedAnswer({ ...opened, widget: opened.widget }, estate) };
}

async function begin(deps: MoneyDeps, order: OrderRow): Promise<OrderRow | null> {
  const begun = await deps.payments.begin({
    orderId: order.order_id,
    totalKobo: order.total_kobo,
    currency: order.currency,
    email: order.email,
    customerName: order.customer_name,
    narration: order.narration,
  });
  if (begun.kind === 'unavailable') {
    deps.log('warn', { orderId: order.order_id, reason: begun.reason }, 'the payment provider took no order');
    return null;
  }
  return deps.db.transaction().execute(async (trx) => {
    await settle(trx, deps, order.order_id, { type: 'OPEN' });
    // Of two that begin at once, both answer what was kept first.
    await trx
      .updateTable('orders')
      .set({ widget: JSON.stringify(begun.widget) })
      .where('order_id', '=', order.order_id)
      .where('widget', 'is', null)
      .execute();
    return trx.selectFrom('orders').selectAll().where('order_id', '=', order.order_id).executeTakeFirstOrThrow();
  });
}

async function refusal(deps: MoneyDeps, person: Person, wish: Wish): Promise<Answer | null> {
  const kobo = wish.amount * KOBO_PER_NAIRA;
  if (kobo < POWER_AMOUNT_KOBO.least) {
    return { status: 400, data: { code: 'amount-too-small', message: MESSAGES.amountTooSmall } };
  }
  if (kobo > POWER_AMOUNT_KOBO.most) {
    return { status: 400, data: { code: 'amount-too-large', message: SENTENCES.amountLarge } };
  }
  if (person.meterNumber === null || person.estate === null) return noMeter;
  if (!person.estate.active) {
    return { status: 403, data: { code: 'estate-inactive', message: 'Your estate cannot pay here at the moment.' } };
  }
  const owed = await arrears(deps.db, person.meterNumber);
  if (owed.blocked) return { status: 403, data: { code: 'arrears', message: MESSAGES.outstandingBlock } };
  const meter = await deps.vending.findMeter(person.meterNumber);
  if (meter.kind === 'not-found') return noMeter;
  if (meter.kind === 'unknown') return { status: 503, data: { code: 'vendor-silent', message: MESSAGES.pingFailed } };
  return null;
}

const noMeter = { status: 400, data: { code: 'meter-not-found', message: MESSAGES.meterNotFound } } as const;

function insert(deps: MoneyDeps, person: Person, wish: Wish): Promise<OrderRow | undefined> {
  const now = deps.clock();
  const amount = wish.amount * KOBO_PER_NAIRA;
  const product = ORDER_KINDS.power;
  return deps.db
    .insertInto('orders')
    .values({
      order_id: `${product.prefix}-${deps.random.orderSuffix()}`,
      kind: 'power',
      user_id: person.id,
      meter_number: person.meterNumber ?? '',
      estate_id: person.estate?.id ?? null,
      amount_kobo: amount,
      fee_kobo: ESTATE_FEE_KOBO,
      total_kobo: amount + ESTATE_FEE_KOBO,
      currency: 'NGN',
      state: firstState,
      email: person.email,
      customer_name: `${person.firstName} ${person.lastName}`.trim() || person.email,
      narration: product.narration,
      idempotency_key: wish.key,
      body_hash: hash(wish),
      created_at: now,
      updated_at: now,
      next_probe_at: later(now, deps.pace.unpaidProbeMs),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

function hash(wish: Wish): string {
  return createHash('sha256')
    .update(JSON.stringify([wish.type, wish.amount]))
    .digest('hex');
}
