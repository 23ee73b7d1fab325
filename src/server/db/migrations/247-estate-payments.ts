import { type Kysely, sql } from 'kysely';

/**
 * What was paid on to an estate out of our bank account, kobo. A bank's reference is recorded once for an estate; a row stays, also
 * where it was taken back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table estate_payments (
      id bigint generated always as identity primary key,
      estate_id integer not null references estates (id),
      amount_kobo bigint not null check (amount_kobo > 0),
      day text not null,
      reference text not null,
      recorded_by uuid not null,
      recorded_at timestamptz not null,
      taken_back_by uuid,
      taken_back_at timestamptz,
      taken_back_reason text,
      check ((taken_back_at is null) = (taken_back_by is null) and (taken_back_at is null) = (taken_back_reason is null))
    )`.execute(db);
  await sql`
    create unique index estate_payments_by_reference on estate_payments (estate_id, lower(reference))
      where taken_back_at is null`.execute(db);
  await sql`create index estate_payments_by_day on estate_payments (day)`.execute(db);
}
