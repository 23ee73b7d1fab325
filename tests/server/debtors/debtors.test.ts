import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Month, openMonth } from '../charges/support/month.ts';

let month: Month;
beforeAll(async () => {
  month = await openMonth();
});
afterAll(() => month.portal.close());

/** The last hour of March 31 in Lagos. */
const TODAY = '2027-03-31T22:30:00Z';

const ask = (name: Parameters<Month['office']['ask']>[0], input: Record<string, unknown> = {}) =>
  month.office.ask(name, input);
const report = async (asked: Record<string, unknown> = {}) => (await ask('debtors', { rows: 100, ...asked })).said;
const debtorOf = async (meter: string) =>
  ((await report()).debtors as Record<string, unknown>[]).find(({ meterNumber }) => meterNumber === meter);
const charge = async (meter: string, amount: number, reason: string, what: 'dev-levy' | 'fine' = 'dev-levy') => {
  await month.start({ what, amount, reason, meters: [meter] });
  await month.work();
};

test('a debt is as old as its days in Lagos, and what is paid settles the oldest of it first', async () => {
  const [meter = '', other = ''] = month.meters;
  expect(await report()).toMatchObject({ debtors: [], total: 0, sums: { owed: 0 } });
  // Each is charged half an hour after its day began in Lagos, and is so old on March 31: 91, 90, 61, 60, 31, 30 days.
  const days = ['2026-12-30', '2026-12-31', '2027-01-29', '2027-01-30', '2027-02-28', '2027-03-01'];
  for (const [at, day] of days.entries()) {
    await month.travel(new Date(Date.parse(`${day}T00:30:00+01:00`)).toISOString());
    await charge(meter, 100 * 2 ** at, `Levy of ${day}`);
  }
  await month.travel(TODAY);
  expect(await debtorOf(meter)).toMatchObject({
    dues: { 'service-charge': 0, 'dev-levy': 6_300, fine: 0 },
    ages: { over90: 100, to90: 200 + 400, to60: 800 + 1_600, to30: 3_200 },
    owed: 6_300,
    since: '2026-12-30',
  });
  // All of the oldest, and three quarters of the next one.
  await month.set(meter, -(6_300 - 250), 'devlevy');
  expect(await debtorOf(meter)).toMatchObject({
    ages: { over90: 0, to90: 50 + 400, to60: 2_400, to30: 3_200 },
    since: '2026-12-31',
  });
  // Credit of one due pays nothing of another.
  await month.set(other, 5_000);
  await charge(other, 700, 'Noise', 'fine');
  expect(await debtorOf(other)).toMatchObject({ owed: 700, dues: { fine: 700, 'service-charge': 0 } });
});

test('a charge that was taken back is none, and pays for nothing that is older', async () => {
  const meter = month.meters[2] ?? '';
  await month.travel('2026-12-05T09:00:00Z');
  await charge(meter, 900, 'The old gate');
  await month.travel('2027-03-20T09:00:00Z');
  await charge(meter, 900, 'The new gate');
  const id = (await month.runs())[0]?.id;
  expect((await ask('takeBackCharges', { id, reason: 'It was the wrong gate' })).status).toBe(200);
  await month.travel(TODAY);
  expect(await debtorOf(meter)).toMatchObject({ owed: 900, ages: { over90: 900, to30: 0 }, since: '2026-12-05' });
});

test('pages, searches and choices are of the same report, and a page beyond the last has its sums', async () => {
  await month.travel(TODAY);
  const all = await report();
  const debtors = all.debtors as { meterNumber: string; owed: number; address: string }[];
  expect(all.total).toBe(3);
  expect(debtors.map(({ owed }) => owed)).toEqual([...debtors.map(({ owed }) => owed)].sort((a, b) => b - a));
  expect(await report({ rows: 2, page: 2 })).toMatchObject({ debtors: [debtors[2]], total: 3, sums: all.sums });
  expect(await report({ rows: 2, page: 9 })).toMatchObject({ debtors: [], total: 3, sums: all.sums });
  expect(await report({ debt: 'fine' })).toMatchObject({ total: 1, sums: { owed: 700 } });
  expect(await report({ over: '90' })).toMatchObject({ total: 1, sums: { owed: 900 } });
  const [first] = debtors;
  expect(await report({ search: first?.meterNumber.replace(/(\d{4})/g, '$1 ').trim() })).toMatchObject({ total: 1 });
  const ofHouse = (await report({ search: first?.address.toUpperCase().split(' ').reverse().join(' ') })).debtors;
  expect(ofHouse).toContainEqual(first);
  for (const nothing of ["100%' or 1=1", '_', '99999999999'])
    expect(await report({ search: nothing })).toMatchObject({ debtors: [], total: 0, sums: { owed: 0 } });
  expect((await ask('debtors', { over: '45' })).status).toBe(400);
  // Of that day or before: whatever is owed since then is older than what came later.
  const days = (all.debtors as { since: string }[]).map(({ since }) => since).sort();
  expect(days).toEqual(['2026-12-05', '2026-12-31', '2027-03-31']);
  for (const [at, since] of days.entries()) {
    expect(await report({ since })).toMatchObject({ total: at + 1 });
    const before = new Date(Date.parse(since) - 86_400_000).toISOString().slice(0, 10);
    expect(await report({ since: before })).toMatchObject({ total: at });
  }
  expect(await report({ since: '2027-03-31', debt: 'dev-levy' })).toMatchObject({ total: 2 });
  expect((await ask('debtors', { since: '2026-02-30' })).status).toBe(400);
  // So much or more, to the kobo; of the debt that is looked at.
  const second = debtors[1]?.owed ?? 0;
  expect(await report({ least: second })).toMatchObject({ debtors: debtors.slice(0, 2), total: 2 });
  expect(await report({ least: second + 0.01 })).toMatchObject({ debtors: debtors.slice(0, 1), total: 1 });
  expect(await report({ least: 701, debt: 'fine' })).toMatchObject({ debtors: [], total: 0 });
  // So much or less, and from the one to the other.
  expect(await report({ most: second })).toMatchObject({ debtors: debtors.slice(1), total: debtors.length - 1 });
  expect(await report({ most: second - 0.01 })).toMatchObject({ debtors: debtors.slice(2), total: debtors.length - 2 });
  expect(await report({ least: second, most: second })).toMatchObject({ debtors: [debtors[1]], total: 1 });
  expect((await ask('debtors', { most: 0 })).status).toBe(400);
  expect((await ask('debtors', { least: 0 })).status).toBe(400);
  expect((await ask('debtors', { search: 'x'.repeat(61) })).status).toBe(400);
});

test('the file has debtors alone, adds up to the report, and is a line of the activity log', async () => {
  const { said } = await ask('exportDebtors');
  const rows = Buffer.from(String(said.base64), 'base64').toString('utf8').trim().split('\r\n');
  expect(said.name).toBe('who_owes_2027-03-31.csv');
  expect(rows).toHaveLength(1 + 3);
  const owed = rows.slice(1).reduce((sum, row) => sum + Number(row.split(',').at(-1)), 0);
  expect(owed).toBe(Number(((await report()).sums as { owed: number }).owed));
  const { said: log } = await ask('auditLog', { of: 'reads' });
  expect((log.deeds as unknown[])[0]).toMatchObject({ action: 'debtors-exported', subject: 'Palm Court' });
});

test('an administrator of another estate reads none of them', async () => {
  const own = new Set(month.meters);
  const { said } = await month.office.ask('debtors', { rows: 100 }, 'cedar');
  expect((said.debtors as { meterNumber: string }[]).filter(({ meterNumber }) => own.has(meterNumber))).toEqual([]);
});
