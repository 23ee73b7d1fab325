import type { Kysely } from 'kysely';
import { ORDER_KINDS } from '#catalogues/orders.ts';
import { formatUnits } from '#machines/kit/format.ts';
import type { Receipt } from '#src/receipt/receipt.ts';
import type { Schema } from '../db/schema.ts';

/** A receipt as the order's own rows tell it; who helps is the installation's to add. */
export type OrderReceipt = Omit<Receipt, 'supportEmail' | 'supportPhone'>;

/** The payment's code on a receipt (S2 section 4): what is going back to the card is no approved payment. */
const APPROVED = '00';
const RETURNED = 'returned';

/**
 * Reads one order's receipt; 'not-found' when there is no such order of this person's (null: of nobody's), 'not-paid'
 * where nothing was captured.
 */
export async function readReceipt(
  db: Kysely<Schema>,
  { orderId, userId }: { orderId: string; userId: string | null },
): Promise<OrderReceipt | 'not-found' | 'not-paid'> {
  const order = await db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.order_id')
    .leftJoin('tokens', 'tokens.order_id', 'orders.order_id')
    .leftJoin('estates', 'estates.id', 'orders.estate_id')
    .selectAll('orders')
    .select(['payments.reference', 'payments.recorded_at', 'tokens.token', 'tokens.units', 'estates.name as estate'])
    .where('orders.order_id', '=', orderId)
    .where('orders.user_id', 'is not distinct from', userId)
    .executeTakeFirst();
  if (order === undefined) return 'not-found';
  if (order.reference === null || order.recorded_at === null) return 'not-paid';
  const returned = order.state === 'refund_due' || order.state === 'refunded';
  return {
    transactionId: order.reference,
    code: returned ? RETURNED : APPROVED,
    orderId: order.order_id,
    estate: order.estate ?? ORDER_KINDS[order.kind].narration,
    customer: order.customer_name,
    email: order.email,
    meterNumber: order.meter_number,
    amountKobo: order.amount_kobo,
    feeKobo: order.fee_kobo,
    totalKobo: order.total_kobo,
    units: order.units ?? formatUnits(order.total_kobo - order.fee_kobo),
    token: order.token,
    paidAt: (order.captured_at ?? order.recorded_at).toISOString(),
  };
}
