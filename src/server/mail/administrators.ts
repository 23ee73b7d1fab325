import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** The addresses of everybody who is told what the operator has to know: platform administrators who can sign in. */
export async function administratorsToTell(db: Kysely<Schema> | Transaction<Schema>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'netplus-admin')
    .where('disabled', '=', false)
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
}
