import { nairaOf } from '#catalogues/money.ts';
import { type HistoryView, STATUS_WORDS } from '#catalogues/orders.ts';
import { formatToken, formatWhen } from '#machines/kit/writing/format.ts';
import type { PaymentRow } from './rows.ts';

/** A column of an exported history. */
export interface Column<R = PaymentRow> {
  readonly label: string;
  readonly cell: (row: R) => string;
}

/** What every export says of a payment. */
export const COMMON: readonly Column<Omit<PaymentRow, 'token'>>[] = [
  { label: 'Date', cell: (row) => formatWhen(row.created_at.toISOString()) },
  { label: 'Amount', cell: (row) => nairaOf(row.total_kobo).toFixed(2) },
  { label: 'Meter Number', cell: (row) => row.destination_account },
  { label: 'Status', cell: (row) => STATUS_WORDS[row.status] },
  { label: 'Transaction ID', cell: (row) => row.order_id },
];

const OWN: Readonly<Record<HistoryView, readonly Column[]>> = {
  power: [
    // In groups, as it is typed into the meter: a spreadsheet takes 20 digits in a row for a number and drops the last five.
    { label: 'Token', cell: ({ token }) => (token === null ? '' : formatToken(token)) },
    { label: 'Units', cell: ({ units }) => units ?? '' },
  ],
  'service-charge': [{ label: 'Service', cell: ({ service }) => service ?? '' }],
  'dev-levy': [],
  fine: [],
};

/** The columns of an exported view. */
export function columnsOf(view: HistoryView): readonly Column[] {
  return [...COMMON, ...OWN[view]];
}
