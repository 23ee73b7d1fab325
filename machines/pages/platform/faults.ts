import type { Services } from '#catalogues/calls/services.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { type Good, type Read, read } from '../answers.ts';
import { failureWords } from '../history/read.ts';
import { DAYS, daysIn } from '../listing/asked.ts';
import { type Column, column } from '../listing/column.ts';
import { defineList, type Found, type List, type Query, REFRESHING } from '../listing/list.ts';

type Fault = Good<'reportedFaults'>['faults'][number];

const COLUMNS: readonly Column<Fault>[] = [
  column('reference', 'Reference', 'reference', ({ reference }) => reference),
  column('fault', 'What', 'text', ({ name, message }) => `${name}: ${message}`),
  column('place', 'Where', 'text', ({ place }) => place),
  column('count', 'Times', 'count', ({ count }) => count),
  column('last', 'Last', 'time', ({ lastAt }) => lastAt),
];

/** What went wrong in the portal itself for people, the last first; found by the reference that a person reads out. */
export function faultList(services: Services): List {
  return defineList<Fault>({
    title: 'Faults of the portal',
    icon: 'plug',
    columns: () => COLUMNS,
    id: ({ reference }) => reference,
    start: ({ reference = '', ...asked }) => ({
      days: daysIn(asked),
      ...(reference !== '' && { search: { name: reference, meterNumber: '' } }),
    }),
    pages: null,
    tools: () => ({ ...REFRESHING, days: DAYS }),
    find: (query, signal) => findFaults(services, query, signal),
    nothing: () => PLATFORM_PAGES.noFaults,
    first: () => ({ text: PLATFORM_PAGES.firstFault }),
    search: () => ({
      fields: [{ name: 'name', label: 'Reference' }],
      neither: PLATFORM_PAGES.faultNeeded,
      nothing: PLATFORM_PAGES.noSuchFault,
      failed: null,
      within: true,
    }),
  });
}

async function findFaults(
  services: Services,
  { search, days }: Query,
  signal: AbortSignal,
): Promise<Read<Found<Fault>>> {
  const reference = search?.name.trim() ?? '';
  const { from = '', to = '' } = days ?? {};
  const sought = { ...(reference !== '' && { reference }), ...(from !== '' && { from }), ...(to !== '' && { to }) };
  const came = await read(services.reportedFaults(sought, signal), signal, failureWords({ from, to }));
  return came.kind === 'good'
    ? { kind: 'good', data: { items: came.data.faults, total: came.data.faults.length } }
    : came;
}
