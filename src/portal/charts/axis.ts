import { nice, ticks } from 'd3-array';
import type { Chart } from '#machines/pages/view.ts';

/** The values a chart's axis is marked with, from 0 up; the last one is the top of the chart. */
export interface Axis {
  readonly marks: readonly number[];
  readonly top: number;
}

const MARKS = 4;

/** Round marks that hold the largest value; a chart of nothing still has an axis. Counts have no marks between them. */
export function axisOf(most: number, unit: Chart['unit']): Axis {
  const least = unit === 'count' ? MARKS : 1;
  const [, top] = nice(0, Math.max(most, least), MARKS);
  return { marks: ticks(0, top, MARKS), top };
}

/** The largest value a chart draws: of a stack, its whole height. */
export function mostOf({ kind, labels, series }: Chart): number {
  const values =
    kind === 'stacked'
      ? labels.map((_, at) => series.reduce((sum, one) => sum + (one.points[at] ?? 0), 0))
      : series.flatMap((one) => one.points);
  return Math.max(0, ...values);
}
