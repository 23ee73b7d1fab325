import type { Kysely } from 'kysely';
import { nairaOf } from '#catalogues/money.ts';
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

const OF_ALL = [PAYMENT, ...OF_VIEW['service-charge'], ...OF_VIEW.power];

/** The same of payments of every kind, each with what it was for, as Transactions.csv. */
export function exportMixed(db: Kysely<Schema>, wanted: Wanted): Promise<Exported> {
  return exportUnder(db, MIXED_FILE, OF_ALL, wanted);
}

/** A payment with what only the file of all of an estate's says, kobo. */
interface WholeRow extends EstateRow {
  readonly fee_kobo: number;
  /** Where its meter is; null where the estate has no such meter any more. */
  readonly house: string | null;
}

/** The same of an estate's: with the house of each, and what of its amount is the fee. */
export function exportTogether(db: Kysely<Schema>, wanted: Wanted): Promise<Exported> {
  const { estateId } = wanted.whose;
  const read = (some: Some) =>
    estatePaymentsOf(db, wanted, wanted.days, some)
      .select(({ selectFrom }) => [
        selectFrom('orders')
          .select('fee_kobo')
          .whereRef('orders.order_id', '=', 'page.order_id')
          .$asScalar()
          .$notNull()
          .as('fee_kobo'),
        selectFrom('meters')
          .select('house_address')
          .whereRef('meters.meter_number', '=', 'page.destination_account')
          .where('meters.estate_id', '=', estateId ?? null)
          .as('house'),
      ])
      .execute();
  return exportRows<WholeRow>({ file: MIXED_FILE, columns: [...columnsWith(OF_ALL), ...OF_WHOLE], read });
}

const OF_WHOLE: readonly Column<WholeRow>[] = [
  { label: 'House', cell: ({ house }) => house ?? '' },
  { label: 'Of which fee', cell: ({ fee_kobo }) => nairaOf(fee_kobo).toFixed(2) },
];

/** What every file of an estate says of a payment, with what is its own. */
const columnsWith = (own: readonly Column<EstateRow>[]) => [...COMMON.slice(0, 1), NAME, ...COMMON.slice(1), ...own];

function exportUnder(
  db: Kysely<Schema>,
  file: string,
  own: readonly Column<EstateRow>[],
  wanted: Wanted,
): Promise<Exported> {
  const read = (some: Some) => estatePaymentsOf(db, wanted, wanted.days, some).execute();
  return exportRows<EstateRow>({ file, columns: columnsWith(own), read });
}
