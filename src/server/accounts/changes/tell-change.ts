import type { Transaction } from 'kysely';
import { TAKE_BACK_DAYS } from '#catalogues/limits.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import type { Schema } from '../../db/schema.ts';
import type { AccountDeps } from '../deps.ts';

/** What the holder of an account is told of a change, and how the mail's first sentence says it; `when` is a date and a time. */
const CHANGES = {
  asked: {
    subject: 'Your e-mail address is about to change',
    says: (when: string) =>
      `On ${when} somebody gave the password of your Wattchat account and asked for another e-mail address. It changes as soon as the new address is confirmed. Until then you sign in with this one.`,
  },
  email: {
    subject: 'Your e-mail address was changed',
    says: (when: string) =>
      `Your Wattchat account got another e-mail address on ${when}. We no longer use this one. All other devices are signed out.`,
  },
  meter: {
    subject: 'Your meter number was changed',
    says: (when: string) =>
      `The meter number of your Wattchat account was changed on ${when}. All devices are signed out.`,
  },
} as const;

/**
 * Tell the address that an account had before of a change, with a link that takes it back without signing in. It holds nothing
 * that somebody typed. An address that nobody has ever proven to be theirs gets no link: it may be a stranger's.
 */
export async function tellChange(
  { links, mail, clock, config }: Pick<AccountDeps, 'links' | 'mail' | 'clock' | 'config'>,
  trx: Transaction<Schema>,
  about: keyof typeof CHANGES,
  told: { readonly userId: string; readonly email: string; readonly changeId: number; readonly linked: boolean },
): Promise<void> {
  const { subject, says } = CHANGES[about];
  const begin = [
    'Hello,',
    '',
    says(formatWhen(clock().toISOString())),
    '',
    'Was it you? Then you need not do anything.',
  ];
  if (!told.linked) {
    const text = [...begin, `If it was not you, please write to ${config.supportEmail}.`].join('\n');
    await mail.queue(trx, { to: told.email, subject, text });
    return;
  }
  const link = await links.issue(trx, 'take-back', told);
  const text = [
    ...begin,
    `If it was not you, please open this link within ${TAKE_BACK_DAYS} days. It takes the change back, signs out every device and asks you for a new password:`,
    '',
    link,
    '',
    `The link works once, and you need not sign in. If you have questions, please write to ${config.supportEmail}.`,
  ].join('\n');
  await mail.queue(trx, { to: told.email, subject, text, secret: true });
}
