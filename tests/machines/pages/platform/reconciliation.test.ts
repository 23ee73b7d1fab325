import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import { NOW, problem } from '../../../support/answers.ts';
import { GOOD_PLATFORM, type PlatformScript } from '../../../support/calls/platform.ts';
import { loaded, until } from '../support.ts';
import { operating } from './support.ts';

const paid = { count: 4, value: 20_200 };
const books: PlatformScript['books'] = {
  ...GOOD_PLATFORM.books,
  orders: paid,
  ledger: paid,
  provider: { count: 5, value: 25_250 },
  vendor: { count: 4, value: 20_000 },
  delivered: { count: 4, value: 20_000 },
  differences: [
    {
      orderId: 'POWER-00000001',
      kind: 'captured-unknown-here',
      at: NOW.toISOString(),
      ours: 'No such order',
      theirs: '₦5,050 captured',
      amount: 5_050,
    },
  ],
  total: 1,
};

describe('the reconciliation', () => {
  test('begins with today, puts the sums of the books side by side, and says which of them differ', async () => {
    const { pages, asked } = operating({ books });
    const view = await loaded(pages.list('reconciliation'));
    expect(asked('reconciliation')).toEqual([{ from: '2026-11-21', to: '2026-11-21', page: 1 }]);
    expect(view.cards.map(({ label, value, note, badge }) => [label, value, note, badge?.text])).toEqual([
      ['Our orders', '₦20,200', '4 payments', undefined],
      ['Payment provider', '₦25,250', '5 captures', 'Differs'],
      ['Ledger', '₦20,200', '4 captures', 'Agrees'],
      ['Delivered by us', '₦20,000', '4 deliveries', undefined],
      ['Vendor', '₦20,000', '4 vends', 'Agrees'],
      ['Refunds', '₦0', '0 refunds', undefined],
    ]);
    expect(view.subject).toBe('21 Nov 2026, compared 21 Nov 2026, 19:42');
    expect(view.rows).toMatchObject([
      {
        cells: [
          'POWER-00000001',
          'Captured there, unknown here',
          '21 Nov 2026',
          'No such order',
          '₦5,050 captured',
          '₦5,050',
        ],
        notes: { date: '19:42' },
      },
    ]);
  });

  test('is of one day, or of a range that is not too long', async () => {
    const { pages, asked } = operating({ books });
    const page = pages.list('reconciliation');
    await loaded(page);
    const problemOf = (from: string, to: string) => {
      page.send({ type: 'DATES', from, to });
      return page.getSnapshot().toolbar?.dates?.problem;
    };
    expect(problemOf('', '2026-11-21')).toBe(PLATFORM_PAGES.dayNeeded);
    expect(problemOf('2026-11-21', '2026-11-20')).toBe(SENTENCES.datesTurned);
    expect(problemOf('2026-01-01', '2026-11-20')).toBe('At most 92 days at once, please');
    page.send({ type: 'DATES', from: '2026-11-20', to: '' });
    await loaded(page);
    page.send({ type: 'DATES', from: '2026-11-01', to: '2026-11-20' });
    expect((await loaded(page)).subject).toMatch(/^01 Nov 2026 to 20 Nov 2026,/);
    expect(asked('reconciliation').slice(1)).toEqual([
      { from: '2026-11-20', to: '2026-11-20', page: 1 },
      { from: '2026-11-01', to: '2026-11-20', page: 1 },
    ]);
  });

  test('without a difference says that all books agree, beside the sums', async () => {
    const view = await loaded(operating().pages.list('reconciliation'));
    expect(view).toMatchObject({ state: 'empty', problem: PLATFORM_SENTENCES.noDifferences });
    expect(view.cards).toHaveLength(6);
  });

  test('says what was not compared instead of that all agree', async () => {
    const books = (orders: number, notCompared: Partial<typeof GOOD_PLATFORM.books.notCompared>) => ({
      ...GOOD_PLATFORM.books,
      orders: { count: orders, value: 5_050 * orders },
      notCompared: { ...GOOD_PLATFORM.books.notCompared, ...notCompared },
    });
    const said = async (given: typeof GOOD_PLATFORM.books) =>
      (await loaded(operating({ books: given }).pages.list('reconciliation'))).problem;
    expect(
      await said(books(0, { payments: { count: 1_240, value: 6_200_000 }, deliveries: { count: 1, value: 5_000 } })),
    ).toBe(
      'Nothing was compared. Not compared: 1,240 payments of ₦6,200,000 through a payment provider whose books are not read here; 1 delivery of ₦5,000 by a vendor whose books are not read here.',
    );
    expect(await said(books(3, { underWay: 2 }))).toBe(
      'There are no differences in what was compared. Not compared: 2 under way that the other side may not know of yet.',
    );
  });

  test('of books that could not be read concludes nothing', async () => {
    const { pages } = operating(
      {},
      { reconciliation: async () => ({ status: 503, data: problem('The vendor does not answer.') }) },
    );
    expect(await loaded(pages.list('reconciliation'))).toMatchObject({
      state: 'failed',
      problem: PLATFORM_SENTENCES.booksUnread,
      cards: [],
    });
  });

  test('is kept as a file of the same days', async () => {
    const { pages, asked } = operating({ books });
    const page = pages.list('reconciliation', { from: '2026-11-01', to: '2026-11-20' });
    await loaded(page);
    const files: HandedFile[] = [];
    page.onFile((file) => files.push(file));
    page.send({ type: 'EXPORT' });
    await until(page, ({ toolbar }) => toolbar?.export?.busy === false);
    expect(files.map(({ name }) => name)).toEqual(['reconciliation.csv']);
    expect(asked('exportReconciliation')).toEqual([{ from: '2026-11-01', to: '2026-11-20' }]);
  });
});
