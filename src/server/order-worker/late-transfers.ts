import { UNPAID } from '#machines/settlement/settlement.ts';
import { LATE_PROBE_MS, LOOKED_FOR_MS } from '../settlement/look-for.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import type { TransferRow } from '../transfers/accounts.ts';
import { payableNumbers } from '../transfers/look.ts';
import { bookFurther } from './further.ts';

/** Most numbers of settled orders that one round asks about. */
const ROUND = 5;

/**
 * Ask about the account numbers of an order that has been paid: money that came to one beside that payment goes back. False: the
 * provider gave no answer about one of them.
 */
export async function lookAtLate(deps: MoneyDeps, orderId: string): Promise<boolean> {
  let answered = true;
  for (const row of await payableNumbers(deps, orderId)) answered = (await lookAt(deps, row)) && answered;
  return answered;
}

async function lookAt(deps: MoneyDeps, row: TransferRow): Promise<boolean> {
  const { order_id: orderId, reference } = row;
  const report = await deps.payments.verify({ orderId, reference });
  const now = deps.clock();
  const update = deps.db.updateTable('transfers').where('order_id', '=', orderId).where('number', '=', row.number);
  if (report.status === 'captured' && report.reference !== null) {
    await bookFurther(deps, orderId, report);
    if (await isBooked(deps, report.reference)) {
      await update.set({ state: 'paid', next_probe_at: null }).execute();
      return true;
    }
    deps.log('error', { orderId, reference }, 'what came to an account number does not belong to its order');
  }
  const over = report.status !== 'unknown' && now.getTime() - row.expires_at.getTime() >= LOOKED_FOR_MS;
  await update
    .set(over ? { state: 'over', next_probe_at: null } : { next_probe_at: later(now, LATE_PROBE_MS) })
    .execute();
  return report.status !== 'unknown';
}

/** Whether a payment is in our books: it pays for an order, or goes back. */
async function isBooked({ db, payments }: MoneyDeps, reference: string): Promise<boolean> {
  for (const table of ['payments', 'further_payments'] as const) {
    const rows = db.selectFrom(table).select('reference').where('provider', '=', payments.name);
    if ((await rows.where('reference', '=', reference).executeTakeFirst()) !== undefined) return true;
  }
  return false;
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
