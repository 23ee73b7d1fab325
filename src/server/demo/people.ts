import type { Role } from '#catalogues/roles.ts';

/** A fictional person. Amounts in kobo; a balance below 0 is owed, a fine above 0 is. */
export interface DemoPerson {
  /** The part of the address before the @. */
  readonly mailbox: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  /** Missing: occupied. */
  readonly unoccupied?: true;
  /** Months of service charge that were not paid; below 0: paid in advance. */
  readonly monthsOwed?: number;
  readonly levyKobo?: number;
  readonly fineKobo?: number;
  /** A fine that was paid some months ago. */
  readonly finePaidKobo?: number;
  /** Services besides the service charge that were paid month by month. */
  readonly takes?: readonly string[];
  /** The last four digits of the meter, where they matter to the sandbox vendor. */
  readonly meterEnding?: string;
  /** Naira of power bought in each of the past months, oldest first. */
  readonly bought?: readonly number[];
  /** The last payment of each product went through at the second try. */
  readonly failedOnce?: true;
  readonly unverified?: true;
}

const resident = 'service-user';

/** The people of Palm Court. */
export const PALM_COURT: readonly DemoPerson[] = [
  {
    mailbox: 'resident',
    firstName: 'Amaka',
    lastName: 'Eze',
    role: resident,
    monthsOwed: -1,
    levyKobo: -1_200_000,
    takes: ['Security'],
    bought: [4500, 6000, 5500, 7000, 5000, 5000, 7500, 5000, 10000, 6000, 5000],
    failedOnce: true,
  },
  {
    mailbox: 'owner',
    firstName: 'Babatunde',
    lastName: 'Ogunleye',
    role: 'service-owner',
    unoccupied: true,
    levyKobo: -3_500_000,
    failedOnce: true,
  },
  { mailbox: 'admin', firstName: 'Ngozi', lastName: 'Adeyemi', role: 'service-admin' },
  {
    mailbox: 'debtor',
    firstName: 'Chinedu',
    lastName: 'Okafor',
    role: resident,
    monthsOwed: 3,
    bought: [4000, 3000, 5000],
  },
  {
    mailbox: 'levy',
    firstName: 'Halima',
    lastName: 'Bello',
    role: resident,
    levyKobo: -5_950_000,
    bought: [7500, 8000, 8000, 9000, 8500, 8000, 8500, 8000, 9000, 8500, 7000],
  },
  {
    mailbox: 'fined',
    firstName: 'Tunde',
    lastName: 'Balogun',
    role: resident,
    fineKobo: 1_000_000,
    bought: [3000, 4500],
  },
  {
    mailbox: 'late',
    firstName: 'Ifeoma',
    lastName: 'Nwosu',
    role: resident,
    meterEnding: '7777',
    bought: [5000, 5000],
  },
  { mailbox: 'lost', firstName: 'Sani', lastName: 'Danjuma', role: resident, meterEnding: '8888', bought: [6000] },
  {
    mailbox: 'refused',
    firstName: 'Kemi',
    lastName: 'Alade',
    role: resident,
    meterEnding: '9999',
    bought: [2000, 3000],
  },
  {
    mailbox: 'yusuf.garba',
    firstName: 'Yusuf',
    lastName: 'Garba',
    role: resident,
    finePaidKobo: 500_000,
    takes: ['Security', 'Waste Disposal'],
    bought: [9000, 11000, 10000, 12000, 9500, 10500, 11000, 10000, 12000, 10000, 15000],
  },
  {
    mailbox: 'ebele.umeh',
    firstName: 'Ebele',
    lastName: 'Umeh',
    role: resident,
    levyKobo: -600_000,
    bought: [4000, 4000, 6000],
  },
  {
    mailbox: 'folake.adisa',
    firstName: 'Folake',
    lastName: 'Adisa',
    role: resident,
    unoccupied: true,
    unverified: true,
  },
  { mailbox: 'emeka.ibe', firstName: 'Emeka', lastName: 'Ibe', role: resident, monthsOwed: -2, bought: [20000, 20000] },
];

/** The people of Cedar View. */
export const CEDAR_VIEW: readonly DemoPerson[] = [
  {
    mailbox: 'resident',
    firstName: 'Zainab',
    lastName: 'Musa',
    role: resident,
    levyKobo: -900_000,
    takes: ['Security'],
    bought: [5500, 6000, 4500, 7000, 6500, 6000, 5000, 8000, 5000, 7000, 9000],
  },
  {
    mailbox: 'owner',
    firstName: 'Oluwaseun',
    lastName: 'Ajayi',
    role: 'service-owner',
    unoccupied: true,
    levyKobo: 2_500_000,
  },
  { mailbox: 'admin', firstName: 'Uche', lastName: 'Nnamdi', role: 'service-admin' },
  {
    mailbox: 'debtor',
    firstName: 'Blessing',
    lastName: 'Etim',
    role: resident,
    levyKobo: -7_500_000,
    bought: [2500, 3500],
  },
  { mailbox: 'late', firstName: 'Musa', lastName: 'Abdullahi', role: resident, meterEnding: '7777', bought: [5000] },
  { mailbox: 'lost', firstName: 'Adaeze', lastName: 'Obi', role: resident, meterEnding: '8888', bought: [4000] },
  { mailbox: 'refused', firstName: 'Kunle', lastName: 'Afolabi', role: resident, meterEnding: '9999', bought: [3500] },
  {
    mailbox: 'aisha.lawal',
    firstName: 'Aisha',
    lastName: 'Lawal',
    role: resident,
    monthsOwed: -1,
    bought: [15000, 10000, 12000],
  },
  {
    mailbox: 'obinna.okeke',
    firstName: 'Obinna',
    lastName: 'Okeke',
    role: resident,
    finePaidKobo: 300_000,
    bought: [5000, 6000, 5500, 4500, 5000, 6500, 6000, 5000, 5500, 6000, 5000],
  },
  {
    mailbox: 'titi.olawale',
    firstName: 'Titilayo',
    lastName: 'Olawale',
    role: resident,
    fineKobo: 250_000,
    bought: [3000],
  },
  { mailbox: 'bassey.effiong', firstName: 'Bassey', lastName: 'Effiong', role: resident, bought: [8000, 8000] },
  {
    mailbox: 'hauwa.ibrahim',
    firstName: 'Hauwa',
    lastName: 'Ibrahim',
    role: resident,
    unoccupied: true,
    unverified: true,
  },
];

/** The platform's own demonstration account. */
export const PLATFORM_ADMINISTRATOR: DemoPerson = {
  mailbox: 'platform',
  firstName: 'Ifeanyi',
  lastName: 'Okonkwo',
  role: 'netplus-admin',
};

/** Manufacturer code of the demonstration meters: a meter number is this, a serial number and a check digit. */
const MAKER = '45';

/** A meter number of 11 digits with the check digit of ISO/IEC 7812-1; `serial` has 8 digits. */
export function meterNumber(serial: number): string {
  const payload = `${MAKER}${String(serial).padStart(8, '0')}`;
  return `${payload}${checkDigit(payload)}`;
}

/** The first meter number from `serial` on that ends in the four digits given. */
export function meterNumberEnding(serial: number, ending: string): string {
  const step = 1_000;
  const start = Math.floor(serial / step) * step + Number(ending.slice(0, 3));
  const found = Array.from({ length: 100 }, (_, at) => meterNumber(start + at * step)).find((n) => n.endsWith(ending));
  if (found === undefined) throw new Error(`No meter number near ${serial} ends in ${ending}.`);
  return found;
}

function checkDigit(payload: string): number {
  const sum = [...payload].reverse().reduce((total, sign, at) => {
    const digit = Number(sign) * (at % 2 === 0 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
