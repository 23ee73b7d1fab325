import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { typingHelp, vendorPage } from '../page.ts';
import type { StandEnv } from '../stand.ts';
import { cardAttempt, TEST_CARDS } from './cards.ts';
import { waitForUssd } from './charge.ts';
import { answer, begin, standing } from './paying.ts';
import type { Desk, Transaction } from './rows.ts';
import { customerShape } from './shapes.ts';
import { current, hasExpired, initialize } from './transactions.ts';
import { waitForTransfer } from './transfers.ts';
import { encode, koboGiven, Refusal, WireId } from './wire.ts';

const asset = (name: string): string => readFileSync(new URL(`assets/${name}`, import.meta.url), 'utf8');
const PAGE = asset('checkout.html');
const PAGE_SCRIPT = asset('checkout.js');
const INLINE = asset('inline.js');

const CARD_HELP = Object.entries(TEST_CARDS).map(
  ([number, { cvv, label }]) => [`${number}, CVV ${cvv}`, label] as const,
);

/** What the first page tells a person who tries it. */
const HELP = [
  ['Cards, with any date to come', CARD_HELP],
  [
    'Bank accounts',
    [
      ['057, 0000000000', 'birthday 2007-04-15, OTP 123456'],
      ['50211, +2348100000000', 'token 123456'],
    ],
  ],
  [
    'The other end',
    [
      ['POST /stand-in/transfers', '{"account_number": "...", "amount": 500000} in kobo'],
      ['POST /stand-in/ussd', '{"ussd_code": "*737*33*4*18791#"}'],
      ['POST /stand-in/refunds/run', 'each refund goes one step on'],
      ['POST /stand-in/disputes', '{"transaction": "REFERENCE"}, then /ID/remind or /ID/decide {"for": "customer"}'],
      ['POST /stand-in/settlements/run', 'pays out what is due'],
    ],
  ],
] as const;

/** The channels that this page has. */
const SHOWN = ['card', 'bank_transfer', 'ussd'] as const;

const cardBody = z.object({ number: z.string(), cvv: z.string(), month: z.string(), year: z.string() });
const answerBody = z.object({ ask: z.enum(['pin', 'otp', 'phone', 'url']), given: z.string() });

const popupQuery = z.object({
  key: z.string(),
  email: z.email(),
  amount: koboGiven,
  reference: z.string().optional(),
  currency: z.string().optional(),
  metadata: z.string().optional(),
});

/** The hosted page, what it calls, and the script that puts it over a merchant's page. */
export function checkoutRoutes(desk: Desk): Hono<StandEnv> {
  const app = new Hono<StandEnv>();
  const script = (text: string) =>
    new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
  const page = (state: object) =>
    new Response(
      PAGE.replace('"STATE"', () => encode(state).replaceAll('<', '\\u003c')),
      {
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      },
    );

  app.get('/', (c) =>
    c.html(vendorPage('Paystack', 'What it knows', html`${HELP.map(([about, rows]) => typingHelp(about, rows))}`)),
  );
  app.get('/v2/inline.js', () => script(INLINE));
  app.get('/checkout/checkout.js', () => script(PAGE_SCRIPT));

  // What the popup makes by itself, with the public key.
  app.get('/checkout/new', (c) => {
    const { data, success } = popupQuery.safeParse(c.req.query());
    if (!success) return page({ error: 'Please check the details of the transaction' });
    if (data.key !== desk.keys.public) return page({ error: 'Please enter a valid Key' });
    try {
      return page(pageState(desk, initialize(desk, data), new URL(c.req.url).origin));
    } catch (error) {
      if (error instanceof Refusal) return page({ error: error.message });
      throw error;
    }
  });

  app.get('/checkout/:code', (c) => {
    const row = byCode(desk, c);
    return page(
      row === undefined ? { error: 'Transaction not found' } : pageState(desk, row, new URL(c.req.url).origin),
    );
  });

  const act = (
    path: string,
    work: (c: Context, row: Transaction) => Promise<() => Transaction> | (() => Transaction),
  ) =>
    app.post(`/checkout/:code/${path}`, async (c) => {
      const row = byCode(desk, c);
      if (row === undefined) throw new Refusal('Transaction not found', 'transaction_not_found', { status: 404 });
      const { origin } = new URL(c.req.url);
      if (row.paidAt !== null) return new Response(encode(pageState(desk, row, origin)));
      const change = await work(c, row);
      return new Response(encode(pageState(desk, desk.book.change(change), origin)));
    });

  act('card', async (c, row) => {
    const card = cardBody.parse(await c.req.json());
    return () => begin(desk, row, cardAttempt(card, desk.now()));
  });
  act('answer', async (c, row) => {
    const { ask, given } = answerBody.parse(await c.req.json());
    return () => answer(desk, row, ask, given);
  });
  act('transfer', (_, row) => () => {
    const inHalfAnHour = new Date(desk.now().getTime() + 30 * 60_000).toISOString();
    return row.account && !hasExpired(desk, row.account) ? row : waitForTransfer(desk, row, inHalfAnHour);
  });
  act('ussd', (_, row) => () => (row.ussdCode === null ? waitForUssd(desk, row, '737') : row));
  app.get('/checkout/:code/state', (c) => {
    const row = byCode(desk, c);
    if (row === undefined) return c.json({}, 404);
    return new Response(encode(pageState(desk, row, new URL(c.req.url).origin)));
  });

  // Where a card's bank asks its owner, for payments without a page of ours around them.
  app.get('/bank-authentication/:reference', (c) => {
    const row = desk.transactions.get(c.req.param('reference'));
    const done = row && desk.book.change(() => answer(desk, row, 'url', c.req.query('answer') ?? 'yes'));
    return c.html(`<p>${done?.status === 'success' ? 'The bank has confirmed it.' : 'Nothing to confirm.'}</p>`);
  });
  return app;
}

function byCode(desk: Desk, c: Context): Transaction | undefined {
  return current(desk, desk.transactions.all('accessCode', c.req.param('code') ?? '')[0]);
}

/** All that the page knows. */
function pageState(desk: Desk, row: Transaction, origin: string) {
  const metadata = z.looseObject({ cancel_action: z.string().optional() }).safeParse(row.metadata);
  const channels = SHOWN.filter((channel) => row.channels.length === 0 || row.channels.includes(channel));
  return {
    id: new WireId(row.id),
    accessCode: row.accessCode,
    reference: row.reference,
    amount: row.amount,
    status: row.status,
    message: row.gatewayResponse,
    customer: customerShape(desk.customers.get(String(row.customerId))),
    channels,
    cards: Object.entries(TEST_CARDS).map(([number, { cvv, label }]) => ({ number, cvv, label })),
    next: standing(row, origin),
    account: row.account && { ...row.account, bank: 'Test Bank' },
    ussdCode: row.ussdCode,
    callbackUrl: row.callbackUrl,
    cancelUrl: metadata.data?.cancel_action ?? null,
    untold: desk.faults.special('success-untold') === true,
  };
}
