import { type Kysely, sql } from 'kysely';

/**
 * A meter was charged on which somebody may have credit: that is to be spent. The data base notes it with the charge itself, whoever
 * charges; lines are only added, so that no charge waits for another one here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table credit_looks (
    id bigint generated always as identity primary key,
    meter_number text not null,
    next_at timestamptz
  )`,
  'create index credit_looks_meter on credit_looks (meter_number)',
  `create function look_for_credit() returns trigger language plpgsql as $$
  begin
    insert into credit_looks (meter_number)
    select distinct users.meter_number
    from lines
    join users on users.meter_number = split_part(lines.account, ':', 2)
    where lines.amount_kobo < 0
      and lines.account like 'meter:%'
      and split_part(lines.account, ':', 3) in ('service-charge', 'dev-levy', 'fine')
      and (
        exists (select from resident_accounts where resident_accounts.user_id = users.id)
        or exists (select from ledger_entries as own where own.account = 'credit:' || users.id)
      );
    return null;
  end $$`,
  `create trigger charges_look_for_credit after insert on ledger_entries
    referencing new table as lines for each statement execute function look_for_credit()`,
];
