import { type Kysely, sql } from 'kysely';

/** What came into an estate in a month and what it cost. A correction is the next version; none is changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table energy_bills (
    id integer generated always as identity primary key,
    estate_id integer not null references estates (id),
    month text not null,
    version integer not null,
    hundredths bigint not null check (hundredths > 0),
    cost_kobo bigint not null check (cost_kobo >= 0),
    made_by uuid not null,
    made_at timestamptz not null,
    unique (estate_id, month, version)
  )`,
  `create trigger energy_bills_only_grow before update or delete or truncate on energy_bills
   for each statement execute function refuse_change()`,
];
