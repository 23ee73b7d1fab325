import { MESSAGES } from '#catalogues/messages.ts';
import { PERSON_RULES } from '#machines/flows/accounts/person-rules.ts';
import type { Handler } from '../../http/handlers.ts';
import { tooMany } from '../../http/limits/too-many.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { AccountDeps } from '../deps.ts';
import { refused } from '../refused.ts';
import { MAIL_RESET_LINK, type ResetAsk } from './mail-reset-link.ts';

/**
 * Asking for a new password (S3 section 7). Whether the address has an account is looked up in a job, after the answer: so
 * neither the answer nor the time it takes tells. Too many mails to one address are not sent, and not spoken of either.
 */
export function forgotPassword({
  db,
  limits,
  queue,
}: Pick<AccountDeps, 'db' | 'limits'> & { readonly queue: Pick<Queue, 'send'> }): Handler<'forgotPassword'> {
  return async ({ input, address }) => {
    const read = PERSON_RULES.email.safeParse(input.email);
    if (!read.success) return refused('invalid-input', read.error.issues[0]?.message ?? MESSAGES.emailInvalid);
    const over = await limits.resetAsks.take(address);
    if (over) return tooMany(over);
    const ask: ResetAsk = { email: read.data.toLowerCase() };
    if ((await limits.resetMails.take(ask.email)) === null) await queue.send(db, MAIL_RESET_LINK, ask);
    return { status: 200, data: { mailResponse: 'succeeded' } };
  };
}
