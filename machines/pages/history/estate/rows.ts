import type { HistoryView } from '#catalogues/orders.ts';
import type { TableView } from '#machines/kit/view.ts';
import type { ListRow } from '../../listing/view.ts';
import { COMMON_COLUMNS, type Column, chatTable, column, headsOf, STATUS_TONES } from '../columns.ts';
import type { EstatePayment } from './read.ts';

const { date, amount, status, order, service, paidFor } = COMMON_COLUMNS;
const WHO: Column<EstatePayment> = column('name', 'Name', ({ user_name }) => user_name);
const METER: Column<EstatePayment> = {
  ...column('meterNumber', 'Meter number', ({ meter_number }) => meter_number),
  wide: true,
};
const TOPUP: Column<EstatePayment> = {
  ...column('topup', 'Token status', ({ topupStatus }) => topupStatus ?? ''),
  wide: true,
};
const TOKEN: Column<EstatePayment> = {
  ...column('tokenEnding', 'Token', ({ token }) => (token === null ? '' : `… ${token}`)),
  wide: true,
};
const BANK: Column<EstatePayment> = {
  ...column('bank', 'Bank response', ({ netplus_result }) => inShort(netplus_result ?? '')),
  wide: true,
};

/** A reference that would take several lines of its column is told apart by its ending, as a token is. */
function inShort(said: string): string {
  return said.replace(/\S{16,}(?=\S{6})/g, '… ');
}

const COLUMNS: Readonly<Record<HistoryView | 'all', readonly Column<EstatePayment>[]>> = {
  power: [date, WHO, METER, amount, status, TOPUP, TOKEN, BANK, order],
  'service-charge': [date, WHO, service, METER, amount, status, BANK, order],
  'dev-levy': [date, WHO, METER, amount, status, BANK, order],
  fine: [date, WHO, METER, amount, status, BANK, order],
  all: [date, WHO, paidFor, amount, status, order],
};

/** One resident's payments of every kind together, who stands above them and not in each row. */
const MIXED: readonly Column<EstatePayment>[] = [date, paidFor, METER, amount, status, TOPUP, TOKEN, BANK, order];

/** The columns of a view as an administrator's page shows them. */
export function estateColumns(view: HistoryView): TableView['columns'] {
  return headsOf(COLUMNS[view]);
}

/** The columns of a view, or of every view together, as the platform's administrator sees one resident's payments. */
export function mixedColumns(view: HistoryView | 'all'): TableView['columns'] {
  return headsOf(view === 'all' ? MIXED : COLUMNS[view]);
}

/** A payment in them. */
export function mixedRow(view: HistoryView | 'all', payment: EstatePayment): ListRow {
  return rowIn(view === 'all' ? MIXED : COLUMNS[view], payment);
}

/** A payment as a row of an administrator's page, known by its order id. Its receipt is its payer's. */
export function estateRow(view: HistoryView, payment: EstatePayment): ListRow {
  return rowIn(COLUMNS[view], payment);
}

function rowIn(columns: readonly Column<EstatePayment>[], payment: EstatePayment): ListRow {
  return {
    id: payment.payment_transaction_id,
    cells: columns.map(({ cell }) => cell(payment)),
    tones: { status: STATUS_TONES[payment.transactionStatus] },
    actions: [],
  };
}

/** The same payments as a table of the chat; `all` where several views stand together. */
export function estateTable(view: HistoryView | 'all', payments: readonly EstatePayment[]): TableView {
  return chatTable(COLUMNS[view], payments);
}
