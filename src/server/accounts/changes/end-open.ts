import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { endLinks } from '../mailed-links.ts';
import { withdrawPending } from './address.ts';

/**
 * End what an account that may be in wrong hands has begun and what is not done yet: another address that waits for its link, a link for a new
 * password, and invitations to administer an estate.
 */
export async function endWhatIsOpen(trx: Transaction<Schema>, userId: string, at: Date): Promise<void> {
  await withdrawPending(trx, userId, at);
  await endLinks(trx, userId, 'reset-password', at);
  await trx
    .updateTable('administrator_invitations')
    .set({ ended_at: at })
    .where('invited_by', '=', userId)
    .where('accepted_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}
