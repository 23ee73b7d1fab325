import { afterAll, beforeAll, expect, test } from 'vitest';
import { vtpassVendingPort } from '#src/server/vending/providers/vtpass/vtpass.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';
import { type StandIn, startStandIn } from '../../support/stand-ins.ts';
import { booksOf } from '../../support/vendor-books.ts';

let money: TestMoney;
let standIn: StandIn;
beforeAll(async () => {
  [money, standIn] = await Promise.all([openTestMoney(), startStandIn('vtpass')]);
  const { api = '', secret = '' } = standIn.keys;
  const vending = vtpassVendingPort({
    line: {
      fetch,
      baseUrl: () => `${standIn.url}/api`,
      key: secret,
      timeoutMs: 2_000,
      signIn: () => ({ 'api-key': api, 'secret-key': secret }),
    },
    estateCompany: 'ikeja-electric',
    phone: '08010000009',
  });
  Object.assign(money.deps, { vending });
  // The portal lives at the vendor's time, so that an id has the vendor's day.
  money.outside.time.now = Date.now();
});
afterAll(() => Promise.all([money.close(), standIn.end()]));

test('a sale that VTpass made and never answered is asked about half a minute later, and delivered once', async () => {
  const orderId = await money.order();
  await money.pay(orderId);
  await standIn.ask('PUT', '/stand-in/faults', {
    answers: [{ kind: 'silent', path: '/api/pay', method: 'POST', times: 1 }],
  });
  await money.report(orderId);
  await money.server.background();
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
