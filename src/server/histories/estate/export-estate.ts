import type { Kysely } from 'kysely';
import type { HistoryView } from '#catalogues/orders.ts';
import type { Schema } from '../../db/schema.ts';
import { COMMON, type Column } from '../columns.ts';
import { type Exported, exportRows } from '../export-history.ts';
import type { Some } from '../rows.ts';
import type { Wanted } from '../wanted.ts';
import { type EstateRow, estatePaymentsOf } from './rows.ts';
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
  const columns = [...COMMON.slice(0, 1), NAME, ...COMMON.slice(1), ...OF_VIEW[view]];
  const read = (some: Some) => estatePaymentsOf(db, wanted, wanted.days, some).execute();
  return exportRows<EstateRow>({ view, columns, read });
}
