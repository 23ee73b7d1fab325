import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertHistoricOrder, insertHistoricOrders } from '#src/server/orders/history.ts';
import { systemRandom } from '#src/server/random.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

type Month = { month: string } & Record<string, number>;
const ask = async (name: 'residentDashboard' | 'estateDashboard' | 'platformDashboard', email: string) => {
  const { status, body } = await portal.call(name, {}, await portal.signIn(email));
  expect(status).toBe(200);
  return body as { months: Month[] } & Record<string, unknown>;
};
const person = (email: string) =>
  portal.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const column = (months: readonly Month[], name: string) => months.map((month) => month[name]);
const buy = async (email: string, naira: number, at: string) => {
  const buyer = await person(email);
  return portal.db.transaction().execute((trx) =>
    insertHistoricOrder(trx, systemRandom, {
      userId: buyer.id,
      email,
      customerName: 'x',
      meterNumber: buyer.meter_number ?? '',
      estateId: buyer.estate_id ?? 0,
      amountKobo: naira * 100,
      at: new Date(at),
    }),
  );
};

/** Nothing of it is to be paid by a day. */
const NO_DAY = { serviceCharge: null, devLevy: null, fine: null };

test('a resident sees twelve months of power, units and dues paid, fees included, and the last five tokens', {
  tags: ['C-118'],
}, async () => {
  const { dues, months, tokens } = await ask('residentDashboard', 'resident@palmcourt.example');
  expect(dues).toEqual({ serviceCharge: 15_000, devLevy: -12_000, fine: 0, payBy: NO_DAY });
  expect(column(months, 'power')).toEqual([4550, 6050, 5550, 7050, 5050, 5050, 7550, 5050, 10_050, 6050, 5050, 0]);
  expect(column(months, 'purchases')).toEqual([...Array(11).fill(1), 0]);
  expect(column(months, 'units')).toEqual([
    25.0, 33.33, 30.56, 38.89, 27.78, 27.78, 41.67, 27.78, 55.56, 33.33, 27.78, 0,
  ]);
  // Service charge and security; October has the month itself and one in advance.
  expect(column(months, 'serviceCharge')).toEqual([...Array(10).fill(20_100), 35_150, 0]);
  expect(column(months, 'devLevy')).toEqual([0, 10_050, 0, 10_050, 0, 0, 10_050, 0, 10_050, 0, 5050, 0]);
  expect(column(months, 'fine')).toEqual(Array(12).fill(0));
  const shown = tokens as { amount: number; units: string; token: string }[];
  expect(shown.map((token) => token.amount)).toEqual([5000, 6000, 10_000, 5000, 7500]);
  expect(shown[0]).toMatchObject({ units: '27.78', token: expect.stringMatching(/^\d{20}$/) });
});

test('a home owner sees the development levy and nothing of whoever lives there', async () => {
  const owner = await person('owner@palmcourt.example');
  const resident = await person('resident@palmcourt.example');
  const house = portal.db.updateTable('users').where('id', '=', owner.id);
  await house.set({ meter_number: resident.meter_number }).execute();
  const { dues, months, tokens } = await ask('residentDashboard', owner.email);
  await house.set({ meter_number: owner.meter_number }).execute();
  expect([dues, tokens]).toEqual([{ serviceCharge: null, devLevy: -12_000, fine: null, payBy: NO_DAY }, []]);
  expect(months.map(({ month: _, devLevy, ...rest }) => Object.values(rest))).toEqual(Array(12).fill([0, 0, 0, 0, 0]));
  // Their own levies, not those of whoever lives there.
  expect(column(months, 'devLevy').filter((naira) => naira !== 0)).toEqual([10_050, 10_050, 10_050, 10_050, 5050]);
});

test('what was bought in the first hour of a month in Lagos counts for that month', async () => {
  const email = 'aisha.lawal@cedarview.example';
  const before = (await ask('residentDashboard', email)).months;
  await buy(email, 1000, '2026-10-31T22:59:59Z');
  await buy(email, 2000, '2026-10-31T23:00:00Z');
  await buy(email, 4000, '2025-11-30T22:59:59Z');
  await buy(email, 8000, '2025-11-30T23:00:00Z');
  const after = (await ask('residentDashboard', email)).months;
  const more = after.map((month, at) => (month.power ?? 0) - (before[at]?.power ?? 0));
  expect(more).toEqual([8050, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1050, 2050]);
});

test('an order that was not delivered is in no sum and on no list of tokens', async () => {
  const email = 'titi.olawale@cedarview.example';
  const orderId = await buy(email, 7000, '2026-11-02T09:00:00Z');
  expect(column((await ask('residentDashboard', email)).months, 'power').at(-1)).toBe(7050);
  await portal.db.updateTable('orders').set({ state: 'pending' }).where('order_id', '=', orderId).execute();
  const { months, tokens } = await ask('residentDashboard', email);
  expect(column(months, 'power').at(-1)).toBe(0);
  expect((tokens as { orderId: string }[]).map((token) => token.orderId)).not.toContain(orderId);
  const { pendingTopups } = await ask('platformDashboard', 'platform@wattchat.example');
  expect(pendingTopups).toBe(1);
});

test('a pending top-up stands with those that have waited as long since they were paid', async () => {
  const waiting = portal.db.updateTable('orders').where('state', '=', 'pending');
  const agesAfter = async (minutes: number) => {
    await waiting.set({ captured_at: new Date(portal.time.now.getTime() - minutes * 60_000) }).execute();
    const { pendingAges } = await ask('platformDashboard', 'platform@wattchat.example');
    return (pendingAges as { below: number | null; topups: number; value: number }[]).map(
      ({ below, topups, value }) => `${below}: ${topups}, ${value}`,
    );
  };
  const none = ['5: 0, 0', '60: 0, 0', '1440: 0, 0', 'null: 0, 0'];
  expect(await agesAfter(4)).toEqual(none.with(0, '5: 1, 7050'));
  expect(await agesAfter(5)).toEqual(none.with(1, '60: 1, 7050'));
  expect(await agesAfter(600)).toEqual(none.with(2, '1440: 1, 7050'));
  expect(await agesAfter(5_000)).toEqual(none.with(3, 'null: 1, 7050'));
});

test('an estate’s totals and sums are those of its own residents', { tags: ['C-120'] }, async () => {
  const { months, ...totals } = await ask('estateDashboard', 'admin@palmcourt.example');
  expect(totals).toEqual({
    total_registered_residents: 12,
    total_meter_number: 12,
    active_residents: 10,
    inactive_residents: 2,
    unverified_residents: 1,
    // Levies 12,000 + 35,000 + 59,500 + 6,000, three months of service charge and a fine; what is paid in advance is no set-off.
    owed: 167_500,
  });
  expect(column(months, 'power')).toEqual([
    21_150, 25_150, 23_650, 28_150, 23_150, 23_650, 27_150, 23_150, 39_250, 61_950, 77_000, 0,
  ]);
  expect(column(months, 'fine')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 5050, 0, 0, 0]);
  // Twelve houses; the owner's has the levy alone.
  expect(column(months, 'devLevy')).toEqual([0, 120_600, 0, 120_600, 0, 0, 120_600, 0, 120_600, 0, 60_600, 0]);
  // Eleven residents, one of them half for an apartment nobody lives in; two take security and one waste disposal.
  expect(column(months, 'serviceCharge')).toEqual([...Array(8).fill(170_675), 155_625, 155_625, 200_775, 0]);
});

test('what was charged by month and what of it is open adds up to what the estate is owed', async () => {
  const { months, owed } = await ask('estateDashboard', 'admin@palmcourt.example');
  expect(column(months, 'charged')).toEqual([
    157_475, 277_475, 157_475, 277_475, 157_475, 157_475, 277_475, 269_975, 282_475, 167_475, 217_475, 0,
  ]);
  const open = column(months, 'open');
  expect(open).toEqual([0, 0, 0, 0, 0, 0, 0, 64_500, 43_000, 25_000, 35_000, 0]);
  expect(open.reduce((all = 0, one = 0) => all + one, 0)).toBe(owed);
});

test('each figure of an estate’s dashboard is how many the list has that it leads to, meters of nobody among them', async () => {
  const token = await portal.signIn('admin@palmcourt.example');
  const { estate_id } = await person('admin@palmcourt.example');
  const resident = await person('resident@palmcourt.example');
  const owner = await person('owner@palmcourt.example');
  // Two accounts on one meter, which leaves that of the owner to nobody, and one meter more.
  const home = portal.db.updateTable('users').where('id', '=', owner.id);
  await home.set({ meter_number: resident.meter_number }).execute();
  const meter = { landlord_name: 'Halima Sule', meter_number: '45070000001', house_address: '9 Cedar Close' };
  await portal.call('uploadMeters', { property_id: estate_id, meter_details: [meter] }, token);
  const figures = await ask('estateDashboard', 'admin@palmcourt.example');
  const lists = {
    total: 'total_registered_residents',
    active: 'active_residents',
    inactive: 'inactive_residents',
    'registered-meters': 'total_meter_number',
    unverified: 'unverified_residents',
  };
  for (const [list, figure] of Object.entries(lists)) {
    const { body } = await portal.call('estateUsers', { list }, token);
    const { users, meters, total } = body as { users: object[]; meters: object[]; total: number };
    expect([list, total, users.length + meters.length]).toEqual([list, figures[figure], figures[figure]]);
  }
  expect(figures.total_meter_number).toBe(13);
  await home.set({ meter_number: owner.meter_number }).execute();
  await portal.db.deleteFrom('meters').where('meter_number', '=', meter.meter_number).execute();
});

test('a levy and a service that was paid count for the house, for its estate and for the platform, with their fees', async () => {
  const { meter_number, email, estate_id, id } = await person('bassey.effiong@cedarview.example');
  const security = await portal.db
    .selectFrom('services')
    .select('id')
    .where('name', '=', 'Security')
    .where('estate_id', '=', estate_id)
    .executeTakeFirstOrThrow();
  const past = { userId: id, email, customerName: 'x', meterNumber: meter_number ?? '', estateId: estate_id ?? 0 };
  const from = { ...past, at: new Date('2026-11-03T09:00:00Z') };
  await portal.db.transaction().execute((trx) =>
    insertHistoricOrders(trx, systemRandom, [
      {
        ...from,
        amountKobo: 200_000,
        due: { kind: 'service', screen: 'pay-services', serviceId: security.id, months: 2 },
      },
      {
        ...from,
        at: new Date('2026-11-03T09:05:00Z'),
        amountKobo: 100_000,
        due: { kind: 'dev-levy', screen: 'pay-services' },
      },
      { ...from, amountKobo: 900_000, due: { kind: 'fine', screen: 'pay-services' }, failed: true },
    ]),
  );
  const { months } = await ask('residentDashboard', email);
  expect(months.at(-1)).toMatchObject({ serviceCharge: 2050, devLevy: 1050, fine: 0 });
  const estate = (await ask('estateDashboard', 'admin@cedarview.example')).months.at(-1);
  expect(estate).toMatchObject({ serviceCharge: 2050, devLevy: 1050, fine: 0 });
  const sales = (await ask('platformDashboard', 'platform@wattchat.example')).months.at(-1);
  expect(sales).toMatchObject({ estateDues: 3100 });
});

test('what a person has spent is what they paid themselves, wherever they lived, and nothing that others paid for the same meter', async () => {
  const own = await person('titi.olawale@cedarview.example');
  const other = await person('bassey.effiong@cedarview.example');
  const paid = (userId: string, meterNumber: string | null, estateId: number | null, naira: number, day: string) => ({
    userId,
    email: 'x@x.example',
    customerName: 'x',
    meterNumber: meterNumber ?? '',
    estateId: estateId ?? 0,
    amountKobo: naira * 100,
    at: new Date(`2026-11-${day}T09:00:00Z`),
    due: { kind: 'dev-levy', screen: 'pay-services' } as const,
  });
  const levies = async () => column((await ask('residentDashboard', own.email)).months, 'devLevy').at(-1) ?? 0;
  const before = await levies();
  const { id: palmCourt } = await portal.db
    .selectFrom('estates')
    .select('id')
    .where('name', '=', 'Palm Court')
    .executeTakeFirstOrThrow();
  await portal.db.transaction().execute((trx) =>
    insertHistoricOrders(trx, systemRandom, [
      // The meter of before, then somebody else on the meter of today, then this one.
      paid(own.id, '45701120409', palmCourt, 3000, '01'),
      paid(other.id, own.meter_number, own.estate_id, 7000, '02'),
      paid(own.id, own.meter_number, own.estate_id, 1000, '03'),
    ]),
  );
  expect((await levies()) - before).toBe(3050 + 1050);
  // The administrator of today's estate sees what was paid there.
  const token = await portal.signIn('admin@cedarview.example');
  const { body } = await portal.call('userDashboard', { user_id: own.id }, token);
  expect((column(body.months as Month[], 'devLevy').at(-1) ?? 0) - before).toBe(1050);
});

test('an administrator sees what one resident owes and bought, and no token', { tags: ['C-119'] }, async () => {
  const debtor = await person('debtor@palmcourt.example');
  const token = await portal.signIn('admin@palmcourt.example');
  const { status, body } = await portal.call('userDashboard', { user_id: debtor.id }, token);
  expect([status, body]).toMatchObject([
    200,
    {
      resident: {
        id: debtor.id,
        first_name: 'Chinedu',
        last_name: 'Okafor',
        email: debtor.email,
        meter_number: debtor.meter_number,
        status: 'occupied',
        is_verified: true,
      },
      dues: { serviceCharge: -45_000, devLevy: 0, fine: 0 },
    },
  ]);
  expect(column(body.months as Month[], 'power').slice(-4)).toEqual([4050, 3050, 5050, 0]);
  expect(JSON.stringify(body)).not.toMatch(/\d{20}/);
});

test('what a resident bought in the estate they came from is no business of the new one, and stays their own', async () => {
  const comer = await person('aisha.lawal@cedarview.example');
  await buy(comer.email, 3000, '2026-11-01T09:00:00Z');
  const before = column((await ask('residentDashboard', comer.email)).months, 'power');
  const { meter_number, estate_id } = await person('owner@palmcourt.example');
  const home = portal.db.updateTable('users').where('id', '=', comer.id);
  await home.set({ meter_number, estate_id }).execute();
  await buy(comer.email, 1000, '2026-11-01T10:00:00Z');
  const token = await portal.signIn('admin@palmcourt.example');
  const { body } = await portal.call('userDashboard', { user_id: comer.id }, token);
  const after = column((await ask('residentDashboard', comer.email)).months, 'power');
  await home.set({ meter_number: comer.meter_number, estate_id: comer.estate_id }).execute();
  expect(column(body.months as Month[], 'power')).toEqual([...Array(11).fill(0), 1050]);
  expect(after).toEqual([...before.slice(0, -1), (before.at(-1) ?? 0) + 1050]);
});

test('a resident of another estate, an administrator and nobody at all are the same: not found', async () => {
  const token = await portal.signIn('admin@palmcourt.example');
  const ids = [
    (await person('resident@cedarview.example')).id,
    (await person('admin@palmcourt.example')).id,
    systemRandom.uuid(),
  ];
  const answers = await Promise.all(ids.map((user_id) => portal.call('userDashboard', { user_id }, token)));
  expect(answers.map(({ status, body: { requestId: _, ...said } }) => [status, said])).toEqual(
    Array(3).fill([404, { code: 'resident-not-found', message: 'User not found, please check and try again' }]),
  );
});

test('the platform’s totals are what its months sum up to, while all of it is within twelve months', {
  tags: ['F-047'],
}, async () => {
  const old = portal.db.updateTable('orders').where('captured_at', '<', new Date('2025-11-30T23:00:00Z'));
  await old.set({ state: 'refunded' }).execute();
  const { transactionsSummary, months } = await ask('platformDashboard', 'platform@wattchat.example');
  const money = ['power', 'airtime', 'data', 'internet', 'cable', 'estateDues'];
  const sum = (names: readonly string[]) =>
    names.reduce((all, name) => all + column(months, name).reduce<number>((part, naira) => part + (naira ?? 0), 0), 0);
  expect(transactionsSummary).toEqual({
    numberOfSuccessfulTransactions: sum(['transactions']),
    totalSuccessfulTransaction: sum(money),
    totalMeterNumber: 23,
    registeredEstates: 2,
    lastTransactionDate: '2026-11-03T09:05:00.000Z',
    lastTransactionValue: 1050,
  });
});

test('an administrator who runs no estate has an empty dashboard', async () => {
  const token = await portal.signIn('admin@cedarview.example');
  const admin = portal.db.updateTable('users').where('email', '=', 'admin@cedarview.example');
  await admin.set({ estate_id: null }).execute();
  const { status, body } = await portal.call('estateDashboard', {}, token);
  expect([status, body.code]).toEqual([400, 'no-estate']);
  expect((await portal.call('estateUsers', {}, token)).body).toEqual({ users: [], meters: [], total: 0, page: 1 });
  expect((await portal.call('searchResidents', { term: 'a' }, token)).body).toEqual({ users: [], meters: [] });
});

test('the platform sees what each estate sold in the same months, the most first, and its share of them', async () => {
  const { months, estates } = await ask('platformDashboard', 'platform@wattchat.example');
  const sold = estates as readonly {
    id: number;
    name: string;
    total: number;
    months: { month: string; value: number }[];
  }[];
  expect(sold.map(({ name }) => name)).toEqual(['Palm Court', 'Cedar View']);
  for (const { total, months: of } of sold) {
    expect(of.map(({ month }) => month)).toEqual(months.map(({ month }) => month));
    expect(of.reduce((all, { value }) => all + value, 0)).toBe(total);
  }
  const together = months.map((_, at) => sold.reduce((all, { months: of }) => all + (of[at]?.value ?? 0), 0));
  expect(together).toEqual(months.map((month) => (month.power ?? 0) + (month.estateDues ?? 0)));
});

test('estates beyond those that a chart names are one line of it', async () => {
  const { id } = await person('resident@palmcourt.example');
  const made = await portal.db
    .insertInto('estates')
    .values(Array.from({ length: 6 }, (_, at) => ({ name: `Estate ${at}`, logo: null })))
    .returning('id')
    .execute();
  await portal.db.transaction().execute((trx) =>
    insertHistoricOrders(
      trx,
      systemRandom,
      made.map(({ id: estateId }, at) => ({
        userId: id,
        email: 'x@x.example',
        customerName: 'x',
        meterNumber: '45012345678',
        estateId,
        amountKobo: (at + 1) * 100_000,
        at: new Date('2026-11-05T09:00:00Z'),
      })),
    ),
  );
  const { estates } = await ask('platformDashboard', 'platform@wattchat.example');
  expect(
    (estates as { name: string | null; total: number }[]).slice(2).map(({ name, total }) => [name, total]),
  ).toEqual([
    ['Estate 5', 6050],
    ['Estate 4', 5050],
    ['Estate 3', 4050],
    ['Estate 2', 3050],
    [null, 2050 + 1050],
  ]);
});
