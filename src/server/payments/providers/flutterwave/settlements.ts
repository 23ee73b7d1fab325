import { z } from 'zod';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { askJson, type Book, type Line, type UnreadableLine } from '../../../http-client.ts';
import type { Payout, PayoutLine } from '../../port.ts';
import { daysOf, pages } from './lists.ts';
import { bodyOf, dataOf, id, kobo, koboRounded, reasonOf, received, type Transaction, transaction } from './wire.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What is paid out was paid so long before, at most; an older payment is looked up by itself. */
const PAID_WITHIN_MS = 7 * DAY_MS;

/** What each status of a settlement says of the money. */
export const SETTLEMENT_STATUSES: Readonly<Record<string, Payout['status']>> = {
  completed: 'paid',
  pending: 'under-way',
  failed: 'failed',
};

const settlement = z.object({
  id,
  status: z.string(),
  currency: z.string(),
  gross_amount: kobo,
  app_fee: koboRounded,
  merchant_fee: koboRounded.nullish(),
  stampduty_charge: koboRounded.nullish(),
  net_amount: kobo,
  due_date: z.coerce.date().nullish(),
  processed_date: z.coerce.date().nullish(),
  created_at: z.coerce.date(),
});
type Settlement = z.output<typeof settlement>;

const whole = z.object({
  transactions: z.array(z.object({ id, tx_ref: z.string(), charged_amount: kobo, settlement_amount: koboRounded })),
});

/** What was paid out to the merchant's bank, each with its payments. What was taken off for refunds and disputes is a sum. */
export async function* flutterwaveSettlements(line: Line, from: Date, to: Date): Book<Payout> {
  const paid = await paidSince(line, new Date(from.getTime() - PAID_WITHIN_MS), to);
  if (typeof paid === 'string') return yield { kind: 'unread', reason: paid };
  const seen = new Set<string>();
  for await (const page of pages(line, '/v3/settlements', daysOf(from, to), settlement)) {
    if (typeof page === 'string') return yield { kind: 'unread', reason: page };
    const records: Payout[] = [];
    const unreadable: UnreadableLine[] = [...page.unreadable];
    const fresh = page.rows.filter((one) => !seen.has(one.id) && one.currency === 'NGN');
    for (const one of fresh.filter(({ created_at: at }) => at >= from && at < to)) {
      seen.add(one.id);
      const payout = await payoutOf(line, one, paid);
      if (typeof payout === 'string') return yield { kind: 'unread', reason: payout };
      if ('reason' in payout) unreadable.push({ about: one.id, at: one.created_at, reason: payout.reason });
      else records.push(payout);
    }
    yield { kind: 'page', records, unreadable };
  }
}

/** What was paid in some days, by its id: lines of a settlement do not say what the order cost. */
async function paidSince(line: Line, from: Date, to: Date): Promise<Map<string, Transaction> | string> {
  const paid = new Map<string, Transaction>();
  const asked = { ...daysOf(from, to), status: 'successful' };
  for await (const page of pages(line, '/v3/transactions', asked, transaction)) {
    if (typeof page === 'string') return page;
    // One that cannot be read is looked up by itself where a payout pays it.
    for (const one of page.rows) paid.set(one.id, one);
  }
  return paid;
}

/** A payout of which something could not be read, so that nothing of it is booked. */
interface Unreadable {
  readonly reason: string;
}

/** A payout with its lines, or why it could not be read; a text where there was no answer to go by. */
async function payoutOf(
  line: Line,
  one: Settlement,
  paid: Map<string, Transaction>,
): Promise<Payout | Unreadable | string> {
  const answer = await askJson(line, 'GET', `/v3/settlements/${encodeURIComponent(one.id)}`);
  const told = dataOf(answer, whole);
  if (told === null) return bodyOf(answer, z.object({})) ? { reason: 'its payments cannot be read' } : reasonOf(answer);
  const lines: PayoutLine[] = [];
  // A fee that the payer bore on top of the price is neither in what we captured nor a cost of ours.
  let onTop = 0;
  for (const { id, tx_ref: orderId, charged_amount: charged, settlement_amount: settled } of told.transactions) {
    const payment = paid.get(id) ?? (await lookUp(line, id));
    if (typeof payment === 'string' || 'reason' in payment) return payment;
    const amountKobo = received(payment);
    onTop += charged - amountKobo;
    lines.push({
      ...{ kind: 'capture', orderId, reference: id, amountKobo },
      ...{ feeKobo: amountKobo - settled, at: payment.created_at },
    });
  }
  const fees = one.app_fee + (one.merchant_fee ?? 0) + (one.stampduty_charge ?? 0);
  const status =
    (Object.hasOwn(SETTLEMENT_STATUSES, one.status) ? SETTLEMENT_STATUSES[one.status] : undefined) ?? 'under-way';
  const sent = one.processed_date ?? one.due_date ?? one.created_at;
  return {
    ...{ id: one.id, status, lines },
    amountKobo: one.gross_amount - onTop,
    feeKobo: fees - onTop,
    deductedKobo: one.gross_amount - fees - one.net_amount,
    paidKobo: one.net_amount,
    at: one.created_at,
    bankDay: status === 'paid' ? dayInLagos(sent) : null,
  };
}

async function lookUp(line: Line, id: string): Promise<Transaction | Unreadable | string> {
  const answer = await askJson(line, 'GET', `/v3/transactions/${encodeURIComponent(id)}/verify`);
  const payment = dataOf(answer, transaction);
  if (payment !== null) return payment;
  return bodyOf(answer, z.object({})) ? { reason: `payment ${id} cannot be read` } : reasonOf(answer);
}
