import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATORS as SAID } from '#catalogues/sentences/estate/administrators.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PERSON_RULES } from '#machines/flows/accounts/person-rules.ts';
import type { CallTaken } from '../http/handlers.ts';
import { noSuchEstate, refused } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import type { Person } from '../person.ts';
import type { AdministratorDeps } from './deps.ts';
import { type Holder, holderOf, type Invited, sendInvitation } from './invitation.ts';

/** Read who is invited by the rules of the form; else the first problem, in the form's words. */
export function readInvited(
  input: Pick<CallTaken<'inviteAdministrator'>, 'email' | 'first_name' | 'last_name'>,
): { readonly good: Invited } | { readonly problem: string } {
  const firstName = PERSON_RULES.firstName.safeParse(input.first_name);
  const lastName = PERSON_RULES.lastName.safeParse(input.last_name);
  const email = PERSON_RULES.email.safeParse(input.email);
  if (firstName.success && lastName.success && email.success)
    return {
      good: {
        ...{ firstName: firstName.data, lastName: lastName.data, email: email.data.toLowerCase() },
        ...{ phone: null, address: null },
      },
    };
  const failed = [firstName, lastName, email].find(({ success }) => !success);
  return { problem: failed?.error?.issues[0]?.message ?? MESSAGES.required };
}

/**
 * Invite somebody to administer an estate: a link is mailed by which they choose a password, and no account is there before it is
 * opened, so that nobody's address is taken from them by an invitation.
 */
export function invite(
  deps: AdministratorDeps,
  inviter: Pick<Person, 'id' | 'firstName' | 'lastName'>,
  estateId: number,
  invited: Invited,
): Promise<Exclude<CallAnswer<'inviteAdministrator'>, { status: 429 }>> {
  const { email } = invited;
  const at = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    // Of two who invite the same person at once the second sees and ends what the first has sent.
    const estate = await lockEstate(trx, estateId);
    if (estate === undefined) return noSuchEstate;
    const problem = addressProblem(estateId, email, await holderOf(trx, email, at));
    if (problem !== null) return problem;
    await sendInvitation(deps, trx, { inviter, estate, invited, at });
    return { status: 200, data: { message: SAID.invited(email) } };
  });
}

/** Why an address cannot be invited; null where it can. Whose it is, is told where the estate knows that anyhow. */
function addressProblem(estateId: number, email: string, holder: Holder | null) {
  if (holder === null) return null;
  if (holder === 'reserved' || holder.estate_id !== estateId) return refused('email-refused', SENTENCES.emailNotUsable);
  return holder.role === 'service-admin'
    ? refused('administrator-already', SAID.already(email))
    : refused('email-taken', SAID.resident(email));
}
