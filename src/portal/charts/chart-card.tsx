import { useId, useRef, useState } from 'react';
import type { Chart } from '#machines/pages/view.ts';
import { Money } from '../ui/money.tsx';
import { Areas } from './areas.tsx';
import { Axes } from './axes.tsx';
import { axisOf, mostOf } from './axis.ts';
import { Bars } from './bars.tsx';
import { FiguresTable } from './figures-table.tsx';
import { inksOf } from './inks.ts';
import { middleOf, plotOf } from './plot.ts';
import { Reader, Reading } from './reader.tsx';
import { summaryOf } from './summary.ts';
import { Swatch, Textures } from './textures.tsx';
import { useSize } from './use-size.ts';
import './chart.css';

/**
 * Figures over months: what they come to, the picture, each month on hover or focus, what it says in a sentence, and behind it
 * a table of all figures, which who hears it always has. `heading`: how deep it stands in what the page says.
 */
export function ChartCard({ chart, heading: Heading = 'h3' }: { chart: Chart; heading?: 'h2' | 'h3' }) {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const [listed, setListed] = useState(false);
  const plot = plotOf(useSize(stage), chart.labels.length);
  const most = mostOf(chart);
  const axis = axisOf(most, chart.unit);
  const inks = inksOf(chart);
  const Marks = chart.kind === 'stacked' ? Bars : Areas;
  return (
    <section className={`card chart chart--${chart.kind}`} aria-labelledby={id}>
      <header className="chart__head">
        <div>
          <Heading id={id} className="chart__title">
            {chart.title}
          </Heading>
          <p className="chart__total">
            <strong>
              <Money text={chart.total} />
            </strong>{' '}
            <span>{chart.of}</span>
          </p>
        </div>
        {chart.series.length > 1 && (
          <ul className="legend">
            {chart.series.map(({ name }, one) => (
              <li key={name}>
                <Swatch ink={inks[one]} id={id} />
                {name}
              </li>
            ))}
          </ul>
        )}
      </header>
      <div className="chart__stage" ref={stage}>
        <svg className="chart__picture" viewBox={`0 0 ${plot.width} ${plot.height}`} aria-hidden="true">
          <Textures id={id} />
          {at !== null && (
            <rect
              className="chart__at"
              x={middleOf(plot, at) - plot.band / 2}
              y={plot.top}
              width={plot.band}
              height={plot.bottom - plot.top}
            />
          )}
          <Axes chart={chart} axis={axis} plot={plot} />
          <Marks chart={chart} top={axis.top} plot={plot} inks={inks} id={id} />
        </svg>
        {most === 0 && <p className="chart__nothing">{chart.nothing ?? 'Nothing in these months yet'}</p>}
        {chart.labels.length > 0 && <Reader chart={chart} plot={plot} at={at} onAt={setAt} describedBy={`${id}said`} />}
        {at !== null && <Reading chart={chart} plot={plot} at={at} id={id} />}
      </div>
      <footer className="chart__foot">
        <p id={`${id}said`} className={most > 0 ? 'chart__said' : 'hidden'}>
          {summaryOf(chart)}
        </p>
        {most > 0 && (
          <button
            type="button"
            className="chart__more"
            aria-expanded={listed}
            aria-controls={`${id}figures`}
            aria-label={`${listed ? 'Hide' : 'Show'} the figures of ${chart.title}`}
            onClick={() => setListed(!listed)}
          >
            {listed ? 'Hide the figures' : 'Show the figures'}
          </button>
        )}
      </footer>
      <FiguresTable chart={chart} id={`${id}figures`} shown={listed} />
    </section>
  );
}
