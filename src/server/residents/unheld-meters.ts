import { type Kysely, sql } from 'kysely';
import { isOfMeter } from '../billing/paid.ts';
import type { Schema } from '../db/schema.ts';
import { literally } from '../text.ts';
import { atHouse, mayBeHouse, wordsOfHouse } from './at-house.ts';
import { IS_RESIDENT } from './residents.ts';

/** The meters of an estate that nobody has an account on; who owns the house is known from the file that brought them. */
export function unheldMeters(db: Kysely<Schema>, estateId: number) {
  return db
    .selectFrom('meters')
    .where('meters.estate_id', '=', estateId)
    .where(
      sql<boolean>`not exists (select from residences as users where users.meter_number = meters.meter_number and ${IS_RESIDENT})`,
    );
}

/** True where something stands on a meter: it is owed, or was paid ahead. */
export const HAS_BALANCE = sql<boolean>`exists (
  select from ledger_entries as line where ${isOfMeter('meters.meter_number')}
  group by line.account having sum(line.amount_kobo) <> 0)`;

/** A term of a search as a condition on meters: the beginning of a number, words of the landlord's name, or the address of the house. */
export function meterMatches(term: string) {
  if (/^\d[\d\s-]*$/.test(term)) return sql<boolean>`meters.meter_number like ${`${term.replace(/\D/g, '')}%`}`;
  const words = term.split(/\s+/).map((word) => sql`meters.landlord_name ilike ${`%${literally(word)}%`}`);
  const byName = sql<boolean>`(${sql.join(words, sql` and `)})`;
  return mayBeHouse(term) ? sql<boolean>`(${byName} or ${atHouse(wordsOfHouse(term))})` : byName;
}

/** What is told of such a meter. */
export const UNHELD_COLUMNS = ['meters.meter_number', 'meters.landlord_name', 'meters.house_address'] as const;
