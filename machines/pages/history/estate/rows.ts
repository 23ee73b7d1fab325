import type { HistoryView } from '#catalogues/orders.ts';
import { type Column, column } from '../../listing/column.ts';
import { COMMON_COLUMNS } from '../columns.ts';
import type { EstatePayment } from './read.ts';

const { date, amount, status, order, service, paidFor } = COMMON_COLUMNS;
const who = column('name', 'Name', 'person', ({ user_name }: EstatePayment) => user_name);
const meter = column('meterNumber', 'Meter number', 'meter', ({ meter_number }: EstatePayment) => meter_number, {
  wide: true,
});
const topup = column('topup', 'Token status', 'status', ({ topupStatus }: EstatePayment) => topupStatus, {
  wide: true,
});
const token = column('tokenEnding', 'Token', 'token-ending', (payment: EstatePayment) => payment.token, { wide: true });
const bank = column(
  'bank',
  'Bank response',
  'words',
  ({ netplus_result }: EstatePayment) => inShort(netplus_result ?? ''),
  { wide: true },
);

/** A reference that would take several lines of its column is told apart by its ending, as a token is. */
function inShort(said: string): string {
  return said.replace(/\S{16,}(?=\S{6})/g, '… ');
}

/** The columns of a view of an estate's payments. */
export const ESTATE_COLUMNS: Readonly<Record<HistoryView, readonly Column<EstatePayment>[]>> = {
  power: [date, who, meter, amount, status, topup, token, bank, order],
  'service-charge': [date, who, service, meter, amount, status, bank, order],
  'dev-levy': [date, who, meter, amount, status, bank, order],
  fine: [date, who, meter, amount, status, bank, order],
};

/** One resident's payments of every kind together, who stands above them and not in each row. */
export const MIXED_COLUMNS: readonly Column<EstatePayment>[] = [
  date,
  paidFor,
  meter,
  amount,
  status,
  topup,
  token,
  bank,
  order,
];

/** Payments of every kind together, with who paid each. */
export const TOGETHER_COLUMNS: readonly Column<EstatePayment>[] = [date, who, paidFor, amount, status, order];
