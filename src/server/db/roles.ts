import { LOCK_TRIES, LOCK_WAIT_MS } from './lock-light.ts';
import { SCOPED_ROLE } from './row-scope/policies.ts';

/** The data base's roles: who brings it up to date, who serves, who only reads, and who looks at what was done. */
export const ROLES = {
  migration: 'wattchat_migration',
  portal: 'wattchat_portal',
  readOnly: 'wattchat_readonly',
  audit: 'wattchat_audit',
} as const;

/** What holds secrets, or what proves who somebody is: none of it is for who only reads. */
export const WITHHELD = [
  ...['sessions', 'mailed_links', 'administrator_invitations', 'household_invitations', 'mail_outbox'],
  ...['kept_conversations', 'conversation_messages', 'utterances', 'rate_limits', 'refund_accounts'],
  ...['tokens', 'token_loads', 'sandbox_vends', 'support_messages', 'ticket_messages', 'ticket_files'],
  ...['second_factors', 'recovery_codes', 'passkeys', 'passkey_challenges'],
  ...['push_subscriptions', 'push_keys'],
  'program_tokens',
];

/** Everything of a table but one column. */
const withhold = (table: string, column: string, role: string): string => `  revoke all on ${table} from ${role};
  execute 'grant select (' || (select string_agg(quote_ident(column_name), ', ') from information_schema.columns
    where table_schema = 'public' and table_name = '${table}' and column_name <> '${column}') || ') on ${table} to ${role}';
`;

/** Single columns of that kind, of tables that can be read otherwise. */
export const WITHHELD_COLUMNS = { users: 'password_hash', orders: 'idempotency_key' } as const;

/**
 * SQL that makes the roles and says what each may, on a data base that is up to date; to be run by its owner or a superuser, and again after
 * each upgrade, statement by statement (psql does so). Everything becomes the migration's. The portal writes everywhere, but of what only grows it can only read and add: the data base
 * itself refuses the rest, whatever becomes of triggers.
 */
export function rolesSql(): string {
  const { migration, portal, readOnly, audit } = ROLES;
  return `-- Roles of Wattchat. Run again after each upgrade. Passwords: alter role ${portal} with password '...'.
begin;
do $$
declare
  one text;
begin
  foreach one in array array['${migration}', '${portal}', '${readOnly}', '${audit}'] loop
    if not exists (select from pg_roles where rolname = one) then
      execute format('create role %I login', one);
    end if;
    execute format('grant connect on database %I to %I', current_database(), one);
  end loop;
  if to_regrole('${SCOPED_ROLE}') is null then create role ${SCOPED_ROLE} nologin; end if;
  -- To be taken for a statement, and never held to all the time.
  alter role ${migration} noinherit;
  alter role ${portal} noinherit;
  grant ${SCOPED_ROLE} to ${migration}, ${portal};
  execute format('grant create, temporary on database %I to ${migration}', current_database());
  foreach one in array array['public', 'pgboss'] loop
    if to_regnamespace(one) is null then continue; end if;
    execute format('revoke create on schema %I from public, ${portal}', one);
    execute format('grant usage, create on schema %I to ${migration}', one);
    execute format('grant usage on schema %I to ${portal}', one);
  end loop;
end $$;
commit;
-- Each by itself and only where it is not so yet: it keeps everybody from a table, while the portals before sell.
do $$
declare
  change text;
begin
  for change in
    select format('alter %s %I.%I', case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, nspname, relname)
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname in ('public', 'pgboss') and relkind in ('r', 'p', 'v', 'S') and relowner <> '${migration}'::regrole
        -- A sequence of a column goes with its table.
        and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('i', 'a') and relkind = 'S')
    union all
    select format('alter function %s', pg_proc.oid::regprocedure)
      from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
      where nspname in ('public', 'pgboss') and prokind = 'f' and proowner <> '${migration}'::regrole
    union all
    select format('alter type %I.%I', nspname, typname)
      from pg_type join pg_namespace on pg_namespace.oid = typnamespace
      where nspname in ('public', 'pgboss') and typtype = 'e' and typowner <> '${migration}'::regrole
  loop
    for tries in 1 .. ${LOCK_TRIES} loop
      begin
        perform set_config('lock_timeout', '${LOCK_WAIT_MS}', true);
        execute change || ' owner to ${migration}';
        exit;
      exception when lock_not_available then
        if tries = ${LOCK_TRIES} then raise; end if;
      end;
      commit;
    end loop;
    commit;
  end loop;
end $$;
begin;
do $$
declare
  one text;
  thing record;
begin
  foreach one in array array['public', 'pgboss'] loop
    if to_regnamespace(one) is null then continue; end if;
    execute format('grant select, insert, update, delete on all tables in schema %I to ${portal}', one);
    execute format('grant usage, select on all sequences in schema %I to ${portal}', one);
    execute format('alter default privileges for role ${migration} in schema %I grant select, insert, update, delete on tables to ${portal}', one);
    execute format('alter default privileges for role ${migration} in schema %I grant usage, select on sequences to ${portal}', one);
  end loop;
  -- What only grows is what a trigger says so of.
  for thing in select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'refuse_change'::regproc loop
    execute 'revoke update, delete, truncate on ' || thing.name || ' from ${portal}';
  end loop;
  grant usage on schema public to ${readOnly}, ${audit};
  grant select on all tables in schema public to ${readOnly};
  foreach one in array array[${WITHHELD.map((name) => `'${name}'`).join(', ')}] loop
    execute format('revoke all on %I from ${readOnly}', one);
  end loop;
${Object.entries(WITHHELD_COLUMNS)
  .map(([table, column]) => withhold(table, column, readOnly))
  .join('')}  grant select on audit, ledger_transactions, ledger_entries, chain_links, chain_checks to ${audit};
  grant select (id, first_name, last_name, role) on users to ${audit};
end $$;
commit;
`;
}
