import type { Card, Chart } from '#machines/pages/view.ts';
import { drawRows } from '../screen/rows.ts';
import type { Screen } from '../screen/screen.ts';
import { drawTable } from '../screen/table.ts';
import { harmless } from '../screen/text.ts';

/** Figures, one a line, each exact. */
export function drawCards(cards: readonly Card[], screen: Screen): readonly string[] {
  const rows = cards.map(({ label, value, unit, exact, note, badge }) => ({
    label,
    value: [exact ?? value, unit, note, badge?.text].filter(Boolean).join(' '),
  }));
  return drawRows(rows, screen);
}

/** The figures of a picture, a line for each month. */
export function drawChart({ title, total, of, labels, series }: Chart, screen: Screen): readonly string[] {
  const columns = [
    { name: 'label', label: '', align: 'start' as const },
    ...series.map(({ name }) => ({ name, label: name, align: 'end' as const })),
  ];
  const rows = labels.map((label, at) => [
    label,
    ...series.map(({ points }) => (points[at] ?? 0).toLocaleString('en-NG')),
  ]);
  return ['', `${harmless(title)}: ${total} ${of}`, ...drawTable({ columns, rows }, screen)];
}
