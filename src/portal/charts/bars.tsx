import { stack } from 'd3-shape';
import { heightOf, middleOf } from './plot.ts';
import { type Drawn, textureOf } from './textures.tsx';

const MOST_PX = 28;
const GAP_PX = 2;

/** Months as bars, each the stack of what it is made of (DESIGN, Charts). */
export function Bars({ chart, top, plot, inks, id }: Drawn) {
  const { labels, series } = chart;
  const layers = stack<number, number>()
    .keys(series.keys())
    .value((month, one) => series[one]?.points[month] ?? 0)(labels.keys());
  const width = Math.min(MOST_PX, Math.max(4, plot.band * 0.54));
  return layers.flatMap((layer) =>
    layer.map(([from, to], month) => {
      if (to <= from) return null;
      const y = heightOf(plot, to, top);
      const gap = from > 0 ? GAP_PX : 0;
      const bar = {
        x: middleOf(plot, month) - width / 2,
        y,
        width,
        height: Math.max(1, heightOf(plot, from, top) - y - gap),
        rx: 2.5,
      };
      const texture = textureOf(id, inks[layer.key]);
      return (
        <g key={`${layer.key} ${labels[month]}`}>
          <rect className={`ink ink--${inks[layer.key]}`} {...bar} />
          {texture && <rect fill={texture} {...bar} />}
        </g>
      );
    }),
  );
}
