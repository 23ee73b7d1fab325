import { type Kysely, sql } from 'kysely';

/**
 * Passkeys of accounts, and what a browser was asked to sign and has not yet. A passkey belongs to the second factor of its account, which goes with all of
 * them: a server of an older version, which knows of none, asks for a code where there is one, and takes them off with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // No default writes no row anew.
  'alter table second_factors add column without_app_at timestamptz',
  `create table passkeys (
    id uuid primary key,
    user_id uuid not null references second_factors (user_id) on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    rp_id text not null,
    name text not null,
    added_at timestamptz not null,
    last_used_at timestamptz
  )`,
  'create index passkeys_user on passkeys (user_id)',
  `create table passkey_challenges (
    challenge text primary key,
    user_id uuid not null references users (id),
    session_id uuid references sessions (id) on delete cascade,
    asked_for text not null,
    expires_at timestamptz not null
  )`,
  'create index passkey_challenges_user on passkey_challenges (user_id)',
  'create index passkey_challenges_session on passkey_challenges (session_id)',
  'create index passkey_challenges_over on passkey_challenges (expires_at)',
];
