import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { historyAddress } from '../history/address.ts';
import { defineList, type List } from '../listing/list.ts';
import { EVERYBODY, findPeople, type Resident, rowIdOf } from '../residents/people.ts';

/** The search for a resident of any estate, on the platform's dashboard; each leads to their history. */
export function residentSearchList(services: Services): List {
  return defineList<Resident>({
    title: 'Residents',
    icon: 'users',
    columns: () => EVERYBODY,
    id: rowIdOf,
    actions: ({ email }) => [{ name: 'history', label: 'History', leads: { to: historyAddress({ resident: email }) } }],
    pages: null,
    async find({ search }, signal) {
      const term = search === null ? '' : search.meterNumber.trim() || search.name.trim();
      if (term === '') return { kind: 'empty' };
      const found = await findPeople(services, term, signal);
      return found.kind === 'good' ? { kind: 'good', data: { items: found.data, total: found.data.length } } : found;
    },
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
  });
}
