import type { Services } from '#catalogues/calls/services.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import { UPLOAD_PAGE } from '#catalogues/uploads.ts';
import type { TableView } from '#machines/kit/view.ts';
import type { Read } from '#machines/pages/answers.ts';
import type { Found } from '#machines/pages/listing/list.ts';
import { levyTable, readLevies } from '#machines/pages/uploads/uploaded-levies.ts';
import { meterTable, readMeters } from '#machines/pages/uploads/uploaded-meters.ts';
import { plain } from '../../lines.ts';
import type { Asked, Asker, QueryAnswer } from '../query.ts';

/** Where what was uploaded stands as a page: the meters, and the levies (S2 section 2). */
export const UPLOADED_PATHS = { meters: '/upload-meter-number', levies: '/development-levies' } as const;

/** A page of what was uploaded for the own estate, as a table of the chat. */
export function uploadedTold(
  services: Services,
  { of, asked }: { readonly of: 'meters' | 'levies'; readonly asked: Asked },
  { who, signal }: Asker,
): Promise<QueryAnswer> {
  const page = Math.max(1, Math.floor(Number(asked.skip ?? 0) / UPLOAD_PAGE) + 1);
  return of === 'meters'
    ? told('Uploaded meters', of, page, readMeters(services, who.estate ?? '', page, signal), meterTable)
    : told('Uploaded development levies', of, page, readLevies(services, page, signal), levyTable);
}

async function told<T>(
  label: string,
  of: keyof typeof UPLOADED_PATHS,
  page: number,
  reading: Promise<Read<Found<T>>>,
  tableOf: (items: readonly T[]) => TableView,
): Promise<QueryAnswer> {
  const came = await reading;
  if (came.kind === 'failed') return { lines: [plain(came.problem)] };
  const { items, total } = came.kind === 'good' ? came.data : { items: [], total: 0 };
  if (items.length === 0) {
    return { lines: [plain(total > 0 ? ADMINISTRATION_SENTENCES.noMore : UPLOAD_SENTENCES.nothingUploaded[of])] };
  }
  const from = (page - 1) * UPLOAD_PAGE;
  const query = { view: 'uploaded', ...(page > 1 && { skip: String(from) }) };
  const table = { ...tableOf(items), page: { label: 'Show as table', path: UPLOADED_PATHS[of], query } };
  return {
    lines: [{ ...plain(ADMINISTRATION_SENTENCES.listed(label, from + 1, from + items.length, total)), table }],
    suggestions: [
      ...(from + items.length < total ? [{ label: 'Next page', say: 'next page' }] : []),
      ...(from > 0 ? [{ label: 'Previous page', say: 'previous page' }] : []),
    ],
  };
}
