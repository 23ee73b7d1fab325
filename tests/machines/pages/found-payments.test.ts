import { describe, expect, test } from 'vitest';
import { PAYMENTS_FOUND, type PaymentSought } from '#catalogues/payments-sought.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { FINDING } from '#catalogues/sentences/estate/finding.ts';
import { soughtIn } from '#machines/kit/reading/payment-sought.ts';
import { FOUND_CASH } from '../../support/calls/cash.ts';
import type { Script } from '../../support/portal.ts';
import { loaded, pagesOf, RESIDENT } from './support.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };
const FOUND: Script['foundPayments']['payments'][number] = {
  orderId: 'POWER-7K2M9Q4X1B8C3D5F',
  kind: 'power',
  status: 'successful',
  amount: 15_050,
  customer: 'Amaka Eze',
  account: '45701120409',
  estate: 'Palm Court',
  service: null,
  createdAt: '2026-11-12T10:00:00.000Z',
  topupStatus: 'Delivered',
  tokenEnding: '4321',
  providerSaid: 'Approved, reference abc',
};
const foundPayments = { payments: [FOUND], cash: [], more: false, from: null, to: null };

test.each<[string, PaymentSought, string]>([
  ['power 7k2m9q4x1b8c3d5f', 'reference', 'POWER-7K2M9Q4X1B8C3D5F'],
  ['FLW-MOCK-88123', 'reference', 'FLW-MOCK-88123'],
  ['12345678', 'reference', '12345678'],
  ['1234 5678 9012 3456 7890', 'token', '12345678901234567890'],
  ['+234 803 456 7123', 'phone', '08034567123'],
  ['45701120409', 'account', '45701120409'],
  ['15000', 'amount', '15000'],
  ['₦12,345,678', 'amount', '₦12,345,678'],
  ['15k', 'amount', '15k'],
  ['CASH-12', 'reference', 'CASH-12'],
  ['cash 12', 'reference', 'CASH-12'],
  ['cash#0012', 'reference', 'CASH-12'],
])('"%s" is looked for as %s', (typed, by, value) => expect(soughtIn(typed)).toEqual({ by, value }));

test('what is chosen is what it is looked for as, and nothing typed is nothing', () => {
  expect(soughtIn('15000', 'reference')).toEqual({ by: 'reference', value: '15000' });
  expect(soughtIn('  ')).toBeNull();
});

describe('payments that are found', () => {
  test('stand under what was looked for, with their days', async () => {
    const days = { from: '2026-11-12', to: '2026-11-12' };
    const { pages, asked } = pagesOf(ADMIN, { foundPayments: { ...foundPayments, ...days } });
    const view = await loaded(pages.list('found-payments', { sought: '15000', ...days }));
    expect(asked('findPayments')).toEqual([{ by: 'amount', sought: '15000', ...days }]);
    expect(view.subject).toBe('Payments of ₦15,000, 12 Nov 2026, with the fee or without it');
    expect(view.rows.map(({ id }) => id)).toEqual([FOUND.orderId]);
    expect(view.columns.map(({ name }) => name)).not.toContain('estate');
  });

  test('in cash stand among them by day, with their receipt and the way to take one back, and say where one was', async () => {
    const { pages, asked } = pagesOf(ADMIN, { foundPayments: { ...foundPayments, cash: FOUND_CASH } });
    const list = pages.list('found-payments', { sought: '45701124518' });
    const { rows } = await loaded(list);
    expect(rows.map(({ id, actions }) => [id, actions.map(({ name }) => name)])).toEqual([
      [FOUND.orderId, []],
      ['CASH-2', []],
      ['CASH-1', ['receipt', 'back']],
    ]);
    expect(rows[1]?.cells).toContain(CASH.takenBack);
    expect(rows[2]?.cells).toEqual(
      expect.arrayContaining(['Ada Obi', CASH.inCash('Service charge'), '₦15,000', 'CASH-1']),
    );
    const file = new Promise((resolve) => list.onFile(({ name }) => resolve(name)));
    list.send({ type: 'ACT', row: 'CASH-1', action: 'receipt' });
    expect([await file, asked('cashReceipt')]).toEqual(['ReceiptCASH-1.pdf', [{ id: 1 }]]);
  });

  test('in cash are seen by the platform, which has no receipt of them and takes none back', async () => {
    const given = { foundPayments: { ...foundPayments, cash: FOUND_CASH } };
    const { pages } = pagesOf({ ...ADMIN, role: 'netplus-admin' }, given);
    const { rows } = await loaded(pages.list('found-payments', { sought: 'CASH-1' }));
    expect(rows.filter(({ actions }) => actions.length > 0)).toEqual([]);
  });

  test('of the platform say whose estate they are of', async () => {
    const { pages } = pagesOf({ ...ADMIN, role: 'netplus-admin' }, { foundPayments });
    const view = await loaded(pages.list('found-payments', { sought: 'abc-123' }));
    expect(view.rows[0]?.cells).toContain('Palm Court');
  });

  test('by a token name its ending alone', async () => {
    const { pages } = pagesOf(ADMIN, { foundPayments });
    const view = await loaded(pages.list('found-payments', { sought: '12345678901234567890' }));
    expect(view.subject).toBe('The payment of the token that ends in 7890');
  });

  test.each(['reference', 'token', 'account'])(
    'by what is formed like a token, as %s, show its ending alone',
    async (by) => {
      const { pages } = pagesOf(ADMIN, { foundPayments });
      const view = await loaded(pages.list('found-payments', { by, sought: '12345678901234567890' }));
      expect(view.subject).toContain('7890');
      expect(view.subject).not.toContain('12345678901234567890');
    },
  );

  test('what is formed like a card number is not asked for, and why is said', async () => {
    const { pages, asked } = pagesOf(ADMIN);
    const view = await loaded(pages.list('found-payments', { by: 'reference', sought: '4111111111111111' }));
    expect([view.problem, asked('findPayments')]).toEqual([FINDING.hidden, []]);
  });

  test('another term is looked for as it looks, and the same one again as was chosen', async () => {
    const { pages, asked } = pagesOf(ADMIN, { foundPayments });
    const list = pages.list('found-payments', { by: 'amount', sought: '15000' });
    await loaded(list);
    const search = async (name: string) => {
      list.send({ type: 'SEARCH', name, meterNumber: '' });
      await loaded(list);
    };
    await search('15000');
    await search('08034567123');
    list.send({ type: 'CHOOSE', name: 'by', value: 'account' });
    await loaded(list);
    list.send({ type: 'CLEAR' });
    await loaded(list);
    await search('FLW-MOCK-88123');
    expect(asked('findPayments')).toEqual([
      { by: 'amount', sought: '15000' },
      { by: 'amount', sought: '15000' },
      { by: 'phone', sought: '08034567123' },
      { by: 'account', sought: '08034567123' },
      { by: 'reference', sought: 'FLW-MOCK-88123' },
    ]);
  });

  test('that are many say that there are more', async () => {
    const { pages } = pagesOf(ADMIN, { foundPayments: { ...foundPayments, more: true } });
    const { subject } = await loaded(pages.list('found-payments', { sought: '15k' }));
    expect(subject).toContain(FINDING.more(PAYMENTS_FOUND));
  });

  test('are none where there is none, and where what was typed can be none nobody is asked', async () => {
    const { pages, asked } = pagesOf(ADMIN);
    const none = await loaded(pages.list('found-payments', { sought: '15k' }));
    expect([none.rows, none.problem]).toEqual([[], FINDING.noneHere]);
    const wrong = await loaded(pages.list('found-payments', { by: 'token', sought: '15k' }));
    expect([wrong.problem, asked('findPayments').length]).toEqual([FINDING.unreadable.token, 1]);
    const empty = await loaded(pages.list('found-payments'));
    expect(empty.problem).toBe(FINDING.searchNeeds);
  });
});
