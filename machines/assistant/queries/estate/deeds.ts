import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { deedTable, readDeeds } from '#machines/pages/audit/audit.ts';
import { readAllDeeds } from '#machines/pages/platform/audit.ts';
import { plain } from '../../lines.ts';
import { PAST_TALK } from '../payments/past-talk.ts';
import type { Asked, Asker, QueryAnswer } from '../query.ts';

/** Where the audit log stands as a page. */
export const AUDIT_PATH = '/audit-log';

/** What was changed on some days in the own estate, for the platform in all of them, as a table of the chat; the newest first. */
export async function deedsTold(
  services: Services,
  { asked }: { readonly asked: Asked },
  { who, signal }: Asker,
): Promise<QueryAnswer> {
  const { from = '', to = '' } = asked;
  const page = Math.max(1, Math.floor(Number(asked.skip ?? 0) / TRANSACTION_PAGE.rows) + 1);
  const days = { ...(from !== '' && { from }), ...(to !== '' && { to }) };
  const came =
    who.role === 'netplus-admin'
      ? await readAllDeeds(services, { page, ...days }, signal)
      : await readDeeds(services, { from, to }, page, signal);
  if (came.kind === 'failed') return { lines: [plain(came.problem)] };
  const { items, total } = came.kind === 'good' ? came.data : { items: [], total: 0 };
  const when = PAST_TALK.when(from, to);
  if (items.length === 0) {
    return { lines: [plain(total > 0 ? ADMINISTRATION_SENTENCES.noMore : ADMINISTRATION_SENTENCES.unchanged(when))] };
  }
  const first = (page - 1) * TRANSACTION_PAGE.rows;
  const query = { ...days, ...(page > 1 && { page: String(page), skip: String(first) }) };
  const table = { ...deedTable(items), page: { label: 'Show as table', path: AUDIT_PATH, query } as const };
  const text = ADMINISTRATION_SENTENCES.changes(when, first + 1, first + items.length, total);
  return {
    lines: [{ ...plain(text), table }],
    suggestions: [
      ...(first + items.length < total ? [{ label: 'Next page', say: 'next page' }] : []),
      ...(first > 0 ? [{ label: 'Previous page', say: 'previous page' }] : []),
    ],
  };
}
