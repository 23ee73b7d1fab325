import { type Kysely, sql } from 'kysely';

/** What comparing each day's books came to, every night by itself: by book, every difference once, and whether it was mailed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reconciled_books (
      day text not null,
      book text not null check (book in ('payments', 'vends', 'payouts')),
      state text not null check (state in ('agrees', 'differs', 'not-read')),
      differences integer not null,
      reason text,
      at timestamptz not null,
      primary key (day, book)
    )`.execute(db);
  await sql`
    create table reconciled_differences (
      kind text not null,
      about text not null,
      day text not null,
      at timestamptz not null,
      ours text not null,
      theirs text not null,
      kobo bigint not null,
      found_at timestamptz not null,
      primary key (kind, about)
    )`.execute(db);
  await sql`
    create table reconciled_nights (
      day text primary key,
      done_at timestamptz not null,
      mailed integer not null
    )`.execute(db);
  await sql`create index reconciled_differences_day on reconciled_differences (day)`.execute(db);
}
