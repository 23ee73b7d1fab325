import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/limits/rate-limit.ts';
import type { PriceLists } from '../price-lists/price-lists.ts';
import { resendReceipt } from '../receipts/resend.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { openBill } from './bills/open-bill.ts';
import { payBill } from './bills/pay-bill.ts';
import { openDues } from './dues/open-dues.ts';
import { servicePayment } from './dues/service-payment.ts';
import { userServices } from './dues/user-services.ts';
import { lastPurchase } from './last-purchase.ts';
import { openOrder } from './open-order.ts';
import { orderStatus } from './status.ts';
import { topupPower } from './topup-power.ts';

type OrderCalls = 'openOrder' | 'orderStatus' | 'topupPower' | 'lastPurchase';
type DueCalls = 'userServices' | 'openDues' | 'servicePayment';
type BillCalls = 'openBill' | 'payBill' | 'billStatus' | 'resendReceipt';

/** The calls about orders of an estate's power. */
export function orderHandlers(deps: MoneyDeps): Pick<Handlers, OrderCalls> {
  return {
    openOrder: ({ input, person }) => openOrder(deps, person, input),
    orderStatus: ({ input, person, signal }) => orderStatus(deps, { userId: person.id }, input, signal),
    topupPower: ({ input, person, signal }) => topupPower(deps, person, input, signal),
    lastPurchase: ({ person }) => lastPurchase(deps, person),
  };
}

/** The calls that pay an estate (S2 section 7). */
export function dueHandlers(deps: MoneyDeps): Pick<Handlers, DueCalls> {
  return {
    userServices: ({ person }) => userServices(deps, person),
    openDues: ({ input, person }) => openDues(deps, person, input),
    servicePayment: ({ input, person, signal }) => servicePayment(deps, person, input, signal),
  };
}

/** Storefront orders that one buyer opens in ten minutes. Each is asked about until it is paid or given up. */
const OPENS = { name: 'open-bill', points: 150, seconds: 600 } as const;

/** The calls about orders of the storefront (S3 section 7). */
export function billHandlers(money: MoneyDeps, priceLists: PriceLists): Pick<Handlers, BillCalls> {
  const deps = { ...money, priceLists, opens: createLimit(money.db, OPENS) };
  return {
    openBill: ({ input, person, address }) => openBill(deps, { person, address }, input),
    payBill: ({ input, person, signal }) => payBill(deps, person?.id ?? null, input, signal),
    billStatus: ({ input, person, signal }) =>
      orderStatus(deps, { userId: person?.id ?? null, key: input.key }, input, signal),
    resendReceipt: ({ input, person }) =>
      resendReceipt(deps, input.orderId, { userId: person?.id ?? null, key: input.key }),
  };
}
