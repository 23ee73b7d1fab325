import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Provider, Stand, StandEnv } from '../stand.ts';
import { asItEnds, isDown, openDesk, wantedCode } from '../vending/desk.ts';
import { type Ending, findMeter, METER_HELP } from '../vending/meters.ts';
import { type Order, openSales, type Sale, type Sales, VENDING_FAULTS } from '../vending/sales.ts';
import { bodyOf, koboOf, naira, textOf } from '../vending/wire.ts';
import { accountOf, billers, companyOf, pendingBody, requeryBody, requestBody, success } from './answers.ts';
import { CODES, type Code, refusal } from './codes.ts';

const PENDING_MS = 60_000;
const DAY_MS = 86_400_000;

/** Of 10,000. */
const COMMISSION = 100;

/** Baxi (Onafriq bill payment), power alone, as its public clients have it, below `/api/baxipay`. */
export const baxi: Provider = {
  port: 4113,
  keys: { api: { variable: 'BAXI_API_KEY', begins: '' } },
  // It sends none.
  events: { retries: [], timeoutMs: 1_000, accepted: () => true, headers: () => ({}) },
  special: VENDING_FAULTS,
  open: (stand) => {
    const sales = openSales(stand, PENDING_MS);
    const desk = openDesk(stand, sales, {
      vendor: 'Baxi',
      help: [
        { heading: 'Meters', rows: METER_HELP },
        { heading: 'Words of special.code, special.requery-code and special.verify-code', rows: Object.entries(CODES) },
      ],
    });
    desk.route('/', api({ stand, sales }));
    return { app: desk, books: sales.facts };
  },
};

interface Counter {
  readonly stand: Stand;
  readonly sales: Sales;
}

interface Answer {
  readonly http: 200 | ReturnType<typeof refusal>['http'];
  readonly body: object;
}

const done = (body: object): Answer => ({ http: 200, body });

function api(counter: Counter): Hono<StandEnv> {
  const { stand, sales } = counter;
  const app = new Hono<StandEnv>().basePath('/api/baxipay');
  const say = (c: Context<StandEnv>, { http, body }: Answer) => c.json(body, http);
  app.use(signedIn(stand));

  app.get('/superagent/account/balance', (c) => c.json(success({ balance: naira(sales.walletKobo()) })));
  app.get('/services/electricity/billers', (c) =>
    c.json(success({ providers: billers((service) => isDown(stand.faults, service)) })),
  );
  const account = (within: (account: object) => object) => async (c: Context<StandEnv>) =>
    say(c, verify(counter, (await bodyOf(c.req.raw)) ?? {}, within));
  app.post(
    '/services/electricity/verify',
    account((flat) => flat),
  );
  app.post(
    '/services/namefinder/query',
    account((user) => ({ user })),
  );
  app.post('/services/electricity/request', async (c) => {
    const { ending, ...answer } = request(counter, (await bodyOf(c.req.raw)) ?? {});
    return asItEnds(c, ending, stand, () => say(c, answer));
  });
  for (const path of ['/superagent/transaction/requery', '/services/superagent/transaction/requery'])
    app.get(path, (c) => say(c, requery(counter, c.req.query('agentReference') ?? '')));
  app.all('*', (c) => say(c, refusal('BX0018')));
  return app;
}

/** Lets in the key in `x-api-key`, or behind `Api-key` in `Authorization`; a date, where there is one, is of today. */
function signedIn({ keys, now }: Stand): MiddlewareHandler<StandEnv> {
  return async (c, next) => {
    const given = c.req.header('x-api-key');
    const authorization = c.req.header('authorization');
    const behind = authorization === undefined ? undefined : /^(?:Api-key|Baxi) (.+)$/i.exec(authorization)?.[1];
    const key = given ?? behind;
    const wrong = (code: Code) => {
      const { http, body } = refusal(code);
      return c.json(body, http);
    };
    if (given === undefined && authorization === undefined) return wrong('BX0013');
    if (key === undefined) return wrong('BX0011');
    if (key !== keys.api) return wrong('BX0015');
    const date = Date.parse(c.req.header('baxi-date') ?? '');
    if (Math.abs(now().getTime() - date) > DAY_MS) return wrong('BX0005');
    return next();
  };
}

/** Whose a meter is: flat for `verify`, below `user` for the name finder. */
function verify({ stand, sales }: Counter, body: Record<string, unknown>, within: (account: object) => object): Answer {
  const wanted = wantedCode(stand.faults, 'verify-code');
  if (wanted !== undefined) return refusal(wanted);
  const service = textOf(body.service_type);
  const number = textOf(body.account_number);
  if (service === '' || number === '') return refusal('BX0003');
  const company = companyOf(service);
  if (company === undefined) return refusal('BX0026');
  if (isDown(stand.faults, service)) return refusal('EXC00103');
  const meter = findMeter(number);
  if (meter === undefined || meter.kind.toLowerCase() !== company.kind) return refusal('BX0025');
  return done(success(within(accountOf(meter, sales.debtKobo(meter)))));
}

/** `POST /services/electricity/request`, in one change of the book. */
function request({ stand, sales }: Counter, body: Record<string, unknown>): Answer & { ending: Ending } {
  return stand.book.change(() => {
    const before = sales.known(textOf(body.agentReference));
    if (before !== undefined) sales.askedAgain(before);
    const wanted = wantedCode(stand.faults, 'code');
    const undone = wanted !== undefined && stand.faults.special('code-done') !== true;
    const order = undone ? wanted : read({ stand, sales }, body);
    if (typeof order === 'string') return { ending: 'delivered', ...refusal(order) };
    const sale = sales.sell(order);
    if (wanted !== undefined) return { ending: 'delivered', ...refusal(wanted) };
    return { ending: order.ending, ...answer(order, sale) };
  });
}

function answer({ ending }: Order, sale: Sale): Answer {
  if (ending === 'strange') return refusal('ZZZ0001');
  if (sale.status === 'pending') return done(pendingBody(sale));
  return sale.status === 'failed' || sale.power === null ? refusal('BX0020') : done(requestBody(sale, sale.power));
}

/** The order that a body asks for, or the code of what is wrong with it. */
function read({ stand, sales }: Counter, body: Record<string, unknown>): Order | Code {
  const reference = textOf(body.agentReference);
  const service = textOf(body.service_type);
  const account = textOf(body.account_number);
  const phone = textOf(body.phone);
  const amountKobo = koboOf(body.amount);
  if ([reference, service, account, phone, textOf(body.agentId)].includes('') || amountKobo === undefined)
    return 'BX0003';
  const before = sales.known(reference);
  if (before !== undefined)
    return before.account === account && before.amountKobo === amountKobo ? 'BX0023' : 'EXC00116';
  const company = companyOf(service);
  if (company === undefined) return 'BX0026';
  if (isDown(stand.faults, service)) return 'EXC00103';
  const meter = findMeter(account);
  if (meter === undefined || meter.kind.toLowerCase() !== company.kind) return 'BX0025';
  if (!meter.canVend) return 'EXC00131';
  if (amountKobo < meter.minimumKobo) return 'EXC00125';
  if (amountKobo > meter.maximumKobo) return 'EXC00127';
  if (!sales.affordable(amountKobo - Math.round((amountKobo * COMMISSION) / 10_000))) return 'EXC00102';
  const { ending } = meter;
  return { reference, service, account, plan: company.kind, phone, amountKobo, commission: COMMISSION, ending, meter };
}

/** `GET /superagent/transaction/requery`: the sale of our reference as it is by now. */
function requery({ stand, sales }: Counter, reference: string): Answer {
  const wanted = wantedCode(stand.faults, 'requery-code');
  if (wanted !== undefined) return refusal(wanted);
  if (reference === '') return refusal('BX0003');
  const sale = sales.find(reference);
  if (sale === undefined) return refusal('BX0002');
  if (sale.status === 'pending') return done(pendingBody(sale));
  if (sale.status === 'reversed') return refusal('EXC00113');
  if (sale.power === null)
    return done(
      success({
        statusCode: '1',
        transactionStatus: 'failed',
        transactionReference: sale.serial,
        transactionMessage: 'Transaction failed',
      }),
    );
  return done(requeryBody(sale, sale.power));
}
