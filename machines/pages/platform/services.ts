import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import type { MonthlyKind } from '#catalogues/platform.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { type Good, type Read, read } from '../answers.ts';
import { pageIn } from '../listing/asked.ts';
import { type Column, column } from '../listing/column.ts';
import { defineList, type Found, type List, type Query, REFRESHING } from '../listing/list.ts';
import type { RowActing } from '../listing/view.ts';
import { estateMeant } from './estates.ts';

type Monthly = Good<'monthlyServices'>['services'][number];

const WORDS: Readonly<Record<MonthlyKind, { title: string; name: string; nothing: string; first: string }>> = {
  service: {
    title: 'Services of estates',
    name: 'Service',
    nothing: PLATFORM_PAGES.noServicesYet,
    first: PLATFORM_PAGES.firstService,
  },
  fee: { title: 'Fees of estates', name: 'Fee', nothing: PLATFORM_PAGES.noFeesYet, first: PLATFORM_PAGES.firstFee },
};

/** The services, or the fees, that estates are paid by the month; found by their own name or the estate's. */
export function monthlyList(services: Services, kind: MonthlyKind): List {
  const { title, name, nothing, first } = WORDS[kind];
  const columns: readonly Column<Monthly>[] = [
    column('name', name, 'words', (one) => one.name, { note: ({ description }) => description ?? null }),
    column('estate', 'Estate', 'words', ({ estate }) => estate.name),
    column('amount', 'A month', 'money', ({ amount }) => koboOf(amount)),
    column('residents', 'Residents', 'count', ({ residents }) => residents),
    column('status', 'Status', 'status', ({ enabled }) => (enabled ? 'Enabled' : 'Disabled'), {
      tone: ({ enabled }) => (enabled ? 'success' : 'warning'),
    }),
  ];
  return defineList<Monthly>({
    title,
    icon: 'table',
    columns: () => columns,
    id: ({ id }) => String(id),
    actions: rowActions,
    start: ({ name: term = '', page }) => ({
      page: pageIn(page),
      ...(term !== '' && { search: { name: term, meterNumber: '' } }),
    }),
    pages: TRANSACTION_PAGE,
    tools: () => REFRESHING,
    find: (query, signal) => findMonthly(services, kind, query, signal),
    nothing: () => nothing,
    first: () => ({ text: first }),
    search: () => ({
      fields: [{ name: 'name', label: `${name} or estate` }],
      neither: PLATFORM_PAGES.serviceNeeded,
      nothing: PLATFORM_PAGES.serviceNotFound,
      failed: null,
      within: true,
    }),
  });
}

/** What is called so; where nothing is, all of the estate that is. */
async function findMonthly(
  services: Services,
  kind: MonthlyKind,
  { search, page }: Query,
  signal: AbortSignal,
): Promise<Read<Found<Monthly>>> {
  const term = search?.name.trim() ?? '';
  const found = await readMonthly(services, { kind, page, ...(term !== '' && { term }) }, signal);
  if (term === '' || found.kind !== 'good' || found.data.items.length > 0) return found;
  const estate = await estateMeant(services, term, signal);
  if (estate.kind !== 'good') return estate;
  if (estate.data === null) return { kind: 'empty' };
  const { id, name } = estate.data;
  const theirs = await readMonthly(services, { kind, page, estate: id }, signal);
  return theirs.kind === 'good'
    ? { kind: 'good', data: { ...theirs.data, subject: PLATFORM_PAGES.ofEstate(name) } }
    : theirs;
}

async function readMonthly(
  services: Services,
  asked: Parameters<Services['monthlyServices']>[0],
  signal: AbortSignal,
): Promise<Read<Found<Monthly>>> {
  const came = await read(services.monthlyServices(asked, signal), signal);
  return came.kind === 'good' ? { kind: 'good', data: { items: came.data.services, total: came.data.total } } : came;
}

function rowActions({ id, estate, enabled, description = '' }: Monthly): readonly RowActing[] {
  return [
    {
      name: 'enabled',
      label: enabled ? 'Disable' : 'Enable',
      leads: {
        open: enabled ? 'disable-service' : 'enable-service',
        values: { estate: String(estate.id), service: String(id) },
      },
    },
    {
      name: 'covers',
      label: 'What it covers',
      leads: {
        open: 'describe-service',
        values: { estate: String(estate.id), service: String(id), ...(description !== '' && { covers: description }) },
      },
    },
  ];
}
