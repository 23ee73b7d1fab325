import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import type { Provider, StandEnv } from '../stand.ts';
import { accountRoutes, customerRoutes } from './accounts.ts';
import { bankListRoutes } from './banks.ts';
import { booksOf } from './books.ts';
import { chargeRoutes } from './charge.ts';
import { checkoutRoutes } from './checkout.ts';
import { bankRoutes, disputeRoutes } from './disputes.ts';
import { refundRoutes, refundRun } from './refunds.ts';
import { openDesk } from './rows.ts';
import { settlementRoutes, settlementRun } from './settlements.ts';
import { subaccountRoutes } from './subaccounts.ts';
import { transactionRoutes } from './transactions.ts';
import { payerRoutes } from './transfers.ts';
import { Refusal, refused, withSecret } from './wire.ts';

const MINUTE_MS = 60_000;

/** Paths that take the secret key. */
const SECRET = [
  ...['transaction', 'charge', 'refund', 'dispute', 'settlement', 'balance'],
  ...['dedicated_account', 'customer', 'subaccount', 'bank'],
];

/** Paystack, as its reference describes it. */
export const paystack: Provider = {
  port: 4101,
  keys: {
    secret: { variable: 'PAYSTACK_SECRET_KEY', begins: 'sk_test_' },
    public: { variable: 'PAYSTACK_PUBLIC_KEY', begins: 'pk_test_' },
  },
  events: {
    // As it is with live keys.
    retries: [
      { times: 4, everyMs: 3 * MINUTE_MS },
      { times: 72, everyMs: 60 * MINUTE_MS },
    ],
    timeoutMs: 30_000,
    accepted: (status) => status === 200,
    headers: (body, { secret = '' }) => ({
      'x-paystack-signature': createHmac('sha512', secret).update(body).digest('hex'),
    }),
  },
  special: ['success-untold', 'customer-pays-fees', 'huge-ids', 'two-factor', 'card-balance', 'identification-fails'],
  open: (stand) => {
    const desk = openDesk(stand);
    const app = new Hono<StandEnv>();
    const guard = withSecret(stand.keys.secret ?? '');
    for (const path of SECRET) app.use(`/${path}`, guard).use(`/${path}/*`, guard);
    const parts = [
      ...[transactionRoutes, chargeRoutes, refundRoutes, disputeRoutes, settlementRoutes],
      ...[accountRoutes, customerRoutes, subaccountRoutes, bankListRoutes],
      ...[checkoutRoutes, payerRoutes, refundRun, bankRoutes, settlementRun],
    ];
    for (const part of parts) app.route('/', part(desk));
    app.onError(refused);
    app.notFound(() => refused(new Refusal('Invalid route', 'not_found', { status: 404 })));
    return { app, books: () => booksOf(desk) };
  },
};
