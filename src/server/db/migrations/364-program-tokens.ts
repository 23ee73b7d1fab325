import { type Kysely, sql } from 'kysely';

/**
 * Tokens of programs: a row is a token that opens something until it expires, and one that is ended has none. What ends a person's sessions for a reason of
 * their account takes its tokens away as well, and so does another estate. The data base does it, so that a server of an older version, which knows of no such token and lets
 * none in, leaves none behind. Putting a person from one of their meters on another changes nothing of the account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** True in a transaction that puts a person from one of their meters on another (migration 346). */
const SWITCHES = "coalesce(current_setting('wattchat.switches_meter', true), '') = 'yes'";

const statements = [
  `create table program_tokens (
    id uuid primary key,
    user_id uuid not null references users (id),
    name text not null,
    scopes text not null,
    token_hash text not null unique,
    made_at timestamptz not null,
    expires_at timestamptz not null,
    last_used_at timestamptz,
    last_used_from text
  )`,
  'create index program_tokens_user on program_tokens (user_id)',
  'create index program_tokens_over on program_tokens (expires_at)',
  `create function end_program_tokens() returns trigger language plpgsql as $$
    begin
      if ${SWITCHES} and new.password_hash = old.password_hash and new.role = old.role and not new.disabled
        and new.locked_at is null then return null; end if;
      delete from program_tokens where user_id = new.id;
      return null;
    end $$`,
  `create trigger users_end_program_tokens after update on users
    for each row when (
      new.password_hash is distinct from old.password_hash
      or new.role is distinct from old.role
      or new.estate_id is distinct from old.estate_id
      or new.meter_number is distinct from old.meter_number
      or (new.disabled and not old.disabled)
      or (new.locked_at is not null and old.locked_at is null)
    ) execute function end_program_tokens()`,
];
