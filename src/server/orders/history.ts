import type { Transaction } from 'kysely';
import { ESTATE_FEE_KOBO, TOKEN_DIGITS } from '#catalogues/limits.ts';
import { ORDER_KINDS } from '#catalogues/orders.ts';
import { formatUnits } from '#machines/kit/format.ts';
import { post } from '../billing/ledger.ts';
import type { Schema } from '../db/schema.ts';
import { type Random, randomDigits } from '../random.ts';
import { captureLines, deliveryLines } from '../settlement/records.ts';
import { ESTATE_PREFIX } from './open-order.ts';

/** A purchase of the past, delivered; amount in kobo, without the fee. */
export interface PastPurchase {
  readonly userId: string;
  readonly email: string;
  readonly customerName: string;
  readonly meterNumber: string;
  readonly estateId: number;
  readonly amountKobo: number;
  readonly at: Date;
}

// Accounts of its own: the sandbox's books know nothing of the past, and must agree with the ledger (MONEY, I20).
const VENDOR = 'history';
const PROVIDER = 'history';

/** Write a delivered order of the past, with its payment, token and postings; answers its order id. */
export async function insertHistoricOrder(
  trx: Transaction<Schema>,
  random: Random,
  past: PastPurchase,
): Promise<string> {
  const { narration } = ORDER_KINDS.power;
  const order = {
    order_id: `${ESTATE_PREFIX}-${random.orderSuffix()}`,
    kind: 'power',
    amount_kobo: past.amountKobo,
    fee_kobo: ESTATE_FEE_KOBO,
    total_kobo: past.amountKobo + ESTATE_FEE_KOBO,
  } as const;
  await trx
    .insertInto('orders')
    .values({
      ...order,
      user_id: past.userId,
      destination_account: past.meterNumber,
      estate_id: past.estateId,
      currency: 'NGN',
      state: 'fulfilled',
      email: past.email,
      customer_name: past.customerName,
      narration,
      idempotency_key: order.order_id,
      body_hash: '',
      created_at: past.at,
      updated_at: past.at,
      captured_at: past.at,
    })
    .execute();
  await trx
    .insertInto('payments')
    .values({
      order_id: order.order_id,
      provider: PROVIDER,
      reference: random.uuid(),
      amount_kobo: order.total_kobo,
      currency: 'NGN',
      merchant_id: 'history',
      recorded_at: past.at,
    })
    .execute();
  const token = randomDigits(random, TOKEN_DIGITS);
  const units = formatUnits(past.amountKobo);
  await trx
    .insertInto('tokens')
    .values({ order_id: order.order_id, token, units, vendor: VENDOR, delivered_at: past.at })
    .execute();
  const posting = { orderId: order.order_id, narration, at: past.at };
  await post(trx, { ...posting, kind: 'captured', entries: captureLines(PROVIDER, order.order_id, order.total_kobo) });
  await post(trx, { ...posting, kind: 'delivered', entries: deliveryLines(order) });
  return order.order_id;
}
