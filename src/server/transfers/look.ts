import type { PaymentReport } from '../payments/port.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { numbersOf, type TransferRow } from './accounts.ts';

/**
 * What the provider's books say of an order: of the payment that its window is for, and of each of its account numbers, an expired
 * one too. The one that was captured, if any; where one of them is not known, nothing is.
 */
export async function reportOf(deps: MoneyDeps, order: OrderRow): Promise<PaymentReport> {
  const { order_id: orderId, payment_reference: reference, payment_hints: hints } = order;
  const own = await deps.payments.verify({ orderId, reference, ...(hints.length > 0 && { hints }) });
  if (own.status === 'captured') return own;
  const reports = await Promise.all(
    (await payableNumbers(deps, orderId)).map((row) => deps.payments.verify({ orderId, reference: row.reference })),
  );
  const said = [...reports, own];
  return said.find(({ status }) => status === 'captured') ?? said.find(({ status }) => status === 'unknown') ?? own;
}

/** The numbers that somebody was given and may still pay to. One that is over is asked about where an event has us look. */
export async function payableNumbers(
  deps: Pick<MoneyDeps, 'db' | 'payments'>,
  orderId: string,
): Promise<TransferRow[]> {
  return (await numbersOf(deps, orderId)).filter((row) => row.state !== 'paid' && row.account_number !== null);
}
