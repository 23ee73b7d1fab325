import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** None of these changes of an account can be taken back once more, and none that waits for its link takes effect. */
export async function endChanges(trx: Transaction<Schema>, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('account_changes').set({ ended_at: at }).where('id', 'in', ids).execute();
  await trx
    .updateTable('mailed_links')
    .set({ used_at: at })
    .where('change_id', 'in', ids)
    .where('used_at', 'is', null)
    .execute();
}
