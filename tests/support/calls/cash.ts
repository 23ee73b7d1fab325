import type { CallAnswer, Services } from '#catalogues/calls/services.ts';

type StatementLine = Extract<CallAnswer<'meterStatement'>, { status: 200 }>['data']['lines'][number];
type Good<N extends 'cashPayments' | 'previewCash'> = Extract<CallAnswer<N>, { status: 200 }>['data'];

/** What a portal answers about what an estate was paid in cash, as data that a test can change. */
export interface CashScript {
  cashPayments: Good<'cashPayments'>['payments'];
  cashPreview: Good<'previewCash'>;
}

const HOUSE = {
  meter_number: '45701124518',
  address: 'House 12, Palm Avenue',
  servicePayment: 'servicecharge',
} as const;

/** One that stands, and one that was taken back. */
export const GOOD_CASH: CashScript = {
  cashPayments: [
    {
      ...{ ...HOUSE, id: 3, day: '2026-11-05', amount: -4_000, payer: 'Chinedu Okafor', note: 'The wrong house' },
      ...{ by: 'Ngozi Adeyemi', at: '2026-11-06T09:00:00.000Z', takesBack: 2, takenBack: false },
    },
    {
      ...{ ...HOUSE, id: 2, day: '2026-11-05', amount: 4_000, payer: 'Chinedu Okafor', note: '' },
      ...{ by: 'Ngozi Adeyemi', at: '2026-11-05T09:00:00.000Z', takesBack: null, takenBack: true },
    },
    {
      ...{ ...HOUSE, id: 1, day: '2026-11-04', amount: 15_000, payer: 'Ada Obi', note: 'At the meeting' },
      ...{ by: null, at: '2026-11-04T09:00:00.000Z', takesBack: null, takenBack: false },
    },
  ],
  cashPreview: {
    ...{ meter_number: '45701124518', address: 'House 12, Palm Avenue', payer: 'Chinedu Okafor' },
    ...{ before: 22_000, after: 2_000, alike: null },
  },
};

type Note = (name: string, input: unknown) => void;
type Asking = 'cashPayments' | 'previewCash' | 'recordCash' | 'takeCashBack' | 'cashReceipt';

/** The calls about cash, answered from a script. */
export function scriptedCash(script: CashScript, note: Note): Pick<Services, Asking> {
  return {
    async cashPayments(input) {
      note('cashPayments', input);
      return { status: 200, data: { payments: script.cashPayments, total: script.cashPayments.length, page: 1 } };
    },
    async previewCash(input) {
      note('previewCash', input);
      return { status: 200, data: script.cashPreview };
    },
    async recordCash(input) {
      note('recordCash', input);
      const message = 'Written down: ₦20,000 of cash for Service Charge, receipt CASH-4.';
      return { status: 200, data: { id: 4, message, owed: script.cashPreview.after } };
    },
    async takeCashBack(input) {
      note('takeCashBack', input);
      return { status: 200, data: { message: 'Taken back: CASH-1, ₦15,000 for Service Charge.' } };
    },
    async cashReceipt(input) {
      note('cashReceipt', input);
      return { status: 200, data: { name: 'ReceiptCASH-1.pdf', base64: 'QQ==' } };
    },
  };
}

/** The same payments as a search finds them. */
export const FOUND_CASH = GOOD_CASH.cashPayments
  .filter(({ takesBack }) => takesBack === null)
  .map((cash) => ({ ...cash, estate: 'Palm Court' }));

/** A line of a statement that one of them is, whose receipt its reader may have. */
export const CASH_LINE: StatementLine & { readonly cash: number } = {
  ...{ id: 90, at: '2026-11-04T09:00:00.000Z', kind: 'cash', due: 'service-charge', charged: 0, paid: 15_000 },
  ...{ what: 'Cash, paid on 04 Nov 2026', by: 'Ada Obi', why: 'CASH-1, At the meeting', owedAfter: -7_000, cash: 1 },
};
