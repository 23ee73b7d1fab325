import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { RESIDENT_PAGE } from '#catalogues/limits.ts';
import type { StoppingDue } from '#catalogues/orders.ts';
import type { ResidentList } from '#catalogues/residents.ts';
import { problem } from '../answers.ts';
import type { AdministrationScript } from './administration.ts';

type Good<N extends keyof Services> = Extract<CallAnswer<N>, { status: 200 }>['data'];

/** What the portal answers to what pages read, as data that a test can change. */
export interface PageScript {
  /** `empty` is a 400, `broken` a 403 with words of its own. */
  page: 'good' | 'empty' | 'broken' | 'ended' | 'no line';
  owes: Good<'userDashboard'>['dues'];
  /** The account waits to be confirmed or verified: no figure of its meter is shown. */
  hidden: boolean;
  /** What stops power there. */
  stops: StoppingDue[];
  /** Of whoever RESIDENT INFO shows. */
  residentVerified: boolean;
  residentHasFactor: boolean;
  /** An administrator has locked the sign-in of the resident who is shown. */
  residentIsLocked: boolean;
  /** How many residents live in the house that words fit; they are found by no other words of it. */
  housed: Readonly<Record<string, number>>;
}

export const GOOD_PAGES: PageScript = {
  page: 'good',
  owes: { serviceCharge: 0, devLevy: -25_000, fine: 0 },
  hidden: false,
  stops: [],
  residentVerified: true,
  residentHasFactor: false,
  residentIsLocked: false,
  housed: {},
};

/** Three months in naira, fees included; nothing was bought in the middle one, and the last is the current one. */
export const PERSON_MONTHS: Good<'residentDashboard'>['months'] = [
  { month: '2026-09', power: 10_100.5, units: 55.56, purchases: 2, serviceCharge: 45_050, devLevy: 0, fine: 0 },
  { month: '2026-10', power: 0, units: 0, purchases: 0, serviceCharge: 0, devLevy: 20_050, fine: 0 },
  { month: '2026-11', power: 18_150, units: 100, purchases: 3, serviceCharge: 0, devLevy: 0, fine: 0 },
];

export const TOKENS: Good<'residentDashboard'>['tokens'] = [
  {
    orderId: 'POWER-00000002',
    paidAt: '2026-11-21T10:00:00.000Z',
    amount: 5_000,
    units: '27.78',
    token: '60473918225077641183',
  },
  {
    orderId: 'POWER-00000001',
    paidAt: '2026-11-03T23:30:00.000Z',
    amount: 8_000,
    units: '44.44',
    token: '77310295448612075568',
  },
];

const ESTATE: Good<'estateDashboard'> = {
  total_registered_residents: 1_204,
  total_meter_number: 1_310,
  active_residents: 1_100,
  inactive_residents: 104,
  unverified_residents: 12,
  owed: 1_250_400,
  months: [
    { month: '2026-10', power: 900_000, serviceCharge: 450_000, devLevy: 60_000, fine: 0, charged: 600_000, open: 0 },
    {
      month: '2026-11',
      power: 1_000_000.5,
      serviceCharge: 0,
      devLevy: 20_000,
      fine: 0,
      charged: 480_000,
      open: 120_000,
    },
  ],
};

const PLATFORM: Good<'platformDashboard'> = {
  transactionsSummary: {
    numberOfSuccessfulTransactions: 40_321,
    totalSuccessfulTransaction: 123_456_789.01,
    totalMeterNumber: 2_620,
    registeredEstates: 2,
    lastTransactionDate: '2026-11-21T10:00:00.000Z',
    lastTransactionValue: 5_050,
  },
  pendingTopups: 2,
  pendingAges: [
    { below: 5, topups: 0, value: 0 },
    { below: 60, topups: 1, value: 5_050 },
    { below: 1_440, topups: 0, value: 0 },
    { below: null, topups: 1, value: 2_050 },
  ],
  months: [
    {
      month: '2026-11',
      power: 1_000,
      airtime: 500,
      data: 0,
      internet: 0,
      cable: 0,
      estateDues: 250,
      transactions: 3,
    },
  ],
  estates: [
    { id: 1, name: 'Palm Court', total: 900, months: [{ month: '2026-11', value: 900 }] },
    { id: 2, name: 'Cedar View', total: 350, months: [{ month: '2026-11', value: 350 }] },
  ],
};

const names = ['Amaka', 'Bola', 'Chidi', 'Dayo', 'Efe'] as const;

/** A resident by number; every fifth has no meter, every fourth is not occupied. */
const resident = (number: number) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  firstName: names[number % names.length] ?? '',
  lastName: `Eze ${number}`,
  status: number % 4 === 0 ? ('unoccupied' as const) : ('occupied' as const),
  meterNo: number % 5 === 0 ? null : String(45_012_345_670 + number),
  email: `resident${number}@palmcourt.example`,
  phone: `0803000${String(number).padStart(4, '0')}`,
  role: 'service-user' as const,
  isVerified: true,
  createdAt: '2026-10-01T09:00:00.000Z',
});

export const RESIDENTS = Array.from({ length: 61 }, (_, at) => resident(at + 1));

const ON_LIST: Record<ResidentList, (one: (typeof RESIDENTS)[number]) => boolean> = {
  total: () => true,
  active: ({ status }) => status === 'occupied',
  inactive: ({ status }) => status === 'unoccupied',
  'registered-meters': ({ meterNo }) => meterNo !== null,
  verified: ({ isVerified }) => isVerified,
  unverified: ({ isVerified }) => !isVerified,
};

type Note = (name: string, input: unknown) => void;

/** The calls that dashboards and lists read, answered from a script. */
export function scriptedPages(
  script: PageScript & Partial<Pick<AdministrationScript, 'unheld'>>,
  note: Note,
): Pick<
  Services,
  'estateUsers' | 'searchResidents' | 'residentDashboard' | 'estateDashboard' | 'userDashboard' | 'platformDashboard'
> {
  const { unheld = [] } = script;
  async function answered<T>(data: T) {
    if (script.page === 'no line') throw new NoAnswer();
    if (script.page === 'empty') return { status: 400 as const, data: problem('nothing there') };
    if (script.page === 'broken') return { status: 403 as const, data: problem('This is not yours to see.') };
    if (script.page === 'ended') return { status: 401 as const, data: problem('Please sign in.') };
    return { status: 200 as const, data };
  }
  return {
    async residentDashboard() {
      note('residentDashboard', null);
      return answered({ dues: script.hidden ? null : script.owes, months: PERSON_MONTHS, tokens: TOKENS });
    },
    async estateDashboard() {
      note('estateDashboard', null);
      return answered(ESTATE);
    },
    async platformDashboard() {
      note('platformDashboard', null);
      return answered(PLATFORM);
    },
    async userDashboard(input) {
      note('userDashboard', input);
      const one = RESIDENTS.find(({ id }) => id === input.user_id);
      if (!one) return { status: 404, data: problem('Nobody there.') };
      const { id, firstName, lastName, email, phone, meterNo, status } = one;
      return answered({
        resident: {
          id,
          first_name: firstName,
          last_name: lastName,
          email,
          phone,
          meter_number: meterNo,
          status,
          is_verified: script.residentVerified,
          second_factor: script.residentHasFactor,
          locked: script.residentIsLocked,
        },
        dues: script.owes,
        months: PERSON_MONTHS,
      });
    },
    async estateUsers(input) {
      note('estateUsers', input);
      const page = Number(input.page ?? 1);
      const residents = RESIDENTS.map((one) => ({ ...one, isVerified: script.residentVerified }));
      const all = residents.filter(ON_LIST[!input.list || input.list === 'managed' ? 'total' : input.list]);
      const users = all.slice((page - 1) * RESIDENT_PAGE.rows, page * RESIDENT_PAGE.rows);
      const meters = ['managed', 'registered-meters'].includes(input.list ?? '') ? unheld : [];
      return answered({ users, meters, total: all.length + meters.length, page });
    },
    async searchResidents(input) {
      note('searchResidents', input);
      const found = RESIDENTS.filter(
        ({ meterNo, firstName, lastName }, at) =>
          at < (script.housed[input.term] ?? 0) ||
          meterNo === input.term ||
          `${firstName} ${lastName}`.toLowerCase().includes(input.term.toLowerCase()),
      );
      return answered({
        users: found.map((one) => ({
          id: one.id,
          user_id: one.id,
          first_name: one.firstName,
          last_name: one.lastName,
          email: one.email,
          phone: one.phone,
          role: one.role,
          meter_number: one.meterNo,
          status: one.status,
          is_verified: one.isVerified,
          createdAt: '2026-01-05T08:00:00.000Z',
        })),
        meters: unheld.filter(
          (one) =>
            one.meter_number === input.term || one.landlord_name.toLowerCase().includes(input.term.toLowerCase()),
        ),
      });
    },
  };
}
