import { describe, expect, test } from 'vitest';
import { DEBTORS as SAID } from '#catalogues/sentences/estate/debtors.ts';
import { REMINDER_DAYS } from '#catalogues/sentences/estate/reminder-days.ts';
import { REMINDED_WORDS, REMINDER_RUN_WORDS, REMINDER_RUNS } from '#catalogues/sentences/estate/reminder-runs.ts';
import { REMINDERS } from '#catalogues/sentences/estate/reminders.ts';
import { GOOD_DEBTORS } from '../../support/calls/debtors.ts';
import { REMINDER_RUN_ROWS } from '../../support/calls/reminders.ts';
import { loaded, pagesOf, RESIDENT } from './support.ts';

const RUNS_SAID = REMINDER_RUNS.list;

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };

describe('who owes', () => {
  test('stands with its sums by age, each meter with its dues, its oldest day and a way to its statement', async () => {
    const { pages, asked } = pagesOf(ADMIN);
    const view = await loaded(pages.list('debtors'));
    expect(asked('debtors')).toEqual([{ debt: 'all', over: 'any', page: 1, rows: 30 }]);
    expect(view.cards.map(({ label, value }) => [label, value])).toEqual([
      [SAID.owed, '₦70,000'],
      [SAID.ages.to30, '₦20,000'],
      [SAID.ages.to60, '₦15,000'],
      [SAID.ages.to90, '₦15,000'],
      [SAID.ages.over90, '₦20,000'],
      [REMINDER_DAYS.label, REMINDER_DAYS.off],
    ]);
    const [first, second] = view.rows;
    expect(first?.cells.slice(0, 5)).toEqual([
      ...['House 12, Palm Avenue', 'Chinedu Okafor', '45701124518', '₦65,000', '02 Jul 2026'],
    ]);
    expect(first?.notes).toEqual({
      owed: 'Service charge ₦45,000, Development levy ₦20,000',
      since: REMINDERS.reminded('20 Nov 2026', 2),
    });
    expect(first?.tones).toEqual({ since: 'danger' });
    expect(first?.cells[5]).toBe('16 Jul 2026');
    expect(second?.cells.slice(5)).toEqual(['', '₦5,000', '', '', '']);
    expect(first?.actions.map(({ leads }) => leads)).toEqual([{ to: '/statement-of-account?meter=45701124518' }]);
  });

  test('of an address is of the debts and the age that it names, and nonsense is passed over', async () => {
    const { pages, asked } = pagesOf(ADMIN);
    await loaded(pages.list('debtors', { debt: 'fine', over: '90', page: '2' }));
    await loaded(pages.list('debtors', { debt: 'rent', over: '45', sum: 'much', page: '0' }));
    expect(asked('debtors')).toEqual([
      { debt: 'fine', over: '90', page: 2, rows: 30 },
      { debt: 'all', over: 'any', page: 1, rows: 30 },
    ]);
  });

  test('of a sum is of those who owe so much or more, and a sum that was said stands among those to choose from', async () => {
    const { pages, asked } = pagesOf(ADMIN);
    const view = await loaded(pages.list('debtors', { sum: '37500-' }));
    expect(asked('debtors')).toEqual([{ debt: 'all', over: 'any', least: 37_500, page: 1, rows: 30 }]);
    const sums = view.toolbar?.choices.find(({ label }) => label === SAID.sum);
    expect(sums?.value).toBe('37500-');
    expect(sums?.options.map(({ label }) => label)).toEqual([
      SAID.anySum,
      ...['₦5,000', '₦20,000', '₦37,500', '₦50,000', '₦100,000'].map(SAID.from),
    ]);
  });

  test.each([
    ['20000-50000', { least: 20_000, most: 50_000 }, '₦20,000 to ₦50,000'],
    ['-20000', { most: 20_000 }, '₦20,000 or less'],
    ['20000-20000', { least: 20_000, most: 20_000 }, '₦20,000'],
  ])('of the span %s is of those who owe such a sum', async (sum, span, said) => {
    const { pages, asked } = pagesOf(ADMIN);
    const view = await loaded(pages.list('debtors', { sum }));
    expect(asked('debtors')).toEqual([{ debt: 'all', over: 'any', ...span, page: 1, rows: 30 }]);
    const chosen = view.toolbar?.choices.find(({ label }) => label === SAID.sum);
    expect([chosen?.value, chosen?.options.find(({ value }) => value === sum)?.label]).toEqual([sum, said]);
  });

  test.each([
    ['2026-09-30', 'September 2026'],
    ['2026-10-15', '15 Oct 2026'],
  ])('of the day %s is of those who owe since then or before', async (over, said) => {
    const { pages, asked } = pagesOf(ADMIN);
    const view = await loaded(pages.list('debtors', { over }));
    expect(asked('debtors')).toEqual([{ debt: 'all', over: 'any', since: over, page: 1, rows: 30 }]);
    const chosen = view.toolbar?.choices.find(({ label }) => label === SAID.over);
    expect([chosen?.value, chosen?.options.at(-1)]).toEqual([over, { value: over, label: SAID.since(said) }]);
  });

  test.each(['2026-02-30', '2026-9-1', 'september'])('and of "%s" of whoever owes', async (over) => {
    const { pages, asked } = pagesOf(ADMIN);
    await loaded(pages.list('debtors', { over }));
    expect(asked('debtors')).toEqual([{ debt: 'all', over: 'any', page: 1, rows: 30 }]);
  });

  test.each(['50000-20000', '20000-50000-1', '20000', '0-', '-', '1e3-'])('and "%s" is none', async (sum) => {
    const { pages, asked } = pagesOf(ADMIN);
    const view = await loaded(pages.list('debtors', { sum }));
    expect(asked('debtors')).toEqual([{ debt: 'all', over: 'any', page: 1, rows: 30 }]);
    expect(view.toolbar?.choices.find(({ label }) => label === SAID.sum)?.value).toBe('any');
  });

  test('says that nobody owes so much where others may owe less', async () => {
    const nobody = { ...GOOD_DEBTORS.debtors, debtors: [], total: 0 };
    const narrow = await loaded(pagesOf(ADMIN, { debtors: nobody }).pages.list('debtors', { sum: '5000-' }));
    expect(narrow.problem).toBe(SAID.nobodySo);
    const all = await loaded(pagesOf(ADMIN, { debtors: nobody }).pages.list('debtors'));
    expect(all.problem).toBe(SAID.nobody);
  });
});

describe('reminders sent', () => {
  test('stand run by run with whom each is for and how far it is, and what can be done with it', async () => {
    const { pages, asked } = pagesOf(ADMIN);
    const view = await loaded(pages.list('debtors', { of: 'runs' }));
    expect(asked('reminderRuns')).toEqual([{ page: 1, rows: 10 }]);
    expect(asked('debtors')).toEqual([]);
    const [mailing, back] = view.rows;
    expect(mailing?.cells.slice(1, 5)).toEqual([
      ...['Over 30 days, ₦20,000 or more', '12', '₦480,000', REMINDER_RUN_WORDS.running],
    ]);
    expect(mailing?.cells[5]).toBe(RUNS_SAID.progress(5, 12, 0));
    expect(mailing?.actions.map(({ label }) => label)).toEqual([RUNS_SAID.see, RUNS_SAID.stop]);
    expect(back?.cells[5]).toBe(RUNS_SAID.progress(2, 3, 1));
    expect(back?.tones).toEqual({ state: 'danger' });
    expect(back?.actions.map(({ label }) => label)).toEqual([RUNS_SAID.see, RUNS_SAID.again]);
  });

  test('one that waits for the morning says so', async () => {
    const [mailing] = REMINDER_RUN_ROWS;
    const { pages } = pagesOf(ADMIN, { reminderRuns: mailing ? [{ ...mailing, waits: true }] : [] });
    const view = await loaded(pages.list('debtors', { of: 'runs' }));
    expect(view.rows[0]?.cells[5]).toBe(RUNS_SAID.waits(RUNS_SAID.progress(5, 12, 0)));
  });

  test('the people of a run stand there, those whose mail came back in red', async () => {
    const { pages, asked } = pagesOf(ADMIN);
    const view = await loaded(pages.list('debtors', { of: 'runs', run: '7' }));
    expect(asked('reminderPeople')).toEqual([{ id: 7, page: 1 }]);
    expect(view.rows.map(({ cells }) => [cells[1], cells[3], cells[4]])).toEqual([
      ['Ngozi Eze', '₦20,000', REMINDED_WORDS.failed],
      ['Chinedu Okafor', '₦65,000', REMINDED_WORDS.spared],
    ]);
    expect(view.rows.map(({ tones }) => tones?.state)).toEqual(['danger', 'info']);
  });
});
