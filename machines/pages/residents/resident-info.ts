import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { MOVES } from '#catalogues/sentences/estate/moves.ts';
import { REFUSING } from '#catalogues/sentences/estate/refusing.ts';
import { SIGN_INS } from '#catalogues/sentences/estate/sign-ins.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { owedWords } from '#machines/kit/writing/balances.ts';
import { type Good, type Read, read } from '../answers.ts';
import { spendingChart } from '../dashboard/person-charts.ts';
import type { Opened } from '../listing/list.ts';
import type { ListRow } from '../listing/view.ts';
import { toSignInOf } from '../sign-in-of.ts';
import { badgeOf, NO_ACCOUNT, onMeter } from './people.ts';

/** Read RESIDENT INFO: who it is and what is owed, all read-only, and what was spent (S1 section 2). */
export async function readResidentInfo(
  services: Services,
  { values }: ListRow,
  signal: AbortSignal,
): Promise<Read<Opened>> {
  const { resident = '', meterNumber = '', status } = values ?? {};
  if (status === NO_ACCOUNT) return readUnheld(services, meterNumber, signal);
  const came = await read(services.userDashboard(onMeter(resident, meterNumber), signal), signal);
  return came.kind === 'good' ? { kind: 'good', data: residentInfo(came.data) } : came;
}

/** A meter that nobody has an account on: whose house it is, and what is owed on it. */
async function readUnheld(services: Services, meterNumber: string, signal: AbortSignal): Promise<Read<Opened>> {
  const came = await read(services.meterName({ meter_number: meterNumber }, signal), signal);
  if (came.kind !== 'good') return came;
  const { landlord_name, house_address, serviceCharge, devLevy, fine, payBy } = came.data;
  return {
    kind: 'good',
    data: {
      whose: house_address,
      rows: [
        { label: 'Landlord', value: landlord_name },
        { label: 'Address', value: house_address },
        { label: 'Meter number', value: meterNumber },
        { label: 'Status', value: badgeOf(NO_ACCOUNT).text },
        { label: 'Service charge', value: owedWords('service-charge', koboOf(serviceCharge), payBy?.serviceCharge) },
        { label: 'Development levy', value: owedWords('dev-levy', koboOf(devLevy), payBy?.devLevy) },
        { label: 'Fine', value: fine > 0 ? owedWords('fine', koboOf(fine), payBy?.fine) : 'None' },
      ],
      charts: [],
      actions: [{ label: MESSAGES.updateServicePayments, open: 'update-payment', values: { meterNumber } }],
    },
  };
}

function residentInfo({ resident, dues, months }: Good<'userDashboard'>): Opened {
  const { serviceCharge, devLevy, fine, payBy } = dues;
  const shown = { resident: resident.id, meterNumber: resident.meter_number ?? '' };
  return {
    whose: `${resident.first_name} ${resident.last_name}`,
    rows: [
      { label: 'First name', value: resident.first_name },
      { label: 'Last name', value: resident.last_name },
      { label: 'Email', value: resident.email },
      { label: 'Phone', value: resident.phone },
      { label: 'Meter number', value: resident.meter_number ?? 'None' },
      ...(resident.locked ? [{ label: SIGN_INS.label, value: SIGN_INS.isLocked }] : []),
      ...(serviceCharge === null
        ? []
        : [
            {
              label: 'Service charge',
              value: owedWords('service-charge', koboOf(serviceCharge), payBy?.serviceCharge),
            },
          ]),
      { label: 'Development levy', value: owedWords('dev-levy', koboOf(devLevy), payBy?.devLevy) },
      ...(fine === null
        ? []
        : [{ label: 'Fine', value: fine > 0 ? owedWords('fine', koboOf(fine), payBy?.fine) : 'None' }]),
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
            // A home owner owes the levy alone, and does not live there by this account.
            ...(serviceCharge !== null
              ? [
                  {
                    label: MOVES.label,
                    open: 'move-out',
                    values: { ...shown, whose: resident.meter_number },
                  },
                ]
              : []),
          ]),
      toSignInOf({ holder: resident.id, said: `${resident.first_name} ${resident.last_name}` }, resident.locked),
      ...(resident.second_factor
        ? [
            {
              label: SECOND_FACTOR.resetLabel,
              open: 'reset-second-factor',
              values: { holder: resident.id, said: `${resident.first_name} ${resident.last_name}` },
            },
          ]
        : []),
      ...(resident.is_verified
        ? []
        : [
            {
              label: 'Verify resident',
              open: 'verify-resident',
              values: shown,
            },
            {
              label: REFUSING.label,
              open: 'refuse-resident',
              values: { ...shown, whose: `${resident.first_name} ${resident.last_name}` },
            },
          ]),
    ],
  };
}
