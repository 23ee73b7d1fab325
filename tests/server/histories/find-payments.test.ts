import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { PAYMENTS_FOUND, type PaymentSought } from '#catalogues/payments-sought.ts';
import { FINDING } from '#catalogues/sentences/estate/finding.ts';
import { findPayments } from '#src/server/histories/estate/find-payments.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { idOf, writeMany, writePayment } from './support/payments.ts';
import { forgetTables, queriesOf, stepsOf } from './support/plan.ts';

/** What PostgreSQL writes at once takes the data base inside this process minutes; the plans are the same. */
const ROWS = process.env.TEST_DATABASE_URL ? 100_000 : 4_000;
const LARGE = ['orders', 'payments', 'tokens', 'refunds'];
const TOKEN = '12345678901234567890';

let portal: TestApp;
let palm: string;
let cedar: string;
let platform: string;
let estateId: number;
/** A payment of the estate with all that one can be found by, and one of another estate with the same amount and day. */
let ours: string;
let theirs: string;
let phone: string;
beforeAll(async () => {
  portal = await openTestApp();
  const { db } = portal;
  palm = await portal.signIn('admin@palmcourt.example');
  cedar = await portal.signIn('admin@cedarview.example');
  platform = await portal.signIn('platform@wattchat.example');
  const [own, other] = ['resident@palmcourt.example', 'resident@cedarview.example'] as const;
  const person = db.selectFrom('users').select(['id', 'estate_id', 'phone']);
  const resident = await person.where('email', '=', own).executeTakeFirstOrThrow();
  const neighbour = await person.where('email', '=', other).executeTakeFirstOrThrow();
  estateId = resident.estate_id ?? 0;
  phone = resident.phone;
  const at = '2026-11-12T22:30:00Z';
  const paid = { kind: 'power', state: 'fulfilled', kobo: 1_505_000, at } as const;
  ours = await writePayment(db, resident.id, { ...paid, estateId, meter: '45799990001', token: TOKEN });
  theirs = await writePayment(db, neighbour.id, { ...paid, estateId: neighbour.estate_id ?? 0, meter: '45799990002' });
  for (const [order_id, reference] of [
    [ours, 'FLW-MOCK-88123'],
    [theirs, 'FLW-MOCK-88124'],
  ] as const)
    await db
      .insertInto('payments')
      .values({
        ...{ order_id, provider: 'sandbox', reference, amount_kobo: 1_505_000 },
        ...{ currency: 'NGN', merchant_id: 'TEST', recorded_at: new Date(at) },
      })
      .execute();
});
afterAll(() => portal.close());

type Found = Extract<CallAnswer<'findPayments'>, { status: 200 }>['data'];

async function find(by: PaymentSought, sought: string, token: string, days: object = {}) {
  const { status, body } = await portal.call('findPayments', { by, sought, ...days }, token);
  expect([status, body]).toMatchObject([200, {}]);
  return (body as Found).payments.map(({ orderId }) => orderId);
}
const DAY = { from: '2026-11-12', to: '2026-11-12' };

test.each<[PaymentSought, () => string, object]>([
  ['reference', () => ours, {}],
  ['reference', () => ours.toLowerCase(), {}],
  ['reference', () => 'FLW-MOCK-88123', {}],
  ['token', () => TOKEN, {}],
  ['token', () => '1234 5678 9012-3456 7890', {}],
  ['phone', () => phone, DAY],
  ['phone', () => `+234${phone.slice(1)}`, DAY],
  ['account', () => '45799990001', {}],
  ['amount', () => '15000', DAY],
  ['amount', () => '₦15,050', DAY],
])('a payment of the own estate is found by %s, and that of another one is as none', async (by, sought, days) => {
  expect(await find(by, sought(), palm, days)).toEqual([ours]);
  expect(await find(by, sought(), cedar, days)).not.toContain(ours);
  expect(await find(by, sought(), platform, days)).toContain(ours);
});

test('what is of another estate is answered with the same words as what is nowhere', async () => {
  const answer = async (sought: string, token: string) => {
    const { requestId: _, ...said } = (await portal.call('findPayments', { by: 'reference', sought }, token)).body;
    return said;
  };
  const none = { payments: [], cash: [], more: false, from: null, to: null };
  expect(await answer(theirs, palm)).toEqual(none);
  expect(await answer('FLW-MOCK-88124', palm)).toEqual(none);
  expect(await answer('POWER-0000000000000000', palm)).toEqual(none);
  expect(await answer('%', platform)).toEqual(none);
  expect(await find('reference', 'FLW-MOCK-88124', cedar)).toEqual([theirs]);
});

test('an amount is of the days that are said, in Lagos, and else of the last 31 days, which are answered', async () => {
  expect(await find('amount', '15050', platform, DAY)).toEqual(expect.arrayContaining([ours, theirs]));
  expect(await find('amount', '15050', platform, { from: '2026-11-13', to: '2026-11-13' })).toEqual([]);
  const { from, to } = (await portal.call('findPayments', { by: 'amount', sought: '15050' }, palm)).body as Found;
  const days = (Date.parse(to ?? '') - Date.parse(from ?? '')) / 86_400_000 + 1;
  expect(days).toBe(31);
});

test('no token is answered, and who looks for one of a person’s is written down without it', async () => {
  const { body } = await portal.call('findPayments', { by: 'token', sought: TOKEN }, palm);
  expect(body.payments).toMatchObject([{ orderId: ours, tokenEnding: TOKEN.slice(-4) }]);
  expect(JSON.stringify(body)).not.toContain(TOKEN);
  await find('phone', phone, platform, DAY);
  await find('amount', '15000', palm, DAY);
  await find('token', '00000000000000000000', palm);
  await find('account', '45799990001', palm);
  await find('phone', '08012345670', palm);
  const rows = await portal.db.selectFrom('audit').selectAll().where('action', '=', 'payments-sought').execute();
  const admin = await idOf(portal.db, 'admin@palmcourt.example');
  const seen = rows.filter(({ actor }) => actor === admin).map(({ detail }) => String(detail));
  for (const [by, found] of Object.entries({ token: 1, account: 1, phone: 0 }))
    expect(seen).toContain(JSON.stringify({ by, found }));
  expect(seen).toContain('{"by":"token","found":0}');
  expect(seen.filter((detail) => detail.includes('amount'))).toEqual([]);
  expect(JSON.stringify(rows)).not.toContain(TOKEN);
  expect(JSON.stringify(rows)).not.toContain(phone);
});

test('a number that is formed like a card’s is refused in words of its own, and a meter’s is none', async () => {
  const refused = await portal.call('findPayments', { by: 'reference', sought: '4111111111111111' }, palm);
  expect([refused.status, refused.body.message]).toEqual([400, FINDING.hidden]);
  expect(await find('account', '4222222222222', palm)).toEqual([]);
});

test('who has a number at another estate now is not found by it here', async () => {
  const { db } = portal;
  const owner = await idOf(db, 'owner@palmcourt.example');
  const other = await db
    .selectFrom('users')
    .select('estate_id')
    .where('id', '=', await idOf(db, 'resident@cedarview.example'))
    .executeTakeFirstOrThrow();
  const before = await db
    .selectFrom('users')
    .select(['estate_id', 'phone'])
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
  const paid = { kind: 'power', state: 'fulfilled', kobo: 700_000, at: '2026-11-13T10:00:00Z' } as const;
  const id = await writePayment(db, owner, { ...paid, estateId, meter: '45799990009' });
  expect(await find('phone', before.phone, palm)).toContain(id);
  await db.updateTable('users').set({ estate_id: other.estate_id }).where('id', '=', owner).execute();
  expect(await find('phone', before.phone, palm)).not.toContain(id);
  expect(await find('phone', before.phone, platform)).toContain(id);
  await db.updateTable('users').set({ estate_id: before.estate_id }).where('id', '=', owner).execute();
});

test('what many of another estate are called hides none of the own', async () => {
  const { db } = portal;
  const neighbour = await idOf(db, 'resident@cedarview.example');
  const { estate_id } = await db
    .selectFrom('users')
    .select('estate_id')
    .where('id', '=', neighbour)
    .executeTakeFirstOrThrow();
  const name = (orderId: string) =>
    db
      .insertInto('vend_attempts')
      .values({ order_id: orderId, number: 1, vendor: 'sandbox', vendor_reference: 'SAME-7788', sent_at: new Date() })
      .execute();
  const paid = {
    kind: 'power',
    state: 'fulfilled',
    kobo: 605_000,
    at: '2026-11-14T10:00:00Z',
    meter: '45799990008',
  } as const;
  const theirIds: string[] = [];
  for (let nth = 0; nth <= PAYMENTS_FOUND; nth += 1)
    theirIds.push(await writePayment(db, neighbour, { ...paid, estateId: estate_id ?? 0 }));
  const own = await writePayment(db, await idOf(db, 'resident@palmcourt.example'), { ...paid, estateId });
  for (const id of [...theirIds, own]) await name(id);
  expect(await find('reference', 'SAME-7788', palm)).toEqual([own]);
});

test.each([
  ['token', '1234'],
  ['phone', 'Amaka'],
  ['account', 'four'],
  ['amount', '0'],
  ['amount', 'many'],
] as const)('a %s that "%s" cannot be is refused in words', async (by, sought) => {
  const { status, body } = await portal.call('findPayments', { by, sought }, palm);
  expect([status, body.message]).toEqual([400, FINDING.unreadable[by]]);
});

test('nobody else finds payments of others, and an administrator without an estate finds none', async () => {
  for (const who of ['resident@palmcourt.example', 'owner@palmcourt.example']) {
    const asked = { by: 'reference', sought: ours } as const;
    expect((await portal.call('findPayments', asked, await portal.signIn(who))).status).toBe(403);
  }
});

describe('among many payments', () => {
  const [common, one] = [5_000_000, 'MANY-000000000017'];
  beforeAll(async () => {
    const { db } = portal;
    await forgetTables(db, ['orders', 'payments', 'further_payments', 'refunds', 'tokens', 'vend_attempts', 'users']);
    const owner = await idOf(db, 'owner@palmcourt.example');
    await writeMany(db, owner, { rows: ROWS, last: '2026-11-20T10:00:00Z', prefix: 'MANY', estateId });
    await sql`update orders set amount_kobo = ${common}, total_kobo = ${common} + fee_kobo
      where order_id like 'MANY-%' and right(order_id, 2) < '50'`.execute(db);
    await sql`insert into payments (order_id, provider, reference, amount_kobo, currency, merchant_id, recorded_at)
      select order_id, 'sandbox', 'SBX' || right(order_id, 12), total_kobo, 'NGN', 'TEST', created_at
      from orders where order_id like 'MANY-%'`.execute(db);
    await sql`insert into refunds (order_id, amount_kobo, reason, key, due_at, refund_reference)
      select order_id, total_kobo, 'test', order_id, created_at, 'RFD' || right(order_id, 12)
      from orders where order_id like 'MANY-%' and state = 'refunded'`.execute(db);
  }, 240_000);

  test('the newest are shown, and that there are more is said', async () => {
    const input = { by: 'amount', sought: String(common / 100), from: '2020-01-01', to: '2026-11-30' } as const;
    const { payments, more } = (await portal.call('findPayments', input, palm)).body as Found;
    expect([payments.length, more]).toEqual([PAYMENTS_FOUND, true]);
    const days = payments.map(({ createdAt }) => createdAt);
    expect(days).toEqual([...days].sort().reverse());
  });

  describe.each(['as they were written', 'after the data base has looked at its tables'])('with tables %s', (state) => {
    beforeAll(async () => {
      if (state !== 'as they were written')
        await sql`analyze orders, payments, further_payments, refunds, tokens, vend_attempts, users`.execute(portal.db);
    });

    test.each<[PaymentSought, string, object]>([
      ['reference', one, {}],
      ['reference', 'SBX000000000017', {}],
      ['reference', 'NOBODY-KNOWS-IT', {}],
      ['token', TOKEN, {}],
      ['phone', '08099999999', {}],
      ['account', '45799990001', {}],
      ['amount', '15050', {}],
      ['amount', String(common / 100), { from: '2026-11-12', to: '2026-11-12' }],
    ])('%s %s reads no table whole, and few rows that it throws away', async (by, sought, days) => {
      const id = await idOf(portal.db, 'admin@palmcourt.example');
      const admin = { id, role: 'service-admin', estate: { id: estateId } } as Parameters<typeof findPayments>[1];
      const { db } = portal;
      const clock = () => new Date('2026-11-28T10:00:00Z');
      const queries = await queriesOf(db, (reading) =>
        findPayments({ db: reading, reading, clock }, admin, { by, sought, ...days }),
      );
      expect(queries.length).toBeGreaterThan(0);
      for (const query of queries) {
        const { sql: text } = query.compile();
        if (!text.startsWith('select')) continue;
        const steps = await stepsOf(db, query);
        const much = steps.filter(
          ({ type, table, rows, thrownAway }) =>
            table !== null && LARGE.includes(table) && (type === 'Seq Scan' || rows + thrownAway > 2 * PAYMENTS_FOUND),
        );
        expect([text, much]).toEqual([text, []]);
      }
    });
  });
});
