import { isHeld } from './chargebacks.ts';
import { stands } from './refunds.ts';
import type { Flutterwave } from './rows.ts';
import { settledKobo } from './transactions.ts';

/** The vendor's own books, for the checks: what was captured, refunded, disputed and paid out. */
export function booksOf({ transactions, refunds, chargebacks, settlements }: Flutterwave) {
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
  const disputed = chargebacks.all().map((chargeback) => ({
    id: chargeback.id,
    transaction: chargeback.transaction,
    amountKobo: chargeback.amountKobo,
    status: chargeback.status,
    stands: isHeld(chargeback),
  }));
  const paidOut = settlements
    .all()
    .map(({ transactions: _, refunds: __, chargebacks: ___, createdAt: ____, ...figures }) => figures);
  return { captured, refunded, disputed, paidOut };
}
