import type { Published } from '#catalogues/books.ts';
import { koboOf } from '#catalogues/money.ts';
import { BOOKS } from '#catalogues/sentences/estate/books.ts';
import { formatCompact, formatNaira } from '#machines/kit/writing/format.ts';
import type { Card } from './view.ts';

/** The sum of amounts in naira, in kobo. */
export const sumKobo = (naira: readonly number[]): number => naira.reduce((sum, each) => sum + koboOf(each), 0);

/** Kobo on a card: in short, with the exact amount under it where that says more (DECISIONS 46). */
export function moneyFigure(amount: number): Pick<Card, 'value' | 'exact'> {
  const value = formatCompact(amount);
  const exact = formatNaira(amount);
  return value === exact ? { value } : { value, exact };
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
