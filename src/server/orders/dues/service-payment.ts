import type { CallAnswer } from '#catalogues/calls/services.ts';
import { SERVICE_DAYS_PER_MONTH } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import type { DueKind } from '#catalogues/orders.ts';
import type { CallTaken } from '../../http/handlers.ts';
import type { Person } from '../../person.ts';
import type { MoneyDeps } from '../../settlement/money.ts';
import type { OrderRow } from '../../settlement/settle.ts';
import { ownOrder } from '../own-orders.ts';
import { reportWidget } from '../report.ts';
import { isDue, paidDue, serviceIdOf } from './due-answer.ts';
import { namesOf } from './names.ts';

type Word = CallTaken<'servicePayment'>;

/** Take the widget's word about a payment to the person's estate, and answer its outcome (S2 section 7). */
export async function servicePayment(
  deps: MoneyDeps,
  person: Person,
  word: Word,
  signal: AbortSignal,
): Promise<CallAnswer<'servicePayment'>> {
  const { orderId, status } = word.transfer_reference;
  const find = async () => {
    const order = await ownOrder(deps, orderId, { userId: person.id });
    return order !== undefined && isDue(order) ? order : undefined;
  };
  const outcome = await reportWidget(deps, { status, find, agrees: (order) => agrees(order, word) }, signal);
  if (outcome.status !== 200) return outcome;
  const { order } = outcome;
  if (!isDue(order)) throw new Error(`Order ${orderId} pays no estate.`);
  return { status: 200, data: paidDue(order, await namesOf(deps.db, order)) };
}

const AMOUNTS = { service: 'serviceCharge', 'dev-levy': 'devLevy', fine: 'fine' } as const satisfies Record<
  DueKind,
  keyof Word
>;

/**
 * True when what was sent is what the order says: its service, 30 days a month, and the one amount that goes with it. 'The
 * paid amount minus 50' and a levy's 'full amount' (S2 section 7) are both what the order credits (DECISIONS 10).
 */
function agrees(order: OrderRow, word: Word): boolean {
  if (!isDue(order)) return false;
  const amounts = Object.values(AMOUNTS).filter((name) => word[name] !== undefined);
  const naira = word[AMOUNTS[order.kind]];
  return (
    word.serviceId === serviceIdOf(order) &&
    word.duration === (order.months ?? 0) * SERVICE_DAYS_PER_MONTH &&
    amounts.length === 1 &&
    naira !== undefined &&
    koboOf(naira) === order.amount_kobo
  );
}
