import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { RESIDENTS_FOUND } from '#catalogues/limits.ts';
import type { Schema } from '../db/schema.ts';
import type { Person } from '../person.ts';
import { literally } from '../text.ts';
import { atHouse, mayBeHouse, wordsOfHouse } from './at-house.ts';
import { BY_NAME, residents } from './residents.ts';
import { meterMatches, UNHELD_COLUMNS, unheldMeters } from './unheld-meters.ts';

/**
 * Residents by the beginning of their meter number, when the term is digits, by an e-mail address, by parts of their
 * names, every word of the term in one of them, or, for an administrator, by the address of their house. An estate's administrator finds those of the estate, the platform's finds
 * everybody.
 */
export async function searchResidents(
  db: Kysely<Schema>,
  person: Person,
  term: string,
): Promise<CallAnswer<'searchResidents'>> {
  let found = residents(db).where(isMeant(term));
  if (person.role !== 'netplus-admin') found = found.where('users.estate_id', '=', person.estate?.id ?? null);
  const rows = await found.select(COLUMNS).orderBy(BY_NAME).limit(RESIDENTS_FOUND).execute();
  const users = rows.map((row) => ({ ...row, user_id: row.id, createdAt: row.created_at.toISOString() }));
  return { status: 200, data: { users, meters: await unheldFound(db, person, term, RESIDENTS_FOUND - users.length) } };
}

/** Of whom a term speaks. */
function isMeant(term: string): RawBuilder<boolean> {
  // People copy a meter number with the gaps that are printed in it.
  if (/^\d[\d\s-]*$/.test(term)) return sql`users.meter_number like ${`${term.replace(/\D/g, '')}%`}`;
  const parts = term.split(/\s+/).map((word) => `%${literally(word)}%`);
  const named = parts.map((part) =>
    // Many addresses end the same, so nobody is found by a word of one.
    part.includes('@')
      ? sql`users.email ilike ${part}`
      : sql`(users.first_name ilike ${part} or users.last_name ilike ${part})`,
  );
  const byName = sql<boolean>`(${sql.join(named, sql` and `)})`;
  if (!mayBeHouse(term)) return byName;
  return sql`(${byName} or exists (select from meters
    where meters.meter_number = users.meter_number and ${atHouse(wordsOfHouse(term))}))`;
}

/** Meters of the own estate that nobody has an account on, by their number or their landlord. */
async function unheldFound(db: Kysely<Schema>, { role, estate }: Person, term: string, most: number) {
  if (role !== 'service-admin' || estate === null || most <= 0 || term.includes('@')) return [];
  return unheldMeters(db, estate.id)
    .where(meterMatches(term))
    .select(UNHELD_COLUMNS)
    .orderBy('meters.meter_number')
    .limit(most)
    .execute();
}

const COLUMNS = [
  'users.id',
  'users.first_name',
  'users.last_name',
  'users.email',
  'users.phone',
  'users.role',
  'users.meter_number',
  'users.status',
  'users.is_verified',
  'users.created_at',
] as const;
