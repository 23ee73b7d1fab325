import { type Kysely, sql } from 'kysely';

/**
 * The ledger's balance is checked once a statement instead of once a line, so that a posting may have thousands of lines and
 * a file of payments be one posting. All lines of a posting therefore come in one statement; a posting without any is still
 * refused at the commit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger ledger_entries_balanced on ledger_entries`.execute(db);
  await sql`drop trigger ledger_transactions_balanced on ledger_transactions`.execute(db);
  await sql`drop function refuse_unbalanced()`.execute(db);
  await sql`
    create function refuse_unbalanced_lines() returns trigger language plpgsql as $$
    declare
      wrong record;
    begin
      -- Sideways, so that the lines of each posting are found by their index, however long the ledger is.
      select posting.id, held.lines, held.total into wrong
        from (select distinct transaction_id as id from came) as posting
        cross join lateral (
          select count(*) as lines, coalesce(sum(amount_kobo), 0) as total
          from ledger_entries where transaction_id = posting.id
        ) as held
        where held.lines < 2 or held.total <> 0 limit 1;
      if found then
        raise exception 'ledger transaction % has % entries that sum to % kobo', wrong.id, wrong.lines, wrong.total
          using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger ledger_entries_balanced after insert on ledger_entries referencing new table as came
    for each statement execute function refuse_unbalanced_lines()`.execute(db);
  await sql`
    create function refuse_empty_posting() returns trigger language plpgsql as $$
    begin
      if not exists (select from ledger_entries where transaction_id = new.id) then
        raise exception 'ledger transaction % has 0 entries', new.id using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger ledger_transactions_balanced after insert on ledger_transactions
    deferrable initially deferred for each row execute function refuse_empty_posting()`.execute(db);
}
