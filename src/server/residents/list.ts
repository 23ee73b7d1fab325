import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { RESIDENT_PAGE } from '#catalogues/limits.ts';
import type { ResidentList } from '#catalogues/residents.ts';
import type { Schema } from '../db/schema.ts';
import { BY_NAME, ON_LIST, residentsOf } from './residents.ts';

/** A page of an estate's residents; one beyond the last is empty and still says how many there are. */
export async function listResidents(
  db: Kysely<Schema>,
  estateId: number,
  { list, page }: { readonly list: ResidentList; readonly page: number },
): Promise<CallAnswer<'estateUsers'>> {
  const listed = residentsOf(db, estateId).where(ON_LIST[list]);
  const { total } = await listed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await listed
    .select([
      'users.id',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.status',
      'users.meter_number as meterNo',
      'users.email',
      'users.phone',
      'users.role',
      'users.is_verified as isVerified',
      'users.created_at',
    ])
    .orderBy(BY_NAME)
    .limit(RESIDENT_PAGE.rows)
    .offset((page - 1) * RESIDENT_PAGE.rows)
    .execute();
  const users = rows.map(({ created_at, ...user }) => ({ ...user, createdAt: created_at.toISOString() }));
  return { status: 200, data: { users, total, page } };
}
