import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMonth } from '../charges/support/month.ts';

let month: Awaited<ReturnType<typeof openMonth>>;
beforeAll(async () => {
  month = await openMonth();
  await month.travel('2026-11-21T09:00:00Z');
});
afterAll(() => month.portal.close());

interface Debt {
  readonly due: string;
  readonly amount: number;
  readonly since: string;
  readonly month: string | null;
}

const debtsOf = async (meter: string) =>
  (await month.office.ask('servicePayments', { meter_number: meter })).said.debts as Debt[];
const charge = async (asked: Parameters<typeof month.start>[0]) => {
  expect(await month.start(asked)).toMatchObject({ status: 200 });
  await month.work();
};

let meter: string;

test('what a meter owes is told charge by charge in the order in which it is paid, and adds up to its balances', async () => {
  // An older month is charged after a younger one.
  await charge({ what: 'month', month: '2026-11' });
  await charge({ what: 'month', month: '2026-10' });
  await charge({ what: 'fine', amount: 2_500.5, reason: 'refuse in the drain' });
  for (const one of month.meters) {
    const debts = await debtsOf(one);
    const sum = (due: string) => debts.reduce((all, debt) => all + (debt.due === due ? debt.amount * 100 : 0), 0);
    const { serviceCharge, devLevy, fine } = await month.owed(one);
    expect([-sum('service-charge'), -sum('dev-levy'), sum('fine')].map((kobo) => kobo + 0)).toEqual(
      [serviceCharge, devLevy, fine].map(
        (naira) => Math.min(0, Number(naira)) * 100 + Math.max(0, Number(naira)) * 100,
      ),
    );
    expect(debts.map(({ since }) => since)).toEqual(debts.map(({ since }) => since).sort());
    // What was paid in advance has nothing to do with what is looked at below.
    if (debts.length === 3 && debts[0]?.month === '2026-10') meter = one;
  }
  expect(await debtsOf(meter)).toMatchObject([
    { due: 'service-charge', since: '2026-10-01', month: '2026-10', service: expect.any(Number) },
    { due: 'service-charge', since: '2026-11-01', month: '2026-11', name: 'Service charge, November 2026' },
    {
      due: 'fine',
      since: '2026-11-21',
      month: null,
      service: null,
      name: 'Fine: refuse in the drain',
      amount: 2_500.5,
    },
  ]);
});

test('what is paid leaves the oldest first', async () => {
  const [oldest, younger] = await debtsOf(meter);
  const left = (younger?.amount ?? 0) - 1_000;
  expect(oldest?.amount).toBeGreaterThan(0);
  await month.set(meter, -left);
  expect((await debtsOf(meter)).filter(({ due }) => due === 'service-charge')).toEqual([{ ...younger, amount: left }]);
});
