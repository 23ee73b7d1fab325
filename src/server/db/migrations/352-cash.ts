import { type Kysely, sql } from 'kysely';

/** What estates were paid in cash, which is only ever added to: another row takes one back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table cash_payments (
    id integer generated always as identity primary key,
    estate_id integer not null references estates (id),
    meter_number text not null,
    due text not null,
    amount_kobo bigint not null,
    day text not null,
    payer text not null,
    note text not null,
    takes_back integer unique references cash_payments (id),
    key text,
    transaction_id uuid not null unique references ledger_transactions (id),
    made_by uuid not null,
    made_at timestamptz not null,
    unique (estate_id, key),
    check (amount_kobo <> 0 and (amount_kobo < 0) = (takes_back is not null))
  )`,
  'create index cash_payments_of_estate on cash_payments (estate_id, day)',
  'create index cash_payments_of_meter on cash_payments (meter_number)',
  `create trigger cash_payments_only_grow before update or delete or truncate on cash_payments
   for each statement execute function refuse_change()`,
];
