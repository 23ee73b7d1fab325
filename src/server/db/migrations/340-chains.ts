import { type Kysely, sql } from 'kysely';

/**
 * Where the line of the audit log came from, and the links that seal the log and the ledger (`src/server/chains`). An older server writes
 * lines without an address and seals nothing: what it writes is sealed by the next one that does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table audit add column address text',
  `create table chain_links (
    chain text not null,
    number bigint not null check (number > 0),
    kind text not null check (kind in ('sealed', 'pruned')),
    after_id bigint not null,
    to_id bigint not null,
    row_count integer not null,
    content text not null,
    marks bytea not null,
    reason text,
    at timestamptz not null,
    previous text not null,
    hash text not null,
    primary key (chain, number)
  )`,
  `create trigger chain_links_only_grow before update or delete or truncate on chain_links
   for each statement execute function refuse_change()`,
  `create table chain_checks (
    chain text primary key,
    checked_at timestamptz not null,
    links bigint not null,
    row_count bigint not null,
    head text,
    broken text
  )`,
];
