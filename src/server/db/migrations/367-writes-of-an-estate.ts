import { type Kysely, sql } from 'kysely';
import { untilFree } from '../lock-light.ts';
import type { Schema } from '../schema.ts';

export const alone = true;

/**
 * What an administrator of an estate asks for writes rows of that estate: each table with an estate in it looks at them where the transaction has said
 * whose it is (`wattchat.writes_for`), and at nothing elsewhere. Servers of an older version say nothing.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql.raw(held('held_to_estate', 'estate_id')).execute(db);
  await sql.raw(held('held_estate', 'id')).execute(db);
  for (const table of await tablesWithEstate(db)) await untilFree(db, trigger(table, 'held_to_estate'));
  await untilFree(db, trigger('estates', 'held_estate'));
}

/** Rows of nobody are everybody's: whoever moves in was of no estate before. */
const held = (name: string, column: string) => `
  create or replace function ${name}() returns trigger language plpgsql as $$
    declare
      estate integer := current_setting('wattchat.writes_for', true)::integer;
    begin
      if (tg_op <> 'INSERT' and old.${column} <> estate) or (tg_op <> 'DELETE' and new.${column} <> estate) then
        raise insufficient_privilege using message = format('%s: a row of another estate than %s', tg_table_name, estate);
      end if;
      return null;
    end $$`;

const trigger = (table: string, does: string) => `
  create or replace trigger ${does} after insert or update or delete on ${table} for each row
    when (coalesce(current_setting('wattchat.writes_for', true), '') <> '') execute function ${does}()`;

/** What is counted of orders is written by their own triggers. */
const COUNTED = ['transaction_counts', 'estate_transaction_counts'];

async function tablesWithEstate(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    join pg_attribute on attrelid = pg_class.oid and attname = 'estate_id' and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !COUNTED.includes(name));
}
