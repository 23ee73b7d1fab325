import { type Kysely, sql } from 'kysely';

/**
 * Who leads the household of a meter, where an administrator or the one before has said so; who was invited to it by mail; and who left it because
 * they were taken out. A server of an older version writes none of it: nobody is named, invited or taken out by it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table household_heads (
    meter_number text primary key,
    estate_id integer not null references estates (id),
    user_id uuid not null references users (id),
    named_by uuid not null,
    named_at timestamptz not null
  )`,
  `create table household_invitations (
    id bigint generated always as identity primary key,
    estate_id integer not null references estates (id),
    meter_number text not null,
    email text not null,
    invited_by uuid not null references users (id),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  'create unique index household_invitations_open on household_invitations (meter_number, email) where ended_at is null',
  // A constant default writes no row anew.
  'alter table meter_moves add column taken_out boolean not null default false',
];
