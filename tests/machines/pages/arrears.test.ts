import { expect, test } from 'vitest';
import { ARREARS, STANDING_WORDS } from '#catalogues/sentences/estate/arrears.ts';
import { loaded, pagesOf, RESIDENT } from './support.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };
const SAID = ARREARS.list;

test('whom the rule touches stands with how it stands and why, and with the ways to except it', async () => {
  const { pages, asked } = pagesOf(ADMIN);
  const view = await loaded(pages.list('arrears', { standing: 'blocked', page: '2' }));
  expect(asked('arrearsStandings')).toEqual([{ standing: 'blocked', page: 2, rows: 30 }]);
  expect(view.cards.map(({ label, value }) => [label, value])).toEqual([
    [SAID.stopped, '1'],
    [SAID.rule, SAID.specified],
  ]);
  expect(view.cards[1]?.action).toEqual({
    label: ARREARS.form.title,
    open: 'set-arrears-policy',
    values: { rule: 'specified' },
  });
  const [stopped, excepted] = view.rows;
  expect(stopped?.cells).toEqual([
    ...['House 12, Palm Avenue', 'Chinedu Okafor', '45701124518', '₦45,000'],
    ...[STANDING_WORDS.blocked, '₦45,000 service charge, the oldest for 64 days'],
  ]);
  expect(stopped?.actions.map(({ label, leads }) => [label, leads])).toEqual([
    [SAID.except, { open: 'except-meter', values: { house: '45701124518' } }],
  ]);
  expect(excepted?.notes).toEqual({ standing: SAID.because('30 Nov 2026', 'In hospital') });
  expect(excepted?.actions.map(({ label }) => label)).toEqual([SAID.except, SAID.end]);
});

test('an own rule stands in sentences, and its form begins with it', async () => {
  const { pages } = pagesOf(ADMIN, {
    standings: {
      ...{ houses: [], counts: { blocked: 0, excepted: 0, grace: 2, reminded: 0 }, total: 0, page: 1 },
      rule: {
        ...{ remind: 2_000.01, remindDays: 14 },
        most: { 'service-charge': 15_000, 'dev-levy': null, fine: 0, all: null },
        ...{ days: 30, charges: 0, graceDays: 5, always: 1_000, debtShare: 0, words: 'Come to the office.' },
      },
    },
  });
  const { cards } = await loaded(pages.list('arrears'));
  expect(cards[0]?.note).toBe(SAID.others(2, STANDING_WORDS.grace));
  expect(cards[1]).toEqual({
    label: SAID.rule,
    value: SAID.own,
    note: [
      ARREARS.form.remindsOver('₦2,000'),
      ARREARS.form.remindsOld(14),
      ARREARS.form.stopsOver('service charge', '₦15,000'),
      ARREARS.form.stopsOver('fines', '₦0'),
      ARREARS.form.onlyOlder(30),
      ARREARS.form.graceFor(5),
      ARREARS.form.alwaysUpTo('₦1,000'),
      'Come to the office.',
    ].join(' '),
    action: {
      label: ARREARS.form.title,
      open: 'set-arrears-policy',
      values: {
        ...{
          rule: 'own',
          remind: 'more than 2000',
          remindDays: '14',
          serviceCharge: '15000',
          devLevy: 'never',
          fine: '0',
          together: 'never',
        },
        ...{ days: '30', grace: '5', always: '1000', message: 'Come to the office.' },
      },
    },
  });
});

test('each rule that there was stands with from when, why and who set it', async () => {
  const { pages, asked } = pagesOf(ADMIN);
  const view = await loaded(pages.list('arrears', { of: 'rules' }));
  expect(asked('arrearsStandings')).toEqual([]);
  expect(view.rows.map(({ cells, actions }) => [cells, actions])).toEqual([
    [['02 Nov 2026', ARREARS.form.rules.specified, 'Voted in October', 'Ngozi Eze'], []],
  ]);
});
