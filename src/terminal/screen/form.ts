import type { View } from '#machines/kit/view.ts';
import { type Screen, toned } from './screen.ts';
import { drawTable } from './table.ts';
import { harmless } from './text.ts';

const COLUMNS = [
  { name: 'label', label: '', align: 'start' },
  { name: 'value', label: '', align: 'start' },
  { name: 'note', label: '', align: 'start' },
] as const;

/** The whole step as a form: every question with its answer, the open one marked, and what is wrong with an answer beside it. */
export function drawForm({ title, heading, fields, next }: View, screen: Screen): readonly string[] {
  if (fields.length === 0) return [];
  const rows = fields.map(({ name, label, value, problem, hint, readOnly, choices }) => [
    `${name === next ? '>' : ' '} ${label}`,
    choices.find((choice) => choice.value === value)?.label ?? (value || '...'),
    problem ?? (readOnly ? '(fixed)' : (hint ?? '')),
  ]);
  const toneOf = (row: number, column: string) =>
    column === 'note' && fields[row]?.problem ? ('danger' as const) : undefined;
  const [, ...lines] = drawTable({ columns: COLUMNS, rows, toneOf }, screen);
  return [toned(screen, 'info', harmless(heading ?? title)), ...lines];
}
