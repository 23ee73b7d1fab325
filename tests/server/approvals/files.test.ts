import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { openTwo, type Two } from './support/two.ts';

let portal: TestApp;
let two: Two;
let meter: string;
let estate: number;
beforeAll(async () => {
  portal = await openTestApp();
  two = await openTwo(portal);
  meter = await two.meterOf('debtor@palmcourt.example');
  estate = (await two.person('ngozi')).estate_id ?? 0;
});
afterAll(() => portal.close());

const REFUSED = ROW_SENTENCES.aboveLimit('above ₦20,000');
const file = (head: string, ...lines: readonly string[]) =>
  new Blob([[head, ...lines].join('\n')], { type: 'text/csv' });
const paid = (name: 'uploadServicePayments' | 'previewServicePayments', ...lines: readonly string[]) =>
  two.ask('ngozi', name, { dataset: file('meterNumber,servicePayment,amount,paidAt', ...lines) });
const levied = (...lines: readonly string[]) =>
  two.ask('ngozi', 'uploadDevLevy', { property_id: estate, dataset: file('meterNumber,amount', ...lines) });
const row = (amount: number, day: string) => `${meter},servicecharge,${amount},2026-02-${day}`;
const owed = async () => (await two.ask('ngozi', 'meterName', { meter_number: meter })).said;

test('without a limit a file of one person credits any sum, and charges a levy', async () => {
  expect(await paid('uploadServicePayments', row(25_000, '01'))).toMatchObject({ status: 200, said: { added: 1 } });
  expect(await levied(`${meter},60000`)).toMatchObject({ status: 200 });
  two.pass(2 * 86_400_000);
  expect(await two.ask('ngozi', 'setBalanceLimit', { limit: 20_000, expected: null })).toMatchObject({ status: 200 });
});

test('above the limit a file is no way around a second person, as a row, as many rows, or as many files', async () => {
  const before = await owed();
  const refused = await paid('uploadServicePayments', row(20_001, '02'));
  expect([refused.status, JSON.stringify(refused.said)]).toEqual([400, expect.stringContaining(REFUSED)]);
  expect(JSON.stringify((await paid('previewServicePayments', row(20_001, '02'))).said)).toContain(REFUSED);
  expect((await paid('uploadServicePayments', row(12_000, '03'), row(12_000, '04'))).status).toBe(400);
  expect(await owed()).toEqual(before);
  expect(await paid('uploadServicePayments', row(12_000, '03'))).toMatchObject({ status: 200, said: { added: 1 } });
  expect((await paid('uploadServicePayments', row(12_000, '04'))).status).toBe(400);
  two.pass(86_400_000 + 1_000);
  expect(await paid('uploadServicePayments', row(12_000, '04'))).toMatchObject({ status: 200 });
});

test('a levy is charged by a file whatever the sum, and taken back up to the limit', async () => {
  expect(await levied(`${meter},95000`)).toMatchObject({ status: 200 });
  expect(await levied(`${meter},60000`)).toMatchObject({ status: 200 });
  two.pass(2 * 86_400_000);
  const refused = await levied(`${meter},0.5`);
  expect(refused.status).toBe(400);
  expect(JSON.stringify((await levied(`${meter},30000`)).said)).toContain(REFUSED);
  expect(await levied(`${meter},45000`)).toMatchObject({ status: 200 });
  expect((await levied(`${meter},30000`)).status).toBe(400);
});
