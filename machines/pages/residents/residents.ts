import type { Services } from '#catalogues/calls/services.ts';
import { RESIDENT_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { EMPTY_SENTENCES } from '#catalogues/sentences/empty.ts';
import type { Read } from '../answers.ts';
import { linked } from '../links.ts';
import type { Found, List, Query, Search } from '../listing/list.ts';
import type { ListRow } from '../listing/view.ts';
import { OCCUPIED, residentChanges, VERIFY } from './changes.ts';
import { badgeOf, findPeople, hasAccount, type Resident, readPeople } from './people.ts';
import { readResidentInfo } from './resident-info.ts';
import { readSummary } from './summary-file.ts';
import { MANAGED, MANAGED_TOOLS, RESIDENT_TABS, residentSearch, residentTab, UNVERIFIED } from './tabs.ts';

const DETAILS = 'details';
const ADD_METERS = { text: EMPTY_SENTENCES.residents, ...linked('Upload meter numbers', '/upload-meter-number') };

/** The registered residents of an estate (S1 section 2), with the search of its dashboard. */
export function residentList(services: Services): List<Resident> {
  return {
    title: 'Registered residents',
    columns: ({ tab }) => residentTab(tab).columns.map(({ name, label }) => ({ name, label, align: 'start' })),
    tabs: RESIDENT_TABS,
    pages: RESIDENT_PAGE,
    find: (query, signal) => (query.search ? search(services, query, query.search, signal) : listed(query, signal)),
    row: rowOf,
    tools: ({ tab }) => (tab === MANAGED ? MANAGED_TOOLS : null),
    files: { all: (_, signal) => readSummary(services, signal) },
    changes: residentChanges(services),
    nothing: ({ tab }) => residentTab(tab).nothing,
    first: ({ tab }) => (residentTab(tab).list === 'total' ? ADD_METERS : null),
    search: ({ tab }) => residentSearch(tab),
    detail: {
      action: DETAILS,
      title: 'RESIDENT INFO',
      read: (id, signal) => readResidentInfo(services, id, signal),
    },
  };

  function listed({ tab, page }: Query, signal: AbortSignal): Promise<Read<Found<Resident>>> {
    return readPeople(services, residentTab(tab).list, page, signal);
  }
}

/** Where the list begins that was opened with a query, of a link or a table of the chat. */
export function residentsStart({ list = '', page = '1' }: Readonly<Record<string, string>>): Partial<Query> {
  const at = Number(page);
  return { tab: residentTab(list).name, page: Number.isInteger(at) && at >= 1 ? at : 1 };
}

/** A meter number goes before a name when both are given (S1 section 5); the manageable list has that meter or none. */
async function search(
  services: Services,
  { tab }: Query,
  { name, meterNumber }: Search,
  signal: AbortSignal,
): Promise<Read<Found<Resident>>> {
  const managed = tab === MANAGED;
  const term = meterNumber.trim() || (managed ? '' : name.trim());
  const found = await findPeople(services, term, signal);
  if (found.kind !== 'good') return found;
  const digits = term.replace(/[\s-]/g, '');
  const items = managed ? found.data.filter((one) => one.meterNumber === digits) : found.data;
  return { kind: 'good', data: { items, total: items.length } };
}

function rowOf(resident: Resident, { tab }: Query): ListRow {
  const { id, status, verified, meterNumber } = resident;
  const managed = tab === MANAGED;
  const lives = managed && meterNumber !== null && hasAccount(resident);
  return {
    id,
    cells: residentTab(tab).columns.map(({ cell }) => cell(resident)),
    tones: { status: badgeOf(status).tone },
    ...(lives && { values: { meterNumber, status } }),
    actions: [
      // Whoever has no meter has no apartment here, and of a meter of nobody there is nobody to ask.
      ...(lives ? [{ name: OCCUPIED, label: 'Occupied', pressed: status === 'occupied' }] : []),
      ...(tab === UNVERIFIED && !verified ? [{ name: VERIFY, label: 'Verify' }] : []),
      { name: DETAILS, label: managed ? 'View' : MESSAGES.details },
    ],
  };
}
