import { afterAll, beforeAll, expect, test } from 'vitest';
import { writePayment } from '../histories/support/payments.ts';
import { type Headquarters, openHeadquarters } from '../platform/support/headquarters.ts';

let hq: Headquarters;
beforeAll(async () => {
  hq = await openHeadquarters();
});
afterAll(() => hq.close());

/** Somebody holds a meter of somebody else's, too, and is let in there. */
async function hold(userId: string, holder: string): Promise<string> {
  const { meter_number, estate_id } = await hq.person(holder);
  const stands = { status: 'occupied', is_verified: true, link_awaited: false, name: null } as const;
  const since = { added_at: new Date(0), ended_at: null, ended_as: null };
  const held = { user_id: userId, meter_number: meter_number ?? '', estate_id: estate_id ?? 0 };
  await hq.db
    .insertInto('held_meters')
    .values({ ...stands, ...since, ...held })
    .execute();
  return held.meter_number;
}

test('who has a meter of another estate in use is told of in each as one resident, with the meters held there', async () => {
  const { id, phone, estate_id } = await hq.person('resident@palmcourt.example');
  const paid = { kind: 'power', state: 'fulfilled', at: '2026-11-12T10:00:00Z', estateId: estate_id ?? 0 } as const;
  const orderId = await writePayment(hq.db, id, paid);
  const shop = await hold(id, 'resident@cedarview.example');
  await hold(id, 'debtor@palmcourt.example');
  const told = async () => {
    const residents = async (list: 'estates' | 'services') =>
      (await hq.rowsOf(list === 'estates' ? 'estates' : 'monthlyServices', list)).map(({ name, residents }) => [
        name,
        residents,
      ]);
    const found = await hq.rowsOf('findPayments', 'payments', { by: 'phone', sought: phone }, 'palm');
    return {
      estates: await residents('estates'),
      services: await residents('services'),
      meters: (await hq.good('estateSummary', { userId: id }, 'palm')).total_meter_numbers,
      isFound: found.some((one) => one.orderId === orderId),
    };
  };
  const before = await told();
  expect(before).toMatchObject({
    estates: [
      ['Cedar View', 12],
      ['Palm Court', 12],
    ],
    ...{ meters: 2, isFound: true },
  });
  await hq.good('chooseMeter', { meter_number: shop }, 'resident');
  expect(await told()).toEqual(before);
});
