import { z } from 'zod';
import { askJson, type Line } from '../../../http-client.ts';
import type { PayerAccount, RefundAnswer, RefundRequest } from '../../port.ts';
import { type ListedRefund, refundOnce } from '../../refund-once.ts';
import { bankId } from './holders.ts';
import { dataOf, errorOf, PAGE, REFUND_STATUSES, type Refund, reasonOf, refund, transaction } from './wire.ts';

/** Give money back, by the reference of its transaction. */
export async function giveBack(line: Line, clock: () => Date, request: RefundRequest): Promise<RefundAnswer> {
  const { reference, amountKobo, key } = request;
  const found = await askJson(line, 'GET', `/transaction/verify/${encodeURIComponent(reference)}`);
  const payment = dataOf(found, transaction);
  if (payment === null) {
    const reason = reasonOf(found);
    return { kind: errorOf(found) === 'not-found' ? 'refused' : 'unknown', reason };
  }
  return refundOnce(request, clock(), {
    list: () => refundsOf(line, payment.id),
    send: (id, account) => sendTo(line, id, payment.currency, account),
    ask: async () => {
      const answer = await askJson(line, 'POST', '/refund', {
        transaction: reference,
        amount: String(amountKobo),
        currency: payment.currency,
        merchant_note: key,
      });
      const made = dataOf(answer, refund);
      if (made !== null) return listedAs(made);
      return { kind: errorOf(answer) === 'refused' ? 'refused' : 'unknown', reason: reasonOf(answer) };
    },
  });
}

const listedAs = ({ id, amount, status }: Refund): ListedRefund => {
  const kind = (Object.hasOwn(REFUND_STATUSES, status) ? REFUND_STATUSES[status] : undefined) ?? 'unknown';
  return { id, amountKobo: amount, status, kind };
};

/** The refunds of a transaction; why they could not be read to their end. */
async function refundsOf(line: Line, transactionId: string): Promise<readonly ListedRefund[] | string> {
  const query = new URLSearchParams({ transaction: transactionId, perPage: String(PAGE) });
  const answer = await askJson(line, 'GET', `/refund?${query}`);
  const listed = dataOf(answer, z.array(refund));
  if (listed === null) return reasonOf(answer);
  if (listed.length >= PAGE) return 'more refunds than a page has';
  return listed.filter((one) => one.transaction === transactionId).map(listedAs);
}

/** Has a refund that waits for it go to the payer's account. */
async function sendTo(line: Line, id: string, currency: string, account: PayerAccount): Promise<RefundAnswer> {
  const bank = await bankId(line, account.bank);
  if (typeof bank !== 'string') return bank;
  const answer = await askJson(line, 'POST', `/refund/retry_with_customer_details/${encodeURIComponent(id)}`, {
    refund_account_details: { currency, account_number: account.accountNumber, bank_id: bank },
  });
  const made = dataOf(answer, refund);
  if (made !== null) {
    const { kind } = listedAs(made);
    return kind === 'accepted' ? { kind, refundReference: made.id } : { kind: 'pending' };
  }
  // 422 says that it does not wait any more: the next look reads what became of it.
  const definite = answer?.status === 400 && errorOf(answer) === 'refused';
  return { kind: definite ? 'refused' : 'unknown', reason: reasonOf(answer) };
}
