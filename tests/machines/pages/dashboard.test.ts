import { describe, expect, test } from 'vitest';
import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { Role } from '#catalogues/roles.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { NO_METER } from '#catalogues/sentences/no-meter.ts';
import type { DashboardView } from '#machines/pages/view.ts';
import type { SessionView } from '#machines/session/session.ts';
import { type Script, scripted } from '../../support/portal.ts';
import { loaded, pagesOf, RESIDENT, until } from './support.ts';

async function drawn(who: SessionView, given: Partial<Script> = {}): Promise<DashboardView> {
  const { pages } = pagesOf(who, given);
  const reading = await loaded(pages.dashboard());
  if (reading.state !== 'shown') throw new Error(`the dashboard is ${reading.state}`);
  return reading.view;
}
const as = (role: Role): SessionView => ({ ...RESIDENT, role });
const card = ({ cards }: DashboardView, label: string) => cards.find((one) => one.label === label);

test('whoever moved out has a dashboard of their own purchases that says that no meter is theirs', async () => {
  const view = await drawn({ ...RESIDENT, meterNumber: null, estate: null, address: null }, { hidden: true });
  expect(card(view, NO_METER.label)).toEqual({ label: NO_METER.label, value: NO_METER.none, note: NO_METER.said });
  expect([view.heading, view.line, view.badge, view.table === null]).toEqual(['Amaka', null, null, false]);
  expect(view.actions[0]).toEqual({ label: 'Buy power', open: 'public-power' });
});

describe('a dashboard as it is read', () => {
  test('is a skeleton while it loads, then the data, half a second after the answer', {
    tags: ['C-116', 'G-035'],
  }, async () => {
    const { pages, waited } = pagesOf(RESIDENT);
    const page = pages.dashboard();
    expect(page.getSnapshot()).toEqual({ state: 'loading' });
    expect((await loaded(page)).state).toBe('shown');
    expect(waited).toEqual(['dataShown']);
  });

  test('is empty after a 400, and nothing is said', { tags: ['C-117', 'G-009'] }, async () => {
    expect(await loaded(pagesOf(RESIDENT, { page: 'empty' }).pages.dashboard())).toEqual({ state: 'empty' });
  });

  test.each([
    ['no line', MESSAGES.networkFailure],
    ['broken', 'This is not yours to see.'],
  ] as const)('says why after "%s"', { tags: ['G-024'] }, async (page, problem) => {
    expect(await loaded(pagesOf(RESIDENT, { page }).pages.dashboard())).toEqual({ state: 'failed', problem });
  });

  test('takes a 304 for an answer as good as a 200', { tags: ['G-008'] }, async () => {
    const { services } = scripted();
    const again = async () => ({ ...(await services.residentDashboard({})), status: 304 as unknown as 200 });
    const { pages } = pagesOf(RESIDENT, {}, { residentDashboard: again as Services['residentDashboard'] });
    expect((await loaded(pages.dashboard())).state).toBe('shown');
  });

  test('waits with its skeleton where the session is over: that is told elsewhere', async () => {
    const { pages, asked } = pagesOf(RESIDENT, { page: 'ended' });
    const page = pages.dashboard();
    page.start();
    await until(
      { getSnapshot: () => asked('residentDashboard'), subscribe: page.subscribe },
      ({ length }) => length > 0,
    );
    expect(page.getSnapshot()).toEqual({ state: 'loading' });
  });

  test('stays while it is read again, and changes with the answer', async () => {
    const { pages, script } = pagesOf(RESIDENT);
    const page = pages.dashboard();
    const before = await loaded(page);
    script.owes = { serviceCharge: -45_000, devLevy: 0, fine: 0 };
    page.send({ type: 'REFRESH' });
    expect(page.getSnapshot()).toEqual(before);
    const after = await until(
      page,
      (reading) => reading !== before && JSON.stringify(reading) !== JSON.stringify(before),
    );
    expect(after.state === 'shown' && card(after.view, 'Service charge')).toMatchObject({ value: '₦45,000' });
  });

  test.each([
    ['service-user', ['residentDashboard', 'transactionsHistory', 'transactionsHistory', 'transactionsHistory']],
    ['service-owner', ['residentDashboard']],
    ['service-admin', ['estateDashboard', 'debtors', 'chargingRule', 'chargeRuns', 'approvals']],
    ['netplus-admin', ['platformDashboard', 'approvals']],
  ] as const)('of a %s comes from %s', { tags: ['C-104'] }, async (role, calls) => {
    const { pages, script } = pagesOf(as(role));
    await loaded(pages.dashboard());
    expect(script.calls.map(({ name }) => name)).toEqual(calls);
  });

  test.each(['service-user', 'service-owner', 'service-admin', 'netplus-admin'] as const)(
    'of a %s leads to no page that is not there',
    async (role) => {
      const { cards, actions } = await drawn(as(role), { owes: { serviceCharge: -1, devLevy: -1, fine: 1 } });
      const leads = [...actions, ...cards.flatMap(({ action }) => action ?? [])].flatMap((one) =>
        'to' in one ? [one.to.replace('/#', '/').replace(/\?.*/, '')] : [],
      );
      const built = ROUTES.filter((route) => route.built).map(({ path }) => path);
      expect(leads.filter((to) => !built.some((path) => path === to))).toEqual([]);
    },
  );
});

describe("a resident's dashboard", () => {
  test('names the home, the estate and the meter, and the apartment status from the token', {
    tags: ['C-113'],
  }, async () => {
    expect(await drawn(RESIDENT)).toMatchObject({
      heading: 'Block C, Flat 4',
      line: 'Palm Court. Meter 45012345670',
      badge: { text: 'Occupied', tone: 'success' },
    });
    const empty = await drawn({ ...RESIDENT, status: 'unoccupied', address: null });
    expect(empty).toMatchObject({ heading: 'Amaka', badge: { text: 'Unoccupied' } });
    expect((await drawn({ ...RESIDENT, status: 'let' })).badge?.text).toBe('Unoccupied');
  });

  test('shows the power of this month with its naira and its top-ups', async () => {
    expect(card(await drawn(RESIDENT), 'Power in November')).toEqual({
      label: 'Power in November',
      value: '100.00',
      unit: 'kWh',
      note: '₦18,150 in 3 top-ups, fees included.',
    });
  });

  test('begins with what is owed, which leads to its payment; where nothing is, with the power', async () => {
    const labels = ({ cards }: DashboardView) => cards.map(({ label }) => label);
    const owing = await drawn(RESIDENT, { owes: { serviceCharge: 0, devLevy: -25_400, fine: 0 } });
    expect(labels(owing)).toEqual(['Development levy', 'Power in November', 'Service charge', 'Fine']);
    expect(owing.cards[0]?.action).toBeDefined();
    const paid = await drawn(RESIDENT, { owes: { serviceCharge: 0, devLevy: 0, fine: 0 } });
    expect(labels(paid)).toEqual(['Power in November', 'Service charge', 'Development levy', 'Fine']);
  });

  test('shows what is owed in short with the exact amount under it, and what is not owed', async () => {
    const view = await drawn(RESIDENT, { owes: { serviceCharge: 1_200, devLevy: -25_400.5, fine: 0 } });
    expect(card(view, 'Development levy')).toMatchObject({
      value: '₦25,400.50',
      badge: { text: 'Owed' },
      note: 'You can still buy power.',
    });
    expect(card(view, 'Service charge')).toEqual({
      label: 'Service charge',
      value: '₦0',
      badge: { text: 'Paid up', tone: 'success' },
      note: '₦1,200 in credit.',
    });
    expect(card(view, 'Fine')).toMatchObject({ value: '₦0', badge: { text: 'None' } });
  });

  test('says which debts stop power', async () => {
    const view = await drawn(RESIDENT, { owes: { serviceCharge: -1, devLevy: -60_000, fine: 10 } });
    for (const label of ['Service charge', 'Development levy', 'Fine'])
      expect(card(view, label), label).toMatchObject({ note: 'You cannot buy power until it is paid.' });
  });

  test('charts what was spent by product, and the units, over the months', async () => {
    const [spending, units] = (await drawn(RESIDENT)).charts;
    expect(spending).toEqual({
      title: 'Spending',
      total: '₦18,150',
      of: 'in November so far, fees included',
      kind: 'stacked',
      unit: 'naira',
      labels: ['Sep', 'Oct', 'Nov'],
      series: [
        { of: 'power', name: 'Power', points: [10_100.5, 0, 18_150] },
        { of: 'serviceCharge', name: 'Service charge', points: [45_050, 0, 0] },
        { of: 'devLevy', name: 'Development levy', points: [0, 20_050, 0] },
      ],
    });
    expect(units).toMatchObject({
      kind: 'area',
      unit: 'kWh',
      total: '100.00 kWh',
      of: 'in November so far',
      series: [{ points: [55.56, 0, 100] }],
    });
  });

  test('lists the last tokens, grouped to be typed, on the day in Lagos, and offers the last amount again', async () => {
    const { table, actions } = await drawn(RESIDENT);
    expect(table).toMatchObject({
      title: 'Last tokens',
      copy: 'token',
      rows: [
        ['21 Nov 2026', '₦5,000', '27.78 kWh', '6047 3918 2250 7764 1183'],
        ['04 Nov 2026', '₦8,000', '44.44 kWh', '7731 0295 4486 1207 5568'],
      ],
    });
    expect(actions).toEqual([
      { label: 'Buy ₦5,000 power again', open: 'buy-power', values: { amount: '5000' } },
      { label: 'Buy power', to: '/toUpPower' },
      { label: 'Buy airtime', open: 'airtime' },
    ]);
  });

  const NOTHING = { serviceCharge: 0, devLevy: 0, fine: 0 };
  test.each([{ serviceCharge: -1 }, { devLevy: -60_000 }, { fine: 1 }])(
    'offers to pay what stops power before any power: %o',
    async (owes: Partial<typeof NOTHING>) => {
      const { actions } = await drawn(RESIDENT, { owes: { ...NOTHING, ...owes } });
      expect(actions[0]).toEqual({ label: 'Pay what is owed', to: '/pay-services' });
    },
  );
});

test("a home owner's dashboard shows the development levy and nothing else", { tags: ['C-114'] }, async () => {
  const view = await drawn(as('service-owner'));
  expect(view.cards.map(({ label }) => label)).toEqual(['Development levy']);
  expect(view.charts.map(({ series }) => series.map(({ name }) => name))).toEqual([['Development levy']]);
  expect([view.badge, view.table]).toEqual([null, null]);
  expect(view.actions).toEqual([{ label: 'Pay development levy', to: '/pay-devLevy' }]);
});

test("an estate administrator's dashboard has the totals of residents and meters, each leading to the list that it counts", async () => {
  const view = await drawn(as('service-admin'));
  expect(card(view, 'Registered residents')).toEqual({
    label: 'Registered residents',
    value: '1,204',
    action: { label: 'View', to: '/#registered-residents' },
  });
  const leads = ['Active residents', 'Inactive residents', 'Registered meters', 'Unverified residents'] as const;
  expect(leads.map((label) => card(view, label)?.action)).toEqual(
    ['active', 'inactive', 'registered-meters', 'unverified'].map((list) => ({
      label: 'View',
      to: `/#registered-residents?list=${list}`,
    })),
  );
  expect(view.charts.at(-1)).toMatchObject({ title: 'Collections', total: '₦1,020,000.50' });
});

test("the platform's dashboard has its metrics: transactions, their value, estates, meters and what is pending", {
  tags: ['C-115'],
}, async () => {
  const view = await drawn(as('netplus-admin'));
  expect(view.heading).toBe('2 top-ups are paid and not delivered');
  expect(view.cards.map(({ label, value }) => [label, value])).toEqual([
    ['Pending top-ups', '2'],
    ['Successful transactions', '40,321'],
    ['Value of successful transactions', '₦123.5M'],
    ['Last transaction', '₦5,050'],
    ['Registered estates', '2'],
    ['Meter numbers', '2,620'],
  ]);
  expect(view.cards[0]).toMatchObject({ note: '₦7,100 paid for them.', action: { to: '/pending-transactions' } });
  expect(card(view, 'Last transaction')).toMatchObject({ value: '₦5,050', note: '21 Nov 2026' });
  expect(view.charts.map(({ title, total }) => [title, total])).toEqual([
    ['Sales by product', '₦1,750'],
    ['Transactions', '3'],
    ['Sales by estate', '₦1,250'],
    ['Pending top-ups by age', '2'],
  ]);
  expect(view.charts[2]).toMatchObject({
    of: 'power and dues in November so far',
    series: [
      { name: 'Palm Court', points: [900] },
      { name: 'Cedar View', points: [350] },
    ],
  });
});

test('the platform’s pending top-ups are charted by their age, with what was paid for them', async () => {
  const ages = (await drawn(as('netplus-admin'))).charts.at(-1);
  expect(ages).toMatchObject({
    of: 'waiting now, ₦7,100 together',
    along: 'Age',
    labels: ['< 5 min', '< 1 h', '< 1 day', 'Older'],
    series: [{ name: 'Waiting', points: [0, 1, 0, 1] }],
  });
});
