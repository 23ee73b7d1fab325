import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { balanceWords } from '#machines/kit/writing/balances.ts';
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
      ...(serviceCharge === null
        ? []
        : [{ label: 'Service charge', value: balanceWords('service-charge', koboOf(serviceCharge)) }]),
      { label: 'Development levy', value: balanceWords('dev-levy', koboOf(devLevy)) },
      ...(fine === null ? [] : [{ label: 'Fine', value: fine > 0 ? balanceWords('fine', koboOf(fine)) : 'None' }]),
    ],
    charts: [spendingChart(months)],
    actions: [
      ...(resident.meter_number === null
        ? []
        : [
            {
              label: MESSAGES.updateServicePayments,
              open: 'update-payment',
              values: { meterNumber: resident.meter_number },
            },
          ]),
      ...(resident.is_verified
        ? []
        : [{ label: 'Verify resident', open: 'verify-resident', values: { resident: resident.id } }]),
    ],
  };
}
