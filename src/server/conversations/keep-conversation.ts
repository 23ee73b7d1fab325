import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { LOOKING_SENTENCES } from '#catalogues/sentences/looking.ts';
import type { Person } from '../accounts/person.ts';
import { refused } from '../accounts/refused.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';

/** The largest conversation that is kept, bytes of JSON. */
const MOST_BYTES = 900_000;

/** The own conversation as it was last kept; revision 0: there is none. What is known `since` before is not sent again. */
export async function keptConversation(
  db: Kysely<Schema>,
  { id }: Pick<Person, 'id'>,
  since?: number,
): Promise<CallAnswer<'keptConversation'>> {
  const row = await db.selectFrom('kept_conversations').selectAll().where('user_id', '=', id).executeTakeFirst();
  if (row === undefined) return { status: 200, data: { revision: 0, kept: null, at: null } };
  const kept: unknown = row.revision === since ? null : JSON.parse(row.kept);
  return { status: 200, data: { revision: row.revision, kept, at: row.kept_at.toISOString() } };
}

/**
 * Keep a conversation in place of the revision that it continues. Of several that continue the same one, the first is kept
 * and the others are told so: whether it is the last one yet is asked in the statement that replaces it.
 */
export async function keepConversation(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: () => Date },
  { id }: Pick<Person, 'id'>,
  { revision, kept }: CallTaken<'keepConversation'>,
): Promise<CallAnswer<'keepConversation'>> {
  const text = JSON.stringify(kept);
  if (Buffer.byteLength(text) > MOST_BYTES) return refused('too-large', LOOKING_SENTENCES.keptTooLarge);
  const values = { kept: text, kept_at: clock() };
  const row =
    revision === 0
      ? await db
          .insertInto('kept_conversations')
          .values({ user_id: id, revision: 1, ...values })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await db
          .updateTable('kept_conversations')
          .set((set) => ({ revision: set('revision', '+', 1), ...values }))
          .where('user_id', '=', id)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst();
  if (row === undefined) {
    return { status: 409, data: { code: 'kept-elsewhere', message: LOOKING_SENTENCES.keptElsewhere } };
  }
  return { status: 200, data: { revision: row.revision } };
}
