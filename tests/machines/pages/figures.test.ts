import { expect, test } from 'vitest';
import { moneyFigure } from '#machines/pages/figures.ts';

test.each([
  [120_000, { value: '₦1,200' }],
  [99_999_999, { value: '₦999,999.99' }],
  [-4_500_050, { value: '-₦45,000.50' }],
  [100_000_000, { value: '₦1M', exact: '₦1,000,000' }],
  [964_235_000, { value: '₦9.6M', exact: '₦9,642,350' }],
  [-964_235_000, { value: '-₦9.6M', exact: '-₦9,642,350' }],
])('%i kobo stand large as %j: in short from a million naira on alone', { tags: ['G-019'] }, (kobo, figure) =>
  expect(moneyFigure(kobo)).toEqual(figure),
);
