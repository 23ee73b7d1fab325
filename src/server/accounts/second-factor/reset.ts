import type { CallAnswer } from '#catalogues/calls/services.ts';
import { SECOND_FACTOR as SAID } from '#catalogues/sentences/second-factor.ts';
import { writeAudit } from '../../audit.ts';
import type { Asked } from '../../http/handlers.ts';
import { refused } from '../../http/refusals.ts';
import { provePassword } from '../changes/prove-password.ts';
import { endProgramTokens } from '../programs/tokens.ts';
import { forgetBrowsers } from '../sign-in/devices.ts';
import { isOpen, lockAccounts } from '../sign-in/open-sessions.ts';
import { dropSecondFactor } from './factor.ts';
import { tellSecondFactor } from './letters.ts';
import type { CodeDeps } from './take-code.ts';

/**
 * Take the second factor off somebody else's account who lost it: of the own estate, or of any for the platform administrator. The own
 * password is asked for in any case: a session of an administrator without a second factor would else take it off those who have one. Their password
 * stays, and whoever has to have a second factor is let in only to set one up.
 */
export async function resetFor(
  deps: Pick<CodeDeps, 'db' | 'clock' | 'mail' | 'config' | 'limits'>,
  asked: Asked<'resetSecondFactor'>,
): Promise<CallAnswer<'resetSecondFactor'>> {
  const {
    person: by,
    input: { user_id: userId, password },
  } = asked;
  const proof = await provePassword(deps, asked, password);
  if ('status' in proof) return proof;
  const at = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    if (userId === by.id) return refused('own-second-factor', SAID.notOwn);
    await lockAccounts(trx, by.id, userId);
    if (!(await isOpen(trx, by.sessionId))) return refused('account-gone', SAID.nobody);
    let found = trx
      .selectFrom('users')
      .select(['id', 'email', 'first_name', 'last_name', 'estate_id'])
      .where('id', '=', userId)
      .where('disabled', '=', false);
    if (by.role !== 'netplus-admin') found = found.where('estate_id', '=', by.estate?.id ?? null);
    const whose = await found.executeTakeFirst();
    if (whose === undefined) return refused('account-gone', SAID.nobody);
    if (!(await dropSecondFactor(trx, whose.id, { at }))) return refused('no-second-factor', SAID.noneThere);
    // What they lost may be a device on which they signed in.
    await forgetBrowsers(trx, whose.id);
    await endProgramTokens(trx, whose.id);
    const deed = { at, actor: by.id, action: 'second-factor-reset', subject: whose.id } as const;
    await writeAudit(trx, { ...deed, estateId: whose.estate_id });
    await tellSecondFactor(deps, trx, 'reset', whose.email);
    return { status: 200, data: { message: SAID.reset(`${whose.first_name} ${whose.last_name}`.trim()) } };
  });
}
