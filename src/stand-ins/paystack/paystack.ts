import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import type { Provider, StandEnv } from '../stand.ts';

const MINUTE_MS = 60_000;

/** Paystack, as its reference describes it. */
export const paystack: Provider = {
  port: 4101,
  keys: {
    secret: { variable: 'PAYSTACK_SECRET_KEY', begins: 'sk_test_' },
    public: { variable: 'PAYSTACK_PUBLIC_KEY', begins: 'pk_test_' },
  },
  events: {
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
  special: [],
  open: () => ({ app: new Hono<StandEnv>(), books: () => ({}) }),
};
