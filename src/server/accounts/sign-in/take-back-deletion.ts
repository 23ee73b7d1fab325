import { writeAudit } from '../../audit.ts';
import type { AccountDeps } from '../deps.ts';

/** What it takes to let an account be, after all. */
export interface DeletionDeps extends Pick<AccountDeps, 'db' | 'clock' | 'mail'> {
  readonly config: Pick<AccountDeps['config'], 'publicUrl' | 'supportEmail'>;
}

/** Whoever signs in keeps an account that was to be deleted, and is told so by mail. Nothing for every other. */
export async function takeBackDeletion({ db, clock, mail, config }: DeletionDeps, userId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const kept = await trx
      .updateTable('users')
      .set({ deletion_asked_at: null })
      .where('id', '=', userId)
      .where('deletion_asked_at', 'is not', null)
      .where('deleted_at', 'is', null)
      .returning('email')
      .executeTakeFirst();
    if (kept === undefined) return;
    await writeAudit(trx, { at: clock(), actor: userId, action: 'deletion-taken-back', subject: userId });
    const text = [
      'Hello,',
      '',
      'Somebody signed in to your Wattchat account with its password, so it is not deleted. Everything is as it was.',
      '',
      `Do you still want it deleted? Ask for it again in your profile: ${config.publicUrl}/user-page`,
      `If it was not you, please set a new password at ${config.publicUrl}/forgot-password and write to ${config.supportEmail}.`,
    ].join('\n');
    await mail.queue(trx, { to: kept.email, subject: 'Your account is not deleted', text });
  });
}
