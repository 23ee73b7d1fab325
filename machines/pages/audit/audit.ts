import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import type { TableView } from '#machines/kit/view.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from '../answers.ts';
import { inOrder, isDay } from '../history/query.ts';
import { failureWords } from '../history/read.ts';
import { DAYS } from '../history/tools.ts';
import type { Days, Found, List, Query } from '../listing/list.ts';

/** A line of the audit log as its estate's administrator reads it. */
export type Deed = Good<'auditLog'>['deeds'][number];

/** A column of the log. */
interface Column {
  readonly name: string;
  readonly label: string;
  readonly cell: (deed: Deed) => string;
}

const COLUMNS: readonly Column[] = [
  { name: 'date', label: 'When', cell: ({ at }) => formatWhen(at) },
  { name: 'actor', label: 'Who', cell: ({ actor }) => actor ?? '' },
  { name: 'action', label: 'What', cell: ({ action }) => deedWords(action) },
  { name: 'subject', label: 'Whom or what', cell: ({ subject }) => subject },
  { name: 'before', label: 'Before', cell: ({ before }) => before ?? '' },
  { name: 'after', label: 'After', cell: ({ after }) => after ?? '' },
];

const HEADS: TableView['columns'] = COLUMNS.map(({ name, label }) => ({ name, label, align: 'start' }));

const cellsOf = (deed: Deed): readonly string[] => COLUMNS.map(({ cell }) => cell(deed));

/** A deed that has no words yet is called by its own name. */
function deedWords(action: string): string {
  const words: Readonly<Record<string, string>> = ADMINISTRATION_SENTENCES.deeds;
  return words[action] ?? action.replaceAll('-', ' ');
}

/** What was changed in the own estate: who, what, when, before and after; the newest first. */
export function auditList(services: Services): List<Deed> {
  return {
    title: 'Activity log',
    columns: () => HEADS,
    tabs: [],
    pages: TRANSACTION_PAGE,
    find: ({ days, page }, signal) => readDeeds(services, days, page, signal),
    row: (deed) => ({ id: String(deed.id), cells: cellsOf(deed), actions: [] }),
    tools: () => ({ choices: [], days: DAYS, refresh: 'Refresh', export: null }),
    nothing: () => ADMINISTRATION_SENTENCES.nothingChanged,
    first: () => ({ text: ADMINISTRATION_SENTENCES.firstChange }),
    search: () => null,
    detail: null,
  };
}

/** Where the log begins that was opened with a query: from, to, page. */
export function auditStart({ from = '', to = '', page = '1' }: Readonly<Record<string, string>>): Partial<Query> {
  const at = Number(page);
  const good = [from, to].every((day) => day === '' || isDay(day)) && inOrder(from, to) && `${from}${to}` !== '';
  return { days: good ? { from, to } : null, page: Number.isInteger(at) && at >= 1 ? at : 1 };
}

/** A page of the log; an end of the days that is empty is open. */
export async function readDeeds(
  services: Services,
  days: Days | null,
  page: number,
  signal: AbortSignal,
): Promise<Read<Found<Deed>>> {
  const { from = '', to = '' } = days ?? {};
  const sought = { ...(from !== '' && { from }), ...(to !== '' && { to }) };
  const came = await read(services.auditLog({ page, ...sought }, signal), signal, failureWords({ from, to }));
  return came.kind === 'good' ? { kind: 'good', data: { items: came.data.deeds, total: came.data.total } } : came;
}

/** Lines of the log as a table of the chat. */
export function deedTable(deeds: readonly Deed[]): TableView {
  return { columns: HEADS, rows: deeds.map(cellsOf) };
}
