import { type Kysely, sql } from 'kysely';

/**
 * Devices that are told when a late token arrives, each by the session in which that was agreed to, and the portal's own key for it. A session
 * that ends takes its device along, whatever ends it: a server of an older version, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table push_keys (
    id smallint primary key default 1 check (id = 1),
    public_key text not null,
    sealed_key text not null,
    sealed_by text not null,
    made_at timestamptz not null
  )`,
  `create table push_subscriptions (
    id uuid primary key,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    user_id uuid not null references users (id),
    session_id uuid not null unique references sessions (id) on delete cascade,
    kept_at timestamptz not null
  )`,
  'create index push_subscriptions_user on push_subscriptions (user_id)',
  `create function drop_push_subscription() returns trigger language plpgsql as $$
    begin
      delete from push_subscriptions where session_id = new.id;
      return null;
    end $$`,
  `create trigger sessions_drop_push_subscription after update on sessions
    for each row when (old.ended_at is null and new.ended_at is not null)
    execute function drop_push_subscription()`,
];
