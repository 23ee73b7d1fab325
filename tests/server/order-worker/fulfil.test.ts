import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_PARTICULARS } from '#src/server/vending/port.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
});
afterAll(() => money.close());

test('a token whose units the vendor does not say is delivered; what has no token stays unknown', async () => {
  const orderId = await money.order();
  const meter = { destination_account: '45012347676' };
  await money.db.updateTable('orders').set(meter).where('order_id', '=', orderId).execute();
  await money.pay(orderId);
  await money.report(orderId);
  await money.server.background();
  expect(await money.report(orderId)).toMatchObject({
    status: 200,
    data: { token: expect.stringMatching(/^\d{20}$/) },
  });
  const tokens = money.db.selectFrom('tokens').select('units').where('order_id', '=', orderId);
  expect(await tokens.execute()).toEqual([{ units: null }]);
  const other = await money.order();
  await money.pay(other);
  const { vending } = money.deps;
  const tokenless = async () => ({ kind: 'delivered', token: null, units: '27.78', ...NO_PARTICULARS }) as const;
  Object.assign(money.deps, { vending: { ...vending, vend: tokenless, query: tokenless } });
  await money.report(other);
  await money.pass(10);
  expect(await money.stateOf(other)).toBe('pending');
  Object.assign(money.deps, { vending });
  await money.pass(60);
  expect(await money.stateOf(other)).toBe('fulfilled');
});

test('a vendor that timed out and has vended is asked, not sent to again', async () => {
  const orderId = await money.order('late');
  await money.pay(orderId);
  await money.report(orderId);
  await money.server.background();
  expect(await money.stateOf(orderId)).toBe('pending');
  await money.pass(7);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  expect(await money.sendsOf(orderId)).toBe(1);
});

test("a lost send is sent once more, after the vendor has said 'unknown reference' twice, 5 seconds apart", async () => {
  const orderId = await money.order('lost');
  await money.pay(orderId);
  await money.report(orderId);
  await money.server.background();
  expect(await money.sendsOf(orderId)).toBe(1);
  await money.pass(9);
  expect(await money.sendsOf(orderId)).toBe(1);
  await money.pass(4);
  expect(await money.sendsOf(orderId)).toBe(2);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  const attempts = await money.db
    .selectFrom('vend_attempts')
    .select(['number', 'vendor_reference'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
  expect(attempts).toEqual([
    { number: 1, vendor_reference: orderId },
    { number: 2, vendor_reference: orderId },
  ]);
});

test('a send that had to be repeated is asked about as soon as a first one', async () => {
  const orderId = await money.order('late');
  await money.pay(orderId);
  const { vending } = money.deps;
  const cut = async () => ({ kind: 'unknown', reason: 'the line was cut' }) as const;
  Object.assign(money.deps, { vending: { ...vending, vend: cut } });
  await money.report(orderId);
  await money.server.background();
  Object.assign(money.deps, { vending });
  await money.pass(13);
  expect(await money.sendsOf(orderId)).toBe(1);
  expect(await money.stateOf(orderId)).toBe('pending');
  await money.pass(10);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

test('a vendor that stays silent for a minute makes the outcome unknown and a case, and no refund', async () => {
  const orderId = await money.order();
  await money.pay(orderId);
  const { vending } = money.deps;
  const silent = async () => ({ kind: 'unknown', reason: 'no answer' }) as const;
  Object.assign(money.deps, { vending: { ...vending, vend: silent, query: silent } });
  expect(await money.report(orderId)).toMatchObject({ status: 202 });
  await money.pass(80);
  expect(await money.report(orderId)).toMatchObject({
    status: 409,
    data: { code: 'outcome-unknown', state: 'pending' },
  });
  const noted = await money.db.selectFrom('cases').selectAll().where('order_id', '=', orderId).execute();
  expect(noted).toMatchObject([{ reason: 'the vendor says unknown', closed_at: null, last_probe: expect.any(Date) }]);
  Object.assign(money.deps, { vending });
  await money.pass(140);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  const after = await money.db.selectFrom('cases').select('closed_at').where('order_id', '=', orderId).execute();
  expect(after).toEqual([{ closed_at: expect.any(Date) }]);
});

test('a token can be neither changed nor removed, and an order with a token gets no refund', async () => {
  const orderId = await money.order();
  await money.pay(orderId);
  await money.report(orderId);
  await money.server.background();
  const { db } = money;
  await expect(db.updateTable('tokens').set({ units: '0' }).execute()).rejects.toThrow(/only grows/);
  await expect(db.deleteFrom('tokens').execute()).rejects.toThrow(/only grows/);
  const refund = { order_id: orderId, amount_kobo: 1, reason: 'x', key: 'x', due_at: new Date() };
  await expect(db.insertInto('refunds').values(refund).execute()).rejects.toThrow(/a token and a refund/);
});

test('a vendor that takes no question for a while is left alone for that long', async () => {
  const orderId = await money.order('late');
  await money.pay(orderId);
  const { vending } = money.deps;
  let questions = 0;
  const counted = (reference: string) => {
    questions += 1;
    return vending.query(reference);
  };
  Object.assign(money.deps, { vending: { ...vending, firstRequeryMs: 30_000, query: counted } });
  await money.report(orderId);
  await money.server.background();
  await money.pass(28);
  expect([questions, await money.stateOf(orderId)]).toEqual([0, 'pending']);
  await money.pass(4);
  expect([questions, await money.stateOf(orderId)]).toEqual([1, 'fulfilled']);
  Object.assign(money.deps, { vending });
});

test("'not yet' is no 'unknown reference': nothing is sent again, and it is asked when the vendor says", async () => {
  const orderId = await money.order('late');
  await money.pay(orderId);
  const { vending } = money.deps;
  let questions = 0;
  const notYet = async () => {
    questions += 1;
    return { kind: 'not-yet', reason: 'too early', waitMs: 60_000 } as const;
  };
  Object.assign(money.deps, { vending: { ...vending, query: notYet } });
  await money.report(orderId);
  await money.server.background();
  await money.pass(60);
  expect(questions).toBe(1);
  await money.pass(120);
  expect(questions).toBe(3);
  expect(await money.sendsOf(orderId)).toBe(1);
  const last = await money.db
    .selectFrom('orders')
    .select('last_vendor_answer')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(last.last_vendor_answer).toBe('not-yet: too early');
  Object.assign(money.deps, { vending });
  await money.pass(130);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

test('a vendor that wants to be left alone for hours is not asked at each round for it', async () => {
  const orderId = await money.order('late');
  await money.pay(orderId);
  const { vending } = money.deps;
  let questions = 0;
  const notYet = async () => {
    questions += 1;
    return { kind: 'not-yet', reason: 'too early', waitMs: 3_600_000 } as const;
  };
  Object.assign(money.deps, { vending: { ...vending, query: notYet } });
  await money.report(orderId);
  await money.server.background();
  await money.pass(60);
  expect(questions).toBe(1);
  Object.assign(money.deps, { vending });
});

test('what was sent through a vendor of before is asked there, and stands in the books under its name', async () => {
  const orderId = await money.order('late');
  await money.pay(orderId);
  await money.report(orderId);
  await money.server.background();
  const { vending } = money.deps;
  let asked = 0;
  const other = {
    ...vending,
    name: 'another',
    query: async () => {
      asked += 1;
      return { kind: 'not-found' } as const;
    },
  };
  Object.assign(money.deps, { vending: other, otherVendors: [vending] });
  await money.pass(250);
  expect([await money.stateOf(orderId), await money.sendsOf(orderId), asked]).toEqual(['fulfilled', 1, 0]);
  const token = money.db.selectFrom('tokens').select('vendor').where('order_id', '=', orderId);
  expect(await token.execute()).toEqual([{ vendor: 'sandbox' }]);
  const cases = money.db.selectFrom('cases').select('reason').where('order_id', '=', orderId);
  expect(await cases.execute()).toEqual([]);
  Object.assign(money.deps, { vending, otherVendors: [] });
});

test('what was sent through one vendor is not asked of another one, and not sent there: it is a case', async () => {
  const orderId = await money.order('late');
  await money.pay(orderId);
  await money.report(orderId);
  await money.server.background();
  expect(await money.stateOf(orderId)).toBe('pending');
  const { vending } = money.deps;
  let asked = 0;
  const other = {
    ...vending,
    name: 'another',
    query: async () => {
      asked += 1;
      return { kind: 'not-found' } as const;
    },
  };
  Object.assign(money.deps, { vending: other });
  await money.pass(120);
  expect([await money.stateOf(orderId), await money.sendsOf(orderId), asked]).toEqual(['pending', 1, 0]);
  const cases = money.db.selectFrom('cases').select('reason').where('order_id', '=', orderId);
  expect(await cases.execute()).toEqual([{ reason: 'sent through sandbox, and another is the vendor now' }]);
  Object.assign(money.deps, { vending });
  await money.pass(130);
  expect([await money.stateOf(orderId), await money.sendsOf(orderId)]).toEqual(['fulfilled', 1]);
});
