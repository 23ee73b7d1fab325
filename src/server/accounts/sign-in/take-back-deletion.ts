import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { keepAccount } from '../changes/keep-account.ts';
import type { AccountDeps } from '../deps.ts';

/** What it takes to let an account be, after all. */
export interface DeletionDeps extends Pick<AccountDeps, 'db' | 'clock' | 'mail'> {
  readonly config: Pick<AccountDeps['config'], 'publicUrl' | 'supportEmail'>;
}

/** Whoever signs in keeps an account that was to be deleted, and is told so by mail. Nothing for every other. */
export async function takeBackDeletion(
  trx: Transaction<Schema>,
  { clock, mail, config }: DeletionDeps,
  { id: userId, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  if (!(await keepAccount(trx, { userId, actor: userId, at: clock() }))) return;
  const text = [
    'Hello,',
    '',
    'Somebody signed in to your Wattchat account with its password, so it is not deleted. Everything is as it was.',
    '',
    `Do you still want it deleted? Ask for it again in your profile: ${config.publicUrl}/user-page`,
    `If it was not you, please set a new password at ${config.publicUrl}/forgot-password and write to ${config.supportEmail}.`,
  ].join('\n');
  await mail.queue(trx, { to: email, subject: 'Your account is not deleted', text });
}
