import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import { UPLOAD_PAGE } from '#catalogues/uploads.ts';
import type { TableView } from '#machines/kit/view.ts';
import { formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from '../answers.ts';
import type { Found, List } from '../listing/list.ts';

type Levy = Good<'uploadedLevies'>['levies'][number];

const FAILED = { refused: MESSAGES.uploadedNotFetched, unanswered: MESSAGES.uploadedNotFetched };

const COLUMNS = [
  { name: 'id', label: 'ID', align: 'start' },
  { name: 'meterNumber', label: 'Meter Number', align: 'start' },
  { name: 'amount', label: 'Amount', align: 'end' },
  { name: 'created', label: 'Created At', align: 'start' },
  { name: 'updated', label: 'Updated At', align: 'start' },
] as const;

/** The development levies that were uploaded for the own estate (S2 section 2). */
export function uploadedLevyList(services: Services): List<Levy> {
  return {
    title: 'Uploaded Development Levy',
    columns: () => COLUMNS,
    tabs: [],
    pages: { rows: UPLOAD_PAGE, neighbours: TRANSACTION_PAGE.neighbours, entries: true },
    tools: () => ({ choices: [], days: null, refresh: 'Refresh', export: null }),
    find: (query, signal) => readLevies(services, query.page, signal),
    row: (levy) => ({ id: String(levy.id), cells: cellsOf(levy), actions: [] }),
    nothing: () => UPLOAD_SENTENCES.nothingUploaded.levies,
    search: () => null,
    detail: null,
  };
}

/** Levies as a table of the chat. */
export function levyTable(levies: readonly Levy[]): TableView {
  return { columns: COLUMNS, rows: levies.map(cellsOf) };
}

/** A page of the levies that were uploaded for the own estate. */
export async function readLevies(services: Services, page: number, signal: AbortSignal): Promise<Read<Found<Levy>>> {
  const came = await read(services.uploadedLevies({ page }, signal), signal, FAILED);
  return came.kind === 'good' ? { kind: 'good', data: { items: came.data.levies, total: came.data.total } } : came;
}

function cellsOf({ id, meterNumber, amount, createdAt, updatedAt }: Levy): readonly string[] {
  return [String(id), meterNumber, formatNaira(koboOf(amount)), formatWhen(createdAt), formatWhen(updatedAt)];
}
