import { describe, expect, test } from 'vitest';
import type { Services } from '#catalogues/calls/services.ts';
import { problem } from '../../support/answers.ts';
import { GOOD_CHARGES, RUNS } from '../../support/calls/charges.ts';
import type { Script } from '../../support/portal.ts';
import { loaded, pagesOf, RESIDENT } from './support.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };

async function drawn(given: Partial<Script> = {}, services: Partial<Services> = {}) {
  const reading = await loaded(pagesOf(ADMIN, given, services).pages.dashboard());
  if (reading.state !== 'shown') throw new Error(`the dashboard is ${reading.state}`);
  const { cards } = reading.view;
  return { ...reading.view, card: (label: string) => cards.find((one) => one.label === label) };
}

const rule = GOOD_CHARGES.charging;
const NO_RUNS = { chargeRuns: [] };

describe('an estate’s dashboard says first', () => {
  test('how many things wait for its administrator: accounts to verify, debts, and a run that stands still', async () => {
    expect(await drawn()).toMatchObject({ heading: 'Three things need you', line: 'Palm Court, 1,310 meters' });
    expect((await drawn(NO_RUNS)).heading).toBe('Two things need you');
  });

  test('what is owed, by how many meters and for how long, with the way to who owes', async () => {
    expect((await drawn()).card('Owed to the estate')).toEqual({
      ...{ label: 'Owed to the estate', value: '₦1,250,400' },
      note: 'Owed by 2 meters, ₦20,000 of it for more than 90 days.',
      action: { label: 'See who owes', to: '/who-owes' },
    });
  });

  test('which run stands still, and how far it has come', async () => {
    expect((await drawn()).card('Being charged')).toEqual({
      ...{ label: 'Being charged', value: '1 of 3', badge: { text: 'Stopped', tone: 'warning' } },
      note: 'Fine: refuse in the drain: 1 of 3, 1 not charged.',
      action: { label: 'See the run', to: '/charges?run=3' },
    });
    const [, running] = RUNS;
    const { card, heading } = await drawn({ chargeRuns: running === undefined ? [] : [running] });
    expect(card('Being charged')).toEqual({
      ...{ label: 'Being charged', value: '140 of 212', note: 'Service charge, November 2026.' },
      action: { label: 'See the run', to: '/charges?run=2' },
    });
    expect(heading).toBe('Two things need you');
  });
});

describe('where no run waits, the dashboard says', () => {
  const prices = [
    { from: '2026-12-01', amount: 16_000, by: null },
    { from: null, amount: 15_000, by: null },
  ];

  test.each([
    ['2026-11-21', 25, '25 Nov 2026', '₦15,000'],
    ['2026-11-25', 25, '25 Dec 2026', '₦16,000'],
    ['2026-11-30', 1, '01 Dec 2026', '₦16,000'],
  ])('on %s that day %i is charged by itself on %s, for what it costs then', async (today, day, next, price) => {
    const charging = { ...rule, service: 'Service Charge', amount: 15_000, prices, today, day, byItself: true };
    expect((await drawn({ ...NO_RUNS, charging })).card('Charged next')).toEqual({
      ...{ label: 'Charged next', value: next, note: `Service Charge, ${price}, by itself.` },
      action: { label: 'Charge meters', open: 'charge-estate' },
    });
  });

  test('what a month costs, where an administrator charges it', async () => {
    const charging = { ...rule, service: 'Service Charge', amount: 15_000, day: 1, byItself: false };
    expect((await drawn({ ...NO_RUNS, charging })).card('A month')).toMatchObject({
      ...{ value: '₦15,000', note: 'Service Charge, owed from day 1 on. Nothing is charged by itself.' },
    });
  });
});

test('of what was charged each month the dashboard draws what is paid and what is still open', async () => {
  expect((await drawn()).charts[0]).toEqual({
    ...{ title: 'Paid of what was charged', total: '₦360,000', of: 'of ₦480,000 for November, 75.0%' },
    ...{ kind: 'stacked', unit: 'naira', nothing: 'Nothing was charged in these months', labels: ['Oct', 'Nov'] },
    series: [
      { of: 'serviceCharge', name: 'Paid', points: [600_000, 360_000] },
      { of: 'open', name: 'Still open', points: [0, 120_000] },
    ],
  });
});

test('the dashboard draws debts by their age, and lists who owes most with the way to all of them', async () => {
  const { charts, table } = await drawn();
  expect(charts[1]).toMatchObject({
    ...{ title: 'Ages of debts', total: '₦70,000', of: 'owed by 2 meters', along: 'Days' },
    ...{ labels: ['0-30', '31-60', '61-90', '90+'], series: [{ points: [20_000, 15_000, 15_000, 20_000] }] },
  });
  expect(table).toMatchObject({
    ...{ title: 'Who owes most', copy: null, all: { label: 'All 2 who owe', to: '/who-owes' } },
    rows: [
      [
        ...['House 12, Palm Avenue', 'Chinedu Okafor', '02 Jul 2026'],
        ...['Service charge, Development levy', '₦65,000', '20 Nov 2026'],
      ],
      ['House 14, Palm Avenue', 'Ngozi Eze (no account)', '03 Nov 2026', 'Fine', '₦5,000', 'Nobody to remind'],
    ],
  });
});

test('what cannot be had beside an estate’s own figures is left out, and the dashboard stands', async () => {
  const refused = async () => ({ status: 400 as const, data: problem('Not now.') });
  const view = await drawn({}, { debtors: refused, chargingRule: refused, chargeRuns: refused });
  expect(view.charts.map(({ title }) => title)).toEqual(['Paid of what was charged', 'Collections']);
  expect([view.table, view.card('Being charged'), view.card('A month')]).toEqual([null, undefined, undefined]);
  expect(view.card('Owed to the estate')?.note).toBe('By all meters together.');
});
