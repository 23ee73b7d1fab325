import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer, CallInput, Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { ALL_VIEWS, HISTORY_VIEWS, type HistoryView, MIXED_FILE } from '#catalogues/orders.ts';
import { METER, problem } from '../answers.ts';

/** A payment as an administrator sees it. */
export type EstateTransaction = Extract<
  CallAnswer<'estateTransactions'>,
  { status: 200 }
>['data']['transactions'][number];

/** What a portal answers to an administrator's questions about the past, as data that a test can change. */
export interface EstateHistoryScript {
  /** `empty` is a 400, `broken` no answer of the portal. */
  estateHistory: 'good' | 'empty' | 'broken' | 'no line';
  estateTransactions: EstateTransaction[];
  /** The payment that is found by its order id. */
  foundPayment: Extract<CallAnswer<'findPayment'>, { status: 200 }>['data'] | null;
  /** Those that a search finds, whatever it is for. */
  foundPayments: Extract<CallAnswer<'findPayments'>, { status: 200 }>['data'];
}

export const GOOD_ESTATE_HISTORIES: EstateHistoryScript = {
  estateHistory: 'good',
  estateTransactions: [],
  foundPayment: null,
  foundPayments: { payments: [], cash: [], more: false, from: null, to: null },
};

type Note = (name: string, input: unknown) => void;
type Asking =
  | 'estateTransactions'
  | 'estateLevies'
  | 'estateServices'
  | 'estateFines'
  | 'estateList'
  | 'estateSummary'
  | 'findPayment'
  | 'findPayments'
  | 'exportEstateTransactions';

/** A payment of a view on a day, with anything that is to be otherwise. */
export function estatePayment(
  view: HistoryView,
  number: number,
  day: string,
  given: Partial<EstateTransaction> = {},
): EstateTransaction {
  return {
    id: String(number),
    payment_transaction_id: `POWER-${String(number).padStart(8, '0')}`,
    amount: 5_050,
    user_name: 'Amaka Eze',
    residentName: 'Amaka Eze',
    meter_number: METER,
    createdAt: `${day}T10:00:00.000Z`,
    transactionStatus: 'successful',
    transaction_type: view,
    transactionType: view,
    topupRetryReference: null,
    topupStatus: null,
    token: null,
    netplus_result: null,
    service: null,
    ...given,
  };
}

/** The calls behind an administrator's histories, answered from a script. */
export function scriptedEstateHistories(script: EstateHistoryScript, note: Note): Pick<Services, Asking> {
  const history = (name: Asking, view: HistoryView) => async (input: CallInput<'estateTransactions'>) => {
    note(name, input);
    if (script.estateHistory === 'no line') throw new NoAnswer();
    if (script.estateHistory === 'broken') throw new NoAnswer();
    if (script.estateHistory === 'empty') return { status: 400 as const, data: problem('There is nothing.') };
    const found = script.estateTransactions.filter((one) => one.transaction_type === view);
    const good = found.filter((one) => one.transactionStatus === 'successful');
    const page = Number(input.page ?? 1);
    return {
      status: 200 as const,
      data: {
        transactions: found.slice((page - 1) * TRANSACTION_PAGE.rows, page * TRANSACTION_PAGE.rows),
        successfulTransactions: good.length,
        successfulTransactionsValue: good.reduce((sum, { amount }) => sum + amount, 0),
        total_number_failed_transactions: found.length - good.length,
        last_transaction_date: found[0]?.createdAt ?? null,
        total: found.length,
        page,
      },
    };
  };
  return {
    async findPayment(input) {
      note('findPayment', input);
      const found = script.foundPayment;
      return found?.orderId === input.orderId
        ? { status: 200, data: found }
        : { status: 404, data: problem('There is no such order.') };
    },
    async findPayments(input) {
      note('findPayments', input);
      return { status: 200, data: script.foundPayments };
    },
    estateTransactions: history('estateTransactions', 'power'),
    estateLevies: history('estateLevies', 'dev-levy'),
    estateServices: history('estateServices', 'service-charge'),
    estateFines: history('estateFines', 'fine'),
    async estateList(input) {
      note('estateList', input);
      return { status: 200, data: { data: { array: script.estateTransactions } } };
    },
    async estateSummary(input) {
      note('estateSummary', input);
      const good = script.estateTransactions.filter((one) => one.transactionStatus === 'successful');
      return {
        status: 200,
        data: {
          total_number_successful_transactions: good.length,
          total_successful_transactions_value: good.reduce((sum, { amount }) => sum + amount, 0),
          total_meter_numbers: 1,
          total_number_failed_transactions: script.estateTransactions.length - good.length,
          last_transaction_date: script.estateTransactions[0]?.createdAt ?? null,
        },
      };
    },
    async exportEstateTransactions(input) {
      note('exportEstateTransactions', input);
      const name = input.view === ALL_VIEWS ? MIXED_FILE : HISTORY_VIEWS.power.file;
      return { status: 200, data: { name, base64: '' } };
    },
  };
}
