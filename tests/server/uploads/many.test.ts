import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRandom } from '#src/server/random.ts';
import { csv, type Desk, openDesk } from './support/clerk.ts';

const ADMINISTRATORS = 20;
const ROWS = 1_000;

let desk: Desk;
let tokens: string[];
beforeAll(async () => {
  desk = await openDesk();
  const { db, sessions, time } = desk.portal;
  const admin = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', 'admin@palmcourt.example')
    .executeTakeFirstOrThrow();
  const many = Array.from({ length: ADMINISTRATORS }, (_, at) => ({
    ...admin,
    id: systemRandom.uuid(),
    email: `admin${at}@palmcourt.example`,
    created_at: time.now,
  }));
  await db.insertInto('users').values(many).execute();
  tokens = [];
  for (const { id } of many) tokens.push(await sessions.begin(id, 'unknown'));
});
afterAll(() => desk.close());

const rowsFrom = (first: number) =>
  Array.from({ length: ROWS }, (_, at) => `Ngozi Eze,${45_200_000_000 + first + at},${at} Palm Avenue`);

test('while twenty administrators upload at once the portal answers others, and every file counts', async () => {
  const ended: string[] = [];
  const uploads = tokens.map(async (token, at) => {
    const rows = rowsFrom(at * ROWS);
    const dataset = csv('landlord_name,meter_number,house_address', ...rows);
    const property_id = desk.ids.palm;
    const { body } = await desk.portal.call('validateMeters', { property_id, dataset }, token);
    const meter_details = body.csvData as object[];
    const { status, body: kept } = await desk.portal.call('uploadMeters', { property_id, meter_details }, token);
    ended.push('upload');
    return [status, kept.added];
  });
  const other = desk.portal.call('profile', {}, desk.tokens.cedar).then(({ status }) => {
    ended.push('profile');
    return status;
  });
  expect(await Promise.all(uploads)).toEqual(tokens.map(() => [200, ROWS]));
  // Long before the last of them, whichever comes first.
  expect([await other, ended.indexOf('profile') < ADMINISTRATORS / 2]).toEqual([200, true]);
  expect((await desk.metersOf('palm')).filter(({ uploaded_at }) => uploaded_at !== null).length).toBe(
    ADMINISTRATORS * ROWS,
  );
});

test('the same meters from two administrators at once are added once', async () => {
  const [one = '', other = ''] = tokens;
  const meter_details = Array.from({ length: 50 }, (_, at) => ({
    landlord_name: 'Ngozi Eze',
    meter_number: String(45_300_000_000 + at),
    house_address: '1 Palm Avenue',
  }));
  const input = { property_id: desk.ids.palm, meter_details };
  const said = await Promise.all([one, other].map((token) => desk.portal.call('uploadMeters', input, token)));
  expect(said.map(({ status }) => status)).toEqual([200, 200]);
  expect(said.map(({ body }) => Number(body.added)).sort((a, b) => a - b)).toEqual([0, 50]);
});

test('a payment and a levy that two administrators upload at once count once', async () => {
  const meter = (await desk.metersOf('palm'))[0]?.meter_number ?? '';
  const both = (work: (token: string) => Promise<{ body: Record<string, unknown> }>) =>
    Promise.all(tokens.slice(0, 2).map(work)).then((said) => said.map(({ body }) => Number(body.added)).sort());
  const before = await desk.owed(meter);
  const payments = csv('meterNumber,servicePayment,amount,paidAt', `${meter},servicecharge,600,2026-02-06`);
  const levies = csv('meterNumber,amount', `${meter},250`);
  const { call } = desk.portal;
  expect(await both((token) => call('uploadServicePayments', { dataset: payments }, token))).toEqual([0, 1]);
  const charge = { property_id: desk.ids.palm, dataset: levies };
  expect(await both((token) => call('uploadDevLevy', charge, token))).toEqual([0, 1]);
  const after = await desk.owed(meter);
  expect(after.serviceChargeKobo - before.serviceChargeKobo).toBe(60_000);
  expect(after.devLevyKobo - before.devLevyKobo).toBe(-25_000);
});

test('who uploads too often is told when to try again', async () => {
  const property_id = desk.ids.palm;
  const send = () => desk.portal.call('validateMeters', { property_id, dataset: csv('x') }, desk.tokens.palm);
  const statuses = new Set<number>();
  let last = await send();
  for (let at = 0; at < 60; at += 1) {
    statuses.add(last.status);
    last = await send();
  }
  expect([[...statuses], last.status, Number(last.headers.get('Retry-After')) > 0]).toEqual([[400], 429, true]);
});
