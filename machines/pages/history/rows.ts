import { koboOf } from '#catalogues/money.ts';
import { type HistoryView, PAID_FOR, STATUS_WORDS, type TransactionStatus } from '#catalogues/orders.ts';
import { formatDay, formatNaira, formatToken } from '#machines/kit/format.ts';
import type { TableView, Tone } from '#machines/kit/view.ts';
import type { ListRow } from '../view.ts';
import type { Transaction } from './read.ts';

/** A column of a history, and where it stands. */
interface Column {
  readonly name: string;
  readonly label: string;
  readonly align: 'start' | 'end';
  readonly cell: (payment: Transaction) => string;
  /** True: a table of the chat has no room for it. */
  readonly wide?: true;
}

/** The colour of how a payment stands. */
export const STATUS_TONES: Readonly<Record<TransactionStatus, Tone>> = {
  successful: 'success',
  failed: 'danger',
  pending: 'warning',
};

const column = (name: string, label: string, cell: Column['cell'], align: Column['align'] = 'start'): Column => ({
  name,
  label,
  align,
  cell,
});

const DATE = column('date', 'Date', ({ createdAt }) => formatDay(createdAt));
const AMOUNT = column('amount', 'Amount', ({ amount }) => formatNaira(koboOf(amount)), 'end');
const STATUS = column('status', 'Status', ({ transactionStatus }) => STATUS_WORDS[transactionStatus]);
const ORDER = column('order', 'Transaction ID', ({ payment_transaction_id }) => payment_transaction_id);
const METER = { ...column('meterNumber', 'Meter number', ({ meterNumber }) => meterNumber), wide: true } as const;
const UNITS = column('units', 'Units', ({ units }) => (units === null ? '' : `${units} kWh`), 'end');
const TOKEN = {
  ...column('token', 'Token', ({ token }) => (token === null ? '' : formatToken(token))),
  wide: true,
} as const;
const SERVICE = column('service', 'Service', serviceOf);

const COLUMNS: Readonly<Record<HistoryView | 'all', readonly Column[]>> = {
  power: [DATE, METER, AMOUNT, UNITS, TOKEN, STATUS, ORDER],
  'service-charge': [DATE, SERVICE, METER, AMOUNT, STATUS, ORDER],
  'dev-levy': [DATE, METER, AMOUNT, STATUS, ORDER],
  fine: [DATE, METER, AMOUNT, STATUS, ORDER],
  all: [DATE, { ...SERVICE, name: 'for', label: 'For' }, AMOUNT, STATUS, ORDER],
};

/** The name of what was paid for; a service by its own. */
function serviceOf({ service, transaction_type }: Transaction): string {
  return transaction_type === 'service-charge' && service !== null ? service : PAID_FOR[transaction_type];
}

/** The action of a row that fetches its receipt (S2 section 2). */
export const RECEIPT = 'receipt';

/** The columns of a view as the page shows them. */
export function columnsOf(view: HistoryView): TableView['columns'] {
  return COLUMNS[view].map(({ name, label, align }) => ({ name, label, align }));
}

/** A payment as a row of the page, known by its order id. */
export function rowOf(view: HistoryView, payment: Transaction): ListRow {
  return {
    id: payment.payment_transaction_id,
    cells: COLUMNS[view].map(({ cell }) => cell(payment)),
    tones: { status: STATUS_TONES[payment.transactionStatus] },
    actions: [{ name: RECEIPT, label: 'Download' }],
  };
}

/** The same payments as a table of the chat, which has room for less; `all` where several views stand together. */
export function tableOf(view: HistoryView | 'all', payments: readonly Transaction[]): TableView {
  const columns = COLUMNS[view].filter(({ wide }) => !wide);
  return {
    columns: columns.map(({ name, label, align }) => ({ name, label, align })),
    rows: payments.map((payment) => columns.map(({ cell }) => cell(payment))),
  };
}
