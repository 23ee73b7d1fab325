import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Month, openMonth } from './support/month.ts';

let month: Month;
beforeAll(async () => {
  month = await openMonth();
  await month.travel('2026-11-21T09:00:00Z');
});
afterAll(() => month.portal.close());

const set = async (input: Record<string, unknown>) =>
  expect(await month.office.ask('setChargingRule', input)).toMatchObject({ status: 200 });
const tokens = new Map<string, string>();
const asked = async (input: Record<string, unknown>, who = 'admin@palmcourt.example') => {
  const token = tokens.get(who) ?? (await month.portal.signIn(who));
  tokens.set(who, token);
  const { status, body } = await month.portal.call('priceHistory', input, token);
  const { requestId: _, ...said } = body;
  return { status, ...said } as { status: number; [name: string]: unknown };
};

test('each price is told with its days and who said it, a resident without that', async () => {
  await set({ amount: 18_000, from: '2026-12-01' });
  await set({ amount: 20_000, from: '2027-02-01' });
  const charge = { of: 'service-charge', service: 'Service Charge' };
  const by = { by: 'Ngozi Adeyemi', at: '2026-11-21T09:00:00.000Z' };
  const prices = [
    { ...charge, amount: 20_000, from: '2027-02-01', until: null, isNow: false },
    { ...charge, amount: 18_000, from: '2026-12-01', until: '2027-01-31', isNow: false },
    { ...charge, amount: 15_000, from: null, until: '2026-11-30', isNow: true },
  ];
  const nobody = { by: null, at: null };
  expect(await asked({ service: 'service-charge', month: '2026-03' })).toEqual({
    status: 200,
    services: [{ ...charge, amount: 15_000, ofMonth: 15_000, half: null }],
    prices: prices.map((price, nth) => ({ ...price, ...(nth < 2 ? by : nobody) })),
    ...{ month: '2026-03', total: 3, page: 1 },
  });
  const resident = await asked({ service: 'service-charge', month: '2027-01' }, 'resident@palmcourt.example');
  expect(resident).toMatchObject({ services: [{ amount: 15_000, ofMonth: 18_000 }] });
  expect(resident.prices).toEqual(prices.map((price) => ({ ...price, ...nobody })));
  expect(await asked({ service: 'service-charge', page: 2, rows: 2 })).toMatchObject({
    ...{ total: 3, page: 2 },
    prices: [{ from: null }],
  });
});

test('a month costs what holds on its own day', async () => {
  await set({ day: 15, amount: 19_000, from: '2026-12-10' });
  expect(await asked({ service: 'service-charge', month: '2026-12' })).toMatchObject({
    services: [{ ofMonth: 19_000 }],
  });
  await set({ day: 1 });
  expect(await asked({ service: 'service-charge', month: '2026-12' })).toMatchObject({
    services: [{ ofMonth: 18_000 }],
  });
});

test('a resident has what is charged to the own meter or paid by it, and nothing else', async () => {
  const who = 'resident@palmcourt.example';
  const names = async (of?: string) => (await asked({}, of)).services as { service: string; of: string }[];
  const security = (await names()).find(({ service }) => service === 'Security')?.of ?? '';
  expect((await names()).map(({ service }) => service)).toEqual([
    ...['Service Charge', 'Development Levy', 'Security', 'Waste Disposal'],
  ]);
  // Of what has no rule it has what it can pay by the month.
  expect((await names(who)).map(({ service }) => service)).toEqual(['Service Charge', 'Security', 'Waste Disposal']);
  expect(await asked({ service: security }, who)).toMatchObject({
    status: 200,
    services: [{ service: 'Security', amount: 5_000, half: null }],
    prices: [{ service: 'Security', amount: 5_000, isNow: true }],
  });
  const { meter_number: own } = await month.office.person(who);
  const others = month.meters.filter((meter) => meter !== own).slice(0, 1);
  await set({ service: security, whom: 'chosen', meters: others });
  expect((await names(who)).map(({ service }) => service)).toEqual(['Service Charge', 'Waste Disposal']);
  expect(await asked({ service: security }, who)).toMatchObject({ status: 400, code: 'service-unknown' });
  await set({ service: security, meters: [...others, own] });
  expect((await names(who)).map(({ service }) => service)).toEqual(['Service Charge', 'Security', 'Waste Disposal']);
});

test('an apartment where nobody lives is told its half where it pays half, and nothing of what it does not take', async () => {
  const who = 'resident@palmcourt.example';
  const { id, meter_number } = await month.office.person(who);
  const halves = async () => {
    const { services } = await asked({}, who);
    return (services as readonly { service: string; half: number | null }[]).map(({ service, half }) => [
      service,
      half,
    ]);
  };
  const live = (status: string) => month.office.ask('updateStatus', { meter_number, status });
  expect((await halves())[0]).toEqual(['Service Charge', null]);
  await live('unoccupied');
  // The rule of security is for the meters that are named, each in full.
  expect(await halves()).toEqual([
    ['Service Charge', 7_475],
    ['Security', null],
    ['Waste Disposal', 1_225],
  ]);
  await set({ whom: 'all' });
  expect((await halves())[0]).toEqual(['Service Charge', null]);
  await live('occupied');
  await month.db
    .deleteFrom('user_services')
    .where('user_id', '=', id)
    .where('service_id', 'in', (is) => is.selectFrom('services').select('id').where('name', '=', 'Waste Disposal'))
    .execute();
  expect((await halves()).map(([service]) => service)).toEqual(['Service Charge', 'Security']);
});

test('whoever waits to be confirmed, and another estate, are told nothing of it', async () => {
  const elsewhere = await asked({ service: 'service-charge' }, 'resident@cedarview.example');
  expect(JSON.stringify(elsewhere)).not.toContain('20000');
  const who = 'resident@palmcourt.example';
  await month.db.updateTable('users').set({ link_awaited: true }).where('email', '=', who).execute();
  expect(await asked({}, who)).toMatchObject({ status: 403, code: 'not-confirmed' });
});
