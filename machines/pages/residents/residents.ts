import type { Services } from '#catalogues/calls/services.ts';
import { RESIDENT_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { RESIDENT_LIST_LABELS, RESIDENT_LISTS } from '#catalogues/residents.ts';
import { type Good, type Read, read } from '../answers.ts';
import { statusBadge } from '../dashboard/resident.ts';
import type { Found, List, Query, Search } from '../listing/list.ts';
import type { ListRow } from '../view.ts';
import { readResidentInfo } from './resident-info.ts';

/** A resident as the list shows one, wherever it comes from. */
interface Resident {
  readonly id: string;
  readonly name: string;
  readonly meterNumber: string | null;
  readonly email: string;
  readonly phone: string;
  readonly status: string;
}

/** The registered residents of an estate (S1 section 2), with the search of its dashboard. */
export function residentList(services: Services): List<Resident> {
  return {
    title: 'Registered residents',
    columns: () => COLUMNS,
    tabs: RESIDENT_LISTS.map((name) => ({ name, label: RESIDENT_LIST_LABELS[name] })),
    pages: RESIDENT_PAGE,
    find: (query, signal) => (query.search ? search(services, query.search, signal) : listed(services, query, signal)),
    row: rowOf,
    nothing: 'There is nobody in this list yet.',
    search: {
      neither: MESSAGES.searchNeedsTerm,
      nothing: MESSAGES.residentNotFound,
      failed: MESSAGES.searchFailed,
    },
    detail: {
      action: DETAILS,
      title: 'RESIDENT INFO',
      read: (id, signal) => readResidentInfo(services, id, signal),
    },
  };
}

const DETAILS = 'details';

const COLUMNS = [
  { name: 'name', label: 'Name', align: 'start' },
  { name: 'meterNumber', label: 'Meter number', align: 'start' },
  { name: 'email', label: 'Email', align: 'start' },
  { name: 'phone', label: 'Phone', align: 'start' },
  { name: 'status', label: 'Status', align: 'start' },
] as const;

async function listed(services: Services, { tab, page }: Query, signal: AbortSignal): Promise<Read<Found<Resident>>> {
  const list = RESIDENT_LISTS.find((name) => name === tab) ?? 'total';
  const came = await read(services.estateUsers({ list, page }, signal), signal);
  if (came.kind !== 'good') return came;
  return { kind: 'good', data: { items: came.data.users.map(fromList), total: came.data.total } };
}

/** A meter number goes before a name when both are given (S1 section 5). */
async function search(services: Services, { name, meterNumber }: Search, signal: AbortSignal) {
  const term = meterNumber.trim() || name.trim();
  const came = await read(services.searchResidents({ term }, signal), signal);
  if (came.kind !== 'good') return came;
  const items = came.data.users.map(fromSearch);
  return { kind: 'good' as const, data: { items, total: items.length } };
}

const fromList = (user: Good<'estateUsers'>['users'][number]): Resident => ({
  id: user.id,
  name: `${user.firstName} ${user.lastName}`,
  meterNumber: user.meterNo,
  email: user.email,
  phone: user.phone,
  status: user.status,
});

const fromSearch = (user: Good<'searchResidents'>['users'][number]): Resident => ({
  id: user.user_id,
  name: `${user.first_name} ${user.last_name}`,
  meterNumber: user.meter_number,
  email: user.email,
  phone: user.phone,
  status: user.status,
});

function rowOf({ id, name, meterNumber, email, phone, status }: Resident): ListRow {
  const badge = statusBadge(status);
  return {
    id,
    cells: [name, meterNumber ?? 'None', email, phone, badge.text],
    tones: { status: badge.tone },
    actions: [{ name: DETAILS, label: MESSAGES.details }],
  };
}
