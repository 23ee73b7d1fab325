import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { writeAudit } from '../../audit.ts';
import type { Handler } from '../../http/handlers.ts';
import { tooMany } from '../../http/limits/too-many.ts';
import type { AccountDeps } from '../deps.ts';
import { refused } from '../refused.ts';

/**
 * Confirming an address with the token of the mailed link (DECISIONS 20). Nobody has to be signed in; the person
 * themselves gets a token with the new claims.
 */
export function confirmEmail(deps: AccountDeps): Handler<'confirmEmail'> {
  return async ({ input, person, address, log }) => {
    const over = await deps.limits.confirmations.take(address);
    if (over) return tooMany(over);
    const confirmed = await confirm(deps, input.token);
    if (confirmed === null) {
      log.warn({ event: 'confirmation-refused', address }, 'a link did not work');
      return refused('link-spent', SENTENCES.confirmLinkSpent);
    }
    const message = SENTENCES.emailConfirmed;
    if (person?.id !== confirmed) return { status: 200, data: { message } };
    return { status: 200, data: { message, token: await deps.sessions.renew(person.sessionId, person.id) } };
  };
}

/** Use a link up and confirm the address it was mailed to; null when it does not work, or the address is not theirs now. */
function confirm(
  { db, links, clock }: Pick<AccountDeps, 'db' | 'links' | 'clock'>,
  token: string,
): Promise<string | null> {
  const at = clock();
  return db.transaction().execute(async (trx) => {
    const holder = await links.redeem(trx, 'confirm-email', token);
    if (holder === null) return null;
    const changed = await trx
      .updateTable('users')
      .set({ is_verified: true })
      .where('id', '=', holder.userId)
      .where('email', '=', holder.email)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return null;
    await writeAudit(trx, { at, actor: null, action: 'email-confirmed', subject: changed.id });
    return changed.id;
  });
}
