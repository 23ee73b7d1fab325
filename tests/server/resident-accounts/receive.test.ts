import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accounts } from '#src/server/billing/chart.ts';
import { reconcile } from '#src/server/reconciliation/reconcile.ts';
import { deciderOf, listArrivals, matchArrival, returnArrival } from '#src/server/resident-accounts/decide.ts';
import { ownAccount } from '#src/server/resident-accounts/open.ts';
import { receive } from '#src/server/resident-accounts/receive.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';
import { ADMIN, residentsOf } from './support.ts';

let money: TestMoney;
const estate = residentsOf(() => money);
beforeAll(async () => {
  money = await openTestMoney();
  await estate.office();
});
afterAll(() => money.close());
beforeEach(() => estate.rule('oldest-debt-first'));

/** Somebody sends naira to a number. */
const send = async (account: string, amount: number) => {
  const answer = await money.outside.browser('/sandbox/payments/transfers', { account, amount });
  expect(answer.status).toBe(200);
};
/** Hands on what the sandbox has told, each event so often, the last first. */
const tell = async (times = 1) => {
  const statuses: number[] = [];
  for (const { body, headers } of money.outside.webhooks.splice(0).reverse())
    for (let at = 0; at < times; at += 1) statuses.push(await money.server.webhook(body, headers));
  return statuses;
};
const unmatched = async () => (await estate.stands(accounts.unmatched))[0] ?? 0;
/** The provider's books, by its own list, less our ledger. */
const differences = async () => {
  const day = new Date(money.outside.time.now).toISOString().slice(0, 10);
  const { findings } = await reconcile(money.deps, { from: day, to: day }, new Set(['payments']));
  return findings;
};

test('a resident has one number, whoever asks how often, and everybody another one', async () => {
  const [ada, bola] = [await estate.resident(), await estate.resident()];
  const number = await estate.number(ada);
  expect(number).toMatch(/^98\d{8}$/);
  expect(await estate.number(ada)).toBe(number);
  expect(await estate.number(bola)).not.toBe(number);
});

test('money pays the oldest debt first, once, however often it is told; what is left is credit', async () => {
  const ada = await estate.resident();
  await estate.charge(ada.meterNumber, 'dev-levy', 200_000, 3);
  await estate.charge(ada.meterNumber, 'fine', 100_000, 9);
  const number = await estate.number(ada);
  const before = await estate.stands(accounts.provider('sandbox'));
  await send(number, 1500);
  expect(await tell(3)).toEqual([200, 200, 200]);
  await money.pass(3);
  const of = (due: 'fine' | 'dev-levy') => accounts.meter(ada.meterNumber, due);
  expect(await estate.stands(of('fine'), of('dev-levy'), accounts.credit(ada.id))).toEqual([0, -150_000, 0]);
  await send(number, 2000);
  await tell(2);
  await money.pass(3);
  expect(await estate.stands(of('fine'), of('dev-levy'), accounts.credit(ada.id))).toEqual([0, 0, 50_000]);
  const [held = 0] = await estate.stands(accounts.provider('sandbox'));
  expect(held - (before[0] ?? 0)).toBe(-350_000);
  expect(await unmatched()).toBe(0);
  const told = await ownAccount(money.deps, ada);
  expect(told).toMatchObject({ credit: 500, arrivals: [{ amount: 2000 }, { amount: 1500, state: 'matched' }] });
  expect(await differences()).toEqual([]);
});

test('money that comes while a debt is being paid does not pay it twice', async () => {
  const ada = await estate.resident();
  await estate.charge(ada.meterNumber, 'dev-levy', 100_000, 2);
  const number = await estate.number(ada);
  // Nobody delivers the order of the first before the second comes.
  const held = { ...money.deps, nudge: () => undefined };
  for (const _ of [1, 2]) {
    await send(number, 1000);
    const { body } = money.outside.webhooks.splice(0)[0] ?? { body: '{}' };
    const came = await held.payments.accounts?.received(JSON.parse(body).reference);
    if (typeof came !== 'object' || came === null) throw new Error('nothing came');
    await receive(held, came);
  }
  await money.pass(3);
  expect(await estate.stands(accounts.meter(ada.meterNumber, 'dev-levy'), accounts.credit(ada.id))).toEqual([
    0, 100_000,
  ]);
});

test("a forged event has no effect; what no event told of is found in the provider's list", async () => {
  const ada = await estate.resident();
  const number = await estate.number(ada);
  await send(number, 700);
  const [{ body, headers } = { body: '', headers: {} }] = money.outside.webhooks.splice(0);
  expect(await money.server.webhook(body.replace('IN-', 'XX-'), headers)).toBe(401);
  expect(await estate.stands(accounts.credit(ada.id))).toEqual([0]);
  money.outside.time.now += 6 * 60_000;
  await money.pass(2);
  expect(await estate.stands(accounts.credit(ada.id))).toEqual([70_000]);
  // The event comes after all, too old by now.
  expect(await money.server.webhook(body, headers)).toBe(401);
  expect(await estate.stands(accounts.credit(ada.id))).toEqual([70_000]);
});

test('money of somebody who has left waits, and the administrator matches it or sends it back, once', async () => {
  const [gone, here] = [await estate.resident(), await estate.resident()];
  await estate.charge(here.meterNumber, 'fine', 30_000, 1);
  const number = await estate.number(gone);
  await money.db.updateTable('users').set({ estate_id: null, meter_number: null }).where('id', '=', gone.id).execute();
  await send(number, 300);
  await send(number, 400);
  await tell();
  expect(await unmatched()).toBe(70_000);
  const list = await listArrivals(money.db, estate.administrator, { page: 1 });
  if (list.status !== 200) throw new Error('no list');
  const waits = list.data.arrivals.filter(({ state }) => state === 'waiting');
  expect(waits.map(({ amount, reason }) => [amount, reason])).toEqual(
    expect.arrayContaining([
      [300, 'moved'],
      [400, 'moved'],
    ]),
  );
  const idOf = (amount: number) => waits.find((one) => one.amount === amount)?.id ?? '';
  const match = (id: string, meter_number: string) =>
    matchArrival(money.deps, estate.administrator, { id, meter_number });
  expect(await match(idOf(300), '45099999999')).toMatchObject({ status: 400 });
  const stranger = { id: estate.administrator.id, estate: { ...estate.estate, id: 902 } };
  expect(await matchArrival(money.deps, stranger, { id: idOf(300), meter_number: here.meterNumber })).toMatchObject({
    status: 400,
  });
  expect(await returnArrival(money.deps, stranger, { id: idOf(300) })).toMatchObject({ status: 404 });
  expect(await match(idOf(300), here.meterNumber)).toMatchObject({ status: 200 });
  expect(await match(idOf(300), here.meterNumber)).toMatchObject({ status: 409 });
  expect(await returnArrival(money.deps, estate.administrator, { id: idOf(400) })).toMatchObject({ status: 200 });
  expect(await match(idOf(400), here.meterNumber)).toMatchObject({ status: 409 });
  await money.pass(5);
  expect(await estate.stands(accounts.meter(here.meterNumber, 'fine'))).toEqual([0]);
  expect(await unmatched()).toBe(0);
  const states = new Map((await estate.arrivals()).map((one) => [one.reference, one.state]));
  expect([states.get(idOf(300)), states.get(idOf(400))]).toEqual(['matched', 'returned']);
  const log = await money.db.selectFrom('audit').select(['action', 'actor']).orderBy('id').execute();
  expect(log.slice(-2)).toEqual([
    { action: 'arrival-matched', actor: estate.administrator.id },
    { action: 'arrival-sent-back', actor: estate.administrator.id },
  ]);
  expect(await differences()).toEqual([]);
  const mails = await money.db.selectFrom('mail_outbox').select(['to_address', 'subject']).execute();
  expect(mails.filter(({ subject }) => subject.includes('goes back'))).toEqual([
    { to_address: gone.email, subject: 'Your transfer of ₦400 goes back' },
  ]);
});

test('money to a number that nobody was given waits for the platform alone, which matches it to any meter or sends it back', async () => {
  const here = await estate.resident();
  await estate.charge(here.meterNumber, 'fine', 30_000, 1);
  // The provider has opened it, and our data base does not know of it.
  const person = { email: 'lost@palmcourt.example', firstName: 'Obi', lastName: 'Eke', phone: '08030000008' };
  const opened = await money.deps.payments.accounts?.open({ id: '66666666-6666-4666-8666-666666666666', ...person });
  if (opened?.kind !== 'open') throw new Error('no account');
  for (const amount of [310, 320]) await send(opened.account.accountNumber, amount);
  await tell(2);
  const platform = deciderOf({ id: ADMIN, role: 'netplus-admin', estate: null });
  if (platform === null) throw new Error('no decider');
  const seenBy = async (decider: Parameters<typeof listArrivals>[1]) => {
    const list = await listArrivals(money.db, decider, { page: 1 });
    return list.status === 200 ? list.data.arrivals.filter(({ reason }) => reason === 'unknown-number') : [];
  };
  expect(await seenBy(estate.administrator)).toEqual([]);
  const came = await seenBy(platform);
  expect(came.map(({ amount, state, resident }) => [amount, state, resident]).toSorted()).toEqual([
    [310, 'waiting', null],
    [320, 'waiting', null],
  ]);
  const idOf = (amount: number) => came.find((one) => one.amount === amount)?.id ?? '';
  const { meterNumber: meter_number } = here;
  const match = { id: idOf(310), meter_number };
  expect(await matchArrival(money.deps, estate.administrator, match)).toMatchObject({ status: 404 });
  expect(await matchArrival(money.deps, platform, { ...match, meter_number: '45099999999' })).toEqual({
    status: 400,
    data: { code: 'resident-not-found', message: 'No resident has this meter number.' },
  });
  expect(await matchArrival(money.deps, platform, match)).toMatchObject({ status: 200 });
  expect(await matchArrival(money.deps, platform, match)).toMatchObject({ status: 409 });
  expect(await returnArrival(money.deps, estate.administrator, { id: idOf(320) })).toMatchObject({ status: 404 });
  expect(await returnArrival(money.deps, platform, { id: idOf(320) })).toMatchObject({ status: 200 });
  await money.pass(5);
  expect(await estate.stands(accounts.meter(meter_number, 'fine'), accounts.credit(here.id))).toEqual([0, 1_000]);
  expect(await unmatched()).toBe(0);
  expect((await seenBy(platform)).map(({ amount, state, meterNumber }) => [amount, state, meterNumber])).toEqual(
    expect.arrayContaining([
      [310, 'matched', meter_number],
      [320, 'returned', null],
    ]),
  );
  const log = await money.db.selectFrom('audit').select(['action', 'estate_id', 'subject']).orderBy('id').execute();
  expect(log.slice(-2)).toEqual([
    { action: 'arrival-matched', estate_id: estate.estate.id, subject: meter_number },
    { action: 'arrival-sent-back', estate_id: null, subject: opened.account.accountNumber },
  ]);
  expect(await differences()).toEqual([]);
});

test('by the rule of the estate money waits, or is credit and pays nothing', async () => {
  const ada = await estate.resident();
  await estate.charge(ada.meterNumber, 'fine', 30_000, 1);
  const number = await estate.number(ada);
  await estate.rule('ask-me');
  await send(number, 111);
  await tell();
  expect((await estate.arrivals()).find(({ kobo }) => kobo === 11_100)).toMatchObject({
    state: 'waiting',
    reason: 'ask-me',
  });
  await estate.rule('power-only');
  await send(number, 222);
  await tell();
  await money.pass(2);
  expect(await estate.stands(accounts.credit(ada.id), accounts.meter(ada.meterNumber, 'fine'))).toEqual([
    22_200, -30_000,
  ]);
});

test.each([{ merchantId: 'ELSEWHERE' }, { currency: 'USD' }])(
  'what was not paid to us in naira is on the list, in no account of ours, and nobody is given it: %o',
  async (foreign) => {
    const ada = await estate.resident();
    const accountNumber = await estate.number(ada);
    const held = [accounts.unmatched, accounts.provider('sandbox'), accounts.credit(ada.id)] as const;
    const before = await estate.stands(...held);
    const reference = `FOREIGN-${Object.keys(foreign)}`;
    const { merchantId } = money.deps.payments;
    const came = { reference, accountNumber, amountKobo: 70_000, currency: 'NGN', merchantId, sender: null };
    await receive(money.deps, { ...came, ...foreign });
    expect(await estate.arrivals()).toContainEqual({ reference, kobo: 70_000, state: 'waiting', reason: 'not-ours' });
    const named = { id: reference, meter_number: ada.meterNumber };
    expect(await matchArrival(money.deps, estate.administrator, named)).toMatchObject({ status: 409 });
    expect(await returnArrival(money.deps, estate.administrator, { id: reference })).toMatchObject({ status: 409 });
    expect(await estate.stands(...held)).toEqual(before);
  },
);

test('of money that goes back nobody writes to an account that was deleted', async () => {
  const gone = await estate.resident();
  const number = await estate.number(gone);
  const deleted = { estate_id: null, meter_number: null, email: `${gone.id}@deleted.invalid`, disabled: true };
  await money.db
    .updateTable('users')
    .set({ ...deleted, deleted_at: new Date(money.outside.time.now) })
    .where('id', '=', gone.id)
    .execute();
  await send(number, 450);
  await tell();
  const came = (await estate.arrivals()).find(({ kobo }) => kobo === 45_000);
  expect(came?.state).toBe('waiting');
  const id = came?.reference ?? '';
  const mails = () => money.db.selectFrom('mail_outbox').select(['to_address', 'subject']).orderBy('id').execute();
  const before = await mails();
  expect(await returnArrival(money.deps, estate.administrator, { id })).toMatchObject({ status: 200 });
  expect(await mails()).toEqual(before);
  await money.pass(5);
  expect(await estate.arrivals()).toContainEqual(expect.objectContaining({ reference: id, state: 'returned' }));
});
