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
    `You now have a Wattchat account with this e-mail address. You are an administrator of ${estate}.`,
    '',
    `Sign in: ${config.publicUrl}/admin`,
    `The person who registered you has your password. To set your own: ${config.publicUrl}/forgot-password`,
    '',
    `If you did not expect this e-mail, please write to ${config.supportEmail}.`,
  ].join('\n');
  await mail.queue(trx, { to: email, subject: `You administer ${estate} on Wattchat`, text });
}
