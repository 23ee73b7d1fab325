import type { Transaction } from 'kysely';
import { formatWhen } from '#machines/kit/writing/format.ts';
import type { Schema } from '../../db/schema.ts';
import type { AccountDeps } from '../deps.ts';

/** What an account's holder is told by mail, and how the mail's first sentence says it; `when` is a date and a time. */
const NOTICES = {
  password: {
    subject: 'Your password was changed',
    says: (when: string) =>
      `The password of your Wattchat account was changed on ${when}. All other devices are signed out.`,
  },
  email: {
    subject: 'Your e-mail address was changed',
    says: (when: string) => `Your Wattchat account got another e-mail address on ${when}. We no longer use this one.`,
  },
  meter: {
    subject: 'Your meter number was changed',
    says: (when: string) =>
      `The meter number of your Wattchat account was changed on ${when}. All devices are signed out.`,
  },
} as const;

/**
 * Tell the holder of an account what was changed, in the transaction that changes it. It holds nothing that somebody typed,
 * and no link that does something: whoever took an account over could use both.
 */
export async function queueNotice(
  { mail, clock, config }: Pick<AccountDeps, 'mail' | 'clock' | 'config'>,
  trx: Transaction<Schema>,
  about: keyof typeof NOTICES,
  to: string,
): Promise<void> {
  const { subject, says } = NOTICES[about];
  const text = [
    'Hello,',
    '',
    says(formatWhen(clock().toISOString())),
    '',
    'Was it you? Then you need not do anything.',
    `If it was not you, please set a new password at ${config.publicUrl}/forgot-password and write to ${config.supportEmail}.`,
  ].join('\n');
  await mail.queue(trx, { to, subject, text });
}
