import { type Kysely, sql } from 'kysely';

/** What servers share to find what was paid and settle it together: who was heard of, how much may be asked, and how far lists were read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table orders add column heard_at timestamptz',
  'create table silences (name text primary key, unanswered integer not null, since timestamptz not null)',
  `create table question_budgets (
    name text primary key,
    window_at timestamptz not null,
    used integer not null,
    granted integer not null
  )`,
  `create table capture_looks (
    provider text not null,
    reach text not null,
    read_to timestamptz not null,
    next_at timestamptz not null,
    primary key (provider, reach)
  )`,
];
