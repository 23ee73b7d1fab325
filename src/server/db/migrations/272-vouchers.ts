import { type Kysely, sql } from 'kysely';

/** What comes as PINs, with their serial numbers. What was delivered before had none; a column with a constant default rewrites no row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tokens add column vouchers jsonb not null default '[]'`.execute(db);
  await sql`
    alter table tokens add constraint tokens_vouchers
      check (jsonb_typeof(vouchers) = 'array' and (token is null or vouchers = '[]')) not valid`.execute(db);
}
