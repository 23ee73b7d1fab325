import { UNPAID } from '#machines/settlement/settlement.ts';
import type { PaymentReport } from '../payments/port.ts';
import { LATE_PROBE_MS, LOOKED_FOR_MS } from '../settlement/look-for.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { numbersOf, type TransferRow } from './accounts.ts';
import { arrived } from './arrivals.ts';

/** Most numbers of settled orders that one round asks about. */
const ROUND = 5;

/**
 * What the provider's books say of an order: of the payment that its window is for, and of each of its account numbers, an expired
 * one too. The one that was captured, if any; where one of them is not known, nothing is.
 */
export async function reportOf(deps: MoneyDeps, order: OrderRow): Promise<PaymentReport> {
  const { order_id: orderId, payment_reference: reference, payment_hints: hints } = order;
  const own = await deps.payments.verify({ orderId, reference, ...(hints.length > 0 && { hints }) });
  if (own.status === 'captured') return own;
  const reports = await Promise.all(
    (await waiting(deps, orderId)).map((row) => deps.payments.verify({ orderId, reference: row.reference })),
  );
  const said = [...reports, own];
  return said.find(({ status }) => status === 'captured') ?? said.find(({ status }) => status === 'unknown') ?? own;
}

/** The numbers that somebody was given and may still pay to. One that is over is asked about where an event has us look. */
const waiting = async (deps: Pick<MoneyDeps, 'db' | 'payments'>, orderId: string): Promise<TransferRow[]> =>
  (await numbersOf(deps, orderId)).filter((row) => row.state !== 'paid' && row.account_number !== null);

/**
 * Ask about the account numbers of an order that has been paid: money that came to one beside that payment goes back. False: the
 * provider gave no answer about one of them.
 */
export async function lookAtLate(deps: MoneyDeps, orderId: string): Promise<boolean> {
  let answered = true;
  for (const row of await waiting(deps, orderId)) answered = (await lookAt(deps, row)) && answered;
  return answered;
}

async function lookAt(deps: MoneyDeps, row: TransferRow): Promise<boolean> {
  const { order_id: orderId, reference } = row;
  const report = await deps.payments.verify({ orderId, reference });
  const now = deps.clock();
  const update = deps.db.updateTable('transfers').where('order_id', '=', orderId).where('number', '=', row.number);
  if (report.status === 'captured' && report.reference !== null) {
    await arrived(deps, { ...report, reference: report.reference });
    await update.set({ state: 'paid', next_probe_at: null }).execute();
    return true;
  }
  const over = report.status !== 'unknown' && now.getTime() - row.expires_at.getTime() >= LOOKED_FOR_MS;
  await update
    .set(over ? { state: 'over', next_probe_at: null } : { next_probe_at: later(now, LATE_PROBE_MS) })
    .execute();
  return report.status !== 'unknown';
}

/** Ask about numbers whose orders have been paid, and to which money may still come. */
export async function lookAtDueNumbers(deps: MoneyDeps): Promise<void> {
  const due = await deps.db
    .selectFrom('transfers')
    .innerJoin('orders', 'orders.order_id', 'transfers.order_id')
    .selectAll('transfers')
    .where('transfers.provider', '=', deps.payments.name)
    .where('transfers.state', '=', 'waiting')
    .where('transfers.next_probe_at', '<=', deps.clock())
    .where('orders.state', 'not in', UNPAID)
    .orderBy('transfers.next_probe_at')
    .limit(ROUND)
    .execute();
  for (const row of due) await lookAtDue(deps, row);
}

/** The next look is set first, so that one that throws comes after the others in the next round. */
async function lookAtDue(deps: MoneyDeps, row: TransferRow): Promise<void> {
  const { order_id: orderId, number } = row;
  await deps.db
    .updateTable('transfers')
    .set({ next_probe_at: later(deps.clock(), LATE_PROBE_MS) })
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .where('state', '=', 'waiting')
    .execute();
  await lookAt(deps, row).catch((err: unknown) =>
    deps.log('error', { err, orderId, number }, 'an account number could not be looked at'),
  );
}
