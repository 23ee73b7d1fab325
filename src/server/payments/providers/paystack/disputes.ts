import { z } from 'zod';
import { askJson, type Line } from '../../../http-client.ts';
import type { Chargeback, PaymentQuestion } from '../../port.ts';
import { dataOf, id, PAGE, REFUND_STATUSES, type Refund, refund, transaction } from './wire.ts';

/** What each status of a dispute says; how a resolved one ended is told by its resolution, or by its refund. */
export const DISPUTE_STATUSES: Readonly<Record<string, 'open' | 'ended'>> = {
  'awaiting-merchant-feedback': 'open',
  'awaiting-bank-feedback': 'open',
  pending: 'open',
  resolved: 'ended',
};

/** What each resolution says of one that is resolved. Of one that the merchant declined the bank decided: its refund tells. */
export const RESOLUTIONS: Readonly<Record<string, 'lost' | 'by its refund'>> = {
  'merchant-accepted': 'lost',
  'auto-accepted': 'lost',
  declined: 'by its refund',
};

const dispute = z.object({
  id,
  status: z.string(),
  resolution: z.string().nullish(),
  refund_amount: z.int().nonnegative().nullish(),
  transaction: z.object({ id, reference: z.string(), amount: z.int().nonnegative() }),
  dueAt: z.coerce.date().nullish(),
});

type Dispute = z.output<typeof dispute>;

/**
 * The disputes of one payment; null: no answer to go by. One that was accepted is lost, though its refund may take days; of any other
 * that is resolved the refund that bears its number decides, and as long as that cannot be said it stays open.
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
  const back = refunds.filter((one) => one.transaction === payment.id);
  const said: Chargeback[] = [];
  for (const one of ours) {
    const stands = Object.hasOwn(DISPUTE_STATUSES, one.status) ? DISPUTE_STATUSES[one.status] : undefined;
    if (stands === undefined) return null;
    const status = stands === 'open' ? 'open' : endOf(one, back);
    // Of one that ended for the merchant nothing is refunded: what was disputed is told then.
    const amountKobo = one.refund_amount || one.transaction.amount;
    said.push({ id: one.id, amountKobo, status, dueAt: one.dueAt ?? null });
  }
  return said;
}

/** How one that is resolved ended, by what went back of its payment. */
function endOf({ id, resolution, refund_amount: kobo }: Dispute, refunds: readonly Refund[]): Chargeback['status'] {
  if (kobo === 0) return 'won';
  const says = resolution == null ? 'by its refund' : Object.hasOwn(RESOLUTIONS, resolution) && RESOLUTIONS[resolution];
  if (says === 'lost') return 'lost';
  if (says !== 'by its refund') return 'open';
  const own = refunds.filter((one) => one.dispute === id);
  if (own.some(({ status }) => statusOf(status) === 'accepted')) return 'lost';
  // One that is under way, or says nothing of a dispute, may yet be its own.
  const maybe = refunds.some(({ dispute }) => dispute === undefined);
  return own.length > 0 || maybe ? 'open' : 'won';
}

const statusOf = (status: string) => (Object.hasOwn(REFUND_STATUSES, status) ? REFUND_STATUSES[status] : undefined);
