import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { alone, untilFree } from '../lock-light.ts';
import type { Schema } from '../schema.ts';
import { COLUMNS, READABLE, SCOPED_ROLE } from './policies.ts';

/** Whose rows a statement reads, as its transaction said; null where it said nothing. */
const FUNCTIONS = [
  `create or replace function scope_estate() returns integer language sql stable
    as $$ select nullif(current_setting('wattchat.estate', true), '')::integer $$`,
  `create or replace function scope_home() returns integer language sql stable
    as $$ select nullif(current_setting('wattchat.home', true), '')::integer $$`,
  `create or replace function scope_person() returns uuid language sql stable
    as $$ select nullif(current_setting('wattchat.person', true), '')::uuid $$`,
  // By its owner's rights: the rules of the tables that it reads ask it.
  `create or replace function scope_meters() returns text[] language sql stable security definer set search_path = public, pg_temp
    as $$ select array(
      select meter_number from users where id = scope_person() and meter_number is not null
      union select meter_number from held_meters where user_id = scope_person()
      union select meter_number from meter_moves where user_id = scope_person()) $$`,
  `create or replace function scope_homes() returns text[] language sql stable security definer set search_path = public, pg_temp
    as $$ select array(
      select meter_number from users where id = scope_person() and meter_number is not null
      union select meter_number from held_meters where user_id = scope_person() and ended_at is null) $$`,
] as const;

const MAKE_ROLE = `do $$ begin
    if to_regrole('${SCOPED_ROLE}') is null then create role ${SCOPED_ROLE} nologin; end if;
    if not pg_has_role(current_user, '${SCOPED_ROLE}', 'member') then grant ${SCOPED_ROLE} to current_user; end if;
  exception when insufficient_privilege or duplicate_object or unique_violation then null;
  end $$`;

const columnsOf = (table: string): string => (COLUMNS[table] ? ` (${COLUMNS[table].join(', ')})` : '');

/** A rule of a role holds whoever inherits it as well, who reads and writes for everybody: only whoever has taken the role is meant. */
const ONLY_TAKEN = `(select current_user) <> '${SCOPED_ROLE}'`;

/** What one table shows, at once or not at all. Whoever has not taken the role is held to nothing. */
const ruleOf = (table: string, rows: string | null): string => `do $$ begin
    revoke all on ${table} from ${SCOPED_ROLE};
    grant select${columnsOf(table)} on ${table} to ${SCOPED_ROLE};
    drop policy if exists everybody on ${table};
    drop policy if exists scoped on ${table};
    ${
      rows === null
        ? ''
        : `alter table ${table} enable row level security;
    create policy everybody on ${table} using (true) with check (true);
    create policy scoped on ${table} as restrictive for select to ${SCOPED_ROLE} using (${ONLY_TAKEN} or ${rows});`
    }
  end $$`;

/** What is no longer read so is taken away, and nothing else: servers read meanwhile. */
const TAKE_AWAY = `do $$
  declare
    one text;
  begin
    for one in select table_name from information_schema.role_table_grants
      where grantee = '${SCOPED_ROLE}' and table_schema = 'public' and table_name <> 'residences'
        and not table_name = any (array[${Object.keys(READABLE).map((table) => `'${table}'`)}])
    loop execute format('revoke all on %I from ${SCOPED_ROLE}', one);
    end loop;
  end $$`;

const STATEMENTS: readonly string[] = [
  ...FUNCTIONS,
  `grant usage on schema public to ${SCOPED_ROLE}`,
  ...Object.entries(READABLE).map(([table, rows]) => ruleOf(table, rows)),
  // It reads by the rights of whoever reads it, so that it is no way around the rules of its tables.
  'alter view residences set (security_invoker = true)',
  `grant select on residences to ${SCOPED_ROLE}`,
  TAKE_AWAY,
];

/** These rules and no others: a data base says which it has. */
const NAME = createHash('sha256').update(STATEMENTS.join('\n')).digest('hex').slice(0, 16);

/** Whether a data base has these rules, and this account may put itself under them. A copy that was put back has lost what was granted. */
export async function isScoped(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ scoped: boolean }>`select
    coalesce(obj_description(to_regprocedure('scope_meters()'), 'pg_proc') = ${NAME}, false)
    and coalesce(pg_has_role(current_user, to_regrole(${SCOPED_ROLE}), 'member'), false)
    and coalesce(has_table_privilege(to_regrole(${SCOPED_ROLE}), to_regclass('orders'), 'select'), false) as scoped`.execute(
    db,
  );
  return rows[0]?.scoped === true;
}

/**
 * Give a data base that is up to date these rules: which rows a call that only reads may read. They are one table's after the other's, while everybody goes on. Nothing
 * happens where it has them, and where this account may make no role: `isScoped` says so then. Throws where the data base fails.
 */
export async function scopeRows(db: Kysely<Schema>): Promise<void> {
  if (await isScoped(db)) return;
  await alone(db, async (own) => {
    if (await isScoped(own)) return;
    if (!(await makeRole(own))) return;
    for (const statement of STATEMENTS) await untilFree(own, statement);
    await sql.raw(`comment on function scope_meters() is '${NAME}'`).execute(own);
  });
}

/** Make the role where this account may; false where it is not there then. It signs nobody in. Another data base of the same server may be making it, too. */
export async function makeRole(db: Kysely<Schema>): Promise<boolean> {
  await sql.raw(MAKE_ROLE).execute(db);
  const { rows } = await sql<{ there: boolean }>`select to_regrole(${SCOPED_ROLE}) is not null as there`.execute(db);
  return rows[0]?.there === true;
}
