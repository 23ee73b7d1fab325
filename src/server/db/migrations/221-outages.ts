import { type Kysely, sql } from 'kysely';

/**
 * What is not sold because who supplies it is down: a row each time, of which one at most is open for a vendor and what it sells.
 * No vendor is named where an administrator says it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table outages (
    id bigint generated always as identity primary key,
    vendor text not null,
    supply text not null,
    since timestamptz not null,
    source text not null check (source in ('list', 'check', 'sale', 'hand')),
    reason text not null,
    account text,
    heard_at timestamptz not null,
    times integer not null default 1,
    holds_until timestamptz,
    set_by uuid,
    ended_at timestamptz,
    check ((source = 'hand') = (vendor = ''))
  )`,
  'create unique index outages_open on outages (supply, vendor) where ended_at is null',
];
