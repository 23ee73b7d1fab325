import { expect, test } from 'vitest';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { reported } from '#machines/flows/storefront/report.ts';
import { cardOf } from '#machines/flows/trouble/lookup/card.ts';
import { untoldUnits } from '#machines/kit/paying/particulars.ts';
import { TOKEN } from '../../support/portal.ts';
import { checked, PENDING } from './trouble/orders.ts';

const ROW = { label: 'Units', value: 'shown by your meter' };

const bill: Extract<CallAnswer<'payBill'>, { status: 200 }>['data'] = {
  orderId: 'POWEKO-00000001',
  kind: 'public-power',
  provider: 'phcneko',
  destinationAccount: '45012347676',
  accountName: '',
  package: null,
  amount: 5_000,
  fee: 100,
  total: 5_100,
  email: '',
  token: TOKEN,
  paidAt: '2026-11-21T18:44:00.000Z',
};

test('a purchase of the storefront says where the units are read that its vendor did not say', () => {
  const report = reported({ status: 200, data: bill }, 'key-00000001');
  if (report.kind !== 'delivered') throw new Error(report.kind);
  expect(report.result).toMatchObject({ token: TOKEN });
  expect(report.result).not.toHaveProperty('units');
  expect(report.receipt.at(-1)).toEqual(ROW);
  const told = reported({ status: 200, data: { ...bill, units: '27.78' } }, 'key-00000001');
  expect(JSON.stringify(told)).not.toContain(ROW.value);
});

test('several tokens of which none has its units stand by their kinds', () => {
  const tokens = [
    { kind: 'key-change', digits: '01428837551690204471' },
    { kind: 'credit', digits: TOKEN },
  ] as const;
  const report = reported({ status: 200, data: { ...bill, particulars: { tokens: [...tokens] } } }, 'key-00000001');
  if (report.kind !== 'delivered') throw new Error(report.kind);
  expect(report.result.tokens?.each.map(({ label }) => label)).toEqual(['Key change', 'Power']);
  expect(report.receipt.at(-1)).toEqual(ROW);
});

test('an order that is looked up has the row once it has a token', () => {
  expect(cardOf(checked({ units: null }), 'delivered', null).summary.at(-1)).toEqual(ROW);
  for (const card of [cardOf(checked(), 'delivered', null), cardOf(PENDING, 'waiting', null)])
    expect(card.summary).not.toContainEqual(ROW);
});

test('what has no token has no units to be read', () => {
  expect(untoldUnits(undefined, undefined)).toEqual([]);
  expect(untoldUnits(null, null)).toEqual([]);
});
