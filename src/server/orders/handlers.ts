import type { Handlers } from '../http/handlers.ts';
import { resendReceipt } from '../receipts/resend.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { lastPurchase } from './last-purchase.ts';
import { openOrder } from './open-order.ts';
import { reportWidget } from './report.ts';
import { orderStatus } from './status.ts';

type OrderCalls = 'openOrder' | 'orderStatus' | 'topupPower' | 'lastPurchase' | 'resendReceipt';

/** The calls about orders. */
export function orderHandlers(deps: MoneyDeps): Pick<Handlers, OrderCalls> {
  return {
    openOrder: ({ input, person }) => openOrder(deps, person, input),
    orderStatus: ({ input, person, signal }) => orderStatus(deps, person, input, signal),
    topupPower: ({ input, person, signal }) => reportWidget(deps, person, input, signal),
    lastPurchase: ({ person }) => lastPurchase(deps, person),
    resendReceipt: ({ input, person }) => resendReceipt(deps, person, input.orderId),
  };
}
