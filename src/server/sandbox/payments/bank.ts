import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import type { ServerEnv } from '../../http/context.ts';
import { creditAccount } from './accounts.ts';
import type { SandboxPayment } from './books.ts';
import type { SandboxPaymentsDeps } from './payments.ts';
import { SANDBOX_BANK, type Sent, sendTo } from './transfers.ts';
import { webhookOf, wrongSumOf } from './webhooks.ts';

const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const accountNumber = z.string().regex(/^\d{10}$/);
/** Naira; `late`: it was sent in time, and comes only now. */
const sending = z.object({
  account: accountNumber,
  amount: z.coerce.number().positive().max(100_000_000).multipleOf(0.01),
  late: z.preprocess((value) => value === true || value === 'on' || value === 'true', z.boolean()).default(false),
});

/**
 * The payer's bank of a demonstration: a page that sends money to an account number, and the call that a program does so by
 * (`POST /sandbox/payments/transfers {account, amount, late?}`).
 */
export function sandboxBank(deps: SandboxPaymentsDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();

  async function send({ account, amount, late }: z.output<typeof sending>): Promise<Sent | null> {
    const sent = { amountKobo: koboOf(amount), inTime: late };
    const credited = await creditAccount(deps, account, sent.amountKobo);
    const done: Sent | null =
      credited === undefined
        ? await sendTo(deps, account, sent)
        : { status: 'CREDITED', message: 'APPROVED', told: credited };
    if (done?.told != null) {
      const [id, now] = [deps.random.uuid(), deps.clock()];
      const { told, status } = done;
      const made =
        status === 'CREDITED'
          ? webhookOf(told, deps.webhookSecret, id, now)
          : wrongSumOf(told, sent.amountKobo, deps.webhookSecret, id, now);
      void deps.deliver(made);
    }
    return done;
  }

  app.post('/sandbox/payments/transfers', async (c) => {
    const body = sending.safeParse(await c.req.json().catch(() => null));
    if (!body.success)
      return c.json(
        { code: 'invalid-input', message: 'Send { "account": "...", "amount": naira, "late"?: true }.' },
        400,
      );
    const done = await send(body.data);
    if (done === null) return c.json({ code: 'not-found', message: 'There is no such account number.' }, 404);
    return c.json({ status: done.status, message: done.message });
  });

  app.get('/sandbox/payments/bank', async (c) => {
    c.header('Content-Security-Policy', PAGE_POLICY);
    const asked = accountNumber.safeParse(c.req.query('account'));
    const payment = asked.success ? await numbered(deps, asked.data) : undefined;
    return c.html(bankPage(payment, null), payment === undefined && asked.success ? 404 : 200);
  });

  app.post('/sandbox/payments/bank', async (c) => {
    c.header('Content-Security-Policy', PAGE_POLICY);
    const body = sending.safeParse(await c.req.parseBody());
    const done = body.success ? await send(body.data) : null;
    const payment = body.success ? await numbered(deps, body.data.account) : undefined;
    return c.html(bankPage(payment, done ?? { status: 'RETURNED', message: 'NO SUCH NUMBER', told: null }));
  });
  return app;
}

function numbered({ db }: Pick<SandboxPaymentsDeps, 'db'>, account: string): Promise<SandboxPayment | undefined> {
  return db.selectFrom('sandbox_payments').selectAll().where('account_number', '=', account).executeTakeFirst();
}

const SAID = {
  CREDITED: 'Sent. It has arrived.',
  RETURNED: 'It goes back to you:',
} as const;

/** The page: the number, and a button for each thing that a payer does. */
function bankPage(payment: SandboxPayment | undefined, done: Sent | null) {
  const account = payment?.account_number ?? '';
  const amount = payment === undefined ? 0 : nairaOf(payment.amount_kobo);
  const ways = [
    { label: 'Send the exact amount', amount, late: false },
    { label: 'Send ₦50 less', amount: amount - 50, late: false },
    { label: 'Send ₦500 more', amount: amount + 500, late: false },
    { label: 'Sent in time, arrives only now', amount, late: true },
  ].filter((way) => payment !== undefined && way.amount > 0);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Bank app (test)</title>
        <link rel="stylesheet" href="/sandbox/payments/frame.css" />
      </head>
      <body>
        <main>
          <header><p class="badge">Test mode, no money moves</p></header>
          <h1>${account === '' ? 'Send money' : account}</h1>
          <p class="what">${SANDBOX_BANK}${payment === undefined ? '' : `, ${payment.name}`}</p>
          ${done === null ? '' : html`<p id="status" role="status">${SAID[done.status]} ${done.message.toLowerCase()}</p>`}
          <section id="cards">
            <ul>
              ${ways.map(
                (way) =>
                  html`<li>
                    <form method="post" action="/sandbox/payments/bank">
                      <input type="hidden" name="account" value="${account}" />
                      <input type="hidden" name="amount" value="${way.amount}" />
                      ${way.late ? html`<input type="hidden" name="late" value="on" />` : ''}
                      <button type="submit" class="card">
                        <span class="number">₦${way.amount.toLocaleString('en-NG')}</span>
                        <span class="label">${way.label}</span>
                      </button>
                    </form>
                  </li>`,
              )}
            </ul>
            <form method="post" action="/sandbox/payments/bank">
              <label for="amount">Or any other sum</label>
              <div class="row">
                <input name="account" aria-label="Account number" inputmode="numeric" value="${account}" placeholder="9900000000" />
                <input id="amount" name="amount" inputmode="decimal" autocomplete="off" placeholder="5050" />
                <button type="submit" class="pay">Send</button>
              </div>
            </form>
          </section>
        </main>
      </body>
    </html>`;
}
