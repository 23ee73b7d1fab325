import { sql, type Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { ChangeDeps } from '../../administration/own-estate.ts';
import { writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';
import { asTable, batchesOf } from '../batches.ts';
import type { FileJob } from '../file-job.ts';
import { holdOwnMeters, metersIn } from '../known-meters.ts';
import { postingOf } from '../postings.ts';
import { readFile } from '../read-file.ts';
import { unreadable, wrongRows } from '../wrong-rows.ts';
import { judgeByPayments, PAYMENT_SHAPE, type Payment, paymentOf } from './known-payments.ts';

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
    const rows = await judgeByPayments(trx, sheet.rows, { own, today: dayInLagos(at) });
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
