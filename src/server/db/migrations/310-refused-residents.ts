import { type Kysely, sql } from 'kysely';

/** Whom an estate did not let in to a meter, and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table refused_residents (
    id integer generated always as identity primary key,
    estate_id integer not null references estates (id),
    user_id uuid not null references users (id),
    meter_number text not null,
    reason text not null,
    refused_by uuid not null,
    at timestamptz not null
  )`,
  'create index refused_residents_of_user on refused_residents (user_id, id desc)',
];
