import { type Kysely, sql } from 'kysely';

/**
 * Changes of an e-mail address or a meter that can be taken back, and what an account waits for before it sees what others have
 * on its meter: a link that is still to be opened, or the administrator of an estate that verifies its residents itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column link_awaited boolean not null default false`.execute(db);
  await sql`alter table users add column email_unproven boolean not null default false`.execute(db);
  await sql`
    update users set link_awaited = true, email_unproven = true
    where not is_verified and role in ('service-user', 'service-owner')`.execute(db);
  await sql`alter table estates add column verifies_residents boolean not null default false`.execute(db);
  await sql`
    create table account_changes (
      id bigint generated always as identity primary key,
      user_id uuid not null references users (id),
      kind text not null check (kind in ('email', 'meter')),
      from_value text not null,
      to_value text not null,
      was_verified boolean not null,
      link_was_awaited boolean not null,
      session_id uuid,
      asked_at timestamptz not null,
      applied_at timestamptz,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index account_changes_user on account_changes (user_id, id)`.execute(db);
  await sql`create index account_changes_from on account_changes (from_value) where kind = 'email'`.execute(db);
  await sql`alter table mailed_links add column change_id bigint references account_changes (id)`.execute(db);
  await sql`alter table mailed_links drop constraint mailed_links_purpose_check`.execute(db);
  await sql`
    alter table mailed_links add constraint mailed_links_purpose_check
    check (purpose in ('reset-password', 'confirm-email', 'take-back'))`.execute(db);
  // As migration 065 does for a password: no way to change an address leaves a session behind, but the one that asked for it.
  await sql`
    create function end_other_sessions() returns trigger language plpgsql as $$
    begin
      update sessions set ended_at = now()
      where user_id = new.id and ended_at is null and not exists (
        select 1 from account_changes change
        where change.user_id = new.id and change.kind = 'email' and change.to_value = new.email
          and change.session_id = sessions.id and change.applied_at is null and change.ended_at is null
      );
      return null;
    end $$`.execute(db);
  await sql`
    create trigger users_end_other_sessions after update on users
    for each row when (new.email is distinct from old.email) execute function end_other_sessions()`.execute(db);
}
