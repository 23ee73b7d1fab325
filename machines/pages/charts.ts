import { koboOf, nairaOf } from '#catalogues/money.ts';
import { PAID_FOR } from '#catalogues/orders.ts';
import { formatMonth, formatMonthShort, formatNaira } from '#machines/kit/writing/format.ts';
import { sumKobo } from './figures.ts';
import type { Chart } from './view.ts';

/** The series of what is paid to an estate, by the figures that the calls answer. */
export const ESTATE_SERIES = {
  power: PAID_FOR.power,
  serviceCharge: PAID_FOR['service-charge'],
  devLevy: PAID_FOR['dev-levy'],
  fine: PAID_FOR.fine,
} as const;

/** Months of money, oldest first. */
type MoneyMonth<K extends string> = { readonly month: string } & { readonly [name in K]: number };

/**
 * What was paid month by month, each product a series of its own. One that was never paid for is left out, so that a legend
 * names only what the chart shows.
 */
export function moneyChart<K extends string>(
  title: string,
  months: readonly MoneyMonth<NoInfer<K>>[],
  names: Readonly<Record<K, string>>,
  of: string,
): Chart {
  const keys = (Object.keys(names) as K[]).filter((key) => months.some((month) => month[key] !== 0));
  const last = months.at(-1);
  return {
    title,
    total: formatNaira(last ? sumKobo(keys.map((key) => last[key])) : 0),
    of: last ? `in ${formatMonth(last.month)} so far${of}` : '',
    kind: 'stacked',
    unit: 'naira',
    labels: months.map(({ month }) => formatMonthShort(month)),
    series: keys.map((key) => ({
      of: key,
      name: names[key],
      points: months.map((month) => nairaOf(koboOf(month[key]))),
    })),
  };
}

/** One figure month by month, e.g. kWh. `total` words the last of them. */
export function areaChart(
  title: string,
  unit: 'kWh' | 'count',
  months: readonly { readonly month: string; readonly value: number }[],
  total: (value: number) => string,
): Chart {
  const last = months.at(-1);
  return {
    title,
    total: total(last?.value ?? 0),
    of: last ? `in ${formatMonth(last.month)} so far` : '',
    kind: 'area',
    unit,
    labels: months.map(({ month }) => formatMonthShort(month)),
    series: [{ name: title, points: months.map(({ value }) => value) }],
  };
}
