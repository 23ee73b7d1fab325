import type { Chart } from '#machines/pages/view.ts';

/** What a series is drawn with; `chart.css` says how each looks. */
export type Ink = 'power' | 'service' | 'levy' | 'fine' | 'violet' | 'clay' | 'slate';

/** A colour of its own for a product that has one (DESIGN, Charts). */
const OWN: Readonly<Record<string, Ink>> = {
  power: 'power',
  serviceCharge: 'service',
  estateDues: 'service',
  devLevy: 'levy',
  fine: 'fine',
  open: 'clay',
};
const OTHERS: readonly Ink[] = ['levy', 'violet', 'clay', 'slate', 'fine', 'service'];

/** An ink for each series of a chart, no two alike. Amber is power's alone. */
export function inksOf({ kind, unit, series }: Chart): readonly Ink[] {
  // What is compared is drawn in a dashed line besides.
  if (kind === 'area' && series.length > 1) return series.map((_, at) => (at === 0 ? 'power' : 'slate'));
  if (kind === 'area') return series.map(() => (unit === 'kWh' ? 'power' : 'service'));
  const own = series.map(({ of }) => (of === undefined ? undefined : OWN[of]));
  const free = OTHERS.filter((ink) => !own.includes(ink));
  return own.map((ink) => ink ?? free.shift() ?? 'slate');
}
