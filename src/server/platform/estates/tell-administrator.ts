import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { PlatformDeps } from '../deps.ts';
import type { NewAdministrator } from './read-administrator.ts';

/** Tell the address of a new account by mail, in the transaction that opens it. It holds no password. */
export async function tellAdministrator(
  { mail, config }: Pick<PlatformDeps, 'mail' | 'config'>,
  trx: Transaction<Schema>,
  { firstName, email }: NewAdministrator,
  estate: string,
): Promise<void> {
  const text = [
    `Hello ${firstName},`,
    '',
    `A Wattchat account was opened for you with this e-mail address. With it you administer the estate ${estate}.`,
    '',
    `Sign in: ${config.publicUrl}/admin`,
    `The password is known to whoever registered you. You can set your own: ${config.publicUrl}/forgot-password`,
    '',
    `If you did not expect this mail, please write to ${config.supportEmail}.`,
  ].join('\n');
  await mail.queue(trx, { to: email, subject: `You administer ${estate} on Wattchat`, text });
}
