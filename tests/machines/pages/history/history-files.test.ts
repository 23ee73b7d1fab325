import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import { payments } from '../../../support/calls/histories.ts';
import type { Script } from '../../../support/portal.ts';
import { loaded, pagesOf, RESIDENT, until } from '../support.ts';

const ACT = { type: 'ACT', row: 'POWER-00000012', action: 'receipt' } as const;

async function opened(given: Partial<Script> = {}, services: Parameters<typeof pagesOf>[2] = {}) {
  const portal = pagesOf(RESIDENT, { transactions: payments('power', 12), ...given }, services);
  const page = portal.pages.list('history');
  await loaded(page);
  const files: HandedFile[] = [];
  const stop = page.onFile((file) => void files.push(file));
  const busy = () => page.getSnapshot().rows.filter(({ actions }) => actions.some((action) => action.busy));
  const idle = () =>
    until(
      page,
      (view) => !view.toolbar?.export?.busy && view.rows.every(({ actions }) => !actions.some((a) => a.busy)),
    );
  return { ...portal, page, files, stop, busy, idle };
}

describe('the receipts of a history', () => {
  test('stand in a column of their own, each with Download', async () => {
    const { page } = await opened();
    const { actionsLabel, rows } = page.getSnapshot();
    expect(actionsLabel).toBe('RECEIPT');
    expect(rows.every(({ actions }) => actions.map(({ label }) => label).join() === 'Download')).toBe(true);
  });

  test('are handed to the face as files, and nothing of them stays in the page', async () => {
    const { page, files, busy, idle, asked } = await opened();
    page.send(ACT);
    expect(busy().map(({ id }) => id)).toEqual(['POWER-00000012']);
    await idle();
    expect(files).toEqual([{ name: 'ReceiptPOWER-00000012.pdf', base64: 'JVBERg==' }]);
    expect(asked('receiptFile')).toEqual([{ orderId: 'POWER-00000012' }]);
    expect(JSON.stringify(page.getSnapshot())).not.toContain('JVBERg');
  });

  test('that are asked for one after the other all come, each once', async () => {
    const { page, files, idle } = await opened();
    page.send(ACT);
    page.send({ ...ACT, row: 'POWER-00000011' });
    page.send(ACT);
    await idle();
    expect(files.map(({ name }) => name)).toEqual(['ReceiptPOWER-00000012.pdf', 'ReceiptPOWER-00000011.pdf']);
  });

  test.each([
    ['unknown', MESSAGES.receiptNotAvailable],
    ['no line', MESSAGES.receiptNotAvailable],
    ['too often', 'Too many tries. Please try again in one minute.'],
  ] as const)('that cannot be had (%s) say so until the next thing is done', async (receipt, notice) => {
    const { page, script, files, idle } = await opened({ receipt });
    page.send(ACT);
    expect(await idle()).toMatchObject({ notice, state: 'shown' });
    expect(files).toEqual([]);
    script.receipt = 'good';
    page.send(ACT);
    expect(page.getSnapshot().notice).toBeNull();
    expect(await idle()).toMatchObject({ notice: null });
    expect(files).toHaveLength(1);
  });

  test('are only fetched for rows that stand there', async () => {
    const { page, asked } = await opened();
    page.send({ ...ACT, row: 'POWER-00000001' });
    page.send({ ...ACT, action: 'shred' });
    expect(asked('receiptFile')).toEqual([]);
  });

  test('are handed to nobody who does not listen any more', async () => {
    const { page, files, stop, idle } = await opened();
    stop();
    page.send(ACT);
    await idle();
    expect(files).toEqual([]);
  });
});

describe('CSV EXPORT', () => {
  test('asks for all that the query finds, not for a page of it, and hands over the file of the view', async () => {
    const { page, files, asked, idle } = await opened();
    page.send({ type: 'CHOOSE', name: 'sort', value: 'dsc' });
    page.send({ type: 'DATES', from: '2026-11-01', to: '2026-11-30' });
    await loaded(page);
    page.send({ type: 'PAGE', at: 2 });
    await loaded(page);
    page.send({ type: 'EXPORT' });
    expect(page.getSnapshot().toolbar?.export).toEqual({ label: 'CSV EXPORT', busy: true });
    await idle();
    expect(asked('exportTransactions')).toEqual([{ view: 'power', from: '2026-11-01', to: '2026-11-30', sort: 'dsc' }]);
    expect(files.map(({ name }) => name)).toEqual(['electricity_bill_transactions.csv']);
  });

  test.each([
    ['power', 'electricity_bill_transactions.csv'],
    ['service-charge', 'service_charge.csv'],
    ['dev-levy', 'development_levy.csv'],
    ['fine', 'fine.csv'],
  ])('of %s is called %s', async (name, file) => {
    const { page, files, idle } = await opened();
    page.send({ type: 'TAB', name });
    await loaded(page);
    page.send({ type: 'EXPORT' });
    await idle();
    expect(files.map((one) => one.name)).toEqual([file]);
  });

  test('keeps the query it was asked for, whatever is looked at meanwhile', async () => {
    const slow = Promise.withResolvers<CallAnswer<'receiptFile'>>();
    const { page, asked, idle } = await opened({}, { receiptFile: () => slow.promise });
    page.send(ACT);
    page.send({ type: 'EXPORT' });
    page.send({ type: 'TAB', name: 'fine' });
    slow.resolve({ status: 200, data: { name: 'Receipt.pdf', base64: '' } });
    await idle();
    expect(asked('exportTransactions')).toEqual([{ view: 'power', sort: 'asc' }]);
  });

  test.each([
    ['broken', MESSAGES.networkFailure],
    ['no line', MESSAGES.networkFailure],
    ['empty', MESSAGES.noTransaction],
  ] as const)('that cannot be had (%s) says so, and the rows stay', async (history, notice) => {
    const { page, script, idle } = await opened();
    script.history = history;
    page.send({ type: 'EXPORT' });
    expect(await idle()).toMatchObject({ notice, state: 'shown' });
    expect(page.getSnapshot().rows).toHaveLength(10);
  });
});
