import type { Transaction } from 'kysely';
import { LINK_HOURS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PERSON_RULES } from '#machines/flows/accounts/person-rules.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { DeviceCookie } from '../http/device-cookie.ts';
import type { Handler } from '../http/handlers.ts';
import { refused, tooMany } from '../http/refusals.ts';
import type { Queue } from '../jobs.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { withdrawPending } from './changes/address.ts';
import type { AccountDeps } from './deps.ts';
import { queueNotice } from './letters.ts';
import type { LinkHolder } from './mailed-links.ts';
import { ownWordsOf, passwordProblem } from './password-rule.ts';
import { hashPassword } from './passwords.ts';
import { makeKnown } from './sign-in/devices.ts';

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
    await queueResetLink({ links, mail }, trx, { userId: account.id, email });
  });
}

/** Mail a link that sets a new password to the holder of an account, in the caller's transaction; earlier ones end. */
export async function queueResetLink(
  { links, mail }: Pick<AccountDeps, 'links' | 'mail'>,
  trx: Transaction<Schema>,
  holder: LinkHolder,
): Promise<void> {
  const link = await links.issue(trx, 'reset-password', holder);
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
  await mail.queue(trx, { to: holder.email, subject: 'Your new password', text, secret: true });
}

/** Work on the jobs that mail reset links. */
export async function workResetLinks(deps: LinkDeps & { readonly queue: Queue }): Promise<void> {
  await deps.queue.work<ResetAsk>(MAIL_RESET_LINK, (ask) => mailResetLink(deps, ask));
}

/**
 * Setting a new password with the token of the mailed link (S3 section 7), which may be that of an invitation to administer an
 * estate. A refused password leaves the link as it is; the
 * first good one uses it up and ends every session.
 */
export function replacePassword(deps: AccountDeps): Handler<'replacePassword'> {
  return async ({ input, address, device, log }) => {
    const over = await deps.limits.resets.take(address);
    if (over) return tooMany(over);
    const holder = await deps.links.find(deps.db, 'reset-password', input.token);
    if (holder === null) {
      const accepted = await acceptInvitation(deps, { token: input.token, password: input.newpassword });
      return accepted ?? spent();
    }
    const problem = passwordProblem(input.newpassword, await ownWordsOf(deps.db, holder.userId));
    if (problem !== null) return refused('password-refused', problem);
    const passwordHash = await hashPassword(input.newpassword, deps.random);
    if (!(await redeem(deps, { token: input.token, passwordHash, device }))) return spent();
    return { status: 200, data: { message: SENTENCES.passwordReplaced } };

    function spent() {
      log.warn({ event: 'reset-refused', address }, 'a link did not work');
      return refused('link-spent', SENTENCES.resetLinkSpent);
    }
  };
}

/** Use the link up and set the password; false when it does not work any more. The data base ends the sessions. */
function redeem(
  deps: AccountDeps,
  { token, passwordHash, device }: { token: string; passwordHash: string; device: DeviceCookie },
): Promise<boolean> {
  const at = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const holder = await deps.links.redeem(trx, 'reset-password', token);
    if (holder === null) return false;
    const changed = await trx
      .updateTable('users')
      .set({ password_hash: passwordHash, password_guessable: false })
      .where('id', '=', holder.userId)
      .where('email', '=', holder.email)
      .where('disabled', '=', false)
      .returning('estate_id')
      .executeTakeFirst();
    if (changed === undefined) return false;
    const deed = { at, actor: null, action: 'password-replaced', subject: holder.userId } as const;
    await writeAudit(trx, { ...deed, estateId: changed.estate_id });
    await withdrawPending(trx, holder.userId, at);
    await queueNotice(deps, trx, holder.email);
    await makeKnown(trx, deps, holder.userId, device);
    return true;
  });
}
