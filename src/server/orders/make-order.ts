import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type MeterType, ORDER_KINDS, type OrderKind, type PriceListName, type Screen } from '#catalogues/orders.ts';
import type { Company } from '#catalogues/products/companies.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { firstState, isIn, UNPAID } from '#machines/settlement/settlement.ts';
import type { Schema } from '../db/schema.ts';
import { tooMany } from '../http/refusals.ts';
import { handOut, isLookedFor, openedElsewhere } from '../settlement/look-for.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import { firstWindow, type OrderRow, settleNow } from '../settlement/settle.ts';
import { traceparent } from '../tracing/tracing.ts';
import { type NotSold, soldByNone } from '../vending/ask-seller.ts';
import type { OpenDeps, Opener } from './opens.ts';

/** Who wants an order, and under which key; `body` is everything that the same key must bring again. */
export interface Wanted {
  readonly opener: Opener;
  readonly key: string;
  readonly body: readonly unknown[];
  /** What it is bought for, where that was named: the same key must name it again, whether it was named before or not. */
  readonly account?: string | undefined;
}

/** An order as the server has priced it; amounts in kobo. */
export interface Priced {
  readonly kind: OrderKind;
  readonly prefix: string;
  readonly provider?: string;
  readonly account: string;
  readonly accountName?: string;
  /** Of a meter that is postpaid; missing: it takes tokens. */
  readonly meterType?: MeterType;
  readonly package?: string;
  readonly priceList?: PriceListName | null;
  readonly screen?: Screen;
  readonly phone?: string | undefined;
  readonly estateId?: number;
  /** Who supplies the estate, where it has said so. */
  readonly company?: Company | null;
  /** Missing: the product's own. */
  readonly narration?: string;
  readonly serviceId?: number | null;
  readonly months?: number | null;
  /** What the months cost less than for an apartment that is occupied. */
  readonly reductionKobo?: number;
  readonly amountKobo: number;
  readonly feeKobo: number;
  /** What besides goes to what the meter owes. */
  readonly debtKobo?: number;
  readonly email: string;
  readonly customerName: string;
}

/** What pricing came to: an order, or the refusal that the call answers. */
export type Pricing<R> = { readonly priced: Priced } | { readonly refused: R };

/** An order whose widget can open, or why there is none. */
export type Made<R> =
  | { readonly order: OrderRow & { readonly widget: string } }
  | {
      readonly refused: R | typeof KEY_REUSED | typeof NO_PAYMENTS | NotSold | ReturnType<typeof tooMany>;
    };

/**
 * Make an order, tell the provider of it, and hand it over. The row with its unique key is committed before the provider
 * hears of it; the same key and body find the same order again, without being priced anew (MONEY, I7). Later on that is
 * counted as a new one would be: it is looked for anew. `mayBePaid` refuses one that was priced before and is not paid so far, where it
 * may not be paid any more.
 */
export async function makeOrder<R>(
  deps: OpenDeps,
  wanted: Wanted,
  price: () => Promise<Pricing<R>>,
  mayBePaid: (known: OrderRow) => Promise<{ readonly refused: R } | null> = async () => null,
): Promise<Made<R>> {
  const known = await byKey(deps.db, wanted);
  if (known !== undefined) {
    const asked = isSame(known, wanted) && isIn(known.state, UNPAID) ? await mayBePaid(known) : null;
    return asked ?? (await cannotBegin(deps, known)) ?? sameOrder(deps, known, wanted);
  }
  const pricing = await price();
  if ('refused' in pricing) {
    // Of several at once, one may have written the order after this one looked.
    const written = await byKey(deps.db, wanted);
    return written === undefined ? pricing : sameOrder(deps, written, wanted);
  }
  const made = (await insert(deps, deps.db, wanted, pricing.priced)) ?? (await byKey(deps.db, wanted));
  // Whoever reads the log would own the order if the key stood here.
  if (made === undefined) throw new Error('An order was not written: its id is taken.');
  return sameOrder(deps, made, wanted);
}

/**
 * The refusal of a window for an order that was priced before, where what it is for cannot be sold any more. A window that is open
 * stays open: what is paid in it is vended, or goes back.
 */
async function cannotBegin(deps: OpenDeps, order: OrderRow) {
  if (order.widget !== null && isLookedFor(deps, order)) return null;
  const refused = await soldByNone(deps, saleOf(order));
  return refused === null ? null : { refused };
}

/** What an order is for, as availability asks for it. */
export function saleOf({ kind, provider, company, amount_kobo: amountKobo }: OrderRow) {
  return { kind, provider, company, amountKobo } as const;
}

/** The order that was made under a key, whatever it was for. */
export function byKey(
  db: Kysely<Schema>,
  { opener, key }: Pick<Wanted, 'opener' | 'key'>,
): Promise<OrderRow | undefined> {
  const userId = userOf(opener);
  return db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Null: a visitor. */
const userOf = (opener: Opener): string | null => ('userId' in opener ? opener.userId : null);

async function sameOrder(deps: OpenDeps, order: OrderRow, wanted: Wanted) {
  if (!isSame(order, wanted)) return { refused: KEY_REUSED };
  // Nobody would hear of what is paid in a window of another provider.
  if (openedElsewhere(deps, order) !== null) return { refused: NO_PAYMENTS };
  const opened = order.widget === null ? await begin(deps, order) : await again(deps, order, wanted.opener);
  if (opened !== null && 'retryAfter' in opened) return { refused: tooMany(opened) };
  if (opened === null || opened.widget === null) return { refused: NO_PAYMENTS };
  deps.crash('C1');
  return { order: { ...opened, widget: opened.widget } };
}

/** The order, whose window may have been open long ago. */
async function again(deps: OpenDeps, order: OrderRow, opener: Opener) {
  if (isLookedFor(deps, order)) return order;
  return (await deps.opens.take(opener)) ?? handOut(deps, order.order_id);
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
    // Of many clicks at once another may have a window by now, which is the order's.
    const stands = await deps.db
      .selectFrom('orders')
      .selectAll()
      .where('order_id', '=', order.order_id)
      .executeTakeFirst();
    if (stands !== undefined && stands.widget !== null) return stands;
    deps.log('warn', { orderId: order.order_id, reason: begun.reason }, 'the payment provider took no order');
    return null;
  }
  const window = { widget: JSON.stringify(begun.widget), reference: begun.reference };
  const { order: opened } = await settleNow(deps, order.order_id, { type: 'OPEN', begun: window });
  if (opened.widget !== null) return opened;
  // It was found to be paid, or was given up, before its window was handed out.
  return deps.db
    .updateTable('orders')
    .set(firstWindow(window))
    .where('order_id', '=', order.order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** True when an order is what the key has brought before. */
export const isSame = (
  order: Pick<OrderRow, 'body_hash' | 'destination_account'>,
  { body, account }: Pick<Wanted, 'body' | 'account'>,
): boolean => order.body_hash === hash(body) && (account === undefined || account === order.destination_account);

/** Write the row of an order; undefined: its key or its id is taken. */
export function insert(
  deps: Pick<MoneyDeps, 'clock' | 'random' | 'pace'>,
  db: Kysely<Schema>,
  wanted: Wanted,
  priced: Priced,
): Promise<OrderRow | undefined> {
  const now = deps.clock();
  return db
    .insertInto('orders')
    .values({
      order_id: `${priced.prefix}-${deps.random.orderSuffix()}`,
      kind: priced.kind,
      user_id: userOf(wanted.opener),
      provider: priced.provider ?? null,
      destination_account: priced.account,
      account_name: priced.accountName ?? '',
      meter_type: priced.meterType ?? null,
      package: priced.package ?? null,
      price_list: priced.priceList ?? null,
      screen: priced.screen ?? null,
      phone: priced.phone ?? null,
      estate_id: priced.estateId ?? null,
      company: priced.company ?? null,
      service_id: priced.serviceId ?? null,
      months: priced.months ?? null,
      reduction_kobo: priced.reductionKobo ?? 0,
      amount_kobo: priced.amountKobo,
      fee_kobo: priced.feeKobo,
      debt_kobo: priced.debtKobo ?? 0,
      total_kobo: priced.amountKobo + priced.feeKobo + (priced.debtKobo ?? 0),
      currency: 'NGN',
      state: firstState,
      email: priced.email,
      customer_name: priced.customerName,
      narration: priced.narration ?? ORDER_KINDS[priced.kind].narration,
      idempotency_key: wanted.key,
      body_hash: hash(wanted.body),
      created_at: now,
      updated_at: now,
      next_probe_at: later(now, deps.pace.unpaidProbeMs),
      trace: traceparent(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

function hash(body: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

/** The refusal of a key that was used for something else. */
export const KEY_REUSED = {
  status: 422,
  data: { code: 'key-reused', message: 'This key was used for another purchase.' },
} as const;

const NO_PAYMENTS = { status: 503, data: { code: 'payments-unavailable', message: SENTENCES.serverBusy } } as const;
