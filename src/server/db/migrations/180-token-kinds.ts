import { type Kysely, sql } from 'kysely';

/**
 * A vendor may send tokens beside the one that loads units (a new key, a bonus, a reset), and says what it reckoned with. What
 * was delivered before had nothing of that; a column with a constant default rewrites no row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tokens
      add column other_tokens jsonb not null default '[]'
        check (jsonb_typeof(other_tokens) = 'array' and (token is not null or other_tokens = '[]')),
      add column tariff text,
      add column vat_kobo bigint check (vat_kobo >= 0),
      add column debt_kobo bigint check (debt_kobo >= 0),
      add column receipt_no text
  `.execute(db);
  await sql`alter table sandbox_vends add column other_tokens jsonb not null default '[]'`.execute(db);
}
