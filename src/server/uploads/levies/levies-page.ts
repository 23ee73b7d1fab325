import type { Kysely } from 'kysely';
import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import { UPLOAD_PAGE } from '#catalogues/uploads.ts';
import type { Schema } from '../../db/schema.ts';

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
