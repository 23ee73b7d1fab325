import { type Kysely, sql } from 'kysely';

/** How each meter stands by what it owes, and every change of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table arrears_standings (
    meter_number text primary key,
    estate_id integer not null references estates (id),
    name text not null,
    since timestamptz not null
  )`,
  `create table arrears_changes (
    id bigint generated always as identity primary key,
    meter_number text not null,
    estate_id integer not null references estates (id),
    name text not null,
    why text not null,
    at timestamptz not null
  )`,
  'create index arrears_changes_by_meter on arrears_changes (meter_number, at)',
];
