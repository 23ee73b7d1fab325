import type { Transaction } from 'kysely';
import { INVITATION_DAYS } from '#catalogues/administrators.ts';
import type { Role } from '#catalogues/roles.ts';
import { isReserved } from '../accounts/changes/address.ts';
import { hashOf, linkTo, linkToken } from '../accounts/mailed-links.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { Person } from '../person.ts';
import type { AdministratorDeps } from './deps.ts';

const DAY_MS = 86_400_000;
/** For how long the same invitation once more is a second click, or an answer that was lost: its mail has just left. */
const SAME_MS = 60_000;

/** Who is invited, with the data checked; the e-mail address in small letters. */
export interface Invited {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** How they are reached, for the account that they open; null where nobody said so. */
  readonly phone: string | null;
  readonly address: string | null;
}

/** What `sendInvitation` sends: who invites whom to administer what, and when. */
export interface Invitation {
  readonly inviter: Pick<Person, 'id' | 'firstName' | 'lastName'>;
  readonly estate: { readonly id: number; readonly name: string };
  readonly invited: Invited;
  readonly at: Date;
}

/**
 * Write an invitation down and mail its link, in a transaction that holds the row of the estate. An earlier one to the same address
 * ends, and what it said of how they are reached stands in this one; the very same within a minute is made once.
 */
export async function sendInvitation(
  deps: Pick<AdministratorDeps, 'random' | 'mail' | 'config'>,
  trx: Transaction<Schema>,
  invitation: Invitation,
): Promise<void> {
  const { inviter, estate, invited, at } = invitation;
  const { email, firstName, lastName } = invited;
  if (await justSent(trx, invitation)) return;
  const earlier = await endEarlier(trx, { estateId: estate.id, email, at });
  const token = linkToken(deps.random);
  await trx
    .insertInto('administrator_invitations')
    .values({
      estate_id: estate.id,
      email,
      first_name: firstName,
      last_name: lastName,
      phone: invited.phone ?? earlier?.phone ?? null,
      address: invited.address ?? earlier?.address ?? null,
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
  await writeAudit(trx, { ...deed, estateId: estate.id, detail });
  await mailInvitation(deps, trx, { invited, inviter, estate: estate.name, token });
}

/** Whose an address is, so that it cannot be invited. */
export type Holder = { readonly role: Role; readonly estate_id: number | null } | 'reserved';

/** Who has an address, or may take it back; null: nobody. Whoever was removed can be invited again, by whatever estate. */
export async function holderOf(trx: Transaction<Schema>, email: string, now: Date): Promise<Holder | null> {
  const holder = await trx
    .selectFrom('users')
    .select(['role', 'estate_id', 'disabled'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (holder === undefined) return (await isReserved(trx, email, { now })) ? 'reserved' : null;
  return holder.role === 'service-admin' && holder.disabled ? null : holder;
}

/** True where the same person has just sent the same, and it is open. What is not said this time is no difference. */
async function justSent(trx: Transaction<Schema>, { estate, inviter, invited, at }: Invitation): Promise<boolean> {
  const { phone, address } = invited;
  let open = trx
    .selectFrom('administrator_invitations')
    .select('id')
    .where('estate_id', '=', estate.id)
    .where('email', '=', invited.email)
    .where('first_name', '=', invited.firstName)
    .where('last_name', '=', invited.lastName)
    .where('invited_by', '=', inviter.id)
    .where('created_at', '>', new Date(at.getTime() - SAME_MS))
    .where('accepted_at', 'is', null)
    .where('ended_at', 'is', null);
  if (phone !== null) open = open.where('phone', '=', phone);
  if (address !== null) open = open.where('address', '=', address);
  return (await open.executeTakeFirst()) !== undefined;
}

/** End what an estate has sent to an address and was not accepted; answers what it said of how they are reached. */
async function endEarlier(
  trx: Transaction<Schema>,
  { estateId, email, at }: { readonly estateId: number; readonly email: string; readonly at: Date },
) {
  return trx
    .updateTable('administrator_invitations')
    .set({ ended_at: at })
    .where('estate_id', '=', estateId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning(['phone', 'address'])
    .executeTakeFirst();
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
