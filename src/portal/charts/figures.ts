import { koboOf } from '#catalogues/money.ts';
import { formatCount, formatNaira, formatShort } from '#machines/kit/writing/format.ts';
import type { Chart } from '#machines/pages/view.ts';

/** A value as it is read out: `₦18,150`, `27.78 kWh`, `1,284`. */
export function figure(value: number, unit: Chart['unit']): string {
  if (unit === 'naira') return formatNaira(koboOf(value));
  if (unit === 'count') return formatCount(Math.round(value));
  const [whole = '', hundredths] = value.toFixed(2).split('.');
  return `${formatCount(Number(whole))}.${hundredths} kWh`;
}

/** A value as an axis is marked with it: `₦20K`. */
export function mark(value: number, unit: Chart['unit']): string {
  return unit === 'naira' ? `₦${formatShort(value)}` : formatShort(value);
}

/** What one month of a chart says: each series with its figure, without those that have nothing in a stack. */
export function monthOf(chart: Chart, at: number): readonly { readonly name: string; readonly value: string }[] {
  const all = chart.series.map((one) => ({ name: one.name, points: one.points[at] ?? 0 }));
  const some = chart.kind === 'stacked' ? all.filter((one) => one.points > 0) : all;
  if (some.length === 0) return [{ name: 'Nothing', value: figure(0, chart.unit) }];
  return some.map(({ name, points }) => ({ name, value: figure(points, chart.unit) }));
}
