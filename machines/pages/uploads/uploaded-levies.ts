import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import { UPLOAD_PAGE } from '#catalogues/uploads.ts';
import { type Good, type Read, read } from '../answers.ts';
import { pageIn } from '../listing/asked.ts';
import { type Column, column } from '../listing/column.ts';
import { defineList, type Found, type List, REFRESHING } from '../listing/list.ts';

type Levy = Good<'uploadedLevies'>['levies'][number];

const FAILED = { refused: MESSAGES.uploadedNotFetched, unanswered: MESSAGES.uploadedNotFetched };

const COLUMNS: readonly Column<Levy>[] = [
  column('id', 'ID', 'text', ({ id }) => String(id)),
  column('meterNumber', 'Meter Number', 'meter', ({ meterNumber }) => meterNumber),
  column('amount', 'Amount', 'money', ({ amount }) => koboOf(amount)),
  column('created', 'Created At', 'time', ({ createdAt }) => createdAt),
  column('updated', 'Updated At', 'time', ({ updatedAt }) => updatedAt),
];

/** The development levies that were uploaded for the own estate (S2 section 2). */
export function uploadedLevyList(services: Services): List {
  return defineList<Levy>({
    title: 'Uploaded Development Levy',
    icon: 'table',
    columns: () => COLUMNS,
    id: ({ id }) => String(id),
    start: ({ page }) => ({ page: pageIn(page) }),
    chat: { called: () => 'Uploaded development levies' },
    pages: { rows: UPLOAD_PAGE, neighbours: TRANSACTION_PAGE.neighbours, entries: true },
    tools: () => REFRESHING,
    find: (query, signal) => readLevies(services, query.page, signal),
    nothing: () => UPLOAD_SENTENCES.nothingUploaded.levies,
  });
}

/** A page of the levies that were uploaded for the own estate. */
async function readLevies(services: Services, page: number, signal: AbortSignal): Promise<Read<Found<Levy>>> {
  const came = await read(services.uploadedLevies({ page }, signal), signal, FAILED);
  return came.kind === 'good' ? { kind: 'good', data: { items: came.data.levies, total: came.data.total } } : came;
}
