import type { Chart } from '#machines/pages/view.ts';
import type { Ink } from './inks.ts';
import type { Plot } from './plot.ts';

/** What the marks of a chart are drawn from; `id` is the chart's own on the page. */
export interface Drawn {
  readonly chart: Chart;
  /** The value at the top of the plot. */
  readonly top: number;
  readonly plot: Plot;
  readonly inks: readonly Ink[];
  readonly id: string;
}

/** Lines over the colour, so that no two series differ by their colour alone; power and the first of the others are plain. */
const LINES = {
  levy: 'M-1 5 L5 -1 M2 8 L8 2',
  fine: 'M0 1 H6',
  violet: 'M1 0 V6',
  clay: 'M-1 1 L5 7 M2 -2 L8 4',
  slate: 'M0 1 H6 M1 0 V6',
} as const satisfies Partial<Record<Ink, string>>;

const isLined = (ink: Ink | undefined): ink is keyof typeof LINES => ink !== undefined && ink in LINES;

/** The lines that bars are filled with, for one chart's picture. */
export function Textures({ id }: { id: string }) {
  return (
    <defs>
      {Object.entries(LINES).map(([ink, d]) => (
        <pattern key={ink} id={`${id}${ink}`} width={6} height={6} patternUnits="userSpaceOnUse">
          <path d={d} className="texture" />
        </pattern>
      ))}
    </defs>
  );
}

/** What a bar is filled with over its colour; null where the colour is plain. */
export const textureOf = (id: string, ink: Ink | undefined): string | null =>
  isLined(ink) ? `url(#${id}${ink})` : null;

/** A series as the legend shows it: its colour and its lines. */
export function Swatch({ ink, id }: { ink: Ink | undefined; id: string }) {
  const texture = textureOf(id, ink);
  return (
    <svg className="ink-swatch" viewBox="0 0 12 12" aria-hidden="true">
      <rect className={`ink ink--${ink}`} x={0.5} y={0.5} width={11} height={11} rx={3} />
      {texture && <rect fill={texture} width={12} height={12} rx={3} />}
    </svg>
  );
}
