import type { CSSProperties, PointerEvent } from 'react';
import type { Chart } from '#machines/pages/view.ts';
import { monthOf } from './figures.ts';
import { inksOf } from './inks.ts';
import { middleOf, type Plot } from './plot.ts';
import { Swatch } from './textures.tsx';

/**
 * Reads one month after the other: by mouse over the plot, by touch, and by the arrow keys, which the browser's own slider
 * brings. Its thumb is as wide as a month, so that it stands where the month is drawn.
 */
export function Reader({
  chart,
  plot,
  at,
  onAt,
  describedBy,
}: {
  chart: Chart;
  plot: Plot;
  at: number | null;
  onAt: (at: number | null) => void;
  /** The id of what the chart says as a whole. */
  describedBy: string;
}) {
  const last = chart.labels.length - 1;
  const read = ({ nativeEvent, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') onAt(Math.min(last, Math.max(0, Math.floor(nativeEvent.offsetX / plot.band))));
  };
  const spoken = monthOf(chart, at ?? last).map(({ name, value }) => `${name} ${value}`);
  const ofWidth = (px: number) => `${(px / plot.width) * 100}%`;
  const ofHeight = (px: number) => `${(px / plot.height) * 100}%`;
  // In parts of the picture, which fits a narrower page at once: until it is drawn anew, pixels would reach beyond the page.
  const place: CSSProperties & Record<'--band', string> = {
    left: ofWidth(plot.left),
    top: ofHeight(plot.top),
    width: ofWidth(plot.band * (last + 1)),
    height: ofHeight(plot.bottom - plot.top),
    '--band': `${plot.band}px`,
  };
  return (
    <input
      type="range"
      className="chart__reader"
      min={0}
      max={last}
      value={at ?? last}
      aria-label={`${chart.title}, ${(chart.along ?? 'Month').toLowerCase()}`}
      aria-describedby={describedBy}
      aria-valuetext={`${chart.labels[at ?? last]}: ${spoken.join(', ')}`}
      onChange={(event) => onAt(event.currentTarget.valueAsNumber)}
      onFocus={() => onAt(at ?? last)}
      onBlur={() => onAt(null)}
      onPointerMove={read}
      onPointerLeave={() => onAt(null)}
      onKeyDown={(event) => event.key === 'Escape' && onAt(null)}
      style={place}
    />
  );
}

/** The figures of the month that is being read, beside its bar. */
export function Reading({ chart, plot, at, id }: { chart: Chart; plot: Plot; at: number; id: string }) {
  const inks = inksOf(chart);
  const middle = middleOf(plot, at);
  const toStart = middle > plot.width / 2;
  return (
    <div
      className="chart__reading"
      style={toStart ? { right: plot.width - middle + plot.band / 2 } : { left: middle + plot.band / 2 }}
      aria-hidden="true"
    >
      <strong>{chart.labels[at]}</strong>
      <dl>
        {monthOf(chart, at).map(({ name, value }) => {
          const ink = inks[chart.series.findIndex((one) => one.name === name)];
          return (
            <div key={name}>
              <dt>
                {ink && <Swatch ink={ink} id={id} />}
                {name}
              </dt>
              <dd>{value}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
