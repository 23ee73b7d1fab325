import type { Transaction } from 'kysely';
import { LINK_HOURS } from '#catalogues/limits.ts';
import type { Schema } from '../../db/schema.ts';
import type { AccountDeps } from '../deps.ts';
import type { LinkHolder } from '../mail/mailed-links.ts';

/**
 * Mail a link that confirms an address, in the caller's transaction; earlier links end. It holds nothing that somebody
 * typed: whoever signs up with a stranger's address cannot write to them.
 */
export async function mailConfirmation(
  { links, mail }: Pick<AccountDeps, 'links' | 'mail'>,
  trx: Transaction<Schema>,
  holder: LinkHolder,
): Promise<void> {
  const link = await links.issue(trx, 'confirm-email', holder);
  const text = [
    'Hello,',
    '',
    'Please open this link to confirm that this e-mail address is yours. It was given for a Wattchat account:',
    '',
    link,
    '',
    `The link works once, for ${LINK_HOURS.confirmEmail} hours. If you did not expect this e-mail, please ignore it.`,
  ].join('\n');
  await mail.queue(trx, { to: holder.email, subject: 'Please confirm your e-mail address', text, secret: true });
}
