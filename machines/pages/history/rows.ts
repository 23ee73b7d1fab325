import type { HistoryView } from '#catalogues/orders.ts';
import type { TableView } from '#machines/kit/view.ts';
import { formatToken } from '#machines/kit/writing/format.ts';
import type { ListRow } from '../listing/view.ts';
import { COMMON_COLUMNS, type Column, chatTable, column, headsOf, STATUS_TONES } from './columns.ts';
import type { Transaction } from './read.ts';

const { date, amount, status, order, service, paidFor } = COMMON_COLUMNS;
const METER: Column<Transaction> = {
  ...column('meterNumber', 'Meter number', ({ meterNumber }) => meterNumber),
  wide: true,
};
const UNITS: Column<Transaction> = column(
  'units',
  'Units',
  ({ units }) => (units === null ? '' : `${units} kWh`),
  'end',
);
const TOKEN: Column<Transaction> = {
  ...column('token', 'Token', ({ token }) => (token === null ? '' : formatToken(token))),
  wide: true,
};

const COLUMNS: Readonly<Record<HistoryView | 'all', readonly Column<Transaction>[]>> = {
  power: [date, METER, amount, UNITS, TOKEN, status, order],
  'service-charge': [date, service, METER, amount, status, order],
  'dev-levy': [date, METER, amount, status, order],
  fine: [date, METER, amount, status, order],
  all: [date, paidFor, amount, status, order],
};

/** The action of a row that fetches its receipt (S2 section 2). */
export const RECEIPT = 'receipt';

/** The columns of a view as the page shows them. */
export function columnsOf(view: HistoryView): TableView['columns'] {
  return headsOf(COLUMNS[view]);
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

/** The same payments as a table of the chat; `all` where several views stand together. */
export function tableOf(view: HistoryView | 'all', payments: readonly Transaction[]): TableView {
  return chatTable(COLUMNS[view], payments);
}
