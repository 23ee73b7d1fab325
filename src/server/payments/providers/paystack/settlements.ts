import { z } from 'zod';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { askJson, type Book, type Line } from '../../../http-client.ts';
import type { Payout, PayoutLine } from '../../port.ts';
import { dataOf, feeOf, id, orderOf, PAGE, reasonOf, received, type Transaction, transaction } from './wire.ts';

/** What each status of a settlement says of the money. */
export const SETTLEMENT_STATUSES: Readonly<Record<string, Payout['status']>> = {
  success: 'paid',
  processing: 'under-way',
  pending: 'under-way',
  failed: 'failed',
};

const settlement = z.object({
  id,
  status: z.string(),
  total_processed: z.int(),
  total_fees: z.int(),
  effective_amount: z.int(),
  settlement_date: z.coerce.date().nullish(),
  createdAt: z.coerce.date(),
});
type Settlement = z.output<typeof settlement>;

/** What was paid out to the merchant's own bank, each with its payments. What was taken off stands in no list: it is a sum. */
export async function* paystackSettlements(line: Line, from: Date, to: Date): Book<Payout> {
  // Whatever goes to a subaccount is somebody else's.
  const asked = { from: from.toISOString(), to: to.toISOString(), subaccount: 'none' };
  const seen = new Set<string>();
  for await (const page of pages(line, '/settlement', asked, settlement)) {
    if (typeof page === 'string') return yield { kind: 'unread', reason: page };
    const records: Payout[] = [];
    for (const one of page.filter(({ id }) => !seen.has(id))) {
      seen.add(one.id);
      const paid = await paymentsOf(line, one);
      if (typeof paid === 'string') return yield { kind: 'unread', reason: paid };
      records.push(payoutOf(one, paid));
    }
    yield { kind: 'page', records: records.filter(({ at }) => at >= from && at < to) };
  }
}

async function paymentsOf(line: Line, { id: settled }: Settlement): Promise<readonly Transaction[] | string> {
  const paid = new Map<string, Transaction>();
  for await (const page of pages(line, `/settlement/${encodeURIComponent(settled)}/transactions`, {}, transaction)) {
    if (typeof page === 'string') return page;
    for (const one of page) paid.set(one.id, one);
  }
  return [...paid.values()];
}

/** A fee that the payer bore on top of the price is neither in what we captured nor a cost of ours. */
function payoutOf(one: Settlement, paid: readonly Transaction[]): Payout {
  const { total_processed: processed, total_fees: fees, effective_amount: paidKobo, createdAt: at } = one;
  const onTop = paid.reduce((sum, payment) => sum + payment.amount - received(payment), 0);
  const status =
    (Object.hasOwn(SETTLEMENT_STATUSES, one.status) ? SETTLEMENT_STATUSES[one.status] : null) ?? 'under-way';
  return {
    id: one.id,
    status,
    amountKobo: processed - onTop,
    feeKobo: fees - onTop,
    deductedKobo: processed - fees - paidKobo,
    paidKobo,
    at,
    bankDay: status === 'paid' ? dayInLagos(one.settlement_date ?? at) : null,
    lines: paid.map((payment) => lineOf(payment, at)),
  };
}

function lineOf(payment: Transaction, at: Date): PayoutLine {
  const { reference } = payment;
  const amountKobo = received(payment);
  const feeKobo = feeOf(payment) ?? 0;
  return { kind: 'capture', orderId: orderOf(reference), reference, amountKobo, feeKobo, at: payment.paid_at ?? at };
}

/** The rows of a list, a page at a time; why they could not be read to their end. */
async function* pages<T>(
  line: Line,
  path: string,
  asked: Readonly<Record<string, string>>,
  row: z.ZodType<T>,
): AsyncGenerator<readonly T[] | string> {
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ ...asked, perPage: String(PAGE), page: String(page) });
    const answer = await askJson(line, 'GET', `${path}?${query}`);
    const listed = dataOf(answer, z.array(row));
    if (listed === null) return yield reasonOf(answer);
    yield listed;
    if (listed.length < PAGE) return;
  }
}
