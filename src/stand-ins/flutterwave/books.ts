import { isHeld } from './chargebacks.ts';
import { isGone, stands } from './refunds.ts';
import type { Flutterwave } from './rows.ts';
import { unsettled } from './settlements.ts';

const total = (kobo: readonly number[]): number => kobo.reduce((sum, each) => sum + each, 0);

/** What the checks hold the portal's books against; kobo. */
export function booksOf(vendor: Flutterwave) {
  const refunds = vendor.refunds.all();
  const transactions = vendor.transactions.all().map((row) => {
    const paid = row.status === 'successful';
    const gone = refunds.filter((refund) => refund.transaction === row.id && isGone(refund));
    return {
      reference: row.txRef,
      id: row.id,
      status: row.status,
      channel: row.type,
      requestedKobo: row.amountKobo,
      capturedKobo: paid ? row.chargedKobo : 0,
      feesKobo: paid ? row.feeKobo + row.vatKobo : 0,
      refundedKobo: total(gone.map(({ amountKobo }) => amountKobo)),
      settlementId: row.settlement,
    };
  });
  const settlements = vendor.settlements.all();
  return {
    capturedKobo: total(transactions.map(({ capturedKobo }) => capturedKobo)),
    feesKobo: total(transactions.map(({ feesKobo }) => feesKobo)),
    refundedKobo: total(transactions.map(({ refundedKobo }) => refundedKobo)),
    paidOutKobo: total(settlements.filter(({ status }) => status === 'completed').map(({ netKobo }) => netKobo)),
    dueKobo: unsettled(vendor).netKobo,
    transactions,
    refunds: refunds.map((refund) => ({
      ...{ id: refund.id, transactionId: refund.transaction, status: refund.status },
      ...{ amountKobo: refund.amountKobo, stands: stands(refund) },
    })),
    disputes: vendor.chargebacks.all().map((chargeback) => ({
      ...{ id: chargeback.id, transactionId: chargeback.transaction, status: chargeback.status },
      ...{ amountKobo: chargeback.amountKobo, stands: isHeld(chargeback) },
    })),
    transfers: vendor.transfers.all(),
    payouts: vendor.payouts.all(),
    settlements: settlements.map(({ id, status, grossKobo, feeKobo, refundKobo, chargebackKobo, netKobo }) => ({
      ...{ id, status },
      ...{ processedKobo: grossKobo, feesKobo: feeKobo, deductionsKobo: refundKobo + chargebackKobo, netKobo },
    })),
  };
}
