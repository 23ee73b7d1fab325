import { createHash } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Provider, Stand, StandEnv } from '../stand.ts';
import { asItEnds, isDown, openDesk, wantedCode } from '../vending/desk.ts';
import { endingOfLine, findMeter, LINE_HELP, METER_HELP } from '../vending/meters.ts';
import { openSales, type Sale, VENDING_FAULTS } from '../vending/sales.ts';
import { bodyOf, naira } from '../vending/wire.ts';
import { historyRow, invalid, isRefusal, REFUSALS, requeryBody } from './answers.ts';
import { isSold, pricesOf, statusOf } from './catalogue.ts';
import { type Counter, customerOf, type Vended, vend } from './vend.ts';

type Answer = Pick<Vended, 'http' | 'body'>;

/** How long a vend is in progress, and before that a question is answered with the wait alone. */
const PENDING_MS = 240_000;
const FIRST_QUESTION_MS = 120_000;

/** BuyPower's API for shops ("BP API"), as docs.buypower.ng and its clients describe it, below `/v2`. */
export const buypower: Provider = {
  port: 4112,
  keys: { token: { variable: 'BUYPOWER_TOKEN', begins: '' } },
  // It sends none.
  events: { retries: [], timeoutMs: 1_000, accepted: () => true, headers: () => ({}) },
  special: VENDING_FAULTS,
  open: (stand) => {
    const sales = openSales(stand, PENDING_MS);
    const desk = openDesk(stand, sales, {
      vendor: 'BuyPower',
      help: [
        { heading: 'Meters', rows: METER_HELP },
        { heading: 'Phones and smartcards', rows: LINE_HELP },
        {
          heading: 'Words of special.code and special.requery-code',
          rows: Object.entries(REFUSALS).map(([name, { http, body }]) => [
            name,
            `HTTP ${http}, responseCode ${body.responseCode}: ${body.message}`,
          ]),
        },
      ],
    });
    desk.route('/', api({ stand, sales }));
    return { app: desk, books: sales.facts };
  },
};

function api(counter: Counter): Hono<StandEnv> {
  const { stand, sales } = counter;
  const app = new Hono<StandEnv>().basePath('/v2');
  app.use(signed(stand));
  app.use(async (c, next) => {
    if (c.req.header('authorization') === `Bearer ${stand.keys.token}`) return next();
    return c.json(REFUSALS.unauthorized.body, 401);
  });

  app.get('/discos/status', (c) => c.json(statusOf((provider) => isDown(stand.faults, provider))));
  app.get('/wallet/balance', (c) => c.json({ balance: naira(sales.walletKobo()) }));
  for (const path of ['/tariff', '/tariff/'])
    app.get(path, (c) => {
      const data = pricesOf(c.req.query('vertical') ?? '', c.req.query('provider') ?? '');
      return c.json({ status: 'ok', message: 'Price list', data });
    });

  app.get('/check/meter', (c) => {
    const wanted = wantedCode(stand.faults, 'verify-code');
    const refused = wanted !== undefined && isRefusal(wanted) ? REFUSALS[wanted] : undefined;
    const { http, body } = refused ?? check(counter, c.req.query());
    return c.json(body, http);
  });

  app.post('/vend', async (c) => {
    const { ending, http, body } = vend(counter, (await bodyOf(c.req.raw)) ?? {});
    // Strict: it waits for the company; what is pending then is in progress all the same.
    const waits = http === 202 && c.req.query('strict') === '1';
    return asItEnds(c, waits ? 'slow' : ending, stand, () => c.json(body, http));
  });

  app.get('/transaction/:orderId', (c) => {
    const { http, body } = question(counter, c.req.param('orderId'));
    return c.json(body, http);
  });

  app.get('/transactions', (c) => {
    const { limit = '10', page = '1', start, end } = c.req.query();
    const from = start === undefined ? 0 : Date.parse(start);
    // A day is meant with all of it.
    const until = end === undefined ? Number.POSITIVE_INFINITY : Date.parse(end) + (end.length === 10 ? 86_399_999 : 0);
    const found = sales.all().filter(({ atMs }) => atMs >= from && atMs <= until);
    const size = Math.max(Number(limit) || 10, 1);
    const first = (Math.max(Number(page) || 1, 1) - 1) * size;
    return c.json({
      status: 'ok',
      message: 'Transactions',
      data: found.slice(first, first + size).map((sale) => historyRow(sale, verticalOf(sale))),
      meta: { pages: Math.ceil(found.length / size), total: found.length },
    });
  });
  return app;
}

/** Each answer goes with the SHA-512 of its body and the key behind it. */
function signed({ keys }: Stand): MiddlewareHandler<StandEnv> {
  return async (c, next) => {
    await next();
    if (c.res === RESPONSE_ALREADY_SENT) return;
    const body = await c.res.clone().text();
    c.res.headers.set('x-buypower-signature', createHash('sha512').update(`${body}${keys.token}`).digest('hex'));
  };
}

/** `GET /check/meter`: a flat body, and a `responseCode` of its own, 100. */
function check({ stand, sales }: Counter, query: Record<string, string>): Answer {
  const { meter: number = '', disco = '', vendType = '', vertical = 'ELECTRICITY', orderId } = query;
  if (!isSold(vertical, disco)) return invalid(`${disco} is not available for ${vertical}`);
  if (isDown(stand.faults, disco)) return REFUSALS.unavailable;
  const order =
    orderId === undefined || orderId === 'false' ? {} : { orderId: `BP${stand.book.next('order id', 10_000_000)}` };
  if (vertical !== 'ELECTRICITY') {
    if (endingOfLine(number) === undefined) return invalid('Invalid customer number');
    const line = { error: false, discoCode: disco, vendType, meterNo: number, responseCode: 100, name: 'PLAIN LINE' };
    return { http: 200, body: { ...line, ...order } };
  }
  const meter = findMeter(number);
  if (meter === undefined || meter.kind !== vendType) return invalid('Invalid meter number');
  const owed = sales.debtKobo(meter);
  const body = {
    error: false,
    discoCode: disco,
    vendType,
    meterNo: number,
    minVendAmount: naira(meter.minimumKobo),
    maxVendAmount: naira(meter.maximumKobo),
    responseCode: 100,
    outstanding: naira(owed),
    debtRepayment: owed > 0 ? meter.debtShare * 100 : 0,
    name: meter.name,
    address: meter.address,
    tariff: naira(meter.rateKobo),
    tariffClass: meter.tariffClass,
    tariffDesc: 'Residential',
    demandCategory: meter.demand,
    ...order,
  };
  return { http: 200, body };
}

/** `GET /transaction/ID`: 202 is failed with HTTP 400, and in progress with HTTP 202. */
function question({ stand, sales }: Counter, reference: string): Answer {
  const wanted = wantedCode(stand.faults, 'requery-code');
  if (wanted !== undefined && isRefusal(wanted)) return REFUSALS[wanted];
  const sale = sales.find(reference);
  if (sale === undefined) {
    const { http, body } = REFUSALS.missing;
    return { http, body: { ...body, message: `${body.message}${reference}` } };
  }
  if (sale.status === 'pending')
    return stand.now().getTime() < sale.atMs + FIRST_QUESTION_MS ? REFUSALS.progress : REFUSALS.processing;
  if (sale.status !== 'delivered') return sale.status === 'failed' ? REFUSALS.failed : REFUSALS.unsuccessful;
  return { http: 200, body: requeryBody(sale, customerOf(findMeter(sale.account))) };
}

function verticalOf(sale: Sale): string {
  if (sale.power !== null || ['PREPAID', 'POSTPAID'].includes(sale.plan)) return 'ELECTRICITY';
  if (sale.plan === '') return 'VTU';
  return ['DSTV', 'GOTV', 'STARTIMES'].includes(sale.service) ? 'TV' : 'DATA';
}
