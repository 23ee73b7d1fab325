import { unpaidLookMs } from '#catalogues/unpaid-looks.ts';
import { isIn, UNPAID, UNSETTLED } from '#machines/settlement/settlement.ts';
import { closeCase, noteProbe, openCase } from '../settlement/cases.ts';
import { AT_THE_WINDOW_MS, LATE_PROBE_MS, LOOKED_FOR_MS } from '../settlement/look-for.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import { type OrderRow, settleNow } from '../settlement/settle.ts';
import { ofOrder, traced } from '../tracing/tracing.ts';
import { checkPayment } from './check-payment.ts';
import { stepFailed, stepWentWell } from './failing.ts';
import { fulfil, type Known, type NextLook } from './fulfil.ts';
import { claim, release } from './lease.ts';
import { refund } from './refund.ts';

/**
 * Do what an order needs now, under a lease: ask about its payment, fulfil it, or return its money. False: somebody else is
 * doing so, or it needs nothing any more. `due`: it was found to be due, and is left alone where somebody has looked since. What throws
 * is tried again after a wait that grows.
 */
export async function drive(deps: MoneyDeps, orderId: string, due = false): Promise<boolean> {
  const as = deps.random.uuid();
  const order = await claim(deps, orderId, as, due);
  if (order === undefined) return false;
  const isBegun = order.was !== order.state;
  // Nothing is sent before it is begun, and nothing is begun twice.
  await driveClaimed(deps, order, as, { isBegun, isUnsent: isBegun && !order.is_marked });
  return true;
}

/** Do what an order needs that was claimed already, and give it back. */
export async function driveClaimed(deps: MoneyDeps, order: OrderRow, as: string, known: Known = {}): Promise<void> {
  const { order_id: orderId } = order;
  const next = await traced('step', ofOrder(order), () => step(deps, order, known)).then(
    async (looked) => {
      await stepWentWell(deps, order);
      return looked;
    },
    (cause: unknown) => stepFailed(deps, order, as, cause),
  );
  // Who brought it to its end has closed its cases and given it back with that.
  if (next === null && isIn(order.state, UNSETTLED)) return;
  await noteProbe(deps.db, orderId, deps.clock(), next);
  await release(deps, orderId, as, next);
}

function step(deps: MoneyDeps, order: OrderRow, known: Known): Promise<NextLook> {
  if (order.state === 'refund_due') return refund(deps, order);
  if (isIn(order.state, UNPAID)) return probeUnpaid(deps, order);
  return fulfil(deps, order, known);
}

/** Why somebody has to look up an order of which nobody can say whether it was paid; `npm run payment` tells what they found. */
const UNHEARD =
  'its card window never told whether it was paid, and its provider cannot be asked: look the order up in the dashboard there';

/** How long a provider may say nothing of an order before a person has to look, ms. */
const SILENT_MS = 60 * 60_000;

async function probeUnpaid(deps: MoneyDeps, order: OrderRow): Promise<NextLook> {
  const { order: now, answered, disputed, ...checked } = await checkPayment(deps, order);
  if (!isIn(now.state, UNPAID)) return now.next_probe_at;
  // Since its window was last handed out, or it was declined or given up: whatever was done with it may be followed by a payment.
  const age = deps.clock().getTime() - now.updated_at.getTime();
  const { payableForMs = LOOKED_FOR_MS } = deps.payments;
  // No answer says nothing about the charge, and no more does a case, so neither is a reason to give an order up; but the widget of a quoted one never
  // opened, and a provider that was never told of it has no answer.
  const known = (answered || now.state === 'quoted') && !disputed;
  const late = now.state === 'abandoned' || age >= AT_THE_WINDOW_MS;
  // Since its window was handed out nobody has looked it up by hand.
  const { looked_up_at: lookedUpAt, updated_at: handedOut } = now;
  const blind = checked.blind && now.state === 'opened' && (lookedUpAt === null || lookedUpAt < handedOut);
  if (late && blind && !disputed) {
    await openCase(deps.db, now.order_id, UNHEARD, deps.clock(), 'unheard');
    return later(deps.clock(), LATE_PROBE_MS);
  }
  if (age >= SILENT_MS && checked.silence !== undefined && now.state !== 'quoted') {
    const reason = `its payment provider has said nothing usable of it for an hour: ${checked.silence}`;
    await openCase(deps.db, now.order_id, reason, deps.clock(), 'unheard');
  }
  if (answered && !blind) await closeCase(deps.db, now.order_id, deps.clock(), ['unheard']);
  const over = late && known && isIn(now.state, ['quoted', 'opened']);
  if (over) await settleNow(deps, order.order_id, { type: 'ABANDON', since: now.updated_at });
  else if (age >= payableForMs && (known || order.widget === null)) return null;
  // Somebody has to decide about it, and sees how it stands.
  return disputed && late ? later(deps.clock(), LATE_PROBE_MS) : nextUnpaidLook(deps, now, late);
}

/** When an order is asked about again that nobody is known to have paid: the rarer the longer ago anything was done or heard of it. */
function nextUnpaidLook(deps: MoneyDeps, { updated_at: at, heard_at: heardAt }: OrderRow, late: boolean): Date {
  const now = deps.clock();
  const age = Math.max(late ? AT_THE_WINDOW_MS : 0, now.getTime() - at.getTime());
  const heard = heardAt === null ? age : now.getTime() - heardAt.getTime();
  const by = deps.payments.captures === undefined ? 'alone' : 'listed';
  return later(now, unpaidLookMs(by, Math.min(age, heard)));
}
