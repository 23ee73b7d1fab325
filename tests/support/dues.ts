import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { METER, NOW, problem } from './answers.ts';

type Paid = Extract<CallAnswer<'servicePayment'>, { status: 200 }>['data'];
type Transaction = Extract<CallAnswer<'userLevyTransactions'>, { status: 200 }>['data'][number];

/** What a portal answers to payments to the estate and to questions about the past, as data that a test can change. */
export interface DueScript {
  services: { id: number; name: string; amount: number }[];
  dues: 'good' | 'refused' | 'no line';
  /** What becomes of a payment to the estate. */
  paid: 'delivered' | 'processing' | 'failed' | 'unknown';
  transactions: Transaction[];
}

export const GOOD_DUES: DueScript = {
  services: [
    { id: 1, name: 'Service Charge', amount: 15_000 },
    { id: 2, name: 'Security', amount: 5_000 },
  ],
  dues: 'good',
  paid: 'delivered',
  transactions: [],
};

type Note = (name: string, input: unknown) => void;

/** The calls that pay an estate and read the own history, answered from a script. */
export function scriptedDues(
  script: DueScript,
  note: Note,
): Pick<
  Services,
  | 'userServices'
  | 'openDues'
  | 'servicePayment'
  | 'transactionsHistory'
  | 'userLevyTransactions'
  | 'userFineTransactions'
  | 'userServiceTransactions'
  | 'exportTransactions'
> {
  let due: Omit<Paid, 'paidAt'> | null = null;
  let orders = 0;
  const list = async () => ({ status: 200 as const, data: script.transactions });
  return {
    async userServices() {
      note('userServices', null);
      return { status: 200, data: script.services };
    },
    async openDues(input) {
      note('openDues', input);
      if (script.dues === 'no line') throw new TypeError('no line');
      if (script.dues === 'refused') return { status: 400, data: problem('That cannot be paid.') };
      const service = script.services.find(({ id }) => String(id) === input.serviceId);
      const amount = service ? service.amount * (input.months ?? 1) : (input.amount ?? 10_000);
      orders += 1;
      const orderId = `${input.screen === 'pay-services' ? 'SERVICES' : 'DEVLEVY'}-0000000${orders}`;
      due = {
        orderId,
        kind: service ? 'service' : input.serviceId === 'fine' ? 'fine' : 'dev-levy',
        serviceId: input.serviceId,
        service: service?.name ?? (input.serviceId === 'fine' ? 'Fine' : 'Development Levy'),
        months: input.months ?? null,
        meterNumber: METER,
        estate: 'Palm Court',
        amount,
        fee: 50,
        total: amount + 50,
        email: 'resident@palmcourt.example',
      };
      const widget = {
        provider: 'sandbox',
        script: '/sandbox/payments/inline.js',
        merchantId: 'TEST0000',
        name: 'Amaka Eze',
        email: due.email,
        narration: 'Services Payment',
        amount: due.total,
        currency: 'NGN' as const,
        orderId,
      };
      return { status: 200, data: { ...due, widget } };
    },
    async servicePayment(input) {
      note('servicePayment', input);
      if (due === null) return { status: 404, data: problem('There is no such order.') };
      if (script.paid === 'processing') return { status: 202, data: { state: 'fulfilling', message: 'still at it' } };
      if (script.paid === 'failed') return { status: 400, data: problem('The card was declined.', 'not-captured') };
      if (script.paid === 'unknown') return { status: 409, data: { ...problem('Not known yet.'), state: 'pending' } };
      return { status: 200, data: { ...due, paidAt: NOW.toISOString() } };
    },
    async transactionsHistory(input) {
      note('transactionsHistory', input);
      const good = script.transactions.filter(({ transactionStatus }) => transactionStatus === 'successful');
      return {
        status: 200,
        data: {
          transactions: script.transactions,
          successfulTransactions: good.length,
          successfulTransactionsValue: good.reduce((sum, { amount }) => sum + amount, 0),
          transaction: {
            numberOfFailedTransactions: script.transactions.length - good.length,
            lastTransactionDate: script.transactions[0]?.createdAt ?? null,
          },
          total: script.transactions.length,
          page: Number(input.page ?? 1),
        },
      };
    },
    userLevyTransactions: list,
    userFineTransactions: list,
    userServiceTransactions: list,
    async exportTransactions(input) {
      note('exportTransactions', input);
      return { status: 200, data: { name: 'electricity_bill_transactions.csv', base64: '' } };
    },
  };
}
