import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer, CallInput, Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { HISTORY_VIEWS, type HistoryView } from '#catalogues/orders.ts';
import { METER, problem } from '../answers.ts';

/** A payment as its owner sees it. */
export type Transaction = Extract<CallAnswer<'userLevyTransactions'>, { status: 200 }>['data'][number];

/** A payment as its receipt tells it. */
export type Purchase = Extract<CallAnswer<'ownPurchase'>, { status: 200 }>['data'];

/** What a portal answers to questions about the past, as data that a test can change. */
export interface HistoryScript {
  /** `empty` is a 400, `broken` a 500. */
  history: 'good' | 'empty' | 'broken' | 'ended' | 'no line';
  receipt: 'good' | 'unknown' | 'too often' | 'no line';
  transactions: Transaction[];
  /** What was paid, newest first, as its receipt tells it. */
  purchases: Purchase[];
}

export const GOOD_HISTORIES: HistoryScript = { history: 'good', receipt: 'good', transactions: [], purchases: [] };

/** A payment of a view on a day in Lagos, with anything that is to be otherwise. */
export function payment(view: HistoryView, number: number, day: string, given: Partial<Transaction> = {}): Transaction {
  const prefix = view === 'power' ? 'POWER' : 'SERVICES';
  const isPower = view === 'power';
  return {
    id: String(number),
    payment_transaction_id: `${prefix}-${String(number).padStart(8, '0')}`,
    amount: 5_050,
    meterNumber: METER,
    createdAt: `${day}T10:00:00.000Z`,
    transactionStatus: 'successful',
    transaction_type: view,
    service: view === 'service-charge' ? 'Service Charge' : null,
    token: isPower ? '60473918225077641183' : null,
    units: isPower ? '27.78' : null,
    code: '00',
    ...given,
  };
}

/** So many payments of a view, one a day, the last of them on the 20th of November. */
export function payments(view: HistoryView, many: number): Transaction[] {
  return Array.from({ length: many }, (_, at) => {
    const day = new Date(Date.UTC(2026, 10, 20 - at)).toISOString().slice(0, 10);
    return payment(view, many - at, day);
  });
}

type Note = (name: string, input: unknown) => void;
type Query = CallInput<'exportTransactions'>;

function found({ transactions }: HistoryScript, { view = 'power', from, to, sort, status }: Query): Transaction[] {
  const all = transactions.filter(
    (one) =>
      one.transaction_type === view &&
      (from === undefined || one.createdAt.slice(0, 10) >= from) &&
      (to === undefined || one.createdAt.slice(0, 10) <= to) &&
      (status === undefined || one.transactionStatus === status),
  );
  const newestFirst = all.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return sort === 'dsc' ? newestFirst.toReversed() : newestFirst;
}

/** The calls that read the own history and its files, answered from a script. */
export function scriptedHistories(
  script: HistoryScript,
  note: Note,
): Pick<
  Services,
  | 'transactionsHistory'
  | 'userLevyTransactions'
  | 'userFineTransactions'
  | 'userServiceTransactions'
  | 'exportTransactions'
  | 'ownPurchase'
  | 'receiptFile'
> {
  async function answered<T>(data: T) {
    if (script.history === 'no line') throw new NoAnswer();
    if (script.history === 'empty') return { status: 400 as const, data: problem('nothing there') };
    if (script.history === 'ended') return { status: 401 as const, data: problem('Please sign in.') };
    if (script.history === 'broken') return { status: 500 as unknown as 403, data: problem('It broke.') };
    return { status: 200 as const, data };
  }
  const list = (view: HistoryView) => async (query: Omit<Query, 'view'>) => answered(found(script, { ...query, view }));
  return {
    async transactionsHistory(input) {
      note('transactionsHistory', input);
      const all = found(script, input);
      const good = all.filter(({ transactionStatus }) => transactionStatus === 'successful');
      const page = Number(input.page ?? 1);
      return answered({
        transactions: all.slice((page - 1) * TRANSACTION_PAGE.rows, page * TRANSACTION_PAGE.rows),
        successfulTransactions: good.length,
        successfulTransactionsValue: good.reduce((sum, { amount }) => sum + amount, 0),
        transaction: {
          numberOfFailedTransactions: all.filter(({ transactionStatus }) => transactionStatus === 'failed').length,
          lastTransactionDate: all.map(({ createdAt }) => createdAt).reduce((a, b) => (a > b ? a : b), '') || null,
        },
        total: all.length,
        page,
      });
    },
    userLevyTransactions: list('dev-levy'),
    userFineTransactions: list('fine'),
    userServiceTransactions: list('service-charge'),
    async exportTransactions(input) {
      note('exportTransactions', input);
      return answered({ name: HISTORY_VIEWS[input.view ?? 'power'].file, base64: 'RGF0ZQ==' });
    },
    async ownPurchase(input) {
      note('ownPurchase', input);
      if (script.receipt === 'no line') throw new NoAnswer();
      const { orderId, kind } = input;
      const fits = (one: Purchase) => (orderId ? one.orderId === orderId : kind === undefined || one.kind === kind);
      const bought = script.purchases.find(fits);
      return bought ? { status: 200, data: bought } : { status: 404, data: problem('There is no such order.') };
    },
    async receiptFile(input) {
      note('receiptFile', input);
      if (script.receipt === 'no line') throw new NoAnswer();
      if (script.receipt === 'unknown') return { status: 404, data: problem('There is no such order.') };
      if (script.receipt === 'too often')
        return { status: 429, data: { ...problem('Too many tries. Please try again in one minute.'), retryAfter: 60 } };
      return { status: 200, data: { name: `Receipt${input.orderId}.pdf`, base64: 'JVBERg==' } };
    },
  };
}
