import { type Kysely, sql, type Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { UPLOAD_PAGE } from '#catalogues/uploads.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { JudgedRow } from '#machines/uploads/read-rows.ts';
import type { ChangeDeps } from '../administration/own-estate.ts';
import { writeAudit } from '../audit.ts';
import type { Due } from '../billing/chart.ts';
import type { Schema } from '../db/schema.ts';
import { judgeByLimit } from './above-limit.ts';
import { asTable, batchesOf, postingOf } from './batches.ts';
import { type FileJob, readFile, remarksOn, unreadable, wrongRows } from './file-job.ts';
import { holdOwnMeters, metersIn, ownMeters } from './known-meters.ts';

/** What an upload of development levies would do (S2 section 7); nothing is kept. */
export async function previewLevies(
  { db, clock }: ChangeDeps,
  { estate, file, signal }: FileJob,
): Promise<CallAnswer<'previewDevLevy'>> {
  const sheet = await readFile('upload-dev-levy', file, signal);
  if (sheet.problem !== null) return unreadable(sheet.problem);
  const rows = await judgeByLevies(db, sheet.rows, {
    ...{ own: await ownMeters(db, estate.id, sheet.rows), estateId: estate.id, at: clock() },
  });
  return { status: 200, data: { remarks: remarksOn(rows) } };
}

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
    const rows = await judgeByLevies(trx, sheet.rows, { own, estateId: estate.id, at });
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

/** A levy as a row says it, kobo. */
export interface Levy {
  readonly meter_number: string;
  readonly kobo: number;
}

/** What a valid row says. */
function levyOf({ cells: { meterNumber = '', amount = '' } }: JudgedRow): Levy {
  return { meter_number: meterNumber, kobo: parseNaira(amount) ?? 0 };
}

/** Judge rows of levies by what only the data base knows: whether the estate has the meter, what it was charged before, and what two people take back. */
async function judgeByLevies(
  db: Kysely<Schema>,
  judged: readonly JudgedRow[],
  { own, estateId, at }: { readonly own: ReadonlySet<string>; readonly estateId: number; readonly at: Date },
): Promise<readonly JudgedRow[]> {
  const before = await chargedBefore(db, [...own]);
  const rows = judged.map((row): JudgedRow => {
    if (!row.valid) return row;
    const { meter_number, kobo } = levyOf(row);
    const { row: number, cells } = row;
    if (!own.has(meter_number)) return { row: number, cells, valid: false, message: ROW_SENTENCES.meterUnknown };
    const charged = before.get(meter_number);
    return row.fate !== undefined || charged === undefined ? row : { ...row, ...compared(charged, kobo) };
  });
  // What is charged more credits nobody.
  return judgeByLimit(db, { estateId, at, kind: LEVY_CHARGE }, rows, (row) =>
    (row.moves ?? 0) < 0 ? { meter_number: levyOf(row).meter_number, due: DUE, kobo: 0 - (row.moves ?? 0) } : null,
  );
}

function compared(charged: number, kobo: number): Pick<JudgedRow, 'message' | 'fate' | 'moves'> {
  const moves = kobo - charged;
  if (moves === 0) return { message: ROW_SENTENCES.levyKnown, fate: 'known' };
  const say = moves > 0 ? ROW_SENTENCES.levyMore : ROW_SENTENCES.levyLess;
  return { message: say(formatNaira(charged), formatNaira(Math.abs(moves))), fate: 'changed', moves };
}

/** What some meters were charged by a file before, kobo. */
async function chargedBefore(db: Kysely<Schema>, meters: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const charged = new Map<string, number>();
  for (const batch of batchesOf(meters)) {
    const { rows } = await sql<{ meter_number: string; amount_kobo: number }>`
      select meter_number, amount_kobo from dev_levies
      where meter_number in (select jsonb_array_elements_text(${JSON.stringify(batch)}::jsonb))`.execute(db);
    for (const row of rows) charged.set(row.meter_number, row.amount_kobo);
  }
  return charged;
}

/** A page of the levies that were uploaded for an estate, in the order in which they came (S2 section 3); naira. */
export async function leviesPage(db: Kysely<Schema>, estateId: number, page: number) {
  const rows = await db
    .selectFrom('dev_levies')
    .selectAll()
    .where('estate_id', '=', estateId)
    .orderBy('id')
    .limit(UPLOAD_PAGE)
    .offset((page - 1) * UPLOAD_PAGE)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    meterNumber: row.meter_number,
    amount: row.amount_kobo / KOBO_PER_NAIRA,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** How many levies were uploaded for an estate. */
export async function countLevies(db: Kysely<Schema>, estateId: number): Promise<number> {
  const { total } = await db
    .selectFrom('dev_levies')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('estate_id', '=', estateId)
    .executeTakeFirstOrThrow();
  return Number(total);
}
