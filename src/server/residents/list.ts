import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { RESIDENT_PAGE } from '#catalogues/limits.ts';
import { MANAGED_LIST, type ResidentList } from '#catalogues/residents.ts';
import type { Schema } from '../db/schema.ts';
import { BY_NAME, ON_LIST, residentsOf } from './residents.ts';
import { HAS_BALANCE, UNHELD_COLUMNS, unheldMeters } from './unheld-meters.ts';

/** A page of an estate's residents; one beyond the last is empty and still says how many there are. */
export async function listResidents(
  db: Kysely<Schema>,
  estateId: number,
  { list, page }: { readonly list: ResidentList | typeof MANAGED_LIST; readonly page: number },
): Promise<CallAnswer<'estateUsers'>> {
  const listed = residentsOf(db, estateId).where(ON_LIST[list === MANAGED_LIST ? 'total' : list]);
  const { residents } = await listed
    .select(({ fn }) => fn.countAll<number>().as('residents'))
    .executeTakeFirstOrThrow();
  const behind = (page - 1) * RESIDENT_PAGE.rows;
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
    .offset(behind)
    .execute();
  const users = rows.map(({ created_at, ...user }) => ({ ...user, createdAt: created_at.toISOString() }));
  const more = await metersBehind(db, estateId, list, {
    offset: Math.max(0, behind - residents),
    limit: RESIDENT_PAGE.rows - users.length,
  });
  return { status: 200, data: { users, meters: more.meters, total: residents + more.total, page } };
}

/** The meters of nobody that a list has behind its residents: all where it is of meters, those that owe where it manages. */
async function metersBehind(
  db: Kysely<Schema>,
  estateId: number,
  list: ResidentList | typeof MANAGED_LIST,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  if (list !== 'registered-meters' && list !== MANAGED_LIST) return { meters: [], total: 0 };
  const unheld = unheldMeters(db, estateId);
  const listed = list === MANAGED_LIST ? unheld.where(HAS_BALANCE) : unheld;
  const { total } = await listed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  if (limit <= 0) return { meters: [], total };
  const meters = await listed
    .select(UNHELD_COLUMNS)
    .orderBy('meters.meter_number')
    .limit(limit)
    .offset(offset)
    .execute();
  return { meters, total };
}
