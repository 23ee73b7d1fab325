import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { Provider, Stand, StandEnv } from '../stand.ts';
import { asItEnds, openDesk } from '../vending/desk.ts';
import { LINE_HELP, METER_HELP } from '../vending/meters.ts';
import { openSales, VENDING_FAULTS } from '../vending/sales.ts';
import { bodyOf, naira, textOf } from '../vending/wire.ts';
import { refusal } from './codes.ts';
import { type Counter, pay, requery } from './pay.ts';
import { SANDBOX_HELP } from './sandbox.ts';
import { openShop, variationsOf } from './services.ts';
import { transactionUpdate, variationsUpdate } from './updates.ts';
import { verify, verifySmile } from './verify.ts';

const MINUTE_MS = 60_000;

/** VTpass, as its pages describe it, below `/api`. */
export const vtpass: Provider = {
  port: 4111,
  keys: {
    api: { variable: 'VTPASS_API_KEY', begins: '' },
    public: { variable: 'VTPASS_PUBLIC_KEY', begins: 'PK_' },
    secret: { variable: 'VTPASS_SECRET_KEY', begins: 'SK_' },
    email: { variable: 'VTPASS_EMAIL', begins: 'shop-' },
    password: { variable: 'VTPASS_PASSWORD', begins: 'password-' },
  },
  events: {
    // Five times in all; how long it waits between them is not said.
    retries: [{ times: 4, everyMs: MINUTE_MS }],
    timeoutMs: 30_000,
    accepted: (_, body) => acknowledged(body),
    // No signature is documented.
    headers: () => ({}),
  },
  special: [...VENDING_FAULTS, 'sandbox-only', 'sign-in'],
  open: (stand) => {
    const sales = openSales(stand, MINUTE_MS);
    const counter: Counter = { stand, sales, shop: openShop(stand.book) };
    const desk = openDesk(stand, sales, {
      vendor: 'VTpass',
      help: [
        { heading: 'Numbers of its sandbox', rows: SANDBOX_HELP },
        { heading: 'Meters', rows: METER_HELP },
        { heading: 'Phones and smartcards', rows: LINE_HELP },
        {
          heading: 'Its own desk',
          rows: [
            [
              'POST /stand-in/variations {"serviceID": "gotv", "variation_code": "gotv-max", "naira": 4000}',
              'a plan has this price from now on, null takes it away; tells it by an event',
            ],
            ['special.sign-in "keys"', 'the profile allows the keys alone; or "basic"'],
          ],
        },
      ],
      settled: (sale) => {
        const service = counter.shop.find(sale.service);
        if (service) stand.events.tell('transaction-update', transactionUpdate(sale, service));
      },
    });
    desk.route('/', api(counter));
    desk.route('/', variationsDesk(counter));
    return { app: desk, books: sales.facts };
  },
};

const variationsBody = z.strictObject({
  serviceID: z.string(),
  variation_code: z.string(),
  naira: z.number().nullable(),
});

/** Where staff change a price, as a service provider does. */
function variationsDesk({ stand, shop }: Counter): Hono<StandEnv> {
  return new Hono<StandEnv>().post('/stand-in/variations', async (c) => {
    const body = variationsBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json({ problem: z.prettifyError(body.error) }, 400);
    const { serviceID, variation_code, naira: price } = body.data;
    return stand.book.change(() => {
      const before = shop.find(serviceID)?.variations.map((each) => each.variation_code) ?? [];
      shop.change(serviceID, variation_code, price);
      const service = shop.find(serviceID);
      if (service === undefined) return c.json({ problem: 'no service' }, 404);
      const known = before.includes(variation_code) ? 'updated' : 'added';
      stand.events.tell(
        'variations-update',
        variationsUpdate(service, variation_code, price === null ? 'removed' : known),
      );
      return c.json(variationsOf(service));
    });
  });
}

/** VTpass's own paths. */
function api(counter: Counter): Hono<StandEnv> {
  const { stand, shop, sales } = counter;
  const app = new Hono<StandEnv>().basePath('/api');
  const unanswered = new Set<string>();
  app.use(signedIn(stand));

  app.get('/balance', (c) => c.json({ code: 1, contents: { balance: naira(sales.walletKobo()) } }));
  app.get('/service-categories', (c) =>
    c.json({ response_description: '000', content: shop.kinds().map((kind) => ({ identifier: kind, name: kind })) }),
  );
  app.get('/services', (c) =>
    c.json({
      response_description: '000',
      content: shop.ofKind(c.req.query('identifier') ?? '').map((service) => ({
        serviceID: service.id,
        name: service.name,
        minimium_amount: String(service.minimum),
        maximum_amount: service.maximum,
        convinience_fee: '0 %',
        product_type: service.variations.length > 0 ? 'fix' : 'flexible',
        image: '',
      })),
    }),
  );
  app.get('/service-variations', (c) => {
    const service = shop.find(c.req.query('serviceID') ?? '');
    return c.json(service === undefined ? refusal('012') : variationsOf(service));
  });

  app.post('/merchant-verify', async (c) => c.json(verify(counter, (await bodyOf(c.req.raw)) ?? {})));
  app.post('/merchant-verify/smile/email', async (c) => c.json(verifySmile((await bodyOf(c.req.raw)) ?? {})));
  app.post('/requery', async (c) => c.json(requery(counter, (await bodyOf(c.req.raw)) ?? {})));
  app.post('/pay', async (c) => {
    const body = (await bodyOf(c.req.raw)) ?? {};
    const id = textOf(body.request_id);
    if (unanswered.has(id)) return c.json(refusal('089', id));
    const paid = pay(counter, body);
    if (paid.ending !== 'slow') return asItEnds(c, paid.ending, stand, () => c.json(paid.body));
    unanswered.add(id);
    return asItEnds(c, 'slow', stand, () => c.json(paid.body)).finally(() => unanswered.delete(id));
  });
  return app;
}

/** Lets in e-mail and password, or the API key with the public key on GET and the secret key on POST, as the profile allows. */
function signedIn({ keys, faults }: Stand): MiddlewareHandler<StandEnv> {
  const { api: apiKey = '', public: publicKey = '', secret = '', email = '', password = '' } = keys;
  const basic = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;
  return async (c, next) => {
    const key = c.req.method === 'GET' ? c.req.header('public-key') : c.req.header('secret-key');
    const byKeys = isSame(c.req.header('api-key'), apiKey) && isSame(key, c.req.method === 'GET' ? publicKey : secret);
    const byPassword = isSame(c.req.header('authorization'), basic);
    const allowed = faults.special('sign-in');
    if (!(byKeys && allowed !== 'basic') && !(byPassword && allowed !== 'keys')) return c.json(refusal('087'));
    return next();
  };
}

const isSame = (given: string | undefined, wanted: string): boolean =>
  given !== undefined && timingSafeEqual(hashed(given), hashed(wanted));

const hashed = (text: string) => createHash('sha256').update(text).digest();

function acknowledged(body: string): boolean {
  try {
    return z.object({ response: z.literal('success') }).safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}
