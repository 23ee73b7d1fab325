import { type Kysely, sql } from 'kysely';

/**
 * Every change of a fee or a limit, from when it holds: none is ever overwritten, so that what held at any time can be read. The
 * fees of providers that there were are its first rows, and their table goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table setting_changes (
    id bigint generated always as identity primary key,
    name text not null,
    scope text not null,
    value text not null,
    since timestamptz not null,
    reason text,
    set_by uuid,
    set_at timestamptz not null
  )`,
  'create index setting_changes_in_force on setting_changes (name, scope, since desc, id desc)',
  `create trigger setting_changes_only_grows before update or delete or truncate on setting_changes
   for each statement execute function refuse_change()`,
  `insert into setting_changes (name, scope, value, since, set_at)
   select 'fee', provider, coalesce(fee_kobo::text, 'null'), least(updated_at, now()), updated_at from provider_fees`,
  'drop table provider_fees',
];
