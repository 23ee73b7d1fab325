import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { writeAudit } from '../../audit.ts';
import type { Handler } from '../../http/handlers.ts';
import { tooMany } from '../../http/limits/too-many.ts';
import { withdrawPending } from '../changes/pending.ts';
import type { AccountDeps } from '../deps.ts';
import { queueNotice } from '../mail/notice.ts';
import { passwordProblem } from '../passwords/password-rule.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { refused } from '../refused.ts';

/**
 * Setting a new password with the token of the mailed link (S3 section 7). A refused password leaves the link as it is; the
 * first good one uses it up and ends every session.
 */
export function replacePassword(deps: AccountDeps): Handler<'replacePassword'> {
  return async ({ input, address, log }) => {
    const over = await deps.limits.resets.take(address);
    if (over) return tooMany(over);
    const holder = await deps.links.find(deps.db, 'reset-password', input.token);
    if (holder === null) return spent();
    const problem = passwordProblem(input.newpassword, await estateOf(deps, holder.userId));
    if (problem !== null) return refused('password-refused', problem);
    const passwordHash = await hashPassword(input.newpassword, deps.random);
    if (!(await redeem(deps, input.token, passwordHash))) return spent();
    return { status: 200, data: { message: SENTENCES.passwordReplaced } };

    function spent() {
      log.warn({ event: 'reset-refused', address }, 'a link did not work');
      return refused('link-spent', SENTENCES.resetLinkSpent);
    }
  };
}

/** Use the link up and set the password; false when it does not work any more. The data base ends the sessions. */
function redeem(deps: AccountDeps, token: string, passwordHash: string): Promise<boolean> {
  const at = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const holder = await deps.links.redeem(trx, 'reset-password', token);
    if (holder === null) return false;
    const changed = await trx
      .updateTable('users')
      .set({ password_hash: passwordHash })
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
    return true;
  });
}

/** The name of a person's estate, which is no password; null where they have none. */
export async function estateOf({ db }: Pick<AccountDeps, 'db'>, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .innerJoin('estates', 'estates.id', 'users.estate_id')
    .select('estates.name')
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return row?.name ?? null;
}
