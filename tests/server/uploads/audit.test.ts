import { afterAll, beforeAll, expect, test } from 'vitest';
import { csv, type Desk, openDesk } from './support/clerk.ts';

let desk: Desk;
let meter: string;
beforeAll(async () => {
  desk = await openDesk();
  meter = (await desk.metersOf('palm'))[0]?.meter_number ?? '';
});
afterAll(() => desk.close());

const newest = async () => ((await desk.ask('auditLog', {})).said.deeds as Record<string, unknown>[])[0];
const house = (landlord_name: string, meter_number: string) => ({
  landlord_name,
  meter_number,
  house_address: '1 Road',
});
const add = (...meter_details: object[]) => desk.ask('uploadMeters', { property_id: desk.ids.palm, meter_details });

test('the log says which meters a file has added, and what those it has renamed were called before', async () => {
  await add(house('Ada Obi', '45099900001'), house('Bola Ade', '45099900002'));
  expect(await newest()).toMatchObject({
    action: 'meters-uploaded',
    subject: 'Palm Court',
    before: null,
    after: 'Added: 45099900001, 45099900002',
  });
  await add(house('Ada Eze', '45099900001'), house('Chi Eze', '45099900003'));
  expect(await newest()).toMatchObject({
    before: '45099900001: Ada Obi, 1 Road',
    after: 'Added: 45099900003. Changed: 45099900001: Ada Eze, 1 Road',
  });
});

test('of a long file the log names the first meters, and how many there are', async () => {
  await add(...Array.from({ length: 12 }, (_, at) => house('Ada Obi', String(45_099_910_000 + at))));
  const { after } = (await newest()) ?? {};
  expect(after).toBe(
    'Added: 45099910000, 45099910001, 45099910002, 45099910003, 45099910004, 45099910005, 45099910006, 45099910007, 45099910008, 45099910009 and 2 more',
  );
});

test('the log says how many payments a file has credited, and what they come to', async () => {
  const rows = [`${meter},servicecharge,15000,2026-01-31`, `${meter},devlevy,1500.50,2026-02-01`];
  const head = 'meterNumber,servicePayment,amount,paidAt';
  await desk.ask('uploadServicePayments', { dataset: csv(head, ...rows) });
  expect(await newest()).toMatchObject({ before: null, after: '2 payments, ₦16,500.50' });
  await desk.ask('uploadServicePayments', { dataset: csv(head, ...rows, `${meter},devlevy,7,2026-02-02`) });
  expect(await newest()).toMatchObject({ before: null, after: '1 payment, ₦7' });
});

test('the log says how many levies a file has charged, and by how much more or less', async () => {
  const charge = (naira: number) =>
    desk.ask('uploadDevLevy', { property_id: desk.ids.palm, dataset: csv('meterNumber,amount', `${meter},${naira}`) });
  await charge(60_000);
  expect(await newest()).toMatchObject({ before: null, after: '1 levy, ₦60,000' });
  await charge(50_000);
  expect(await newest()).toMatchObject({ before: null, after: '1 levy, -₦10,000' });
});
