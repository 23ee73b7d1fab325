import type { Transaction } from 'kysely';
import { INVITATION_DAYS } from '#catalogues/administrators.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATORS as SAID } from '#catalogues/sentences/estate/administrators.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PERSON_RULES } from '#machines/flows/accounts/person-rules.ts';
import { isReserved } from '../accounts/changes/address.ts';
import { hashOf, linkTo, linkToken } from '../accounts/mailed-links.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import type { Person } from '../person.ts';
import { noSuchEstate } from '../platform/estates.ts';
import type { AdministratorDeps } from './deps.ts';

const DAY_MS = 86_400_000;
/** For how long the same invitation once more is a second click, or an answer that was lost: its mail has just left. */
const SAME_MS = 60_000;

/** Who is invited, with the data checked; the e-mail address in small letters. */
export interface Invited {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Read who is invited by the rules of the form; else the first problem, in the form's words. */
export function readInvited(
  input: Pick<CallTaken<'inviteAdministrator'>, 'email' | 'first_name' | 'last_name'>,
): { readonly good: Invited } | { readonly problem: string } {
  const firstName = PERSON_RULES.firstName.safeParse(input.first_name);
  const lastName = PERSON_RULES.lastName.safeParse(input.last_name);
  const email = PERSON_RULES.email.safeParse(input.email);
  if (firstName.success && lastName.success && email.success)
    return { good: { firstName: firstName.data, lastName: lastName.data, email: email.data.toLowerCase() } };
  const failed = [firstName, lastName, email].find(({ success }) => !success);
  return { problem: failed?.error?.issues[0]?.message ?? MESSAGES.required };
}

/**
 * Invite somebody to administer an estate: a link is mailed by which they choose a password, and no account is there before it is
 * opened, so that nobody's address is taken from them by an invitation. An earlier one to the same address ends; the very same
 * within a minute is made once.
 */
export function invite(
  deps: AdministratorDeps,
  inviter: Pick<Person, 'id' | 'firstName' | 'lastName'>,
  estateId: number,
  invited: Invited,
): Promise<Exclude<CallAnswer<'inviteAdministrator'>, { status: 429 }>> {
  const { email, firstName, lastName } = invited;
  const at = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    // Of two who invite the same person at once the second sees and ends what the first has sent.
    const estate = await lockEstate(trx, estateId);
    if (estate === undefined) return noSuchEstate;
    const problem = await addressProblem(trx, estateId, email, at);
    if (problem !== null) return problem;
    if (await justSent(trx, { estateId, inviter: inviter.id, invited, at }))
      return { status: 200, data: { message: SAID.invited(email) } };
    await endEarlier(trx, { estateId, email, at });
    const token = linkToken(deps.random);
    await trx
      .insertInto('administrator_invitations')
      .values({
        estate_id: estateId,
        email,
        first_name: firstName,
        last_name: lastName,
        token_hash: hashOf(token),
        invited_by: inviter.id,
        created_at: at,
        expires_at: new Date(at.getTime() + INVITATION_DAYS * DAY_MS),
        accepted_at: null,
        ended_at: null,
      })
      .execute();
    const detail = { before: null, after: `${firstName} ${lastName}, ${email}` };
    const deed = { at, actor: inviter.id, action: 'administrator-invited', subject: email } as const;
    await writeAudit(trx, { ...deed, estateId, detail });
    await mailInvitation(deps, trx, { invited, inviter, estate: estate.name, token });
    return { status: 200, data: { message: SAID.invited(email) } };
  });
}

/** Why an address cannot be invited; null where it can. Whoever was removed can be invited again, by whatever estate. */
async function addressProblem(trx: Transaction<Schema>, estateId: number, email: string, now: Date) {
  const holder = await trx
    .selectFrom('users')
    .select(['role', 'estate_id', 'disabled'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (holder === undefined) {
    return (await isReserved(trx, email, { now })) ? refused('email-refused', SENTENCES.emailNotUsable) : null;
  }
  if (holder.role === 'service-admin' && holder.disabled) return null;
  // Whose address it is, is told where the estate knows that anyhow.
  if (holder.estate_id !== estateId) return refused('email-refused', SENTENCES.emailNotUsable);
  return holder.role === 'service-admin'
    ? refused('administrator-already', SAID.already(email))
    : refused('email-taken', SAID.resident(email));
}

/** True where the same person has just sent the same, and it is open. */
async function justSent(
  trx: Transaction<Schema>,
  given: { readonly estateId: number; readonly inviter: string; readonly invited: Invited; readonly at: Date },
): Promise<boolean> {
  const { estateId, inviter, invited, at } = given;
  const open = await trx
    .selectFrom('administrator_invitations')
    .select('id')
    .where('estate_id', '=', estateId)
    .where('email', '=', invited.email)
    .where('first_name', '=', invited.firstName)
    .where('last_name', '=', invited.lastName)
    .where('invited_by', '=', inviter)
    .where('created_at', '>', new Date(at.getTime() - SAME_MS))
    .where('accepted_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return open !== undefined;
}

/** End what an estate has sent to an address and was not accepted. */
async function endEarlier(
  trx: Transaction<Schema>,
  { estateId, email, at }: { readonly estateId: number; readonly email: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('administrator_invitations')
    .set({ ended_at: at })
    .where('estate_id', '=', estateId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

async function mailInvitation(
  { mail, config }: Pick<AdministratorDeps, 'mail' | 'config'>,
  trx: Transaction<Schema>,
  {
    invited,
    inviter,
    estate,
    token,
  }: {
    readonly invited: Invited;
    readonly inviter: Pick<Person, 'firstName' | 'lastName'>;
    readonly estate: string;
    readonly token: string;
  },
): Promise<void> {
  const text = [
    `Hello ${invited.firstName},`,
    '',
    `${inviter.firstName} ${inviter.lastName} invites you to administer ${estate} on Wattchat. To choose your password, please open this link:`,
    '',
    linkTo(config.publicUrl, 'invitation', token),
    '',
    `The link works once, for ${INVITATION_DAYS} days. Afterwards you sign in with this e-mail address: ${config.publicUrl}/admin`,
    `If you did not expect this e-mail, please ignore it, or write to ${config.supportEmail}.`,
  ].join('\n');
  const subject = `You are invited to administer ${estate}`;
  await mail.queue(trx, { to: invited.email, subject, text, secret: true });
}
