import type { Transaction } from 'kysely';
import { writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';

/** Whose account stays, who brought that about, null: somebody who was not signed in, and when. */
interface Keeping {
  readonly userId: string;
  readonly actor: string | null;
  readonly at: Date;
}

/** Let an account that was to be deleted be after all, with a line of the log; false, and nothing is done, where that was not asked for. */
export async function keepAccount(trx: Transaction<Schema>, { userId, actor, at }: Keeping): Promise<boolean> {
  const kept = await trx
    .updateTable('users')
    .set({ deletion_asked_at: null })
    .where('id', '=', userId)
    .where('deletion_asked_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (kept === undefined) return false;
  await writeAudit(trx, { at, actor, action: 'deletion-taken-back', subject: userId });
  return true;
}
