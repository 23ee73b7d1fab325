import type { Services } from '#catalogues/calls/services.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { type Read, read } from '../answers.ts';
import { auditDeclared, type Deed } from '../audit/audit.ts';
import { failureWords } from '../history/read.ts';
import { defineList, type Found, type List, type Query } from '../listing/list.ts';
import { estateMeant } from './estates/find.ts';

/** What was changed anywhere, or in one estate that is searched by its name; the newest first. */
export function platformAuditList(services: Services): List {
  return defineList<Deed>({
    ...auditDeclared(services),
    find: (query, signal) => findDeeds(services, query, signal),
    search: () => ({
      fields: [{ name: 'name', label: 'Estate name' }],
      neither: PLATFORM_PAGES.estateNeeded,
      nothing: PLATFORM_SENTENCES.noEstates,
      failed: null,
      within: true,
    }),
  });
}

async function findDeeds(
  services: Services,
  { search, days, page }: Query,
  signal: AbortSignal,
): Promise<Read<Found<Deed>>> {
  const term = search?.name.trim() ?? '';
  const { from = '', to = '' } = days ?? {};
  const sought = { page, ...(from !== '' && { from }), ...(to !== '' && { to }) };
  if (term === '') return readAllDeeds(services, sought, signal);
  const estate = await estateMeant(services, term, signal);
  if (estate.kind !== 'good') return estate;
  if (estate.data === null) return { kind: 'empty' };
  const { id, name } = estate.data;
  const came = await readAllDeeds(services, { ...sought, estate: id }, signal);
  const subject = PLATFORM_PAGES.ofEstate(name);
  if (came.kind === 'empty') return { kind: 'good', data: { items: [], total: 0, subject } };
  return came.kind === 'good' ? { kind: 'good', data: { ...came.data, subject } } : came;
}

/** A page of the log of all estates, or of one. */
async function readAllDeeds(
  services: Services,
  sought: Parameters<Services['platformAuditLog']>[0],
  signal: AbortSignal,
): Promise<Read<Found<Deed>>> {
  const { from = '', to = '' } = sought;
  const came = await read(services.platformAuditLog(sought, signal), signal, failureWords({ from, to }));
  return came.kind === 'good' ? { kind: 'good', data: { items: came.data.deeds, total: came.data.total } } : came;
}
