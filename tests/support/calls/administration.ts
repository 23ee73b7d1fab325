import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import type { Company } from '#catalogues/products/companies.ts';
import { METER, NOW, problem } from '../answers.ts';

/** A line of the audit log as an administrator reads it. */
export type Deed = Extract<CallAnswer<'auditLog'>, { status: 200 }>['data']['deeds'][number];

/** What an estate is called, where it is and how its office is reached. */
type EstateDetails = Extract<CallAnswer<'estateDetails'>, { status: 200 }>['data'];

/** What a portal answers to an administrator, as data that a test can change. */
export interface AdministrationScript {
  /** What every call that changes something answers; a text is the 400 it is refused with. */
  administered: 'good' | 'broken' | 'no line' | { readonly refused: string };
  /** Whether a meter is one of the own estate. */
  ownMeter: 'found' | 'unknown' | 'no line';
  balances: { serviceCharge: number; devLevy: number; fine: number };
  /** Whether its apartment is occupied; null where nobody has an account on it. */
  lived: 'occupied' | 'unoccupied' | null;
  /** Meters that nobody has an account on. */
  unheld: { meter_number: string; landlord_name: string; house_address: string }[];
  deeds: Deed[];
  /** Why nobody can be refused; null where somebody can. */
  refusable: { readonly code: string; readonly message: string } | null;
  /** Whether the estate verifies its residents itself. */
  verifiesItself: boolean;
  /** Who supplies the estate. */
  company: Company | null;
  /** What the estate is called, where it is and how its office is reached. */
  details: EstateDetails;
}

export const GOOD_ADMINISTRATION: AdministrationScript = {
  administered: 'good',
  ownMeter: 'found',
  balances: { serviceCharge: -15_000, devLevy: 0, fine: 0 },
  lived: 'occupied',
  unheld: [],
  deeds: [],
  refusable: null,
  verifiesItself: false,
  company: null,
  details: { id: 1, name: 'Palm Court', address: null, phone: null, email: null },
};

/** Somebody who waits on a meter that another is on, and had another one before. */
export const WAITING = {
  ...{ name: 'Eve Obi', email: 'eve@mail.example', meter_number: '45701124518', address: 'House 12, Palm Avenue' },
  ...{ since: '2026-11-20T09:00:00.000Z', from: { meter_number: '45701124501', address: 'House 3, Palm Avenue' } },
  ...{ back: true, others: ['Chinedu Okafor'] },
};

type Note = (name: string, input: unknown) => void;
type Administering =
  | 'updateStatus'
  | 'verifyResident'
  | 'previewRefusal'
  | 'refuseResident'
  | 'residentVerification'
  | 'setResidentVerification'
  | 'estateCompany'
  | 'setEstateCompany'
  | 'estateDetails'
  | 'setEstateDetail'
  | 'meterName'
  | 'updateServicePayments'
  | 'residentSummary'
  | 'updateLogo'
  | 'auditLog';

/** The calls by which an administrator runs the own estate, answered from a script. */
export function scriptedAdministration(script: AdministrationScript, note: Note): Pick<Services, Administering> {
  async function changed<T>(data: T) {
    if (script.administered === 'no line') throw new NoAnswer();
    if (script.administered === 'broken') throw new NoAnswer();
    if (script.administered !== 'good') return { status: 400 as const, data: problem(script.administered.refused) };
    return { status: 200 as const, data };
  }
  return {
    updateStatus(input) {
      note('updateStatus', input);
      return changed({ message: 'Status updated', ...input });
    },
    verifyResident(input) {
      note('verifyResident', input);
      return changed({ message: 'Resident verified' });
    },
    async previewRefusal(input) {
      note('previewRefusal', input);
      if (script.refusable !== null)
        return { status: 400, data: { ...problem(script.refusable.message), ...script.refusable } };
      return { status: 200, data: WAITING };
    },
    refuseResident(input) {
      note('refuseResident', input);
      return changed({ message: 'They are refused.' });
    },
    async residentVerification() {
      note('residentVerification', null);
      return { status: 200, data: { required: script.verifiesItself, waiting: 2 } };
    },
    setResidentVerification(input) {
      note('setResidentVerification', input);
      return changed({ message: 'Verification set', required: input.required });
    },
    async estateCompany() {
      note('estateCompany', null);
      return { status: 200, data: { company: script.company } };
    },
    setEstateCompany(input) {
      note('setEstateCompany', input);
      return changed({ message: 'Company set', company: input.company });
    },
    async estateDetails(input) {
      note('estateDetails', input);
      return { status: 200, data: script.details };
    },
    async setEstateDetail(input) {
      note('setEstateDetail', input);
      const { before } = input;
      if (before !== undefined && before !== script.details[input.detail])
        return { status: 400, data: problem('Somebody has changed this meanwhile.', 'changed-meanwhile') };
      return changed({ message: 'Detail set', details: { ...script.details, [input.detail]: input.text } });
    },
    async meterName({ meter_number }) {
      note('meterName', meter_number);
      if (script.ownMeter === 'no line') throw new NoAnswer();
      if (script.ownMeter === 'unknown') return { status: 400, data: problem('This meter is not one of your estate.') };
      return {
        status: 200,
        data: {
          ...{ name: 'Palm Court', meter_number, landlord_name: 'Ngozi Obi', house_address: '12 Palm Avenue' },
          ...script.unheld.find((meter) => meter.meter_number === meter_number),
          ...(script.unheld.some((meter) => meter.meter_number === meter_number)
            ? { holder: null, status: null }
            : { holder: 'Amaka Eze', status: script.lived }),
          ...script.balances,
        },
      };
    },
    updateServicePayments(input) {
      note('updateServicePayments', input);
      return changed({ message: 'Payment updated', before: 0, after: input.amount });
    },
    async residentSummary() {
      note('residentSummary', null);
      return {
        status: 200,
        data: [
          {
            firstName: 'Amaka',
            lastName: 'Eze',
            status: 'occupied',
            meterNo: METER,
            email: 'resident@palmcourt.example',
            phone: '08031234567',
            isVerified: true,
            held: true,
            houseAddress: '4 Palm Avenue',
            ...script.balances,
          },
          ...script.unheld.map(({ meter_number, landlord_name, house_address }) => ({
            ...{ firstName: landlord_name, lastName: '', status: null, meterNo: meter_number, email: '', phone: '' },
            ...{ isVerified: false, held: false, houseAddress: house_address, ...script.balances },
          })),
        ],
      };
    },
    updateLogo(input) {
      note('updateLogo', { property_id: input.property_id });
      return changed({ message: 'Logo saved', property_logo: input.property_logo });
    },
    async auditLog(input) {
      note('auditLog', input);
      return { status: 200, data: { deeds: script.deeds, total: script.deeds.length, page: Number(input.page ?? 1) } };
    },
  };
}

/** A line of the audit log, with anything that is to be otherwise. */
export function deed(id: number, given: Partial<Deed> = {}): Deed {
  return {
    id,
    at: NOW.toISOString(),
    actor: 'Bola Ade',
    action: 'status-changed',
    subject: METER,
    before: 'occupied',
    after: 'unoccupied',
    from: '102.89.1.7',
    ...given,
  };
}
