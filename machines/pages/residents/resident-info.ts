import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { formatNaira } from '#machines/kit/format.ts';
import { type Good, type Read, read } from '../answers.ts';
import { spendingChart } from '../dashboard/person-charts.ts';
import type { Opened } from '../listing/list.ts';

/** Read RESIDENT INFO: who it is and what is owed, all read-only, and what was spent (S1 section 2). */
export async function readResidentInfo(services: Services, id: string, signal: AbortSignal): Promise<Read<Opened>> {
  const came = await read(services.userDashboard({ user_id: id }, signal), signal);
  return came.kind === 'good' ? { kind: 'good', data: residentInfo(came.data) } : came;
}

function residentInfo({ resident, dues, months }: Good<'userDashboard'>): Opened {
  const { serviceCharge, devLevy, fine } = dues;
  return {
    rows: [
      { label: 'First name', value: resident.first_name },
      { label: 'Last name', value: resident.last_name },
      { label: 'Email', value: resident.email },
      { label: 'Phone', value: resident.phone },
      { label: 'Meter number', value: resident.meter_number ?? 'None' },
      ...(serviceCharge === null ? [] : [{ label: 'Service charge', value: balance(koboOf(serviceCharge)) }]),
      { label: 'Development levy', value: balance(koboOf(devLevy)) },
      ...(fine === null ? [] : [{ label: 'Fine', value: fine > 0 ? `${formatNaira(koboOf(fine))} owed` : 'None' }]),
    ],
    charts: [spendingChart(months)],
  };
}

function balance(of: number): string {
  if (of === 0) return 'Nothing owed';
  return of < 0 ? `${formatNaira(-of)} owed` : `${formatNaira(of)} in credit`;
}
