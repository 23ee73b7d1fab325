import type { Kysely } from 'kysely';
import { nairaOf } from '#catalogues/money.ts';
import { HISTORY_VIEWS, type HistoryView, MIXED_FILE, PAID_FOR, STATUS_WORDS } from '#catalogues/orders.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { SERVICE_PAYMENTS } from '#catalogues/uploads.ts';
import { formatDay } from '#machines/kit/writing/format.ts';
import { cashOn } from '../../billing/cash.ts';
import type { Schema } from '../../db/schema.ts';
import { COMMON, type Column } from '../columns.ts';
import { type Beside, type Exported, exportRows } from '../export-history.ts';
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

/** The same of an estate's: with the house of each, and what of its amount is the fee; and what was paid in cash, on its day. */
export async function exportTogether(db: Kysely<Schema>, wanted: Wanted): Promise<Exported> {
  const { estateId } = wanted.whose;
  const { newestFirst } = wanted;
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
  const columns = [...columnsWith(OF_ALL), ...OF_WHOLE];
  const beside = { newestFirst, lines: await cashLines(db, wanted) };
  return exportRows<WholeRow>({ file: MIXED_FILE, columns, read, beside });
}

/** What an estate was paid in cash as lines of that file; cash is a house's, and none of one resident's payments. */
async function cashLines(db: Kysely<Schema>, { whose, status, days, newestFirst }: Wanted): Promise<readonly Beside[]> {
  if (whose.estateId === undefined || whose.userId !== undefined || (status ?? 'successful') !== 'successful')
    return [];
  const rows = await cashOn(db, whose.estateId, days);
  const lines = rows.map(({ id, day, amount, meter_number, address, servicePayment, payer, takesBack }) => ({
    // The beginning of its day in Lagos.
    at: new Date(`${day}T00:00:00+01:00`),
    cells: [
      ...[formatDay(day), payer, amount.toFixed(2), meter_number],
      ...[takesBack === null ? STATUS_WORDS.successful : CASH.takenBack, CASH.receiptOf(takesBack ?? id)],
      ...[SERVICE_PAYMENTS[servicePayment].label, CASH.way, '', '', '', address, '0.00'],
    ],
  }));
  return newestFirst ? lines : lines.toReversed();
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
