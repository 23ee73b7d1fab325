import type { Transaction } from 'kysely';
import { formatWhen } from '#machines/kit/writing/format.ts';
import type { Schema } from '../../db/schema.ts';
import type { AccountDeps } from '../deps.ts';

/**
 * Tell the holder of an account that its password was changed, in the transaction that changes it. It holds nothing that
 * somebody typed, and no link that does something: whoever took an account over could use both.
 */
export async function queueNotice(
  { mail, clock, config }: Pick<AccountDeps, 'mail' | 'clock' | 'config'>,
  trx: Transaction<Schema>,
  to: string,
): Promise<void> {
  const text = [
    'Hello,',
    '',
    `The password of your Wattchat account was changed on ${formatWhen(clock().toISOString())}. All other devices are signed out.`,
    '',
    'Was it you? Then you need not do anything.',
    `If it was not you, please set a new password at ${config.publicUrl}/forgot-password and write to ${config.supportEmail}.`,
  ].join('\n');
  await mail.queue(trx, { to, subject: 'Your password was changed', text });
}
