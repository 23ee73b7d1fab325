// @module-tag long
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerEnv } from '#src/server/http/context.ts';
import { webhookRoutes } from '#src/server/order-worker/webhook.ts';
import { topupPower } from '#src/server/orders/power.ts';
import type { PaymentPort } from '#src/server/payments/port.ts';
import { RESIDENT } from '../../faults/support/fixtures.ts';
import { PLAIN } from '../../stand-ins/paystack/support.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';
import { type Listener, listenForEvents, type StandIn, startStandIn } from '../../support/stand-ins.ts';
import { portTo as flutterwavePort } from './flutterwave/support.ts';
import { portTo as netplusPort } from './netplus/support.ts';
import { portTo as paystackPort } from './paystack/support.ts';

/** What tells the portal of a payment, as it may come: an event of the provider's, or the word of its window. */
interface Word {
  /** True where it was taken. */
  readonly tell: () => Promise<boolean>;
  /** The same, made to speak of another order: by whoever saw it, without the key. True where it was taken. */
  readonly forge: (orderId: string) => Promise<boolean>;
}

/** A provider with somebody who pays there; `pay` answers what is then told, which nobody has heard so far. */
interface Provider {
  readonly pay: (orderId: string) => Promise<Word>;
  readonly close: () => Promise<void>;
  /** It tells nobody but its window: a word that is lost is not found by asking. */
  readonly findsNothing?: true;
}

type Open = (money: TestMoney) => Promise<Provider>;

/** Events over HTTP: the body and headers as they came. */
function word(
  app: Hono<ServerEnv>,
  name: string,
  orderId: string,
  event: { body: string; headers: HeadersInit },
): Word {
  const post = async (body: string, headers: HeadersInit) =>
    (await app.request(`/api/payments/webhook/${name}`, { method: 'POST', body, headers })).status === 200;
  return {
    tell: () => post(event.body, event.headers),
    forge: async (other) => {
      const body = event.body.replaceAll(orderId, other);
      expect(body).not.toBe(event.body);
      return (await post(body, event.headers)) || post(body, {});
    },
  };
}

function routes(money: TestMoney, payments: PaymentPort): Hono<ServerEnv> {
  Object.assign(money.deps, { payments });
  const app = new Hono<ServerEnv>();
  app.route('/', webhookRoutes(money.deps));
  return app;
}

async function widgetOf({ db }: TestMoney, orderId: string): Promise<Record<string, string>> {
  const order = db.selectFrom('orders').select('widget').where('order_id', '=', orderId);
  return JSON.parse((await order.executeTakeFirstOrThrow()).widget ?? '{}');
}

/** A stand-in whose events go to a listener; `header`: what of them is passed on. */
async function told(name: 'paystack' | 'flutterwave', headers: readonly string[]) {
  const listener: Listener = await listenForEvents();
  const standIn = await startStandIn(name, { webhook: listener.url });
  const next = async () => {
    await standIn.ask('POST', '/stand-in/events/flush');
    const event = listener.taken.at(-1);
    if (event === undefined) throw new Error('It told nothing.');
    const kept = headers.flatMap((one): [string, string][] => {
      const value = event.headers[one];
      return typeof value === 'string' ? [[one, value]] : [];
    });
    return { body: event.body, headers: Object.fromEntries(kept) };
  };
  const close = async () => {
    await standIn.end();
    await listener.close();
  };
  return { standIn, next, close };
}

const form = (standIn: StandIn, path: string, fields: Record<string, string>) =>
  standIn.ask('POST', path, String(new URLSearchParams(fields)), {
    'content-type': 'application/x-www-form-urlencoded',
  });

const PROVIDERS: Readonly<Record<string, Open>> = {
  sandbox: async (money) => ({
    async pay(orderId) {
      await money.pay(orderId);
      const event = money.outside.webhooks.at(-1);
      if (event === undefined) throw new Error('It told nothing.');
      return word(routes(money, money.deps.payments), 'sandbox', orderId, event);
    },
    close: async () => {},
  }),
  paystack: async (money) => {
    const { standIn, next, close } = await told('paystack', ['x-paystack-signature']);
    const app = routes(money, paystackPort(standIn, {}, money.outside.clock));
    return {
      async pay(orderId) {
        await standIn.ask('POST', `/checkout/${(await widgetOf(money, orderId)).session}/card`, PLAIN);
        return word(app, 'paystack', orderId, await next());
      },
      close,
    };
  },
  flutterwave: async (money) => {
    const { standIn, next, close } = await told('flutterwave', ['flutterwave-signature']);
    const app = routes(money, flutterwavePort(standIn, {}, { clock: money.outside.clock }));
    return {
      async pay(orderId) {
        const { pathname } = new URL((await widgetOf(money, orderId)).page ?? '');
        await form(standIn, `${pathname}/card`, { number: '5061 4601 6697 6054 667', expiry: '09/32', cvv: '564' });
        return word(app, 'flutterwave', orderId, await next());
      },
      close,
    };
  },
  netplus: async (money) => {
    const standIn = await startStandIn('netplus');
    const app = routes(money, netplusPort(standIn));
    const report = async (orderId: string, trans_id: string): Promise<boolean> => {
      const left = new AbortController();
      left.abort();
      const word = { transfer_reference: { status: 'CAPTURED' as const, orderId, trans_id }, amount: 5050 };
      await topupPower(money.deps, RESIDENT, word, left.signal);
      return (await money.stateOf(orderId)) !== 'opened';
    };
    return {
      findsNothing: true,
      async pay(order_id) {
        const query = new URLSearchParams({
          ...{ merchant: standIn.keys.merchant ?? '', customer_name: 'Ada Obi', email: 'ada@example.com' },
          ...{ amount: '5050', currency_code: 'NGN', narration: 'Electricity Topup', order_id },
        });
        const { text } = await standIn.ask('GET', `/inlinetestpayment/frame?${query}`);
        const action = /action="([^"]+)"/.exec(text)?.[1] ?? '';
        await form(standIn, action, { number: '5123 4500 0000 0008', cvv: '100', expiry: '01/39' });
        const number = action.split('/').at(-1) ?? '';
        return {
          tell: () => report(order_id, number),
          async forge(other) {
            const event = { body: JSON.stringify({ code: '00', orderid: order_id, trans_id: number }), headers: {} };
            return (await word(app, 'netplus', order_id, event).forge(other)) || report(other, number);
          },
        };
      },
      close: () => standIn.end(),
    };
  },
};

describe.each(Object.entries(PROVIDERS))('what tells of a payment at %s', (_, open) => {
  let money: TestMoney;
  let provider: Provider;
  beforeAll(async () => {
    money = await openTestMoney();
    // The lists of a stand-in are of its own days.
    money.outside.time.now = Date.now();
    provider = await open(money);
  });
  afterAll(async () => {
    await provider.close();
    await money.close();
  });

  const count = async (table: 'payments' | 'further_payments', orderId: string) =>
    (await money.db.selectFrom(table).select('reference').where('order_id', '=', orderId).execute()).length;
  /** How an order stands: what was captured for it, what was one too many, and how often it was sent. */
  const stands = async (orderId: string) => ({
    state: await money.stateOf(orderId),
    captured: await count('payments', orderId),
    further: await count('further_payments', orderId),
    sent: await money.sendsOf(orderId),
  });
  const DELIVERED = { state: 'fulfilled', captured: 1, further: 0, sent: 1 };
  const UNTOUCHED = { state: 'opened', captured: 0, further: 0, sent: 0 };
  const later = async (minutes: number) => {
    money.outside.time.now += minutes * 60_000;
    await money.pass(3);
  };

  test('forged: it is not taken, and moves neither the order that it names nor the one that it was made of', async () => {
    const [unpaid, paid] = [await money.order(), await money.order()];
    const { forge, tell } = await provider.pay(paid);
    expect(await forge(unpaid)).toBe(false);
    expect([await stands(unpaid), await stands(paid)]).toEqual([UNTOUCHED, UNTOUCHED]);
    await tell();
    await money.pass(3);
    expect([await stands(unpaid), await stands(paid)]).toEqual([UNTOUCHED, DELIVERED]);
  });

  test('replayed: it has the effect of once, however late', async () => {
    const orderId = await money.order();
    const { tell } = await provider.pay(orderId);
    expect(await tell()).toBe(true);
    await money.pass(3);
    for (const minutes of [0, 4, 60]) {
      await later(minutes);
      await tell();
    }
    await later(20);
    expect(await stands(orderId)).toEqual(DELIVERED);
  });

  test('doubled: both at once have the effect of one', async () => {
    const orderId = await money.order();
    const { tell } = await provider.pay(orderId);
    expect(await Promise.all([tell(), tell(), tell()])).toEqual([true, true, true]);
    await money.pass(3);
    expect(await stands(orderId)).toEqual(DELIVERED);
  });

  test('reordered: each pays its own order', async () => {
    const orders = [await money.order(), await money.order(), await money.order()];
    const words: Word[] = [];
    for (const orderId of orders) words.unshift(await provider.pay(orderId));
    for (const { tell } of words) expect(await tell()).toBe(true);
    await money.pass(3);
    for (const orderId of orders) expect(await stands(orderId)).toEqual(DELIVERED);
  });

  test('lost: the order is delivered all the same, and where nobody can find the payment it is never called unpaid', async () => {
    const orderId = await money.order();
    const { tell } = await provider.pay(orderId);
    await money.pass(15);
    if (provider.findsNothing) {
      expect(await stands(orderId)).toEqual(UNTOUCHED);
      await later(31);
      await later(1_500);
      expect(await stands(orderId)).toEqual(UNTOUCHED);
      const cases = money.db.selectFrom('cases').select('kind').where('order_id', '=', orderId);
      expect(await cases.where('closed_at', 'is', null).execute()).toEqual([{ kind: 'unheard' }]);
      await tell();
      await money.pass(3);
    }
    expect(await stands(orderId)).toEqual(DELIVERED);
  });

  test('stale: what is told a day after all was done changes nothing', async () => {
    const orderId = await money.order();
    const { tell } = await provider.pay(orderId);
    if (provider.findsNothing) await tell();
    await money.pass(15);
    expect(await stands(orderId)).toEqual(DELIVERED);
    await later(1_441);
    await tell();
    await later(20);
    expect(await stands(orderId)).toEqual(DELIVERED);
  });
});
