import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Headquarters, openHeadquarters } from '../platform/support/headquarters.ts';

let hq: Headquarters;
beforeAll(async () => {
  hq = await openHeadquarters();
});
afterAll(() => hq.close());

test('on which terms a meter is sold to is told to whoever holds it, living there or owning it, and to nobody else', async () => {
  const { estate_id } = await hq.person('owner@palmcourt.example');
  const meter_number = '45799993333';
  await hq.db
    .insertInto('meters')
    .values({ meter_number, estate_id: estate_id ?? 0, landlord_name: 'Bola Ade', house_address: 'House 9' })
    .execute();
  const terms = { least: 2000, most: 50_000 };
  const told = async (token: string | null) => (await hq.call('pingMeter', { meter_number }, token)).body.terms;
  for (const email of ['owner@palmcourt.example', 'fined@palmcourt.example']) {
    const { id } = await hq.person(email);
    const token = () => hq.sessions.begin(id, 'test');
    expect(await told(await token())).toBeUndefined();
    await hq.db.updateTable('users').set({ meter_number }).where('id', '=', id).execute();
    expect(await told(await token())).toEqual(terms);
  }
  expect([await told(null), await told(hq.tokenOf('palm')), await told(hq.tokenOf('stranger'))]).toEqual([...Array(3)]);
});
