import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { statusBadge } from '../dashboard/resident.ts';
import { historyAddress } from '../history/address.ts';
import type { List } from '../listing/list.ts';
import type { ListRow } from '../listing/view.ts';
import { findPeople, PEOPLE_COLUMNS, type Resident } from '../residents/people.ts';

const COLUMNS = [
  PEOPLE_COLUMNS.name,
  PEOPLE_COLUMNS.meterNumber,
  PEOPLE_COLUMNS.email,
  PEOPLE_COLUMNS.phone,
  PEOPLE_COLUMNS.status,
] as const;

/** The search for a resident of any estate, on the platform's dashboard; each leads to their history. */
export function residentSearchList(services: Services): List<Resident> {
  return {
    title: 'Residents',
    columns: () => COLUMNS.map(({ name, label }) => ({ name, label, align: 'start' })),
    tabs: [],
    pages: null,
    async find({ search }, signal) {
      const term = search === null ? '' : search.meterNumber.trim() || search.name.trim();
      if (term === '') return { kind: 'empty' };
      const found = await findPeople(services, term, signal);
      return found.kind === 'good' ? { kind: 'good', data: { items: found.data, total: found.data.length } } : found;
    },
    row: rowOf,
    nothing: () => MESSAGES.enterSearchTerm,
    search: () => ({
      fields: [
        { name: 'name', label: 'Name or email' },
        { name: 'meterNumber', label: 'Meter number' },
      ],
      neither: MESSAGES.searchNeedsTerm,
      nothing: MESSAGES.residentNotFound,
      failed: MESSAGES.searchFailed,
    }),
    detail: null,
  };
}

function rowOf(resident: Resident): ListRow {
  const { id, status, email } = resident;
  return {
    id,
    cells: COLUMNS.map(({ cell }) => cell(resident)),
    tones: { status: statusBadge(status).tone },
    actions: [{ name: 'history', label: 'History', leads: { to: historyAddress({ resident: email }) } }],
  };
}
