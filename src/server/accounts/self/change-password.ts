import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { writeAudit } from '../../audit.ts';
import type { DeviceCookie } from '../../http/device-cookie.ts';
import type { Handler } from '../../http/handlers.ts';
import { refused, tooMany } from '../../http/refusals.ts';
import type { Person } from '../../person.ts';
import { withdrawPending } from '../changes/address.ts';
import type { AccountDeps } from '../deps.ts';
import { queueNotice } from '../letters.ts';
import { endLinks } from '../mailed-links.ts';
import { ownWordsOf, passwordProblem } from '../password-rule.ts';
import { hashPassword, passwordMatches } from '../passwords.ts';
import { makeKnown } from '../sign-in/devices.ts';
import { isOpen, lockAccounts } from '../sign-in/open-sessions.ts';

/**
 * Changing the own password with the old one (S1 section 7). Whose it is says the session alone, never `userId`. Every
 * session ends, and the caller is answered a token of a new one.
 */
export function changePassword(deps: AccountDeps): Handler<'changePassword'> {
  const { db, limits } = deps;
  return async ({ input: { oldPassword, newPassword }, person, address, device, log }) => {
    const over = await limits.passwordChanges.take(person.id);
    if (over) return tooMany(over);
    const { password_hash: oldHash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    if (!(await passwordMatches(oldPassword, oldHash))) return wrong();
    const problem =
      newPassword === oldPassword
        ? SENTENCES.passwordSame
        : passwordProblem(newPassword, await ownWordsOf(db, person.id));
    if (problem !== null) {
      // Only a wrong old password is a guess.
      await limits.passwordChanges.giveBack(person.id);
      return refused('password-refused', problem);
    }
    const newHash = await hashPassword(newPassword, deps.random);
    const token = await replace(deps, person, { oldHash, newHash, address, device });
    if (token === null) return wrong();
    return { status: 200, data: { message: MESSAGES.passwordChanged, token } };

    function wrong() {
      log.warn({ event: 'password-refused', user: person.id, address }, 'a wrong old password');
      return refused('wrong-password', MESSAGES.passwordNotMatching);
    }
  };
}

/** Put one hash in the place of the other; null when another change was faster, or ended the session. The data base ends the sessions. */
function replace(
  deps: AccountDeps,
  { id, email, estate, sessionId, provedAt }: Person,
  given: { oldHash: string; newHash: string; address: string; device: DeviceCookie },
): Promise<string | null> {
  const at = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    await lockAccounts(trx, id);
    if (!(await isOpen(trx, sessionId))) return null;
    const changed = await trx
      .updateTable('users')
      .set({ password_hash: given.newHash, password_guessable: false })
      .where('id', '=', id)
      .where('password_hash', '=', given.oldHash)
      .where('disabled', '=', false)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return null;
    await endLinks(trx, id, 'reset-password', at);
    await writeAudit(trx, { at, actor: id, action: 'password-changed', subject: id, estateId: estate?.id ?? null });
    // Whoever asked for another address may have known the password that was just changed.
    await withdrawPending(trx, id, at);
    await queueNotice(deps, trx, email);
    await makeKnown(trx, deps, id, given.device);
    // A code that was given stays given: without one the session would be none where there is a second factor.
    return deps.sessions.begin(id, given.address, trx, provedAt);
  });
}
