import { sql, type Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { SERVICE_PAYMENTS, type ServicePayment } from '#catalogues/uploads.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { JudgedRow } from '#machines/uploads/read-rows.ts';
import type { ChangeDeps } from '../../administration/own-estate.ts';
import { writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';
import { asTable, batchesOf } from '../batches.ts';
import type { FileJob } from '../file-job.ts';
import { holdOwnMeters } from '../known-meters.ts';
import { postingOf } from '../postings.ts';
import { readFile } from '../read-file.ts';
import { unreadable, wrongRows } from '../wrong-rows.ts';

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
    const numbers = sheet.rows.filter(({ valid }) => valid).map(({ cells }) => cells.meterNumber ?? '');
    const own = await holdOwnMeters(trx, estate.id, numbers);
    const today = dayInLagos(at);
    const rows = sheet.rows.map((row) => judged(row, own, today));
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

function judged(row: JudgedRow, own: ReadonlySet<string>, today: string): JudgedRow {
  if (!row.valid) return row;
  if (!own.has(row.cells.meterNumber ?? '')) return { ...row, valid: false, message: ROW_SENTENCES.meterUnknown };
  return (row.cells.paidAt ?? '') > today ? { ...row, valid: false, message: ROW_SENTENCES.dayToCome } : row;
}

function paymentOf({ cells }: JudgedRow) {
  const { due } = SERVICE_PAYMENTS[cells.servicePayment as ServicePayment];
  return { meter_number: cells.meterNumber, due, kobo: parseNaira(cells.amount ?? ''), paid_on: cells.paidAt };
}

/** Write down those of some payments that are new, and credit their meters; answers how many, and their sum in kobo. */
async function credit(
  trx: Transaction<Schema>,
  estateId: number,
  at: Date,
  payments: readonly ReturnType<typeof paymentOf>[],
): Promise<{ count: number; kobo: number }> {
  const given = asTable(payments, 'given', 'meter_number text, due text, kobo bigint, paid_on date');
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
