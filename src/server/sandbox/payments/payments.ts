import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { orderId } from '#catalogues/calls/common.shapes.ts';
import { nairaOf } from '#catalogues/money.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import type { ServerEnv } from '../../http/context.ts';
import { sandboxPaymentsApi } from './api.ts';
import { sandboxBank } from './bank.ts';
import { type BooksDeps, findSession, payWithCard } from './books.ts';
import { chargebacksOf, decide, dispute } from './chargebacks.ts';
import { framePage, missingPage } from './frame.ts';
import { payAgain } from './further.ts';
import { type SignedWebhook, webhookOf } from './webhooks.ts';

/** What the sandbox provider needs; `deliver` posts a webhook to the merchant and must not throw. */
export interface SandboxPaymentsDeps extends BooksDeps {
  readonly key: string;
  readonly webhookSecret: string;
  readonly deliver: (webhook: SignedWebhook) => Promise<void>;
}

const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const disputeBody = z.strictObject({ decided: z.enum(['won', 'lost']).optional() });

const againBody = z.strictObject({ amountKobo: z.int().positive().optional() });

const cardBody = z.object({
  card: z.string().max(40).transform(digitsOf),
  code: z.string().max(12).optional(),
});

/** The sandbox payment provider, with books of its own: widget script, card page, payer's call and server API. */
export function sandboxPayments(deps: SandboxPaymentsDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.route('/sandbox/payments/api', sandboxPaymentsApi(deps));
  app.route('/', sandboxBank(deps));

  for (const name of ['inline.js', 'frame.js', 'frame.css'] as const) {
    const { type, body } = asset(name);
    app.get(`/sandbox/payments/${name}`, (c) => c.body(body, 200, { 'Content-Type': type }));
  }

  app.get('/sandbox/payments/frame', async (c) => {
    const asked = orderId.safeParse(c.req.query('orderId'));
    const payment = asked.success ? await findSession(deps, asked.data) : undefined;
    c.header('Content-Security-Policy', FRAME_POLICY);
    return payment === undefined ? c.html(missingPage(), 404) : c.html(framePage(payment));
  });

  app.post('/sandbox/payments/:orderId/dispute', async (c) => {
    const body = disputeBody.safeParse(await c.req.json().catch(() => ({})));
    if (!body.success) return c.json({ code: 'invalid-input', message: 'Send {} or { "decided": "lost" }.' }, 400);
    const orderId = c.req.param('orderId');
    const { decided } = body.data;
    const payment = await (decided === undefined ? dispute(deps, orderId) : decide(deps, orderId, decided));
    if (payment === undefined) return c.json({ code: 'not-found', message: 'There is nothing to dispute.' }, 404);
    void deps.deliver(webhookOf(payment, deps.webhookSecret, deps.random.uuid(), deps.clock(), 'charge.disputed'));
    return c.json({ orderId, disputes: await chargebacksOf(deps.db, orderId) });
  });

  app.post('/sandbox/payments/:orderId/again', async (c) => {
    const body = againBody.safeParse(await c.req.json().catch(() => ({})));
    if (!body.success) return c.json({ code: 'invalid-input', message: 'Send { "amountKobo"?: 505000 }.' }, 400);
    const paid = await payAgain(deps, c.req.param('orderId'), body.data.amountKobo);
    if (paid === undefined) return c.json({ code: 'not-found', message: 'Nothing was paid for such an order.' }, 404);
    const { payment, capture } = paid;
    const told = {
      ...payment,
      status: 'captured',
      trans_id: capture.trans_id,
      amount_kobo: capture.amount_kobo,
    } as const;
    void deps.deliver(webhookOf(told, deps.webhookSecret, deps.random.uuid(), deps.clock()));
    return c.json({ orderId: payment.order_id, trans_id: capture.trans_id, amount: nairaOf(capture.amount_kobo) });
  });

  app.post('/sandbox/payments/:orderId', async (c) => {
    const body = cardBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success)
      return c.json({ code: 'invalid-input', message: 'Send { "card": "...", "code"?: "..." }.' }, 400);
    const { card, code } = body.data;
    const asked = orderId.safeParse(c.req.param('orderId'));
    const result = asked.success ? await payWithCard(deps, asked.data, card, code) : undefined;
    if (result === undefined) return c.json({ code: 'not-found', message: 'There is no such order.' }, 404);
    const { payment, status, message } = result;
    if (result.silent) return c.json({ code: 'no-answer', message: 'The bank did not answer in time.' }, 504);
    if (status !== 'CODE_REQUIRED') {
      const webhook = webhookOf(payment, deps.webhookSecret, deps.random.uuid(), deps.clock());
      void deps.deliver(webhook);
    }
    return c.json({
      status,
      trans_id: payment.trans_id ?? '',
      orderId: payment.order_id,
      amount: nairaOf(payment.amount_kobo),
      message,
    });
  });
  return app;
}

const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

/** A file of the sandbox's pages; read once, at the start. */
function asset(name: `${string}.${keyof typeof TYPES}`): { readonly type: string; readonly body: string } {
  const ending = name.endsWith('.css') ? 'css' : 'js';
  return { type: TYPES[ending], body: readFileSync(join(import.meta.dirname, '../assets', name), 'utf8') };
}
