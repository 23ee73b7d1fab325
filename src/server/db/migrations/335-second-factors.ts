import { type Kysely, sql } from 'kysely';

/**
 * The second factor of accounts: the sealed key of an authenticator app, the last time step of which a code was taken, and recovery codes;
 * when a session last gave one, and the key that was shown in it and is not confirmed yet. A server of an older version asks nobody for a code, and a
 * session that it begins is none for an account with a second factor.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table second_factors (
    user_id uuid primary key references users (id),
    sealed_key text not null,
    confirmed_at timestamptz not null,
    last_step bigint not null
  )`,
  `create table recovery_codes (
    id bigint generated always as identity primary key,
    user_id uuid not null references users (id),
    code_hash text not null,
    made_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index recovery_codes_user on recovery_codes (user_id)',
  // No default writes no row anew.
  `alter table sessions add column proved_at timestamptz, add column pending_key text,
   add column pending_at timestamptz`,
];
