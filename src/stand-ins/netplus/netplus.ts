import { Hono } from 'hono';
import type { Provider, StandEnv } from '../stand.ts';
import { apiPaths, bankControl } from './api.ts';
import { widgetPaths } from './frame.ts';
import { type NetPlus, openNetPlus } from './payments.ts';

/** NetPlusPay, as its page of documentation and its own applications show it. */
export const netplus: Provider = {
  port: 4103,
  keys: { merchant: { variable: 'NETPLUS_MERCHANT_ID', begins: 'TEST' } },
  // It has no webhook: nothing is ever told.
  events: { retries: [], timeoutMs: 1_000, accepted: () => true, headers: () => ({}) },
  special: ['3ds', 'callback-lost', 'order-ids'],
  open: (stand) => {
    const vendor = openNetPlus(stand);
    const app = new Hono<StandEnv>();
    for (const paths of [apiPaths, widgetPaths, bankControl]) app.route('/', paths(vendor));
    return { app, books: () => booksOf(vendor) };
  },
};

/** What the checks hold the portal's books against; kobo. Fees, refunds and payouts are known to nobody but its dashboard. */
function booksOf({ payments }: NetPlus) {
  const transactions = payments.all().map(({ transId, orderId, status, amountKobo }) => ({
    reference: orderId,
    id: transId,
    status,
    channel: 'card',
    requestedKobo: amountKobo,
    capturedKobo: status === 'CAPTURED' ? amountKobo : 0,
  }));
  return { capturedKobo: transactions.reduce((sum, { capturedKobo }) => sum + capturedKobo, 0), transactions };
}
