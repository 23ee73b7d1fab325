import { type Kysely, sql } from 'kysely';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { SERVICE_PAYMENTS, type ServicePayment } from '#catalogues/uploads.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { JudgedRow } from '#machines/uploads/read-rows.ts';
import { accounts, type Due } from '../../billing/chart.ts';
import { balances } from '../../billing/ledger.ts';
import type { Schema } from '../../db/schema.ts';
import { asTable, batchesOf } from '../batches.ts';

/** A payment as a row says it; kobo, and a day like 2026-01-31. */
export interface Payment {
  readonly meter_number: string;
  readonly due: Due;
  readonly kobo: number;
  readonly paid_on: string;
}

/** The columns of payments in a statement. */
export const PAYMENT_SHAPE = 'meter_number text, due text, kobo bigint, paid_on date';

/** What a valid row says. */
export function paymentOf({ cells }: JudgedRow): Payment {
  const { due } = SERVICE_PAYMENTS[cells.servicePayment as ServicePayment];
  const { meterNumber = '', amount = '', paidAt = '' } = cells;
  return { meter_number: meterNumber, due, kobo: parseNaira(amount) ?? 0, paid_on: paidAt };
}

/**
 * Judge rows of payments by what only the data base knows: whether the estate has the meter (`own`), what was credited before,
 * and that no fine is paid beyond what is owed of it, the rows above counted in.
 */
export async function judgeByPayments(
  db: Kysely<Schema>,
  judged: readonly JudgedRow[],
  { own, today }: { readonly own: ReadonlySet<string>; readonly today: string },
): Promise<readonly JudgedRow[]> {
  const rows = judged.map((row) => (row.valid ? fitting(row, own, today) : row));
  const known = await creditedBefore(db, rows.filter(isFresh));
  const told = rows.map(
    (row): JudgedRow => (known.has(row) ? { ...row, message: ROW_SENTENCES.paymentKnown, fate: 'known' } : row),
  );
  return judgeFines(db, told);
}

const isFresh = ({ valid, fate }: JudgedRow): boolean => valid && fate === undefined;

function fitting(row: JudgedRow, own: ReadonlySet<string>, today: string): JudgedRow {
  if (!own.has(row.cells.meterNumber ?? '')) return refusedAs(row, ROW_SENTENCES.meterUnknown);
  return (row.cells.paidAt ?? '') > today ? refusedAs(row, ROW_SENTENCES.dayToCome) : row;
}

function refusedAs({ row, cells }: JudgedRow, message: string): JudgedRow {
  return { row, cells, valid: false, message };
}

/** Those of some rows whose payment was credited before. */
async function creditedBefore(db: Kysely<Schema>, rows: readonly JudgedRow[]): Promise<ReadonlySet<JudgedRow>> {
  const found = new Set<JudgedRow>();
  for (const batch of batchesOf(rows)) {
    const given = batch.map((row, at) => ({ ...paymentOf(row), at }));
    const known = await sql<{ at: number }>`
      select at from ${asTable(given, 'given', `${PAYMENT_SHAPE}, at integer`)}
      join earlier_payments as before
        on before.meter_number = given.meter_number and before.due = given.due
        and before.amount_kobo = given.kobo and before.paid_on = given.paid_on`.execute(db);
    for (const { at } of known.rows) {
      const row = batch[at];
      if (row !== undefined) found.add(row);
    }
  }
  return found;
}

/** A fine is never below 0: a payment of more than is left of it is refused, with what is left. */
async function judgeFines(db: Kysely<Schema>, rows: readonly JudgedRow[]): Promise<readonly JudgedRow[]> {
  const paid = rows.filter((row) => isFresh(row) && paymentOf(row).due === 'fine');
  const left = await finesOf(
    db,
    paid.map((row) => paymentOf(row).meter_number),
  );
  const refused = new Map<JudgedRow, string>();
  for (const row of paid) {
    const { meter_number, kobo } = paymentOf(row);
    const owed = left.get(meter_number) ?? 0;
    if (kobo <= owed) left.set(meter_number, owed - kobo);
    else refused.set(row, owed > 0 ? ROW_SENTENCES.finePaidBeyond(formatNaira(owed)) : ROW_SENTENCES.noFine);
  }
  return rows.map((row) => {
    const why = refused.get(row);
    return why === undefined ? row : refusedAs(row, why);
  });
}

/** What is owed of the fines of some meters, kobo. */
async function finesOf(db: Kysely<Schema>, numbers: readonly string[]): Promise<Map<string, number>> {
  const owed = new Map<string, number>();
  for (const batch of batchesOf([...new Set(numbers)])) {
    const named = batch.map((meter) => [meter, accounts.meter(meter, 'fine')] as const);
    const sums = await balances(
      db,
      named.map(([, account]) => account),
    );
    for (const [meter, account] of named) owed.set(meter, Math.max(0, 0 - (sums[account] ?? 0)));
  }
  return owed;
}
