import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Handler } from '../../http/handlers.ts';
import { tooMany } from '../../http/limits/too-many.ts';
import type { AccountDeps } from '../deps.ts';
import { refused } from '../refused.ts';
import { mailConfirmation } from './mail-confirmation.ts';

/** Mailing the verification link again, to the own address (DECISIONS 31). */
export function resendConfirmation(deps: AccountDeps): Handler<'resendConfirmation'> {
  return async ({ person }) => {
    if (person.verified) return refused('confirmed', SENTENCES.alreadyConfirmed);
    const over = await deps.limits.confirmationMails.take(person.id);
    if (over) return tooMany(over);
    const holder = { userId: person.id, email: person.email };
    await deps.db.transaction().execute((trx) => mailConfirmation(deps, trx, holder));
    return { status: 200, data: { message: SENTENCES.confirmationSent(person.email) } };
  };
}
