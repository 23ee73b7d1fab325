import { koboOf } from '#catalogues/money.ts';
import { type HistoryView, PAID_FOR, STATUS_WORDS, type TransactionStatus } from '#catalogues/orders.ts';
import type { TableView, Tone } from '#machines/kit/view.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';

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

/** A column of a history, and where it stands. */
export interface Column<P> {
  readonly name: string;
  readonly label: string;
  readonly align: 'start' | 'end';
  readonly cell: (payment: P) => string;
  /** True: a table of the chat has no room for it. */
  readonly wide?: true;
}

/** The colour of how a payment stands. */
export const STATUS_TONES: Readonly<Record<TransactionStatus, Tone>> = {
  successful: 'success',
  failed: 'danger',
  pending: 'warning',
};

/** A column that begins with its words, or ends with its figures. */
export function column<P>(
  name: string,
  label: string,
  cell: Column<P>['cell'],
  align: Column<P>['align'] = 'start',
): Column<P> {
  return { name, label, align, cell };
}

/** The columns that every history has. */
export const COMMON_COLUMNS = {
  date: column<Payment>('date', 'Date', ({ createdAt }) => formatDay(createdAt)),
  amount: column<Payment>('amount', 'Amount', ({ amount }) => formatNaira(koboOf(amount)), 'end'),
  status: column<Payment>('status', 'Status', ({ transactionStatus }) => STATUS_WORDS[transactionStatus]),
  order: column<Payment>('order', 'Transaction ID', ({ payment_transaction_id }) => payment_transaction_id),
  service: column<Payment>('service', 'Service', serviceOf),
  paidFor: column<Payment>('for', 'For', serviceOf),
} as const;

/** The name of what was paid for; a service by its own. */
function serviceOf({ service, transaction_type, sold }: Payment): string {
  if (sold !== undefined) return sold;
  return transaction_type === 'service-charge' && service !== null ? service : PAID_FOR[transaction_type];
}

/** The heads of some columns. */
export function headsOf(columns: readonly Omit<Column<never>, 'cell'>[]): TableView['columns'] {
  return columns.map(({ name, label, align }) => ({ name, label, align }));
}

/** Payments as a table of the chat, which has room for less than a page. */
export function chatTable<P>(columns: readonly Column<P>[], payments: readonly P[]): TableView {
  const narrow = columns.filter(({ wide }) => !wide);
  return { columns: headsOf(narrow), rows: payments.map((payment) => narrow.map(({ cell }) => cell(payment))) };
}
