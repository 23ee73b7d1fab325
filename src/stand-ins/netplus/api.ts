import { Hono } from 'hono';
import { z } from 'zod';
import type { StandEnv } from '../stand.ts';
import { begin, cardShape, charge, end, type NetPlus, orderForm, requeryResult } from './payments.ts';

const checkoutQuery = orderForm.extend({ merchantId: z.string(), currency: z.literal('NGN').default('NGN') });
const payBody = z.object({ clientData: z.base64(), type: z.literal('PAY') });

/** The interface for servers: asking again, and the second generation of the checkout. Nothing is ever told by itself. */
export function apiPaths(vendor: NetPlus): Hono<StandEnv> {
  const { book, faults, payments, merchant } = vendor;
  const app = new Hono<StandEnv>();

  app.get('/transactions/requery/:merchantId/:transId', (c) => {
    const id = c.req.param('transId');
    const ofOrder = faults.special('order-ids') === true ? payments.all().filter(({ orderId }) => orderId === id) : [];
    const asked = payments.get(id) ?? ofOrder.find(({ status }) => status === 'CAPTURED') ?? ofOrder.at(-1);
    const payment = c.req.param('merchantId') === merchant ? asked : undefined;
    return payment === undefined ? c.json({ message: 'Transaction not found' }, 404) : c.json(requeryResult(payment));
  });

  app.get('/v2/checkout', (c) => {
    const query = checkoutQuery.safeParse(c.req.query());
    if (!query.success || query.data.merchantId !== merchant) return c.json({ message: 'INVALID_BAD_REQUEST' }, 400);
    const { transId, amountKobo } = book.change(() => begin(vendor, query.data));
    const domain = 'TEST';
    return c.json({
      transId,
      merchantId: merchant,
      amount: String(amountKobo / 100),
      customerId: query.data.email,
      domain,
      status: 'PENDING',
    });
  });

  app.post('/v2/pay', async (c) => {
    const body = payBody.safeParse(await c.req.json().catch(() => null));
    const text = Buffer.from(body.data?.clientData ?? '', 'base64').toString();
    const [transId = '', , number, expiry, cvv] = text.split(':');
    const card = cardShape.safeParse({ number, expiry, cvv });
    const found = payments.get(transId);
    if (!card.success || found === undefined) return c.json({ code: '90', message: 'INVALID_BAD_REQUEST' }, 400);
    const paid = book.change(() => charge(vendor, found, card.data));
    const { origin } = new URL(c.req.url);
    const bankPage = `${origin}/inlinetestpayment/bank/${transId}`;
    const redirectHtml = `<form id="threedsChallengeRedirectForm" method="get" action="${bankPage}"></form>`;
    const { code, result, status, amount, orderId } = requeryResult(paid);
    const secure =
      paid.ending === null ? {} : { ACSUrl: bankPage, TermUrl: bankPage, MD: transId, PaReq: '', redirectHtml };
    return c.json({ code, result, status, amount, orderId, transId, provider: 'MPGS', eciFlag: '05', ...secure });
  });
  return app;
}

const endBody = z.strictObject({ ending: z.enum(['APPROVED', 'DECLINED']) });

/** `POST /stand-in/payments/TRANSID`: a bank that let one wait answers at last. */
export function bankControl(vendor: NetPlus): Hono<StandEnv> {
  const app = new Hono<StandEnv>();
  app.post('/stand-in/payments/:transId', async (c) => {
    const read = endBody.safeParse(await c.req.json().catch(() => null));
    if (!read.success) return c.json({ problem: z.prettifyError(read.error) }, 400);
    const payment = vendor.payments.get(c.req.param('transId'));
    if (payment?.status !== 'PENDING') return c.json({ problem: 'no payment that waits' }, 404);
    return c.json(vendor.book.change(() => end(vendor, payment, read.data.ending)));
  });
  return app;
}
