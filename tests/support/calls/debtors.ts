import type { CallAnswer, Services } from '#catalogues/calls/services.ts';

type Report = Extract<CallAnswer<'debtors'>, { status: 200 }>['data'];

/** What a portal answers about who owes. */
export interface DebtorScript {
  debtors: Report;
}

const NO_DUES = { 'service-charge': 0, 'dev-levy': 0, fine: 0 };
const NO_AGES = { to30: 0, to60: 0, to90: 0, over90: 0 };

/** House 12, which owes for long, and a house of nobody that owes a fine of this month. */
export const GOOD_DEBTORS: DebtorScript = {
  debtors: {
    debtors: [
      {
        ...{ meterNumber: '45701124518', holder: 'Chinedu Okafor', address: 'House 12, Palm Avenue' },
        ...{ phone: '08031234567', dues: { ...NO_DUES, 'service-charge': 45_000, 'dev-levy': 20_000 } },
        ...{ ages: { to30: 15_000, to60: 15_000, to90: 15_000, over90: 20_000 }, owed: 65_000, since: '2026-07-02' },
        ...{ payBy: '2026-07-16', reminded: { day: '2026-11-20', times: 2 } },
      },
      {
        ...{ meterNumber: '45701124519', holder: 'Ngozi Eze', address: 'House 14, Palm Avenue', phone: null },
        ...{ dues: { ...NO_DUES, fine: 5_000 }, ages: { ...NO_AGES, to30: 5_000 }, owed: 5_000, since: '2026-11-03' },
        ...{ payBy: null, reminded: null },
      },
    ],
    sums: {
      dues: { 'service-charge': 45_000, 'dev-levy': 20_000, fine: 5_000 },
      ages: { to30: 20_000, to60: 15_000, to90: 15_000, over90: 20_000 },
      owed: 70_000,
    },
    total: 2,
    page: 1,
  },
};

type Note = (name: string, input: unknown) => void;

/** The calls about who owes, answered from a script. */
export function scriptedDebtors(script: DebtorScript, note: Note): Pick<Services, 'debtors' | 'exportDebtors'> {
  return {
    async debtors(input) {
      note('debtors', input);
      return { status: 200, data: script.debtors };
    },
    async exportDebtors(input) {
      note('exportDebtors', input);
      return { status: 200, data: { name: 'who_owes.csv', base64: 'QQ==' } };
    },
  };
}
