import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { RESIDENTS_FOUND } from '#catalogues/limits.ts';
import type { Schema } from '../db/schema.ts';
import type { Person } from '../person.ts';
import { literally } from '../text.ts';
import { BY_NAME, residents } from './residents.ts';
import { meterMatches, UNHELD_COLUMNS, unheldMeters } from './unheld-meters.ts';

/**
 * Residents by the beginning of their meter number, when the term is digits, by an e-mail address, or by parts of their
 * names, every word of the term in one of them. An estate's administrator finds those of the estate, the platform's finds
 * everybody.
 */
export async function searchResidents(
  db: Kysely<Schema>,
  person: Person,
  term: string,
): Promise<CallAnswer<'searchResidents'>> {
  // People copy a meter number with the gaps that are printed in it.
  let found = /^\d[\d\s-]*$/.test(term)
    ? residents(db).where('users.meter_number', 'like', `${term.replace(/\D/g, '')}%`)
    : term
        .split(/\s+/)
        .map((word) => `%${literally(word)}%`)
        .reduce(
          (query, part) =>
            query.where(({ or, eb }) =>
              // Many addresses end the same, so nobody is found by a word of one.
              part.includes('@')
                ? eb('users.email', 'ilike', part)
                : or([eb('users.first_name', 'ilike', part), eb('users.last_name', 'ilike', part)]),
            ),
          residents(db),
        );
  if (person.role !== 'netplus-admin') found = found.where('users.estate_id', '=', person.estate?.id ?? null);
  const rows = await found.select(COLUMNS).orderBy(BY_NAME).limit(RESIDENTS_FOUND).execute();
  const users = rows.map((row) => ({ ...row, user_id: row.id, createdAt: row.created_at.toISOString() }));
  return { status: 200, data: { users, meters: await unheldFound(db, person, term, RESIDENTS_FOUND - users.length) } };
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
