import type { Kysely, Transaction } from 'kysely';
import { LINK_HOURS } from '#catalogues/limits.ts';
import type { Schema } from '../../db/schema.ts';
import { endLinks } from '../mail/mailed-links.ts';

/** The change of address that a person has asked for and not confirmed yet; undefined: there is none, or it is over. */
export function pendingAddress(db: Kysely<Schema>, userId: string, now: Date) {
  return (
    db
      .selectFrom('account_changes')
      .selectAll()
      .where('user_id', '=', userId)
      .where('kind', '=', 'email')
      .where('applied_at', 'is', null)
      .where('ended_at', 'is', null)
      // The link can be mailed once more while it works.
      .where('asked_at', '>', new Date(now.getTime() - 2 * LINK_HOURS.confirmEmail * 3_600_000))
      .executeTakeFirst()
  );
}

/** Give up a change of address that was not confirmed yet, with the links to the addresses that it was for. */
export async function withdrawPending(trx: Transaction<Schema>, userId: string, now: Date): Promise<void> {
  const withdrawn = await trx
    .updateTable('account_changes')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('applied_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning('to_value')
    .execute();
  for (const { to_value } of withdrawn) await endLinks(trx, userId, 'confirm-email', now, to_value);
}
