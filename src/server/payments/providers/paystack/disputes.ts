import { z } from 'zod';
import { askJson, type Line } from '../../../http-client.ts';
import type { Chargeback, PaymentQuestion } from '../../port.ts';
import { dataOf, id, PAGE, refund, transaction } from './wire.ts';

/** What each status of a dispute says; how a resolved one ended is told by its refund. */
export const DISPUTE_STATUSES: Readonly<Record<string, 'open' | 'ended'>> = {
  'awaiting-merchant-feedback': 'open',
  'awaiting-bank-feedback': 'open',
  pending: 'open',
  resolved: 'ended',
};

const dispute = z.object({
  id,
  status: z.string(),
  refund_amount: z.int().nonnegative().nullish(),
  transaction: z.object({ id, reference: z.string(), amount: z.int().nonnegative() }),
  dueAt: z.coerce.date().nullish(),
});

/**
 * The disputes of one payment; null: no answer to go by. A dispute says that it is resolved and not for whom: it was lost where money
 * of the payment went back, and as long as its refunds cannot be read it stays open.
 */
export async function paystackDisputes(
  line: Line,
  { orderId, reference }: PaymentQuestion,
): Promise<Chargeback[] | null> {
  const named = encodeURIComponent(reference ?? orderId);
  const payment = dataOf(await askJson(line, 'GET', `/transaction/verify/${named}`), transaction);
  if (payment === null) return null;
  const asked = new URLSearchParams({ transaction: payment.id, perPage: String(PAGE) });
  const listed = dataOf(await askJson(line, 'GET', `/dispute?${asked}`), z.array(dispute));
  if (listed === null || listed.length >= PAGE) return null;
  const ours = listed.filter((one) => one.transaction.id === payment.id);
  if (ours.length === 0) return [];
  const refunds = dataOf(await askJson(line, 'GET', `/refund?${asked}`), z.array(refund));
  if (refunds === null || refunds.length >= PAGE) return null;
  const back = refunds.filter((one) => one.transaction === payment.id && one.status === 'processed');
  const backKobo = back.reduce((sum, { amount }) => sum + amount, 0);
  const said: Chargeback[] = [];
  for (const one of ours) {
    const stands = Object.hasOwn(DISPUTE_STATUSES, one.status) ? DISPUTE_STATUSES[one.status] : undefined;
    if (stands === undefined) return null;
    const amountKobo = one.refund_amount ?? one.transaction.amount;
    const ended = backKobo >= amountKobo ? 'lost' : 'won';
    said.push({ id: one.id, amountKobo, status: stands === 'open' ? 'open' : ended, dueAt: one.dueAt ?? null });
  }
  return said;
}
