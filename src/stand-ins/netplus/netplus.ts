import { Hono } from 'hono';
import type { Provider, StandEnv } from '../stand.ts';
import { apiPaths, bankControl } from './api.ts';
import { widgetPaths } from './frame.ts';
import { openNetPlus } from './payments.ts';

/** NetPlusPay, as its page of documentation and its own applications show it. */
export const netplus: Provider = {
  port: 4103,
  keys: { merchant: { variable: 'NETPLUS_MERCHANT_ID', begins: 'TEST' } },
  // It has no webhook: nothing is ever told.
  events: { retries: [], timeoutMs: 1_000, accepted: () => true, headers: () => ({}) },
  special: ['3ds', 'callback-lost'],
  open: (stand) => {
    const vendor = openNetPlus(stand);
    const app = new Hono<StandEnv>();
    for (const paths of [apiPaths, widgetPaths, bankControl]) app.route('/', paths(vendor));
    const captured = () =>
      vendor.payments
        .all('status', 'CAPTURED')
        .map(({ transId, orderId, amountKobo }) => ({ id: transId, reference: orderId, amountKobo }));
    return { app, books: () => ({ captured: captured(), refunded: [], paidOut: [] }) };
  },
};
