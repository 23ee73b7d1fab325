import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from './support/clerk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  const meter_details = [
    { landlord_name: 'Ngozi Okafor', meter_number: '45088800012', house_address: 'House 1, Iroko Crescent' },
    { landlord_name: 'Chief Balogun_Ade', meter_number: '45088800029', house_address: 'House 12, Iroko Crescent' },
    { landlord_name: 'Ngozi Eze', meter_number: '45088899907', house_address: 'Block C Flat 4, Mahogany Drive' },
  ];
  await desk.ask('uploadMeters', { property_id: desk.ids.palm, meter_details });
});
afterAll(() => desk.close());

const listed = async (asked: object, as: 'palm' | 'cedar' = 'palm') => {
  const { status, said } = await desk.ask('uploadedMeters', { property_id: desk.ids[as], ...asked }, as);
  expect(status).toBe(200);
  return said as { meters: { meter_number: string; accounts: number }[]; total: number };
};
const numbers = async (term: string) => (await listed({ term })).meters.map(({ meter_number }) => meter_number);

test.each([
  ['45088800012', ['45088800012']],
  ['4508 8800 012', ['45088800012']],
  ['450-888-00029', ['45088800029']],
  ['99907', ['45088899907']],
  ['House 1, Iroko', ['45088800012']],
  ['house 12 iroko crescent', ['45088800029']],
  ['iroko', ['45088800012', '45088800029']],
  ['ngozi', ['45088800012', '45088899907']],
  ['Ngozi Mahogany', ['45088899907']],
  ['okafor ngozi', ['45088800012']],
  ['flat 4 mahog', ['45088899907']],
  ['chief balogun_', ['45088800029']],
  ['%_%', []],
  ['.*', []],
  ['Mahogany 45088899907', ['45088899907']],
])('a meter is found by what people type of it: %s', async (term, found) => expect(await numbers(term)).toEqual(found));

test('all are there where nothing is typed, and none of another estate is found', async () => {
  expect((await listed({ term: '  ' })).total).toBe((await desk.metersOf('palm')).length);
  const [foreign] = await desk.metersOf('cedar');
  expect(await numbers(foreign?.meter_number ?? '')).toEqual([]);
  expect((await listed({ term: 'iroko' }, 'cedar')).total).toBe(0);
});

test('those without residents are the ones that nobody has an account on', async () => {
  const { users } = { users: await desk.portal.db.selectFrom('users').select(['meter_number', 'role']).execute() };
  const held = new Set(users.flatMap(({ meter_number }) => (meter_number === null ? [] : [meter_number])));
  const unheld = (await desk.metersOf('palm')).filter(({ meter_number }) => !held.has(meter_number));
  const { meters, total } = await listed({ listed: 'without-residents' });
  expect(total).toBe(unheld.length);
  expect(meters).toEqual(
    unheld.slice(0, 10).map(({ meter_number }) => expect.objectContaining({ meter_number, accounts: 0 })),
  );
  const all = await listed({});
  expect(all.meters.some(({ accounts }) => accounts > 0)).toBe(true);
  expect((await listed({ listed: 'without-residents', term: 'iroko' })).total).toBe(2);
});
