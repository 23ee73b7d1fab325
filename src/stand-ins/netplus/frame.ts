import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import { cardForm, type Markup, problemLine, sum, typingHelp, vendorPage } from '../page.ts';
import type { StandEnv } from '../stand.ts';
import {
  begin,
  CARDS,
  cardShape,
  charge,
  ENDINGS,
  end,
  type NetPlus,
  orderForm,
  type Payment,
  widgetResult,
} from './payments.ts';

const WIDGET = readFileSync(new URL('./inline.js', import.meta.url), 'utf8');

/** How the widget's options come to its frame. */
const frameQuery = z
  .object({ merchant: z.string(), customer_name: z.string(), order_id: z.string(), currency_code: z.literal('NGN') })
  .loose();

/** The script of the inline widget, for test and live alike, and the pages in its frame. */
export function widgetPaths(vendor: NetPlus): Hono<StandEnv> {
  const { book, payments, merchant } = vendor;
  const app = new Hono<StandEnv>();
  for (const kind of ['inlinetestpayment', 'inlinepayment']) {
    const base = `/${kind}`;
    app.get(`${base}/js/inline.js`, (c) => c.body(WIDGET, 200, { 'content-type': 'text/javascript; charset=utf-8' }));

    app.get(`${base}/frame`, (c) => {
      const query = frameQuery.safeParse(c.req.query());
      if (query.data?.merchant !== merchant)
        return c.html(netplusPage('Payment', html`<p>This merchant is not known.</p>${CLOSE}`), 400);
      const { customer_name, order_id, ...rest } = query.data;
      const order = orderForm.safeParse({ ...rest, name: customer_name, orderId: order_id });
      if (!order.success) return c.html(netplusPage('Payment', html`<p>This order cannot be paid.</p>${CLOSE}`), 400);
      const payment = book.change(() => begin(vendor, order.data));
      return c.html(cardPage(payment, `${base}/pay/${payment.transId}`, null));
    });

    app.post(`${base}/pay/:transId`, async (c) => {
      const payment = payments.get(c.req.param('transId'));
      if (payment === undefined)
        return c.html(netplusPage('Payment', html`<p>There is no such payment.</p>${CLOSE}`), 404);
      const card = cardShape.safeParse(await c.req.parseBody());
      if (!card.success)
        return c.html(cardPage(payment, `${base}/pay/${payment.transId}`, 'Only test cards are taken here.'), 400);
      const paid = book.change(() => charge(vendor, payment, card.data));
      return paid.ending === null ? c.html(resultPage(vendor, paid)) : c.redirect(`${base}/bank/${paid.transId}`, 303);
    });

    app.get(`${base}/bank/:transId`, (c) => c.html(bankPage(`${base}/bank/${c.req.param('transId')}`)));
    app.post(`${base}/bank/:transId`, (c) => {
      const payment = payments.get(c.req.param('transId'));
      if (payment === undefined)
        return c.html(netplusPage('Payment', html`<p>There is no such payment.</p>${CLOSE}`), 404);
      const ended = payment.ending === null ? payment : book.change(() => end(vendor, payment, payment.ending ?? ''));
      return c.html(resultPage(vendor, ended));
    });
  }
  return app;
}

const netplusPage = (title: string, content: Markup): Markup => vendorPage('NetPlusPay', title, content);

/** Tells the shop's page that the payer closes the window. */
const CLOSE = html`<button class="plain" type="button" onclick="parent.postMessage({ netplus: 'close' }, '*')">Close</button>`;

const HELP = [
  ...CARDS.map((number) => [number, 'a card'] as const),
  ...Object.entries(ENDINGS).map(([expiry, ending]) => [`${expiry.slice(0, 2)}/${expiry.slice(2)}`, ending] as const),
];

const cardPage = (payment: Payment, action: string, problem: string | null): Markup =>
  netplusPage(
    'Pay with your card',
    html`<p>${sum(payment.amountKobo)} · ${payment.narration}</p>
      ${problemLine(problem)} ${cardForm(payment.amountKobo, action)}
      ${CLOSE} ${typingHelp('Test cards (any CVV)', HELP)}`,
  );

const bankPage = (action: string): Markup =>
  netplusPage(
    'Your bank',
    html`<p>Your bank asks whether it is you.</p><form method="post" action="${action}"><button>It is me</button></form>${CLOSE}`,
  );

const SAYS: Readonly<Record<Payment['status'], string>> = {
  STARTED: 'Nothing was paid.',
  PENDING: 'Your bank has not answered.',
  CAPTURED: 'Payment approved.',
  FAILED: 'Payment failed.',
};

/** The end in the frame: the shop's page hears of it, unless nothing is known yet or the callback is to be lost. */
function resultPage({ faults }: NetPlus, payment: Payment): Markup {
  const silent = payment.status === 'PENDING' || faults.special('callback-lost') === true;
  const message = JSON.stringify({ netplus: 'result', response: widgetResult(payment) }).replaceAll('<', '\\u003c');
  const script = silent ? '' : raw(`<script>parent.postMessage(${message}, '*')</script>`);
  return netplusPage(SAYS[payment.status], html`<p>${payment.message} · ${payment.transId}</p>${CLOSE}${script}`);
}
