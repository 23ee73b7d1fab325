import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleNow } from '#src/server/settlement/settle.ts';
import { NO_PARTICULARS } from '#src/server/vending/port.ts';
import { buypowerVendingPort } from '#src/server/vending/providers/buypower/buypower.ts';
import { vtpassVendingPort } from '#src/server/vending/providers/vtpass/vtpass.ts';
import { eventually } from '../../support/eventually.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';
import { type StandIn, startStandIn } from '../../support/stand-ins.ts';
import { booksOf } from '../../support/vendor-books.ts';

let money: TestMoney;
let standIn: StandIn;
let buypower: StandIn;
/** True while nobody waits for the answer to a sale: it is given up once it stands in the vendor's books, which no clock decides. */
let impatient = false;
const giveUp: typeof fetch = async (url, init) => {
  if (!impatient || !String(url).endsWith('/pay')) return fetch(url, init);
  const left = new AbortController();
  const answer = fetch(url, { ...init, signal: left.signal });
  const sold = eventually(async () => ((await booksOf(standIn)).length > 0 ? true : null));
  void sold.then(() => left.abort());
  return answer;
};
/** Only what hangs may end by it: a slow machine with other work is no silent vendor. */
const PATIENCE_MS = 60_000;
beforeAll(async () => {
  [money, standIn, buypower] = await Promise.all([openTestMoney(), startStandIn('vtpass'), startStandIn('buypower')]);
  const { api = '', secret = '' } = standIn.keys;
  const vending = vtpassVendingPort({
    line: {
      fetch: giveUp,
      baseUrl: () => `${standIn.url}/api`,
      key: secret,
      timeoutMs: PATIENCE_MS,
      signIn: () => ({ 'api-key': api, 'secret-key': secret }),
    },
    estateCompany: 'ikeja-electric',
    phone: '08010000009',
  });
  Object.assign(money.deps, { vending });
  // The portal lives at the vendor's time, so that an id has the vendor's day.
  money.outside.time.now = Date.now();
});
afterAll(() => Promise.all([money.close(), standIn.end(), buypower.end()]));

const buypowerPort = () =>
  buypowerVendingPort({
    line: { fetch, baseUrl: () => `${buypower.url}/v2`, key: buypower.keys.token ?? '', timeoutMs: PATIENCE_MS },
    estateCompany: 'IKEJA',
    phone: '08010000009',
  });

test('a sale that VTpass made and never answered is asked about half a minute later, and delivered once', async () => {
  const orderId = await money.order();
  await money.pay(orderId);
  await standIn.ask('PUT', '/stand-in/faults', {
    answers: [{ kind: 'silent', path: '/api/pay', method: 'POST', times: 1 }],
  });
  impatient = true;
  await money.report(orderId);
  await money.server.background();
  impatient = false;
  expect(await money.stateOf(orderId)).toBe('pending');
  await money.pass(28);
  expect(await money.stateOf(orderId)).toBe('pending');
  await money.pass(10);
  await money.pass(10);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  const sales = await booksOf(standIn);
  expect(sales).toMatchObject([{ executed: 1, asked: 1, amountKobo: 500_000 }]);
  const kept = await money.db.selectFrom('tokens').select('token').where('order_id', '=', orderId).execute();
  expect(kept).toEqual([{ token: sales[0]?.tokens[0]?.digits }]);
});

test('a sale that never reached VTpass is sent again under its id, once it was unknown twice a minute apart', async () => {
  const orderId = await money.order();
  await money.pay(orderId);
  await standIn.ask('PUT', '/stand-in/faults', {
    answers: [{ kind: 'refuse', path: '/api/pay', method: 'POST', times: 1 }],
  });
  await money.report(orderId);
  await money.server.background();
  await money.pass(80);
  expect(await money.stateOf(orderId)).toBe('pending');
  await standIn.ask('PUT', '/stand-in/clock', { aheadMs: 91_000 });
  await money.pass(20);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  const sends = await money.db
    .selectFrom('vend_attempts')
    .select(['number', 'vendor_reference'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
  expect(sends.map(({ number }) => number)).toEqual([1, 2]);
  expect(new Set(sends.map((send) => send.vendor_reference)).size).toBe(1);
  const sale = (await booksOf(standIn)).find(({ reference }) => reference === sends[0]?.vendor_reference);
  expect(sale).toMatchObject({ executed: 1, asked: 1 });
});

test.each(['vtpass', 'buypower'] as const)(
  'a token of %s without units is delivered at once, and units it may tell later change nothing',
  async (name) => {
    const untold = name === 'vtpass' ? standIn : buypower;
    const before = money.deps.vending;
    if (name === 'buypower') Object.assign(money.deps, { vending: buypowerPort() });
    const orderId = await money.order();
    await money.db
      .updateTable('orders')
      .set({ destination_account: '45100000178' })
      .where('order_id', '=', orderId)
      .execute();
    await money.pay(orderId);
    await money.report(orderId);
    await money.server.background();
    expect(await money.stateOf(orderId)).toBe('fulfilled');
    const sale = (await booksOf(untold)).find(({ account }) => account === '45100000178');
    const kept = () =>
      money.db.selectFrom('tokens').select(['token', 'units']).where('order_id', '=', orderId).executeTakeFirst();
    const delivered = { token: sale?.tokens[0]?.digits ?? null, units: null };
    expect(await kept()).toEqual(delivered);
    const answer = await money.report(orderId);
    expect(answer).toMatchObject({ status: 200, data: { token: delivered.token } });
    expect(answer.data).not.toHaveProperty('units');
    const later = { kind: 'delivered', ...NO_PARTICULARS, ...delivered, units: '22.20' } as const;
    const order = await money.db
      .selectFrom('orders')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await settleNow(money.deps, orderId, { type: 'DELIVER', delivered: later, order });
    expect(await kept()).toEqual(delivered);
    Object.assign(money.deps, { vending: before });
  },
);
