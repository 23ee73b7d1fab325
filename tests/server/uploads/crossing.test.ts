import { afterAll, beforeAll, expect, test } from 'vitest';
import { csv, type Desk, openDesk } from './support/clerk.ts';

/** Only a server of its own does two things at once; the data base inside this process does one after the other. */
const [ROWS, ROUNDS] = process.env.TEST_DATABASE_URL ? [2_000, 6] : [20, 1];

let desk: Desk;
let other: string;
let numbers: readonly string[];
beforeAll(async () => {
  desk = await openDesk();
  const { portal } = desk;
  // Nobody uploads two files at once, so it takes a second administrator.
  await portal.db
    .updateTable('users')
    .set({ role: 'service-admin' })
    .where('email', '=', 'owner@palmcourt.example')
    .execute();
  other = await portal.signIn('owner@palmcourt.example');
  numbers = Array.from({ length: ROWS }, (_, at) => String(45_400_000_000 + at));
  expect((await desk.ask('uploadMeters', input('Ngozi Eze'))).said).toMatchObject({ added: ROWS });
});
afterAll(() => desk.close());

const input = (landlord_name: string, order: readonly string[] = numbers) => ({
  property_id: desk.ids.palm,
  meter_details: order.map((meter_number) => ({ landlord_name, meter_number, house_address: '1 Palm Avenue' })),
});

test('meters that are renamed and charged by two administrators at once, each in an order of their own, are both', async () => {
  const { portal, ids } = desk;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const levies = csv('meterNumber,amount', ...numbers.map((number) => `${number},${round * 100}`));
    const said = await Promise.all([
      desk.ask('uploadMeters', input(`Landlord ${round}`, numbers.toReversed())),
      portal.call('uploadDevLevy', { property_id: ids.palm, dataset: levies }, other),
    ]);
    expect(said.map(({ status }) => status)).toEqual([200, 200]);
  }
});
