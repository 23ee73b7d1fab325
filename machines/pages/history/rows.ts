import type { HistoryView } from '#catalogues/orders.ts';
import type { TableView } from '#machines/kit/view.ts';
import { type Column, chatTable, column } from '../listing/column.ts';
import { COMMON_COLUMNS } from './columns.ts';
import type { Transaction } from './read.ts';

const { date, amount, status, order, service, paidFor } = COMMON_COLUMNS;
const meter = column('meterNumber', 'Meter number', 'meter', ({ meterNumber }: Transaction) => meterNumber, {
  wide: true,
});
const units = column('units', 'Units', 'units', (payment: Transaction) => payment.units);
const token = column('token', 'Token', 'token', (payment: Transaction) => payment.token, { wide: true });

/** The columns of a view of one's own payments; `all` where several views stand together. */
export const OWN_COLUMNS: Readonly<Record<HistoryView | 'all', readonly Column<Transaction>[]>> = {
  power: [date, meter, amount, units, token, status, order],
  'service-charge': [date, service, meter, amount, status, order],
  'dev-levy': [date, meter, amount, status, order],
  fine: [date, meter, amount, status, order],
  all: [date, paidFor, amount, status, order],
};

/** One's own payments as a table of the chat. */
export function tableOf(view: HistoryView | 'all', payments: readonly Transaction[]): TableView {
  return chatTable(OWN_COLUMNS[view], payments);
}
