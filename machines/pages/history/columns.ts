import { koboOf } from '#catalogues/money.ts';
import { type HistoryView, PAID_FOR, STATUS_WORDS, type TransactionStatus } from '#catalogues/orders.ts';
import type { Tone } from '#machines/kit/view.ts';
import { column } from '../listing/column.ts';

/** What every history says of a payment, whoever reads it. */
export interface Payment {
  readonly payment_transaction_id: string;
  readonly amount: number;
  readonly createdAt: string;
  readonly transactionStatus: TransactionStatus;
  readonly transaction_type: HistoryView;
  readonly service: string | null;
  /** What it was for, where that is nothing of an estate. */
  readonly sold?: string;
}

/** The colour of how a payment stands. */
export const STATUS_TONES: Readonly<Record<TransactionStatus, Tone>> = {
  successful: 'success',
  failed: 'danger',
  pending: 'warning',
};

/** The columns that every history has. */
export const COMMON_COLUMNS = {
  date: column('date', 'Date', 'day', ({ createdAt }: Payment) => createdAt),
  amount: column('amount', 'Amount', 'money', ({ amount }: Payment) => koboOf(amount)),
  status: column('status', 'Status', 'status', ({ transactionStatus }: Payment) => STATUS_WORDS[transactionStatus], {
    tone: ({ transactionStatus }) => STATUS_TONES[transactionStatus],
  }),
  order: column('order', 'Transaction ID', 'order', ({ payment_transaction_id }: Payment) => payment_transaction_id),
  service: column('service', 'Service', 'words', serviceOf),
  paidFor: column('for', 'For', 'words', serviceOf),
} as const;

/** The name of what was paid for; a service by its own. */
function serviceOf({ service, transaction_type, sold }: Payment): string {
  if (sold !== undefined) return sold;
  return transaction_type === 'service-charge' && service !== null ? service : PAID_FOR[transaction_type];
}
