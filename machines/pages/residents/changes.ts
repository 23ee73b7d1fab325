import type { Services } from '#catalogues/calls/services.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import type { Say } from '#machines/kit/view.ts';
import { made, type Read } from '../answers.ts';
import { statusBadge } from '../dashboard/resident.ts';
import type { Changes } from '../listing/list.ts';
import type { ListRow } from '../listing/view.ts';
import { onMeter } from './people.ts';
import { MANAGED, residentTab, UNVERIFIED } from './tabs.ts';

/** The switch of a row that says whether an apartment is occupied (S2 section 4). */
export const OCCUPIED = 'occupied';

/** The action of a row that takes a resident for verified (DECISIONS 31). */
export const VERIFY = 'verify';

/** What an administrator changes in the rows of residents. */
export function residentChanges(services: Services): Changes {
  return {
    becomes(row, action) {
      if (!row.actions.some(({ name }) => name === action)) return null;
      if (action === OCCUPIED) return switched(row);
      return action === VERIFY ? row : null;
    },
    async make(row, action, signal) {
      if (action === VERIFY) return verify(services, row, signal);
      const asked = { meter_number: row.values?.meterNumber ?? '', status: next(row) } as const;
      const came = await made(services.updateStatus(asked, signal), signal);
      // A switch shows it.
      return came.kind === 'good' ? { kind: 'good', data: null } : came;
    },
  };
}

/** Whoever is verified leaves the list, and would be gone without a word; what their house owes from before is said with it. */
async function verify(services: Services, { cells, values }: ListRow, signal: AbortSignal): Promise<Read<Say | null>> {
  const { resident = '', meterNumber = null } = values ?? {};
  const came = await made(services.verifyResident(onMeter(resident, meterNumber), signal), signal);
  if (came.kind !== 'good') return came;
  const name = cells[residentTab(UNVERIFIED).columns.findIndex((column) => column.name === 'name')] ?? '';
  const { house } = came.data;
  const words = ESTATE_SENTENCES.isVerified(name);
  return { kind: 'good', data: { tone: 'success', text: house === undefined ? words : `${words} ${house}` } };
}

const next = ({ values }: ListRow) => (values?.status === 'occupied' ? 'unoccupied' : 'occupied');

function switched(row: ListRow): ListRow {
  const status = next(row);
  const badge = statusBadge(status);
  const at = residentTab(MANAGED).columns.findIndex(({ name }) => name === 'status');
  return {
    ...row,
    cells: row.cells.map((cell, here) => (here === at ? badge.text : cell)),
    tones: { ...row.tones, status: badge.tone },
    values: { ...row.values, status },
    actions: row.actions.map((one) => (one.name === OCCUPIED ? { ...one, pressed: status === 'occupied' } : one)),
  };
}
