import type { Kysely } from 'kysely';
import { HISTORY_VIEWS, type HistoryView, MIXED_FILE, PAID_FOR } from '#catalogues/orders.ts';
import type { Schema } from '../../db/schema.ts';
import { COMMON, type Column } from '../columns.ts';
import { type Exported, exportRows } from '../export-history.ts';
import type { Some } from '../rows.ts';
import { viewOf, type Wanted } from '../wanted.ts';
import { type EstateRow, estatePaymentsOf } from './page.ts';
import { topupStatusOf } from './transaction.ts';

const NAME: Column<EstateRow> = { label: 'Name', cell: (row) => row.customer_name };

const OF_VIEW: Readonly<Record<HistoryView, readonly Column<EstateRow>[]>> = {
  power: [
    { label: 'Token Status', cell: (row) => topupStatusOf(row) ?? '' },
    { label: 'Token Ending', cell: ({ token_ending }) => token_ending ?? '' },
    { label: 'Retry Reference', cell: ({ vendor_reference }) => vendor_reference ?? '' },
  ],
  'service-charge': [{ label: 'Service', cell: ({ service }) => service ?? '' }],
  'dev-levy': [],
  fine: [],
};

/** Everything that a query of an estate finds as a CSV file in base64, named after what it shows (DECISIONS 44). */
export function exportEstate(db: Kysely<Schema>, view: HistoryView, wanted: Wanted): Promise<Exported> {
  return exportUnder(db, HISTORY_VIEWS[view].file, OF_VIEW[view], wanted);
}

const PAYMENT: Column<EstateRow> = { label: 'Payment', cell: ({ kind }) => PAID_FOR[viewOf(kind)] };

/** The same of payments of every kind, each with what it was for, as Transactions.csv. */
export function exportMixed(db: Kysely<Schema>, wanted: Wanted): Promise<Exported> {
  return exportUnder(db, MIXED_FILE, [PAYMENT, ...OF_VIEW['service-charge'], ...OF_VIEW.power], wanted);
}

function exportUnder(
  db: Kysely<Schema>,
  file: string,
  own: readonly Column<EstateRow>[],
  wanted: Wanted,
): Promise<Exported> {
  const columns = [...COMMON.slice(0, 1), NAME, ...COMMON.slice(1), ...own];
  const read = (some: Some) => estatePaymentsOf(db, wanted, wanted.days, some).execute();
  return exportRows<EstateRow>({ file, columns, read });
}
