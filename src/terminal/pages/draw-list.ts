import { TERMINAL } from '#catalogues/sentences/terminal.ts';
import type { DetailView, ListingView, ListRow } from '#machines/pages/listing/view.ts';
import { drawRows } from '../screen/rows.ts';
import { type Screen, toned } from '../screen/screen.ts';
import { drawTable, INDENT } from '../screen/table.ts';
import { harmless, wrapped } from '../screen/text.ts';
import { drawCards, drawChart } from './figures.ts';

/** A list with its sums, its rows by number, and the row that is opened. */
export function drawList(view: ListingView, screen: Screen): readonly string[] {
  const { subject, cards, charts, problem, notice, news, page, rows, search, toolbar, first } = view;
  const problems = [search?.problem, toolbar?.dates?.problem, notice, problem].filter((one) => typeof one === 'string');
  return [
    ...(subject ? [harmless(subject)] : []),
    ...standing(view, screen),
    ...drawCards(cards, screen),
    ...charts.flatMap((chart) => drawChart(chart, screen)),
    ...(rows.length > 0 ? drawListed(view, screen) : []),
    ...problems
      .flatMap((text) => wrapped(harmless(text), screen.measure))
      .map((line) => toned(screen, 'warning', line)),
    ...(first ? wrapped(harmless(first.text), screen.measure) : []),
    ...news.flatMap(({ tone, text }) =>
      wrapped(harmless(text), screen.measure).map((line) => toned(screen, tone, line)),
    ),
    ...(page && rows.length > 0 ? [screen.paint('dim', INDENT + TERMINAL.pageOf(page.at, page.of, page.total))] : []),
    ...(view.detail ? drawDetail(view.detail, screen) : []),
  ];
}

/** Which of the tabs and choices the rows are of, where there are any. */
function standing({ tabs, menu, toolbar }: ListingView, screen: Screen): readonly string[] {
  const tab = tabs.find(({ selected }) => selected)?.label;
  const chosen = [...(menu ? [menu] : []), ...(toolbar?.choices ?? [])].flatMap(({ label, value, options }) => {
    const option = options.find((one) => one.value === value);
    return option && value !== '' ? [`${label}: ${option.label}`] : [];
  });
  const { from, to } = toolbar?.dates ?? {};
  const days = from?.value ? [`${from.value} to ${to?.value || from.value}`] : [];
  const words = [...(tab ? [tab] : []), ...chosen, ...days];
  return words.length > 0 ? [screen.paint('dim', INDENT + harmless(words.join(', ')))] : [];
}

function drawListed({ columns, rows }: ListingView, screen: Screen): readonly string[] {
  const numbered = { name: 'number', label: '', align: 'end' } as const;
  const toneOf = (row: number, column: string) => rows[row]?.tones?.[column];
  const cells = rows.map((row, at) => [
    String(at + 1),
    ...columns.map(({ name }, column) => cellOf(row, name, column)),
  ]);
  return drawTable({ columns: [numbered, ...columns], rows: cells, toneOf }, screen);
}

/** A cell with what stands small under it. */
function cellOf({ cells, notes }: ListRow, column: string, at: number): string {
  const note = notes?.[column];
  return note === undefined ? (cells[at] ?? '') : `${cells[at] ?? ''} (${note})`;
}

function drawDetail({ title, whose, rows, charts, problem }: DetailView, screen: Screen): readonly string[] {
  return [
    '',
    screen.paint('bold', harmless(whose === null ? title : `${title}: ${whose}`)),
    ...drawRows(rows ?? [], screen),
    ...charts.flatMap((chart) => drawChart(chart, screen)),
    ...(problem ? [toned(screen, 'danger', harmless(problem))] : []),
  ];
}
