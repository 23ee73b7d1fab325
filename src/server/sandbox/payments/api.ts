import { Hono } from 'hono';
import { z } from 'zod';
import type { ServerEnv } from '../../http/context.ts';
import { carriesKey } from '../bearer-key.ts';
import { askedRecords } from '../records.ts';
import { openAccount, receiptsOf } from './accounts.ts';
import { type BooksDeps, findSession, giveBack, register } from './books.ts';
import { chargebacksOf } from './chargebacks.ts';
import { captureOf, furtherOf, giveFurtherBack } from './further.ts';
import { sandboxPayouts } from './payouts.ts';
import { paymentRecords } from './records.ts';
import { openNumber, orderOfTransfer, SANDBOX_BANK } from './transfers.ts';

const session = z.object({
  orderId: z.string().min(8).max(64),
  merchantId: z.string().min(1).max(64),
  amountKobo: z.int().positive(),
  currency: z.string().length(3),
  name: z.string().max(200),
  email: z.string().max(254),
  narration: z.string().max(200),
});
const number = session.omit({ orderId: true }).extend({
  reference: z.string().regex(/^[A-Z]{4,8}-[0-9A-Z]{8,32}\.t\d{1,2}$/),
  expiresAt: z.iso.datetime().transform((at) => new Date(at)),
});
const customer = z.object({ holder: z.string().min(1).max(64), name: z.string().max(200), email: z.string().max(254) });
const refund = z.object({ reference: z.string().max(64), amountKobo: z.int().positive(), key: z.string().max(80) });

/** The provider's server API, which a merchant's server calls with its key: sessions, requery, records, refunds. */
export function sandboxPaymentsApi(deps: BooksDeps & { readonly key: string }): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.use(async (c, next) => {
    if (!carriesKey(c.req.header('authorization'), deps.key)) return c.json({ error: 'key' }, 401);
    await next();
  });

  app.post('/sessions', async (c) => {
    const wanted = session.safeParse(await c.req.json().catch(() => null));
    if (!wanted.success) return c.json({ error: 'shape' }, 400);
    const made = await register(deps, wanted.data);
    const same = made.amount_kobo === wanted.data.amountKobo && made.merchant_id === wanted.data.merchantId;
    return same ? c.json({ orderId: made.order_id }) : c.json({ error: 'another session has this order id' }, 409);
  });

  app.post('/numbers', async (c) => {
    const wanted = number.safeParse(await c.req.json().catch(() => null));
    if (!wanted.success) return c.json({ error: 'shape' }, 400);
    const made = await openNumber(deps, wanted.data);
    if (made.amount_kobo !== wanted.data.amountKobo)
      return c.json({ error: 'another payment has this reference' }, 409);
    return c.json({
      reference: made.order_id,
      accountNumber: made.account_number,
      accountName: `SANDBOX / ${made.name}`.toUpperCase(),
      bank: SANDBOX_BANK,
      expiresAt: made.account_expires_at,
    });
  });

  app.post('/accounts', async (c) => {
    const wanted = customer.safeParse(await c.req.json().catch(() => null));
    if (!wanted.success) return c.json({ error: 'shape' }, 400);
    const made = await openAccount(deps, wanted.data);
    const accountName = `SANDBOX / ${made.name}`.toUpperCase();
    return c.json({ accountNumber: made.account_number, accountName, bank: SANDBOX_BANK, bankCode: 'sandbox-bank' });
  });

  app.get('/receipts', async (c) => {
    const asked = askedRecords(c);
    return asked === null ? c.json({ error: 'shape' }, 400) : c.json(await receiptsOf(deps, asked));
  });

  app.get('/receipts/:reference', async (c) => {
    const [found] = (await receiptsOf(deps, { reference: c.req.param('reference') })).records;
    return found === undefined ? c.json({ error: 'unknown reference' }, 404) : c.json(found);
  });

  app.get('/transactions', async (c) => {
    const asked = askedRecords(c);
    return asked === null ? c.json({ error: 'shape' }, 400) : c.json(await paymentRecords(deps.db, asked));
  });

  app.get('/settlements', async (c) => {
    const asked = askedRecords(c);
    return asked === null ? c.json({ error: 'shape' }, 400) : c.json(await sandboxPayouts(deps, asked));
  });

  app.get('/transactions/:orderId', async (c) => {
    const payment = await findSession(deps, c.req.param('orderId'));
    const further = payment && (await furtherOf(deps.db, [payment.order_id]));
    if (payment === undefined) return c.json({ error: 'unknown order id' }, 404);
    return c.json({
      status: payment.status,
      reference: payment.trans_id,
      amountKobo: payment.amount_kobo,
      feeKobo: payment.fee_kobo,
      currency: payment.currency,
      merchantId: payment.merchant_id,
      orderId: orderOfTransfer(payment.order_id),
      message: payment.message,
      ...(further?.length && { captures: [payment, ...further].map(captureOf) }),
    });
  });

  app.get('/transactions/:orderId/disputes', async (c) => {
    const rows = await chargebacksOf(deps.db, c.req.param('orderId'));
    const disputes = rows.map((row) => ({
      ...{ id: row.id, amountKobo: row.amount_kobo, status: row.status, dueAt: row.due_at },
    }));
    return c.json({ disputes });
  });

  app.post('/refunds', async (c) => {
    const wanted = refund.safeParse(await c.req.json().catch(() => null));
    if (!wanted.success) return c.json({ error: 'shape' }, 400);
    const done = (await giveFurtherBack(deps, wanted.data)) ?? (await giveBack(deps, wanted.data));
    return 'refused' in done ? c.json({ error: done.refused }, 422) : c.json(done);
  });
  return app;
}
