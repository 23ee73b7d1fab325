import { type Kysely, sql, type Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { SERVICE_PAYMENTS, type ServicePayment } from '#catalogues/uploads.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { dayInLagos, formatNaira } from '#machines/kit/writing/format.ts';
import type { JudgedRow } from '#machines/uploads/read-rows.ts';
import type { ChangeDeps } from '../administration/own-estate.ts';
import { writeAudit } from '../audit.ts';
import { accounts, type Due } from '../billing/chart.ts';
import { balances } from '../billing/ledger.ts';
import type { Schema } from '../db/schema.ts';
import { judgeByLimit } from './above-limit.ts';
import { asTable, batchesOf, postingOf } from './batches.ts';
import { type FileJob, readFile, remarksOn, unreadable, wrongRows } from './file-job.ts';
import { holdOwnMeters, metersIn, ownMeters } from './known-meters.ts';

/** What an upload of payments would do (S2 section 7); nothing is kept. */
export async function previewPayments(
  { db, clock }: ChangeDeps,
  { estate, file, signal }: FileJob,
): Promise<CallAnswer<'previewServicePayments'>> {
  const sheet = await readFile('upload-payments', file, signal);
  if (sheet.problem !== null) return unreadable(sheet.problem);
  const own = await ownMeters(db, estate.id, sheet.rows);
  const rows = await judgeByPayments(db, sheet.rows, { own, estateId: estate.id, at: clock() });
  return { status: 200, data: { remarks: remarksOn(rows) } };
}

/** The kind of posting that credits a payment an estate had before the portal. */
export const EARLIER_PAYMENT = 'earlier-payment';

/**
 * Credit payments that an estate had before the portal, all or none (S2 section 7). Each counts once, however often its row
 * or its file comes.
 */
export async function uploadPayments(
  { db, clock }: ChangeDeps,
  { estate, actor, file, signal }: FileJob,
): Promise<CallAnswer<'uploadServicePayments'>> {
  const sheet = await readFile('upload-payments', file, signal);
  if (sheet.problem !== null) return unreadable(sheet.problem);
  const at = clock();
  return db.transaction().execute(async (trx) => {
    const own = await holdOwnMeters(trx, estate.id, metersIn(sheet.rows));
    const rows = await judgeByPayments(trx, sheet.rows, { own, estateId: estate.id, at });
    if (!rows.every(({ valid }) => valid)) return wrongRows(MESSAGES.paymentsNotUploaded, rows);
    let added = 0;
    let kobo = 0;
    for (const batch of batchesOf(rows.map(paymentOf))) {
      const credited = await credit(trx, estate.id, at, batch);
      added += credited.count;
      kobo += credited.kobo;
    }
    if (added > 0) {
      const deed = { at, actor, action: 'payments-uploaded', subject: estate.name } as const;
      const detail = { rows: rows.length, added, before: rows.length - added, kobo };
      await writeAudit(trx, { ...deed, estateId: estate.id, detail });
    }
    return { status: 200, data: { message: MESSAGES.paymentsUploaded, added, before: rows.length - added } };
  });
}

/** Write down those of some payments that are new, and credit their meters; answers how many, and their sum in kobo. */
async function credit(
  trx: Transaction<Schema>,
  estateId: number,
  at: Date,
  payments: readonly Payment[],
): Promise<{ count: number; kobo: number }> {
  const given = asTable(payments, 'given', PAYMENT_SHAPE);
  const posting = { estateId, kind: EARLIER_PAYMENT, narration: ROW_SENTENCES.earlierPayments, at };
  const { rows } = await sql<{ count: number; kobo: number }>`
    with fresh as (
      insert into earlier_payments (estate_id, meter_number, due, amount_kobo, paid_on, recorded_at)
      select distinct ${estateId}::integer, meter_number, due, kobo, paid_on, ${at}::timestamptz from ${given}
      on conflict (meter_number, due, amount_kobo, paid_on) do nothing
      returning meter_number, due, amount_kobo as kobo
    ),
    ${postingOf('fresh', posting)}
    select count(*)::integer as count, coalesce(sum(kobo), 0)::bigint as kobo from fresh`.execute(trx);
  return rows[0] ?? { count: 0, kobo: 0 };
}

/** A payment as a row says it; kobo, and a day like 2026-01-31. */
export interface Payment {
  readonly meter_number: string;
  readonly due: Due;
  readonly kobo: number;
  readonly paid_on: string;
}

/** The columns of payments in a statement. */
const PAYMENT_SHAPE = 'meter_number text, due text, kobo bigint, paid_on date';

/** What a valid row says. */
export function paymentOf({ cells }: JudgedRow): Payment {
  const { due } = SERVICE_PAYMENTS[cells.servicePayment as ServicePayment];
  const { meterNumber = '', amount = '', paidAt = '' } = cells;
  return { meter_number: meterNumber, due, kobo: parseNaira(amount) ?? 0, paid_on: paidAt };
}

/**
 * Judge rows of payments by what only the data base knows: whether the estate has the meter (`own`), what was credited before,
 * that no fine is paid beyond what is owed of it, and that no balance is credited above the limit, the rows above counted in.
 */
async function judgeByPayments(
  db: Kysely<Schema>,
  judged: readonly JudgedRow[],
  { own, estateId, at }: { readonly own: ReadonlySet<string>; readonly estateId: number; readonly at: Date },
): Promise<readonly JudgedRow[]> {
  const today = dayInLagos(at);
  const rows = judged.map((row) => (row.valid ? fitting(row, own, today) : row));
  const known = await creditedBefore(db, rows.filter(isFresh));
  const told = rows.map(
    (row): JudgedRow => (known.has(row) ? { ...row, message: ROW_SENTENCES.paymentKnown, fate: 'known' } : row),
  );
  const of = { estateId, at, kind: EARLIER_PAYMENT };
  return judgeByLimit(db, of, await judgeFines(db, told), (row) => (isFresh(row) ? paymentOf(row) : null));
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
