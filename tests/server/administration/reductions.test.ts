import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accounts } from '#src/server/billing/chart.ts';
import { balances, post } from '#src/server/billing/ledger.ts';
import { summarise } from '#src/server/billing/summary.ts';
import { unoccupied } from '#src/server/orders/price-due.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { type Office, openOffice } from './support/estate-office.ts';

/** Its resident pays the service charge of Palm Court, naira a month. */
const EMAIL = 'yusuf.garba@palmcourt.example';
const MONTH = 15_000;
/** What a month comes to for an apartment that is not occupied. */
const HALF = 7_475;

let portal: TestApp;
let office: Office;
let meter: string;
let estateId: number;
beforeAll(async () => {
  portal = await openTestApp();
  office = await openOffice(portal);
  const resident = await office.person(EMAIL);
  meter = resident.meter_number ?? '';
  estateId = resident.estate_id ?? 0;
});
afterAll(() => portal.close());
beforeEach(async () => {
  await occupancy('occupied');
  await set(0);
});

const occupancy = (status: 'occupied' | 'unoccupied') => office.ask('updateStatus', { meter_number: meter, status });
const set = async (amount: number) => {
  const input = { meter_number: meter, amount, servicePayment: 'servicecharge' };
  expect((await office.ask('updateServicePayments', input)).status).toBe(200);
};

/** Pay months of service charge, as a settled order credits them. */
async function pay(months: number, status: 'occupied' | 'unoccupied') {
  const price = months * MONTH * 100;
  const account = accounts.meter(meter, 'service-charge');
  const { amountKobo, reductionKobo } =
    status === 'unoccupied' ? unoccupied(price, 5_000) : { amountKobo: price, reductionKobo: 0 };
  const entries = [
    { account: accounts.provider('sandbox'), kobo: -amountKobo },
    { account, kobo: amountKobo },
    { account: accounts.reduction(account), kobo: reductionKobo },
    { account: accounts.reductions(estateId), kobo: -reductionKobo },
  ];
  const posting = { kind: 'delivered', narration: 'Services Payment', at: portal.time.now, entries };
  await portal.db.transaction().execute((trx) => post(trx, posting));
}

/** What is owed of the service charge, naira, and for how many days it is paid in advance. */
async function stands() {
  const { serviceCharge, duration } = (await summarise(portal.db, meter, portal.time.now)) ?? {};
  return [serviceCharge, duration];
}

test('a balance of nothing is no month in advance, and the next month that is paid is one', async () => {
  await occupancy('unoccupied');
  await pay(3, 'unoccupied');
  expect(await stands()).toEqual([22_475, 90]);
  await set(0);
  expect(await stands()).toEqual([0, 0]);
  await occupancy('occupied');
  await pay(1, 'occupied');
  expect(await stands()).toEqual([MONTH, 30]);
});

test('a month that an unoccupied apartment is charged uses up one of those it has paid', async () => {
  await occupancy('unoccupied');
  for (const _ of [1, 2, 3]) await pay(1, 'unoccupied');
  const left = [];
  for (const months of [2, 1, 0]) {
    await set(months * HALF);
    left.push(await stands());
  }
  expect(left).toEqual([
    [2 * HALF, 60],
    [HALF, 30],
    [0, 0],
  ]);
});

test('months that an unoccupied apartment owes are paid by as many, and none of them is in advance', async () => {
  await occupancy('unoccupied');
  await set(-3 * HALF);
  for (const _ of [1, 2, 3]) await pay(1, 'unoccupied');
  expect(await stands()).toEqual([0, 0]);
  await pay(1, 'unoccupied');
  expect(await stands()).toEqual([HALF, 30]);
});

test('what was owed before somebody moved in or out is paid at the price of that day', async () => {
  await occupancy('unoccupied');
  await set(-2 * HALF);
  await occupancy('occupied');
  await pay(2, 'occupied');
  expect(await stands()).toEqual([2 * (MONTH - HALF), 30]);
  await set(-2 * HALF);
  await occupancy('unoccupied');
  for (const _ of [1, 2]) await pay(1, 'unoccupied');
  expect(await stands()).toEqual([0, 0]);
});

test('months that were paid while nobody lived there stay paid when a balance is put up', async () => {
  await occupancy('unoccupied');
  await pay(3, 'unoccupied');
  await occupancy('occupied');
  await set(22_475 + 100);
  expect(await stands()).toEqual([22_575, 90]);
});

test('what is spared never touches what is owed, and every posting sums to zero', async () => {
  const { rows } = await sql<{ kobo: number }>`
    select sum(amount_kobo)::bigint as kobo from ledger_entries group by transaction_id`.execute(portal.db);
  expect(rows.filter(({ kobo }) => kobo !== 0)).toEqual([]);
  const reduction = accounts.reduction(accounts.meter(meter, 'service-charge'));
  expect(await balances(portal.db, [reduction])).toEqual({ [reduction]: 0 });
});
