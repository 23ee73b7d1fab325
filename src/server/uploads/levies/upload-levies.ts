import { sql, type Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import type { ChangeDeps } from '../../administration/own-estate.ts';
import { writeAudit } from '../../audit.ts';
import type { Due } from '../../billing/chart.ts';
import type { Schema } from '../../db/schema.ts';
import { asTable, batchesOf } from '../batches.ts';
import type { FileJob } from '../file-job.ts';
import { holdOwnMeters, metersIn } from '../known-meters.ts';
import { postingOf } from '../postings.ts';
import { readFile } from '../read-file.ts';
import { unreadable, wrongRows } from '../wrong-rows.ts';
import { judgeByLevies, type Levy, levyOf } from './known-levies.ts';

/** The kind of posting that charges a development levy, or the difference to what was charged before. */
export const LEVY_CHARGE = 'dues';

const DUE: Due = 'dev-levy';

/**
 * Charge the meters of an estate their development levies, all or none (S2 section 7): one levy a meter. The same amount once
 * more charges nothing, another one charges or takes back the difference.
 */
export async function uploadLevies(
  { db, clock }: ChangeDeps,
  { estate, actor, file, signal }: FileJob,
): Promise<CallAnswer<'uploadDevLevy'>> {
  const sheet = await readFile('upload-dev-levy', file, signal);
  if (sheet.problem !== null) return unreadable(sheet.problem);
  const at = clock();
  return db.transaction().execute(async (trx) => {
    // A levy belongs to its meter, so who holds the meters holds their levies.
    const own = await holdOwnMeters(trx, estate.id, metersIn(sheet.rows));
    const rows = await judgeByLevies(trx, sheet.rows, own);
    if (!rows.every(({ valid }) => valid)) return wrongRows(MESSAGES.uploadRefused, rows);
    const sums = { added: 0, kobo: 0 };
    for (const batch of batchesOf(rows.map(levyOf))) {
      const charged = await charge(trx, estate.id, at, batch);
      sums.added += charged.count;
      sums.kobo += charged.kobo;
    }
    const before = rows.length - sums.added;
    if (sums.added > 0) {
      const deed = { at, actor, action: 'levies-uploaded', subject: estate.name } as const;
      await writeAudit(trx, { ...deed, estateId: estate.id, detail: { rows: rows.length, ...sums, before } });
    }
    return {
      status: 200,
      data: { message: ROW_SENTENCES.leviesCharged(sums.added, before), added: sums.added, before },
    };
  });
}

/** Charge those of some levies that are new or another amount; answers how many, and what is owed more by them in kobo. */
async function charge(
  trx: Transaction<Schema>,
  estateId: number,
  at: Date,
  levies: readonly Levy[],
): Promise<{ count: number; kobo: number }> {
  const posting = { estateId, kind: LEVY_CHARGE, narration: ROW_SENTENCES.levyCharge, at };
  const { rows } = await sql<{ count: number; kobo: number }>`
    with given as materialized (
      select distinct meter_number, kobo from ${asTable(levies, 'given', 'meter_number text, kobo bigint')}
    ),
    changed as materialized (
      select given.meter_number, given.kobo as amount_kobo, ${DUE}::text as due,
        coalesce(levy.amount_kobo, 0) - given.kobo as kobo
      from given left join dev_levies as levy on levy.meter_number = given.meter_number
      where levy.amount_kobo is distinct from given.kobo
    ),
    kept as (
      insert into dev_levies (estate_id, meter_number, amount_kobo, created_at, updated_at)
      select ${estateId}, meter_number, amount_kobo, ${at}, ${at} from changed
      on conflict (meter_number) do update set amount_kobo = excluded.amount_kobo, updated_at = excluded.updated_at
      returning id
    ),
    ${postingOf('changed', posting)}
    select count(*)::integer as count, coalesce(-sum(kobo), 0)::bigint as kobo from changed`.execute(trx);
  return rows[0] ?? { count: 0, kobo: 0 };
}
