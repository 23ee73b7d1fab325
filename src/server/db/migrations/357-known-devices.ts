import { type Kysely, sql } from 'kysely';

/**
 * Accounts of which a browser knows that they signed in on it; what it keeps names their epoch, and with the next one it is a stranger. Another password begins one,
 * whoever sets it: a server of an older version, or an operator's own statement.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table account_devices (
    user_id uuid primary key references users (id),
    epoch integer not null default 0,
    since timestamptz not null
  )`.execute(db);
  await sql`
    create function forget_devices() returns trigger language plpgsql as $$
    begin
      update account_devices set epoch = epoch + 1 where user_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger users_forget_devices after update on users
    for each row when (new.password_hash is distinct from old.password_hash)
    execute function forget_devices()`.execute(db);
}
