import type { Desk } from './rows.ts';
import { due, sumOf } from './settlements.ts';
import { sharesOf } from './subaccounts.ts';

/** What the checks hold the portal's books against; kobo. */
export function booksOf(desk: Desk): Readonly<Record<string, unknown>> {
  const refundsOf = (id: string) =>
    desk.refunds.all('transactionId', id).filter(({ status }) => status === 'processed');
  const transactions = desk.transactions.all().map((row) => ({
    reference: row.reference,
    id: row.id,
    status: row.status,
    channel: row.channel,
    requestedKobo: row.requested,
    capturedKobo: row.paidAt === null ? 0 : row.amount,
    feesKobo: row.fees ?? 0,
    subaccount: row.split?.code ?? null,
    subaccountKobo:
      row.paidAt === null || row.split === null ? 0 : sharesOf(row.amount, row.fees ?? 0, row.split).subaccount,
    refundedKobo: sumOf(refundsOf(row.id).map(({ amount }) => amount)),
    settlementId: row.settlementId,
  }));
  const paidOut = desk.settlements.all('status', 'success');
  return {
    capturedKobo: sumOf(transactions.map(({ capturedKobo }) => capturedKobo)),
    feesKobo: sumOf(transactions.map(({ feesKobo }) => feesKobo)),
    refundedKobo: sumOf(transactions.map(({ refundedKobo }) => refundedKobo)),
    paidOutKobo: sumOf(paidOut.map(({ processed, fees, deductions }) => processed - fees - deductions)),
    dueKobo: due(desk, null).effective,
    transactions,
    refunds: desk.refunds.all().map(({ id, transactionId, amount, status, disputeId }) => ({
      ...{ id, transactionId, status, disputeId },
      amountKobo: amount,
    })),
    disputes: desk.disputes.all().map(({ id, transactionId, refundAmount, status, resolution }) => ({
      ...{ id, transactionId, status, resolution },
      amountKobo: refundAmount,
    })),
    transfers: desk.transfers.all().map(({ id, accountNumber, amount, outcome, reference }) => ({
      ...{ id, accountNumber, outcome, reference },
      amountKobo: amount,
    })),
    settlements: desk.settlements.all().map(({ id, subaccount, status, processed, fees, deductions }) => ({
      ...{ id, subaccount, status },
      ...{ processedKobo: processed, feesKobo: fees, deductionsKobo: deductions },
    })),
  };
}
