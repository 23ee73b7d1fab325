import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import { closeCase, openCase } from '../settlement/cases.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { oneLine } from '../text.ts';

/** A step that failed so often one after another is a case: a person has to know. */
const TOLD_AFTER = 3;
/** The longest wait before a failing step is tried again, ms. */
const MOST_MS = 15 * 60_000;
/** Most signs of what a step failed with that a case says. */
const SAID_MOST = 200;

/**
 * A step of an order threw, which no answer of a provider or vendor makes it do: something is wrong that a person may have to
 * mend. Answers when it is tried again, after a wait that grows; null when somebody else has the
 * order by now, or it has found its end.
 */
export async function stepFailed(deps: MoneyDeps, order: OrderRow, as: string, cause: unknown): Promise<Date | null> {
  const counted = await deps.db
    .updateTable('orders')
    .set((set) => ({ failed_steps: set('failed_steps', '+', 1) }))
    .where('order_id', '=', order.order_id)
    .where('claimed_by', '=', as)
    .returning(['failed_steps', 'state'])
    .executeTakeFirst();
  const { order_id: orderId } = order;
  deps.log('error', { err: cause, orderId, times: counted?.failed_steps }, 'a step of an order failed');
  if (counted === undefined) return null;
  const { failed_steps: times, state } = counted;
  // It threw after it had brought the order to its end, where nobody would close a case any more.
  if (isIn(state, ['fulfilled', 'refunded'])) return null;
  const now = deps.clock();
  if (times >= TOLD_AFTER) {
    await openCase(
      deps.db,
      orderId,
      `${doing(state)} failed ${times} times, and is tried again: ${said(cause)}`,
      now,
      'step',
    );
  }
  return later(now, waitAfter(deps, times));
}

/** A step of an order went well: what failed before has mended. */
export async function stepWentWell(deps: MoneyDeps, { order_id: orderId, failed_steps }: OrderRow): Promise<void> {
  if (failed_steps === 0) return;
  await deps.db.updateTable('orders').set({ failed_steps: 0 }).where('order_id', '=', orderId).execute();
  await closeCase(deps.db, orderId, deps.clock(), ['step']);
}

/** The wait after so many failures, ms; spread over its second half, so that what fails together is not tried again together. */
function waitAfter({ pace, random }: Pick<MoneyDeps, 'pace' | 'random'>, times: number): number {
  const most = Math.min(MOST_MS, pace.retryMs * 2 ** Math.min(20, times));
  const [high = 0, low = 0] = random.bytes(2);
  return Math.round(most * (0.5 + (high * 256 + low) / 131_072));
}

function doing(state: OrderRow['state']): string {
  if (state === 'refund_due') return 'paying it back';
  return isIn(state, UNPAID) ? 'asking about its payment' : 'delivering it';
}

/** What a step failed with, on one line and without what may be a token, a meter or a card. */
function said(cause: unknown): string {
  const words = oneLine(cause instanceof Error ? cause.message : String(cause));
  const masked = words.replaceAll(/\d(?:[ -]?\d){7,}/g, (digits) => `****${digits.replaceAll(/\D/g, '').slice(-4)}`);
  return masked.slice(0, SAID_MOST);
}
