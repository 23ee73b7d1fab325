import { type Kysely, sql } from 'kysely';

/** What estates spend, which is only ever added to, and what of their figures they show to residents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table spendings (
    id integer generated always as identity primary key,
    estate_id integer not null references estates (id),
    head text not null,
    amount_kobo bigint not null,
    day text not null,
    payee text not null,
    note text not null,
    takes_back integer unique references spendings (id),
    made_by uuid not null,
    made_at timestamptz not null,
    check (amount_kobo <> 0 and (amount_kobo < 0) = (takes_back is not null))
  )`,
  'create index spendings_of_estate on spendings (estate_id, day)',
  `create trigger spendings_only_grow before update or delete or truncate on spendings
   for each statement execute function refuse_change()`,
  `create table published (
    estate_id integer not null references estates (id),
    what text not null,
    published_by uuid not null,
    published_at timestamptz not null,
    primary key (estate_id, what)
  )`,
];
