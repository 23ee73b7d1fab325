import { type Kysely, sql, type Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { UPLOAD_PAGE } from '#catalogues/uploads.ts';
import { tidy } from '#machines/uploads/cells.ts';
import { judgeMeters } from '#machines/uploads/judges.ts';
import type { JudgedRow } from '#machines/uploads/read-rows.ts';
import type { ChangeDeps, OwnEstate } from '../administration/own-estate.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { asTable, batchesOf } from './batches.ts';
import { readFile, unreadable, wrongRows } from './file-job.ts';
import { holdOwnMeters, type KnownMeter, knownMeters } from './known-meters.ts';

/** Judge every row of a file of meters (S2 sections 4 and 7); nothing is kept. */
export async function validateMeters(
  db: Kysely<Schema>,
  estateId: number,
  file: Blob,
  signal: AbortSignal,
): Promise<CallAnswer<'validateMeters'>> {
  const sheet = await readFile('upload-meters', file, signal);
  if (sheet.problem !== null) return unreadable(sheet.problem);
  const { rows } = await judgeByMeters(db, estateId, sheet.rows);
  const csvData = rows.map(asMeter);
  if (rows.every(({ valid }) => valid)) return { status: 200, data: { status: 'valid', csvData } };
  const refused = { code: 'rows-not-valid', message: MESSAGES.uploadInvalid };
  return { status: 400, data: { ...refused, status: 'invalid', csvData } };
}

function asMeter({ row, cells, valid, message, fate }: JudgedRow) {
  const { landlord_name = '', meter_number = '', house_address = '' } = cells;
  return { row, landlord_name, meter_number, house_address, valid, message, ...(fate && { fate }) };
}

/** Meters that a line of the audit log names; it counts the others. */
const NAMED = 100;

/** Meters that somebody adds to the own estate. */
export interface MetersJob {
  readonly estate: OwnEstate;
  /** The id of who adds them. */
  readonly actor: string;
  readonly given: CallTaken<'uploadMeters'>['meter_details'];
}

/**
 * Add meters to an estate, all or none (S2 section 4). A meter that the estate has already is not added again: a new name or
 * address replaces the old one. `row` in a refusal is the place in the list, from 1.
 */
export function uploadMeters(
  { db, clock }: ChangeDeps,
  { estate, actor, given }: MetersJob,
): Promise<CallAnswer<'uploadMeters'>> {
  const judge = judgeMeters();
  const judged = given.map((meter, at) =>
    judge(at + 1, [meter.landlord_name, meter.meter_number, meter.house_address].map(tidy)),
  );
  return db.transaction().execute(async (trx) => {
    // One upload of meters after another, so that what is judged here is still so when it is written.
    await sql`select pg_advisory_xact_lock(hashtext('meters'))`.execute(trx);
    const { rows, own } = await judgeByMeters(trx, estate.id, judged);
    if (!rows.every(({ valid }) => valid)) return wrongRows(MESSAGES.uploadInvalid, rows);
    const at = clock();
    const added = rows.filter(({ cells }) => !own.has(cells.meter_number ?? ''));
    const changed = rows.filter((row) => {
      const meter = own.get(row.cells.meter_number ?? '');
      return meter !== undefined && !isSame(row, meter);
    });
    // In the order in which payments and levies hold them, or the two would wait for each other.
    await holdOwnMeters(trx, estate.id, numbersOf(changed));
    for (const batch of batchesOf(added)) await insertMeters(trx, estate.id, at, batch);
    for (const batch of batchesOf(changed)) await renameMeters(trx, estate.id, batch);
    if (added.length + changed.length > 0) {
      const deed = { at, actor, action: 'meters-uploaded', subject: estate.name } as const;
      await writeAudit(trx, { ...deed, estateId: estate.id, detail: detailOf(rows, added, changed, own) });
    }
    const before = rows.length - added.length;
    return {
      status: 200,
      data: { message: ROW_SENTENCES.metersAdded(added.length, before), added: added.length, before },
    };
  });
}

const SHAPE = 'meter_number text, landlord_name text, house_address text';
const cellsOf = (rows: readonly JudgedRow[]) => rows.map(({ cells }) => cells);
const numbersOf = (rows: readonly JudgedRow[]) => rows.map(({ cells }) => cells.meter_number ?? '');

async function insertMeters(trx: Transaction<Schema>, estateId: number, at: Date, rows: readonly JudgedRow[]) {
  await sql`
    insert into meters (meter_number, estate_id, landlord_name, house_address, uploaded_at)
    select meter_number, ${estateId}, landlord_name, house_address, ${at}
    from ${asTable(cellsOf(rows), 'given', SHAPE)}`.execute(trx);
}

async function renameMeters(trx: Transaction<Schema>, estateId: number, rows: readonly JudgedRow[]) {
  await sql`
    update meters set landlord_name = given.landlord_name, house_address = given.house_address
    from ${asTable(cellsOf(rows), 'given', SHAPE)}
    where meters.meter_number = given.meter_number and meters.estate_id = ${estateId}`.execute(trx);
}

function detailOf(
  rows: readonly JudgedRow[],
  added: readonly JudgedRow[],
  changed: readonly JudgedRow[],
  own: ReadonlyMap<string, KnownMeter>,
) {
  const named = changed.slice(0, NAMED);
  const was = named.map(({ cells }) => own.get(cells.meter_number ?? ''));
  return {
    rows: rows.length,
    added: added.length,
    changed: changed.length,
    meters: numbersOf(added.slice(0, NAMED)),
    before: was.map((meter) => `${meter?.meter_number}: ${meter?.landlord_name}, ${meter?.house_address}`),
    after: named.map(({ cells }) => `${cells.meter_number}: ${cells.landlord_name}, ${cells.house_address}`),
  };
}

/** Rows of meters, judged by what only the data base knows as well, and the meters of the own estate among them. */
interface KnownRows {
  readonly rows: readonly JudgedRow[];
  readonly own: ReadonlyMap<string, KnownMeter>;
}

/** Judge rows of meters once more: one that the own estate has is valid and says so; one of another estate is not. */
async function judgeByMeters(db: Kysely<Schema>, estateId: number, judged: readonly JudgedRow[]): Promise<KnownRows> {
  const numbers = judged.filter(({ valid }) => valid).map(({ cells }) => cells.meter_number ?? '');
  const known = await knownMeters(db, numbers);
  const own = new Map([...known].filter(([, meter]) => meter.estate_id === estateId));
  const rows = judged.map((row): JudgedRow => {
    const meter = row.valid ? known.get(row.cells.meter_number ?? '') : undefined;
    if (meter === undefined) return row;
    if (meter.estate_id !== estateId) return { ...row, valid: false, message: ROW_SENTENCES.meterElsewhere };
    if (isSame(row, meter)) return { ...row, message: ROW_SENTENCES.meterKnown, fate: 'known' };
    const was = `${meter.landlord_name}, ${meter.house_address}`;
    return { ...row, message: ROW_SENTENCES.meterRenamed(was), fate: 'changed' };
  });
  return { rows, own };
}

/** True when a row says nothing of a meter that is not known already. */
export function isSame({ cells }: Pick<JudgedRow, 'cells'>, meter: KnownMeter): boolean {
  return cells.landlord_name === meter.landlord_name && cells.house_address === meter.house_address;
}

/** A page of an estate's meters, in the order of their numbers (S2 section 3). */
export async function metersPage(db: Kysely<Schema>, estateId: number, page: number) {
  const rows = await db
    .selectFrom('meters')
    .select(['landlord_name', 'meter_number', 'house_address', 'estate_id'])
    .where('estate_id', '=', estateId)
    .orderBy('meter_number')
    .limit(UPLOAD_PAGE)
    .offset((page - 1) * UPLOAD_PAGE)
    .execute();
  return rows.map(({ estate_id, ...row }) => ({ ...row, property_id: estate_id }));
}
