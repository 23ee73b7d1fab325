import type { Services } from '#catalogues/calls/services.ts';
import { RESIDENT_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { EMPTY_SENTENCES } from '#catalogues/sentences/empty.ts';
import { MOVES } from '#catalogues/sentences/estate/moves.ts';
import { REFUSING } from '#catalogues/sentences/estate/refusing.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import type { Read } from '../answers.ts';
import { linked } from '../links.ts';
import { pageIn } from '../listing/asked.ts';
import { defineList, type Found, type List, type Query, type Search } from '../listing/list.ts';
import type { RowActing } from '../listing/view.ts';
import { OCCUPIED, residentChanges, VERIFY } from './changes.ts';
import { findPeople, hasAccount, type Resident, readPeople, rowIdOf, valuesOf } from './people.ts';
import { readResidentInfo } from './resident-info.ts';
import { readSummary } from './summary-file.ts';
import { MANAGED, MANAGED_TOOLS, RESIDENT_TABS, residentSearch, residentTab, UNVERIFIED } from './tabs.ts';

const DETAILS = 'details';
const ADD_METERS = { text: EMPTY_SENTENCES.residents, ...linked('Upload meter numbers', '/upload-meter-number') };

/** The registered residents of an estate (S1 section 2), with the search of its dashboard. */
export function residentList(services: Services): List {
  return defineList<Resident>({
    title: 'Registered residents',
    icon: 'users',
    columns: ({ tab }) => residentTab(tab).columns,
    id: rowIdOf,
    values: valuesOf,
    actions: actionsOf,
    start: ({ list = '', page }) => ({ tab: residentTab(list).name, page: pageIn(page) }),
    tabs: RESIDENT_TABS,
    pages: RESIDENT_PAGE,
    find: (query, signal) => (query.search ? search(services, query, query.search, signal) : listed(query, signal)),
    tools: ({ tab }) => (tab === MANAGED ? MANAGED_TOOLS : null),
    files: { all: (_, signal) => readSummary(services, signal) },
    changes: residentChanges(services),
    nothing: ({ tab }) => residentTab(tab).nothing,
    chat: { called: ({ tab }) => residentTab(tab).called, nothing: ({ tab }) => residentTab(tab).nobody },
    first: ({ tab }) => (residentTab(tab).list === 'total' ? ADD_METERS : null),
    search: ({ tab }) => residentSearch(tab),
    detail: {
      action: DETAILS,
      title: 'RESIDENT INFO',
      read: (row, signal) => readResidentInfo(services, row, signal),
    },
  });

  function listed({ tab, page }: Query, signal: AbortSignal): Promise<Read<Found<Resident>>> {
    return readPeople(services, residentTab(tab).list, page, signal);
  }
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
  const digits = digitsOf(term);
  const items = managed ? found.data.filter((one) => one.meterNumber === digits) : found.data;
  return { kind: 'good', data: { items, total: items.length } };
}

/** True where an administrator can set who is in: whoever has no meter has no apartment, and of a meter of nobody there is nobody. */
const isSettable = (resident: Resident, tab: string): boolean =>
  tab === MANAGED && resident.meterNumber !== null && hasAccount(resident);

const leaving = ({ id, meterNumber }: Resident): RowActing => ({
  name: 'move-out',
  label: MOVES.label,
  leads: { open: 'move-out', values: { whose: meterNumber ?? '', resident: id, meterNumber: meterNumber ?? '' } },
});

const refusing = ({ id, name, meterNumber }: Resident): RowActing => ({
  name: 'refuse',
  label: REFUSING.label,
  leads: { open: 'refuse-resident', values: { whose: name, resident: id, meterNumber: meterNumber ?? '' } },
});

function actionsOf(resident: Resident, { tab }: Query): readonly RowActing[] {
  const { status, verified, lives } = resident;
  return [
    ...(isSettable(resident, tab) ? [{ name: OCCUPIED, label: 'Occupied', pressed: status === 'occupied' }] : []),
    ...(isSettable(resident, tab) && lives ? [leaving(resident)] : []),
    ...(tab === UNVERIFIED && !verified ? [{ name: VERIFY, label: 'Verify' }, refusing(resident)] : []),
    { name: DETAILS, label: tab === MANAGED ? 'View' : MESSAGES.details },
  ];
}
