import type { Chart } from '#machines/pages/view.ts';
import type { Axis } from './axis.ts';
import { mark } from './figures.ts';
import { heightOf, isLabelled, middleOf, type Plot } from './plot.ts';

/** The lines of the values and the names of the months; the current month, the last one, in ink. */
export function Axes({ chart, axis, plot }: { chart: Chart; axis: Axis; plot: Plot }) {
  const { labels, unit } = chart;
  return (
    <g>
      {axis.marks.map((value) => {
        const y = Math.round(heightOf(plot, value, axis.top)) + 0.5;
        return (
          <g key={value}>
            <line
              className={value === 0 ? 'chart__base' : 'chart__line'}
              x1={plot.left}
              x2={plot.width}
              y1={y}
              y2={y}
            />
            <text className="chart__mark" x={plot.left - 8} y={y} dy="0.32em">
              {mark(value, unit)}
            </text>
          </g>
        );
      })}
      {labels.map(
        (label, at) =>
          isLabelled(plot, at, labels.length) && (
            <text
              key={label}
              className={
                chart.along === undefined && at === labels.length - 1
                  ? 'chart__month chart__month--now'
                  : 'chart__month'
              }
              x={middleOf(plot, at)}
              y={plot.height - 6}
            >
              {label}
            </text>
          ),
      )}
    </g>
  );
}
