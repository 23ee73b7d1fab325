import { type Kysely, sql } from 'kysely';

/** What one administrator asks for and another one agrees to, and from which sum on an estate wants that; kobo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table estates add column balance_limit_kobo bigint check (balance_limit_kobo >= 0)',
  `create table approvals (
    id integer generated always as identity primary key,
    estate_id integer references estates (id),
    kind text not null check (kind in ('balance', 'balance-limit', 'refund')),
    subject text not null,
    part text not null default '',
    amount_kobo bigint,
    before_kobo bigint,
    after_kobo bigint,
    account integer,
    reason text not null,
    asked_by uuid not null,
    asked_at timestamptz not null,
    until timestamptz not null,
    state text not null default 'waiting'
      check (state in ('waiting', 'approved', 'refused', 'taken-back', 'outdated', 'expired')),
    ended_by uuid,
    ended_at timestamptz,
    ended_because text,
    used_at timestamptz,
    check ((state = 'waiting') = (ended_at is null)),
    check (state <> 'approved' or (ended_by is not null and ended_by <> asked_by)),
    check (used_at is null or state = 'approved')
  )`,
  `create unique index approvals_waiting on approvals (kind, coalesce(estate_id, 0), subject, part)
   where state = 'waiting'`,
  'create index approvals_of_estate on approvals (estate_id, asked_at)',
  "create index approvals_agreed on approvals (part) where kind = 'refund' and state = 'approved' and used_at is null",
];
