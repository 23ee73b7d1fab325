import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Handler } from '../../http/handlers.ts';
import { tooMany } from '../../http/limits/too-many.ts';
import { pendingAddress } from '../changes/pending.ts';
import type { AccountDeps } from '../deps.ts';
import { refused } from '../refused.ts';
import { mailConfirmation } from './mail-confirmation.ts';

/** Mailing the verification link again, to the address that the account changes to or else to its own (DECISIONS 31). */
export function resendConfirmation(deps: AccountDeps): Handler<'resendConfirmation'> {
  return async ({ person }) => {
    const pending = await pendingAddress(deps.db, person.id, deps.clock());
    if (pending === undefined && person.awaits !== 'confirmation') {
      return refused('confirmed', SENTENCES.alreadyConfirmed);
    }
    const over = await deps.limits.confirmationMails.take(person.id);
    if (over) return tooMany(over);
    const email = pending?.to_value ?? person.email;
    const holder = { userId: person.id, email };
    await deps.db.transaction().execute((trx) => mailConfirmation(deps, trx, holder));
    return { status: 200, data: { message: SENTENCES.confirmationSent(email) } };
  };
}
