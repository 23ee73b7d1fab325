import { closeCase, openCase } from '../settlement/cases.ts';
import { CREDIT } from '../settlement/credit.ts';
import { giveBack, UNKNOWN_REFUND_MS, wordsOf } from '../settlement/give-back.ts';
import { LATE_PROBE_MS } from '../settlement/look-for.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import { type OrderRow, settleNow } from '../settlement/settle.ts';
import { backOff, type NextLook } from './fulfil.ts';
import { noteHeard, providerNamed } from './silence.ts';

/** Give back the money of an order; the caller holds its lease. */
export async function refund(deps: MoneyDeps, order: OrderRow): Promise<NextLook> {
  const { order_id: orderId } = order;
  const row = await deps.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.order_id', 'refunds.order_id')
    .select(['refunds.amount_kobo', 'refunds.key', 'payments.reference', 'payments.provider'])
    .where('refunds.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { key, reference, amount_kobo: amountKobo } = row;
  if (row.provider === CREDIT) {
    await settleNow(deps, orderId, { type: 'REFUND', refundReference: CREDIT });
    return null;
  }
  const { answer, since } = await giveBack(deps, { orderId, reference, amountKobo, key });
  await noteHeard(deps, providerNamed(deps.payments.name), answer.kind !== 'unknown');
  const now = deps.clock();
  switch (answer.kind) {
    case 'accepted':
      await settleNow(deps, orderId, { type: 'REFUND', refundReference: answer.refundReference });
      return null;
    // A bank takes days: what is under way is asked about at leisure, and the provider's event has it looked at before.
    case 'pending':
      await closeCase(deps.db, orderId, now, ['refund']);
      return later(now, LATE_PROBE_MS);
    case 'unknown':
      if (now.getTime() - since.getTime() >= UNKNOWN_REFUND_MS)
        await openCase(deps.db, orderId, `refund ${wordsOf(answer)}`, now, 'refund');
      return later(now, backOff(deps, order.attempts));
    default:
      await openCase(deps.db, orderId, `refund ${wordsOf(answer)}`, now, 'refund');
      return later(now, backOff(deps, order.attempts));
  }
}
