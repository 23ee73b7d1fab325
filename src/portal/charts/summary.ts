import type { Chart } from '#machines/pages/view.ts';
import { figure } from './figures.ts';

/** What a chart says, in a sentence or two: where it is highest, and what all of it comes to. */
export function summaryOf(chart: Chart): string {
  const { labels, series, unit, along } = chart;
  const sums = labels.map((label, at) => ({
    label,
    value: series.reduce((all, one) => all + (one.points[at] ?? 0), 0),
  }));
  const all = sums.reduce((sum, { value }) => sum + value, 0);
  const highest = sums.reduce((most, one) => (one.value > most.value ? one : most), { label: '', value: 0 });
  if (chart.said !== undefined && all > 0) return chart.said;
  if (all === 0) return chart.nothing === undefined ? `Nothing in ${together(labels.length)}.` : `${chart.nothing}.`;
  const most = `Most: ${highest.label}, ${figure(highest.value, unit)}.`;
  return along === undefined
    ? `${most} ${labels.length === 1 ? '' : `All ${together(labels.length)}: ${figure(all, unit)}.`}`.trim()
    : most;
}

const together = (months: number): string => (months === 1 ? 'this month' : `${months} months`);
