import { type Kysely, sql } from 'kysely';

/** Invitations to administer an estate: a mailed link each, of which the hash is kept; one is open for an address at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table administrator_invitations (
      id bigint generated always as identity primary key,
      estate_id integer not null references estates (id),
      email text not null,
      first_name text not null,
      last_name text not null,
      token_hash text not null unique,
      invited_by uuid not null references users (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      accepted_at timestamptz,
      ended_at timestamptz,
      check (accepted_at is null or ended_at is null)
    )`.execute(db);
  await sql`
    create unique index administrator_invitations_open on administrator_invitations (estate_id, email)
    where accepted_at is null and ended_at is null`.execute(db);
}
