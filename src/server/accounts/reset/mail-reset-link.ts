import { LINK_HOURS } from '#catalogues/limits.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { AccountDeps } from '../deps.ts';

/** The job that mails a reset link, where the address has an account. */
export const MAIL_RESET_LINK = 'mail-reset-link';

/** What the job is told: the address that was typed, in small letters. */
export interface ResetAsk {
  readonly email: string;
}

type LinkDeps = Pick<AccountDeps, 'db' | 'links' | 'mail'>;

/** Mail a link that sets a new password to the holder of an address; nothing where there is none, or a disabled one. */
export async function mailResetLink({ db, links, mail }: LinkDeps, { email }: ResetAsk): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('disabled', '=', false)
      .forUpdate()
      .executeTakeFirst();
    if (account === undefined) return;
    const link = await links.issue(trx, 'reset-password', { userId: account.id, email });
    const text = [
      'Hello,',
      '',
      'Somebody asked for a new password for your Wattchat account. To set one, please open this link:',
      '',
      link,
      '',
      `The link works once, for ${LINK_HOURS.resetPassword === 1 ? 'one hour' : `${LINK_HOURS.resetPassword} hours`}.`,
      'If it was not you, please ignore this e-mail. Your password stays as it is.',
    ].join('\n');
    await mail.queue(trx, { to: email, subject: 'Your new password', text, secret: true });
  });
}

/** Work on the jobs that mail reset links. */
export async function workResetLinks(deps: LinkDeps & { readonly queue: Queue }): Promise<void> {
  await deps.queue.work<ResetAsk>(MAIL_RESET_LINK, (ask) => mailResetLink(deps, ask));
}
