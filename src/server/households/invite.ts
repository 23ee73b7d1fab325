import type { Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { HOUSEHOLD_INVITATION_DAYS, MOST_HOUSEHOLD_INVITATIONS } from '#catalogues/households.ts';
import { HOUSEHOLD as SAID } from '#catalogues/sentences/household.ts';
import { noMeter } from '../administration/own-estate.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import { refused } from '../http/refusals.ts';
import { openInvitations } from '../moves/taken-out.ts';
import type { Person } from '../person.ts';
import { headOf, heldHousehold } from './head.ts';
import { invitedLetter } from './letters.ts';
import { type House, type HouseholdDeps, houseOf } from './whose.ts';

const DAY_MS = 86_400_000;
/** For how long the same invitation once more is a second click, or an answer that was lost: its mail has just left. */
const SAME_MS = 60_000;

/**
 * Invite somebody to a household by mail. The invitation lets nobody in: they sign up with the meter and wait as everybody does. One to the same address
 * later takes its place; the same within a minute is made once.
 */
export function invite(
  deps: HouseholdDeps,
  person: Person,
  house: House,
  email: string,
): Promise<Exclude<CallAnswer<'inviteToHousehold'>, { status: 429 }>> {
  const { estate, meterNumber, address } = house;
  return deps.db.transaction().execute(async (trx) => {
    const living = await heldHousehold(trx, house);
    if (living === null) return noMeter;
    // They may have left in this moment.
    if (person.role === 'service-user' && !living.some(({ id, settled }) => id === person.id && settled))
      return refused('moved', SAID.changed);
    const there = living.find((one) => one.email === email);
    // An account that waits is not told of: a stranger's address would tell whether it has one.
    if (there?.settled) return refused('lives-there', SAID.livesThere(email));
    const at = deps.clock();
    const open = await openInvitations(trx, meterNumber, at)
      .select(['invitation.email', 'invitation.invited_by', 'invitation.created_at'])
      .execute();
    const same = open.find((one) => one.email === email);
    if (same?.invited_by === person.id && same.created_at.getTime() > at.getTime() - SAME_MS)
      return { status: 200, data: { message: SAID.invited(email) } };
    if (same === undefined && open.length >= MOST_HOUSEHOLD_INVITATIONS)
      return refused('too-many-invited', SAID.tooManyInvited(MOST_HOUSEHOLD_INVITATIONS));
    await endInvitations(trx, { meterNumber, email, at });
    await trx
      .insertInto('household_invitations')
      .values({
        ...{ estate_id: estate.id, meter_number: meterNumber, email, invited_by: person.id, created_at: at },
        ...{ expires_at: new Date(at.getTime() + HOUSEHOLD_INVITATION_DAYS * DAY_MS), ended_at: null },
      })
      .execute();
    await writeAudit(trx, {
      ...{ at, actor: person.id, action: 'household-invited', subject: meterNumber, estateId: estate.id },
      detail: { before: null, after: `${address}: ${email}` },
    });
    await deps.mail.queue(trx, invitedLetter(email, house, deps.config));
    return { status: 200, data: { message: SAID.invited(email) } };
  });
}

/** End what was sent to an address for a meter. */
export async function endInvitations(
  trx: Transaction<Schema>,
  { meterNumber, email, at }: { readonly meterNumber: string; readonly email: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('household_invitations')
    .set({ ended_at: at })
    .where('meter_number', '=', meterNumber)
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .execute();
}

/** Take an invitation back: whoever sent it may, whoever leads the household, and an administrator of the estate. */
export async function withdrawInvitation(
  { db, clock }: Pick<HouseholdDeps, 'db' | 'clock'>,
  person: Person,
  id: number,
): Promise<CallAnswer<'withdrawHouseholdInvitation'>> {
  const over = refused('invitation-over', SAID.invitationOver);
  const { estate } = person;
  if (estate === null) return over;
  const house = person.role === 'service-user' ? await houseOf(db, person) : null;
  if (house !== null && 'status' in house) return house;
  return db.transaction().execute(async (trx) => {
    let open = trx
      .selectFrom('household_invitations')
      .select(['email', 'meter_number', 'invited_by'])
      .select(({ selectFrom }) =>
        selectFrom('users').select('role').whereRef('users.id', '=', 'household_invitations.invited_by').as('inviter'),
      )
      .where('id', '=', id)
      .where('estate_id', '=', estate.id)
      .where('ended_at', 'is', null);
    if (house !== null) open = open.where('meter_number', '=', house.meterNumber);
    const found = await open.forUpdate().executeTakeFirst();
    if (found === undefined) return over;
    const isTheirs = house === null || found.invited_by === person.id;
    // What the estate has sent is not for whoever leads the house to take back: it may be how somebody comes home.
    const mayLead = found.inviter === 'service-user' && (await headOf(trx, found.meter_number)) === person.id;
    if (!isTheirs && !mayLead) return refused('not-head', SAID.notHead);
    const at = clock();
    await trx.updateTable('household_invitations').set({ ended_at: at }).where('id', '=', id).execute();
    await writeAudit(trx, {
      ...{ at, actor: person.id, action: 'household-invitation-taken-back', subject: found.meter_number },
      ...{ estateId: estate.id, detail: { before: found.email, after: null } },
    });
    return { status: 200, data: { message: SAID.withdrawn(found.email) } };
  });
}
