import { type Kysely, sql } from 'kysely';

/**
 * Where an estate is and how its office is reached, as its residents are told; and what it was called before, so that a receipt goes on saying what
 * it said. A server of an older version renames nothing and reads the name as it is now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table estates add column address text, add column office_phone text, add column office_email text',
  `create table estate_names (
    id bigint generated always as identity primary key,
    estate_id integer not null references estates (id),
    name text not null,
    until timestamptz not null
  )`,
  'create index estate_names_until on estate_names (estate_id, until)',
];
