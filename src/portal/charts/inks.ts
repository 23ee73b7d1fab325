import type { Chart } from '#machines/pages/view.ts';

/** What a series is drawn with; `chart.css` says how each looks. */
export type Ink = 'power' | 'service' | 'levy' | 'fine' | 'violet' | 'clay' | 'slate';

/** A colour of its own for what has one, by the words of its name (DESIGN, Charts). */
const OWN: readonly (readonly [RegExp, Ink])[] = [
  [/power|units/i, 'power'],
  [/service|dues/i, 'service'],
  [/levy/i, 'levy'],
  [/fine/i, 'fine'],
];
const OTHERS: readonly Ink[] = ['levy', 'violet', 'clay', 'slate', 'fine', 'service'];

/** An ink for each series of a chart, no two alike. Amber is power's alone. */
export function inksOf({ kind, unit, series }: Chart): readonly Ink[] {
  if (kind === 'area') return series.map(() => (unit === 'kWh' ? 'power' : 'service'));
  const own = series.map(({ name }) => OWN.find(([words]) => words.test(name))?.[1]);
  const free = OTHERS.filter((ink) => !own.includes(ink));
  return own.map((ink) => ink ?? free.shift() ?? 'slate');
}
