import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import type { ListingPage } from '#machines/pages/listing/view.ts';
import { problem } from '../../../support/answers.ts';
import { loaded, until } from '../support.ts';
import { minutesAgo, operating, stuck } from './support.ts';

const actionsOf = (page: ListingPage) => page.getSnapshot().rows[0]?.actions ?? [];
const still = (page: ListingPage) =>
  until(page, ({ rows }) => !rows.some(({ actions }) => actions.some((a) => a.busy)));

describe('the pending top-ups', () => {
  test('have the ten columns of the specification, the last of which holds what can be done', async () => {
    const { columns, actionsLabel } = await loaded(operating({ pending: [stuck(1)] }).pages.list('pending'));
    expect([...columns.map(({ label }) => label), actionsLabel]).toEqual([
      'Name',
      'Transaction Amount',
      'Meter Number',
      'Transaction ID',
      'Retry Ref',
      'Date',
      'Initial Status',
      'Retry Status',
      'Message',
      'Pending',
    ]);
  });

  test('say how old each is, how often it was sent, what the vendor said last, and why it is paid back', async () => {
    const refund = { reason: 'The meter was replaced', at: minutesAgo(5), by: 'Ifeanyi Okonkwo' };
    const pending = [stuck(1), stuck(2, { topupRetryReference: null, attempts: 0, lastAnswer: null, refund })];
    const { rows } = await loaded(operating({ pending }).pages.list('pending'));
    expect(rows).toMatchObject([
      {
        cells: [
          'Amaka Eze',
          '₦5,050',
          '45012345678',
          'POWER-00000001',
          'POWER-00000001-V',
          '21 Nov 2026',
          'Captured',
          'Pending',
          'The vendor has not answered yet',
        ],
        notes: { date: '17:37, 2 h 5 min ago', retryStatus: '2 attempts', message: 'Last answer: time-out' },
        actions: [{ label: 'Retry' }, { leads: { open: 'refund-topup', values: { topupRef: 'POWER-00000001' } } }],
      },
      {
        cells: { 4: 'Not sent yet' },
        notes: { message: 'For refund by Ifeanyi Okonkwo: The meter was replaced' },
        actions: [{ label: 'Retry' }],
      },
    ]);
  });

  test('say of what somebody has to look at why, since when, and when it was and will be tried', async () => {
    const reason = 'delivering it failed 4 times, and is tried again: no route';
    const inCase = { reason, openedAt: minutesAgo(65), lastTryAt: minutesAgo(3), nextTryAt: minutesAgo(-9) };
    const long = { reason, openedAt: minutesAgo(4_000), lastTryAt: minutesAgo(1_500), nextTryAt: null };
    const pending = [
      stuck(1, { inCase, power_message: `For somebody to look at: ${reason}.` }),
      stuck(2, { inCase: long }),
    ];
    const { rows } = await loaded(operating({ pending }).pages.list('pending'));
    expect(rows.map(({ notes }) => notes?.message)).toEqual([
      'Last answer: time-out. Open for 1 h 5 min, last tried 19:39, next try 19:51',
      'Last answer: time-out. Open for 2 days, last tried 20 Nov 2026, 18:42',
    ]);
    expect(rows[0]?.cells[8]).toBe(`For somebody to look at: ${reason}.`);
  });

  test('are not marked for refund where we hold nothing: a person settles it with the payment provider', async () => {
    const pending = [stuck(1, { state: 'opened', capturedAt: null, power_message: 'For somebody to look at' })];
    const { rows } = await loaded(operating({ pending }).pages.list('pending'));
    expect(rows).toMatchObject([{ actions: [{ label: 'Retry' }] }]);
  });

  test('stand in the order of the server, newest first, ten on a page', async () => {
    const pending = Array.from({ length: 11 }, (_, at) => stuck(at + 1));
    const page = operating({ pending }).pages.list('pending');
    expect((await loaded(page)).page).toMatchObject({ at: 1, of: 2, total: 11 });
    expect(page.getSnapshot().rows[0]?.id).toBe('POWER-00000001');
  });

  test('are searched by days and by reference, together too; what is blank is not sent', {
    tags: ['F-039'],
  }, async () => {
    const { pages, asked } = operating({ pending: [stuck(1), stuck(2)] });
    const page = pages.list('pending');
    await loaded(page);
    page.send({ type: 'SEARCH', name: ' ', meterNumber: '' });
    expect(page.getSnapshot().search?.problem).toBe(PLATFORM_PAGES.referenceNeeded);
    page.send({ type: 'DATES', from: '2026-11-01', to: '' });
    expect(page.getSnapshot().toolbar?.dates?.problem).toBe(SENTENCES.bothDates);
    page.send({ type: 'DATES', from: '2026-11-01', to: '2026-11-21' });
    await loaded(page);
    page.send({ type: 'SEARCH', name: 'POWER-00000002', meterNumber: '' });
    expect((await loaded(page)).rows.map(({ id }) => id)).toEqual(['POWER-00000002']);
    expect(asked('pendingTopups').at(-1)).toEqual({
      page: 1,
      from: '2026-11-01',
      to: '2026-11-21',
      topupRef: 'POWER-00000002',
    });
    page.send({ type: 'SEARCH', name: 'POWER-9', meterNumber: '' });
    expect(await loaded(page)).toMatchObject({ state: 'empty', problem: 'No transaction yet' });
  });

  test('where there are none: "No transaction yet"', async () => {
    expect(await loaded(operating().pages.list('pending'))).toMatchObject({
      state: 'empty',
      problem: 'No transaction yet',
    });
  });
});

describe('a retry', () => {
  test('shows in its own row that it goes on, waits as specified, and the rows are read again', {
    tags: ['G-041'],
  }, async () => {
    const { pages, waited, asked } = operating({ pending: [stuck(1), stuck(2)] });
    const page = pages.list('pending');
    await loaded(page);
    page.send({ type: 'ACT', row: 'POWER-00000001', action: 'retry' });
    expect(actionsOf(page)[0]).toEqual({ name: 'retry', label: 'Retrying', does: 'tries again', busy: true });
    expect(page.getSnapshot().rows[1]?.actions[0]).toEqual({ name: 'retry', label: 'Retry', does: 'tries again' });
    await still(page);
    await loaded(page);
    expect(waited).toContain('pendingRetry');
    expect(asked('retryTopup')).toEqual([
      { topupRef: 'POWER-00000001', userId: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a01' },
    ]);
    expect(asked('pendingTopups')).toHaveLength(2);
  });

  test('that comes to a token shows it; one that does not says the reason', { tags: ['F-041'] }, async () => {
    const { pages, script } = operating({
      pending: [stuck(1), stuck(2)],
      retried: { state: 'fulfilled', reason: null, topupToken: '60473918225077641183' },
    });
    const page = pages.list('pending');
    await loaded(page);
    page.send({ type: 'ACT', row: 'POWER-00000001', action: 'retry' });
    await until(page, ({ news }) => news.length === 1);
    script.retried = { state: 'pending', reason: null, topupToken: null };
    page.send({ type: 'ACT', row: 'POWER-00000002', action: 'retry' });
    await until(page, ({ news }) => news.length === 2);
    expect(page.getSnapshot().news).toEqual([
      { tone: 'success', text: 'POWER-00000001 is delivered. Its token is 6047 3918 2250 7764 1183.' },
      { tone: 'warning', text: 'POWER-00000002: Retry unsuccessful' },
    ]);
    page.send({ type: 'SEARCH', name: 'POWER', meterNumber: '' });
    expect((await loaded(page)).news).toEqual([]);
  });

  test.each([
    ['refused, in the words of the server', { refused: 'It is paid back already.' }, 'It is paid back already.'],
    ['without an answer', 'no line', MESSAGES.networkFailure],
  ] as const)('%s, is said and the row is what it was', async (_, administered, words) => {
    const page = operating({ pending: [stuck(1)], administered }).pages.list('pending');
    await loaded(page);
    page.send({ type: 'ACT', row: 'POWER-00000001', action: 'retry' });
    const { notice } = await until(page, (view) => view.notice !== null);
    expect(notice).toBe(words);
    expect(actionsOf(page)[0]).toEqual({ name: 'retry', label: 'Retry', does: 'tries again' });
  });

  test('that the server refuses without words is unsuccessful', { tags: ['F-042'] }, async () => {
    const { pages } = operating(
      { pending: [stuck(1)] },
      { retryTopup: async () => ({ status: 400, data: problem('') }) },
    );
    const page = pages.list('pending');
    await loaded(page);
    page.send({ type: 'ACT', row: 'POWER-00000001', action: 'retry' });
    expect((await until(page, ({ notice }) => notice !== null)).notice).toBe('Retry unsuccessful');
  });

  test('pressed twice is asked for once', async () => {
    const { pages, asked } = operating({ pending: [stuck(1)] });
    const page = pages.list('pending');
    await loaded(page);
    page.send({ type: 'ACT', row: 'POWER-00000001', action: 'retry' });
    page.send({ type: 'ACT', row: 'POWER-00000001', action: 'retry' });
    await until(page, ({ news }) => news.length === 1);
    expect(asked('retryTopup')).toHaveLength(1);
  });
});
