import { z } from 'zod';
import { askJson, type Line } from '../../../http-client.ts';
import type { RefundAnswer, RefundRequest } from '../../port.ts';
import { dataOf, errorOf, PAGE, REFUND_STATUSES, type Refund, reasonOf, refund, transaction } from './wire.ts';

/** How long after it was asked for a refund may be missing in the list, ms. */
const SETTLE_MS = 60_000;

/**
 * Give money back. There is no key that makes a repeat harmless: the refunds of the transaction are read before each request, and
 * while there is one that may still go through, whoever asked for it, none is asked for.
 */
export async function giveBack(line: Line, clock: () => Date, request: RefundRequest): Promise<RefundAnswer> {
  const { reference, amountKobo, key, askedAt } = request;
  const found = await askJson(line, 'GET', `/transaction/verify/${encodeURIComponent(reference)}`);
  const payment = dataOf(found, transaction);
  if (payment === null) {
    const reason = reasonOf(found);
    return { kind: errorOf(found) === 'not-found' ? 'refused' : 'unknown', reason };
  }
  const listed = await refundsOf(line, payment.id);
  if (typeof listed === 'string') return { kind: 'unknown', reason: listed };
  const known = standing(listed, amountKobo);
  if (known !== null) return known;
  const since = askedAt === null ? Number.POSITIVE_INFINITY : Math.abs(clock().getTime() - askedAt.getTime());
  if (since < SETTLE_MS) return { kind: 'unknown', reason: 'asked for a moment ago, and not listed yet' };
  const answer = await askJson(line, 'POST', '/refund', {
    transaction: reference,
    amount: String(amountKobo),
    currency: payment.currency,
    merchant_note: key,
  });
  const made = dataOf(answer, refund);
  if (made !== null) return standing([made], amountKobo) ?? { kind: 'unknown', reason: 'another refund was made' };
  return { kind: errorOf(answer) === 'refused' ? 'refused' : 'unknown', reason: reasonOf(answer) };
}

/** What the refunds of a transaction come to; null: there is none. */
function standing(refunds: readonly Refund[], wantedKobo: number): RefundAnswer | null {
  const said = (kind: RefundAnswer['kind']) => refunds.filter(({ status }) => kindOf(status) === kind);
  const done = said('accepted');
  const [last] = done;
  const doneKobo = done.reduce((sum, { amount }) => sum + amount, 0);
  if (last !== undefined && doneKobo >= wantedKobo) return { kind: 'accepted', refundReference: last.id };
  const [waiting] = said('needs-details');
  if (waiting !== undefined) return { kind: 'needs-details', reason: `refund ${waiting.id}` };
  if (said('pending').length > 0) return { kind: 'pending' };
  const [strange] = said('unknown');
  if (strange !== undefined)
    return { kind: 'unknown', reason: `refund ${strange.id} is ${strange.status}`.slice(0, 200) };
  const [failed] = said('refused');
  if (failed !== undefined) return { kind: 'refused', reason: `refund ${failed.id} failed` };
  return last === undefined ? null : { kind: 'refused', reason: `refund ${last.id} gave back a part` };
}

const kindOf = (status: string): RefundAnswer['kind'] =>
  (Object.hasOwn(REFUND_STATUSES, status) ? REFUND_STATUSES[status] : undefined) ?? 'unknown';

/** The refunds of a transaction; why they could not be read to their end. */
async function refundsOf(line: Line, transactionId: string): Promise<readonly Refund[] | string> {
  const query = new URLSearchParams({ transaction: transactionId, perPage: String(PAGE) });
  const answer = await askJson(line, 'GET', `/refund?${query}`);
  const listed = dataOf(answer, z.array(refund));
  if (listed === null) return reasonOf(answer);
  if (listed.length >= PAGE) return 'more refunds than a page has';
  return listed.filter((one) => one.transaction === transactionId);
}
