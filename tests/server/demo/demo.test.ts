import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DUE_KINDS } from '#catalogues/orders.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { passwordMatches } from '#src/server/accounts/passwords.ts';
import { arrears } from '#src/server/billing/arrears.ts';
import { summarise } from '#src/server/billing/summary.ts';
import type { Database } from '#src/server/db/database.ts';
import { settleDemo } from '#src/server/demo/seed.ts';
import { systemRandom } from '#src/server/random.ts';
import { openTestDatabase } from '../../support/server/server.ts';

const clock = () => new Date('2026-11-21T09:00:00Z');
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await settleDemo({ db: database.db, random: systemRandom, clock }, true);
});
afterAll(() => database.close());

const person = (email: string) =>
  database.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const owes = async (email: string) => arrears(database.db, (await person(email)).meter_number ?? '');

test('every demonstration account that is printed exists, with the one password', async () => {
  const { email, password_hash } = await person('resident@palmcourt.example');
  expect(email).toBe('resident@palmcourt.example');
  expect(await passwordMatches(DEMO_PASSWORD, password_hash)).toBe(true);
  const emails = (await database.db.selectFrom('users').select('email').execute()).map((row) => row.email);
  expect(DEMO_ACCOUNTS.map((account) => account.email).filter((printed) => !emails.includes(printed))).toEqual([]);
});

test('a second start adds nobody and changes no balance', async () => {
  const count = () =>
    database.db
      .selectFrom('ledger_entries')
      .select(({ fn }) => fn.countAll().as('n'))
      .execute();
  const before = await count();
  await settleDemo({ db: database.db, random: systemRandom, clock }, true);
  expect(await count()).toEqual(before);
});

test('residents can buy, except those who owe', async () => {
  expect((await owes('resident@palmcourt.example')).blocked).toBe(false);
  expect((await owes('resident@cedarview.example')).blocked).toBe(false);
  expect(await owes('debtor@palmcourt.example')).toMatchObject({ serviceChargeKobo: -4_500_000, blocked: true });
  expect(await owes('debtor@cedarview.example')).toMatchObject({ devLevyKobo: -7_500_000, blocked: true });
  expect(await owes('fined@palmcourt.example')).toMatchObject({ fineKobo: 1_000_000, blocked: true });
});

test('a levy between the two limits gives the notice and does not block', async () => {
  expect(await owes('levy@palmcourt.example')).toEqual({
    serviceChargeKobo: 0,
    devLevyKobo: -5_950_000,
    fineKobo: 0,
    blocked: false,
    notices: { serviceCharge: false, devLevy: true, fine: false },
  });
});

test('a month paid in advance shows as thirty days', async () => {
  const { meter_number } = await person('resident@palmcourt.example');
  expect(await summarise(database.db, meter_number ?? '', clock())).toEqual({
    amount: 12_000,
    serviceCharge: 15_000,
    devLevy: -12_000,
    fine: 0,
    paid: 180_000,
    duration: 30,
    payBy: { serviceCharge: null, devLevy: null, fine: null },
  });
});

test('meter numbers carry a right check digit, and end as the sandbox vendor expects', async () => {
  const numbers = (await database.db.selectFrom('meters').select('meter_number').execute()).map((m) => m.meter_number);
  expect(numbers.filter((number) => !/^\d{11}$/.test(number) || luhn(number) !== 0)).toEqual([]);
  const ending = (email: string) => person(email).then((row) => row.meter_number?.slice(-4));
  for (const estate of ['palmcourt', 'cedarview']) {
    expect(await ending(`late@${estate}.example`)).toBe('7777');
    expect(await ending(`lost@${estate}.example`)).toBe('8888');
    expect(await ending(`refused@${estate}.example`)).toBe('9999');
    expect(await ending(`resident@${estate}.example`)).not.toMatch(/7777|8888|9999/);
  }
});

test('the log of each estate begins with what its own administrator did', async () => {
  const lines = await database.db
    .selectFrom('audit')
    .innerJoin('users', 'users.id', 'audit.actor')
    .select(['users.email', 'audit.action', 'audit.at'])
    .whereRef('users.estate_id', '=', 'audit.estate_id')
    .orderBy('audit.id')
    .execute();
  for (const estate of ['palmcourt', 'cedarview']) {
    const own = lines.filter(({ email }) => email === `admin@${estate}.example`);
    expect(own.map(({ action }) => action)).toEqual(['logo-changed', 'status-changed', 'status-changed']);
    expect(own.map(({ at }) => at.getTime())).toEqual(own.map(({ at }) => at.getTime()).toSorted());
  }
});

test('on the desk of the platform lie a service that is not sold, and requests, one of them answered', async () => {
  const services = database.db.selectFrom('services').select(['name', 'enabled']).where('enabled', '=', false);
  expect(await services.execute()).toEqual([{ name: 'Gym', enabled: false }]);
  const requests = await database.db
    .selectFrom('admin_requests')
    .innerJoin('users', 'users.id', 'made_by')
    .select(['users.email', 'kind', 'name', 'state'])
    .orderBy('admin_requests.id')
    .execute();
  expect(requests.map(({ email, ...request }) => [email, ...Object.values(request)])).toEqual([
    ['admin@palmcourt.example', 'new-fee', 'Generator', 'declined'],
    ['admin@cedarview.example', 'enable-service', 'Waste Disposal', 'open'],
    ['admin@palmcourt.example', 'new-service', 'Gate Intercom', 'open'],
  ]);
});

test('with DEMO off nobody can sign in to an account that an earlier start has left', async () => {
  await settleDemo({ db: database.db, random: systemRandom, clock }, false);
  expect((await person('admin@palmcourt.example')).disabled).toBe(true);
  await settleDemo({ db: database.db, random: systemRandom, clock }, true);
  expect((await person('admin@palmcourt.example')).disabled).toBe(false);
});

function luhn(number: string): number {
  const sum = [...number].reverse().reduce((total, sign, at) => {
    const digit = Number(sign) * (at % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10;
}

test('the main residents have a year of delivered purchases behind them', async () => {
  const { id } = await person('resident@palmcourt.example');
  const orders = await database.db
    .selectFrom('orders')
    .select(['state', 'total_kobo', 'created_at'])
    .where('user_id', '=', id)
    .where('kind', '=', 'power')
    .orderBy('created_at')
    .execute();
  expect(orders.map((order) => [order.state, order.total_kobo])).toEqual(
    [4500, 6000, 5500, 7000, 5000, 5000, 7500, 5000, 10000, 6000, -5000, 5000].map((naira) =>
      naira < 0 ? ['failed', 505_000] : ['fulfilled', naira * 100 + 5_000],
    ),
  );
  expect(orders.at(-1)?.created_at).toEqual(new Date('2026-10-19T08:30:00Z'));
});

test('each estate has a small logo of its own that a page can show', async () => {
  const logos = (await database.db.selectFrom('estates').select('logo').execute()).map((estate) => estate.logo ?? '');
  expect(logos.filter((logo) => !logo.startsWith('data:image/png;base64,iVBORw0KGgo'))).toEqual([]);
  expect(new Set(logos).size).toBe(2);
  expect(logos.filter((logo) => logo.length > 4_000)).toEqual([]);
});

test('service charge, levies and fines of the past were charged and paid by orders, and balances are as they were', async () => {
  const garba = await person('yusuf.garba@palmcourt.example');
  expect(await owes(garba.email)).toMatchObject({ serviceChargeKobo: 0, devLevyKobo: 0, fineKobo: 0 });
  const paid = await database.db
    .selectFrom('orders')
    .innerJoin('tokens', 'tokens.order_id', 'orders.order_id')
    .innerJoin('payments', 'payments.order_id', 'orders.order_id')
    .select(['kind', 'orders.amount_kobo', 'months', 'narration', 'tokens.token', 'tokens.vendor'])
    .where('user_id', '=', garba.id)
    .where('kind', 'in', DUE_KINDS)
    .where('state', '=', 'fulfilled')
    .orderBy('captured_at')
    .execute();
  const paidMonth = (amount_kobo: number) => ({ kind: 'service', amount_kobo, months: 1 });
  // Service charge, security and waste disposal.
  const month = [1_500_000, 500_000, 250_000].map(paidMonth);
  const levy = (amount_kobo: number) => ({ kind: 'dev-levy', amount_kobo, months: null });
  const fine = { kind: 'fine', amount_kobo: 500_000, months: null };
  const withLevy = [...month, levy(1_000_000)];
  const shown = [
    ...[month, withLevy, month, withLevy, month, month, withLevy, month].flat(),
    ...[month, fine, levy(1_000_000), month, month, levy(500_000)].flat(),
  ];
  const like = { narration: 'Services Payment', token: null, vendor: 'estate' };
  expect(paid).toEqual(shown.map((one) => ({ ...one, ...like })));
});

test('a home owner has paid levies from the own screen, and a payment that failed moved no money', {
  tags: ['D-023'],
}, async () => {
  const owner = await person('owner@palmcourt.example');
  const orders = await database.db
    .selectFrom('orders')
    .leftJoin('ledger_transactions as posting', 'posting.order_id', 'orders.order_id')
    .select(({ fn }) => ['orders.order_id', 'state', 'orders.narration', fn.count('posting.id').as('postings')])
    .where('user_id', '=', owner.id)
    .groupBy('orders.order_id')
    .orderBy('created_at')
    .execute();
  expect(
    orders.map(({ order_id, state, narration, postings }) => [order_id, state, narration, Number(postings)]),
  ).toEqual(
    (['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled', 'failed', 'fulfilled'] as const).map((state) => [
      expect.stringMatching(/^DEVLEVY-/),
      state,
      'Development Levy',
      state === 'failed' ? 0 : 2,
    ]),
  );
});

test('an apartment that nobody lives in was charged and has paid half, and has no months in advance left', async () => {
  const { id, meter_number, status } = await person('folake.adisa@palmcourt.example');
  expect(status).toBe('unoccupied');
  const paid = await database.db
    .selectFrom('orders')
    .select(['amount_kobo', 'reduction_kobo', 'total_kobo'])
    .where('user_id', '=', id)
    .where('kind', '=', 'service')
    .execute();
  expect(paid).toEqual(Array(11).fill({ amount_kobo: 747_500, reduction_kobo: 752_500, total_kobo: 752_500 }));
  expect(await summarise(database.db, meter_number ?? '', clock())).toMatchObject({
    serviceCharge: 0,
    paid: 82_225,
    duration: 0,
  });
});

test('the ledger of the past sums to zero, and holds nothing of the sandbox, whose books know nothing of it', async () => {
  const rows = await database.db
    .selectFrom('ledger_entries')
    .select(['account', sql<number>`sum(amount_kobo)::bigint`.as('kobo')])
    .groupBy('account')
    .execute();
  expect(rows.reduce((all, { kobo }) => all + kobo, 0)).toBe(0);
  expect(rows.filter(({ account, kobo }) => account.startsWith('customer:') && kobo !== 0)).toEqual([]);
  expect(rows.map(({ account }) => account)).not.toContain('provider:sandbox');
  const of = (name: string) => rows.find(({ account }) => account === name)?.kobo ?? 0;
  expect(of('provider:history')).toBeLessThan(0);
  expect(of('fees')).toBeGreaterThan(0);
});
