import { type Kysely, sql } from 'kysely';

/**
 * By which key of the portal something was sealed or signed, and which keys each server has. Null: a server of an older version did it, which has one
 * key; what is sealed gets its name at the next start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table second_factors add column sealed_by text',
  'alter table refund_accounts add column sealed_by text',
  'alter table sessions add column signed_by text',
  'alter table servers add column key_ids text[]',
];
