import { type Kysely, sql } from 'kysely';

/** Links that set a new password or confirm an address; only a hash of each is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mailed_links (
      id uuid primary key,
      user_id uuid not null references users (id),
      purpose text not null check (purpose in ('reset-password', 'confirm-email')),
      token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
      email text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > created_at),
      used_at timestamptz
    )`.execute(db);
  await sql`create index mailed_links_user on mailed_links (user_id, purpose)`.execute(db);
}
