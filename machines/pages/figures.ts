import type { Published } from '#catalogues/books.ts';
import { koboOf } from '#catalogues/money.ts';
import { BOOKS } from '#catalogues/sentences/estate/books.ts';
import { formatCompact, formatNaira } from '#machines/kit/writing/format.ts';
import type { Card } from './view.ts';

/** The sum of amounts in naira, in kobo. */
export const sumKobo = (naira: readonly number[]): number => naira.reduce((sum, each) => sum + koboOf(each), 0);

/** From here on an amount is told in short where it stands large: a million naira, in kobo. */
const SHORT_FROM = 100_000_000;

/**
 * Kobo as a figure to glance at: exact, and from a million naira on in short (G-019). What is to be reckoned with or paid, as in a
 * statement, a reconciliation or a debt, is exact whatever it is.
 */
export function moneyFigure(amount: number): Pick<Card, 'value' | 'exact'> {
  const exact = formatNaira(amount);
  return Math.abs(amount) < SHORT_FROM ? { value: exact } : { value: formatCompact(amount), exact };
}

/** kWh with the two decimals that receipts have. */
export const units = (kWh: number): string => kWh.toFixed(2);

/** Whether residents are shown something of the estate's, what that is, and the way to have it otherwise. */
export const shownCard = (what: Published, published: boolean): Card => ({
  ...{ label: BOOKS.shown, value: published ? BOOKS.isShown : BOOKS.isNotShown, note: BOOKS.shownNote },
  action: {
    label: published ? BOOKS.showNoMore : BOOKS.showIt,
    ...{ open: 'publish', values: { what, wanted: published ? 'false' : 'true' } },
  },
});
