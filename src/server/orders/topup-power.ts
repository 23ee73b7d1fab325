import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import type { Person } from '../person.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { deliveredAnswer } from './order-answer.ts';
import { estateName, ownOrder } from './own-orders.ts';
import { reportWidget } from './report.ts';

/** What the browser says the widget told it. Only its order id is used; the rest is a hint. */
export interface WidgetWord {
  readonly transfer_reference: { readonly status: 'CAPTURED' | 'FAILED' | 'CLOSED'; readonly orderId: string };
  /** Naira. Compared with the price, never believed. */
  readonly amount: number;
}

/** Take the widget's word about a resident's order of power, and answer its outcome (S2 section 7). */
export async function topupPower(
  deps: MoneyDeps,
  person: Person,
  word: WidgetWord,
  signal: AbortSignal,
): Promise<CallAnswer<'topupPower'>> {
  const { orderId, status } = word.transfer_reference;
  const outcome = await reportWidget(
    deps,
    {
      status,
      async find() {
        const order = await ownOrder(deps, orderId, { userId: person.id });
        return order?.kind === 'power' ? order : undefined;
      },
      agrees: (order) => koboOf(word.amount) === order.total_kobo,
    },
    signal,
  );
  if (outcome.status !== 200) return outcome;
  const { order, delivery } = outcome;
  return { status: 200, data: deliveredAnswer(order, delivery, await estateName(deps, order.estate_id)) };
}
