import { type Kysely, sql } from 'kysely';

/** That the data base was put back to an earlier moment, and each payment since then whose order it does not have any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table restores (
    id integer generated always as identity primary key,
    taken_at timestamptz not null,
    restored_at timestamptz not null check (restored_at >= taken_at),
    next_look_at timestamptz,
    read_at timestamptz,
    unread text
  )`,
  `create table forgotten_payments (
    order_id text primary key,
    provider text not null,
    reference text not null,
    amount_kobo bigint not null check (amount_kobo > 0),
    captured_at timestamptz not null,
    found_at timestamptz not null,
    state text not null check (state in ('asking', 'person', 'delivered', 'back')),
    reason text not null,
    first_missing_at timestamptz,
    unsold_said_at timestamptz,
    next_look_at timestamptz,
    check ((state = 'asking') = (next_look_at is not null))
  )`,
  `create index forgotten_payments_due on forgotten_payments (next_look_at) where state = 'asking'`,
];
