import { stands } from './refunds.ts';
import type { Flutterwave } from './rows.ts';
import { settledKobo } from './transactions.ts';

/** The vendor's own books, for the checks: what was captured, what went back, what was paid out. */
export function booksOf({ transactions, refunds, settlements }: Flutterwave) {
  const captured = transactions.all('status', 'successful').map((transaction) => ({
    id: transaction.id,
    reference: transaction.txRef,
    amountKobo: transaction.amountKobo,
    chargedKobo: transaction.chargedKobo,
    feeKobo: transaction.feeKobo + transaction.vatKobo,
    settledKobo: settledKobo(transaction),
  }));
  const refunded = refunds.all().map((refund) => ({
    id: refund.id,
    transaction: refund.transaction,
    amountKobo: refund.amountKobo,
    status: refund.status,
    stands: stands(refund),
  }));
  const paidOut = settlements
    .all()
    .map(({ id, netKobo, feeKobo, refundKobo, status }) => ({ id, netKobo, feeKobo, refundKobo, status }));
  return { captured, refunded, paidOut };
}
