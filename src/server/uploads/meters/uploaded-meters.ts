import type { Kysely } from 'kysely';
import { UPLOAD_PAGE } from '#catalogues/uploads.ts';
import type { Schema } from '../../db/schema.ts';

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

/** How many meters an estate has. */
export async function countMeters(db: Kysely<Schema>, estateId: number): Promise<number> {
  const { total } = await db
    .selectFrom('meters')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('estate_id', '=', estateId)
    .executeTakeFirstOrThrow();
  return Number(total);
}
