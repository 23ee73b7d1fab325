import { area, line } from 'd3-shape';
import { heightOf, middleOf } from './plot.ts';
import type { Drawn } from './textures.tsx';

/** Months as a line with the area under it; a dot at the current month (DESIGN, Charts). */
export function Areas({ chart, top, plot, inks }: Drawn) {
  const x = (_: number, at: number) => middleOf(plot, at);
  const y = (value: number) => heightOf(plot, value, top);
  const under = area<number>().x(x).y0(plot.bottom).y1(y);
  const over = line<number>().x(x).y(y);
  return chart.series.map(({ name, points }, at) => (
    <g key={name} className={`trace trace--${inks[at]}`}>
      <path className="trace__area" d={under([...points]) ?? ''} />
      <path className="trace__line" d={over([...points]) ?? ''} />
      {points.length > 0 && (
        <circle cx={middleOf(plot, points.length - 1)} cy={y(points.at(-1) ?? 0)} r={4} className="trace__dot" />
      )}
    </g>
  ));
}
