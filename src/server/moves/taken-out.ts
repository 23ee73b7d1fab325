import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Who would come to which meter, and the moment, for an invitation is open for some days. */
interface Coming {
  readonly userId: string;
  readonly email: string;
  readonly meterNumber: string;
  readonly now: Date;
}

/**
 * True for whoever was taken out of the household of a meter by whoever leads it, and was not invited to it since: a meter number is all that one
 * comes with, so they would be in again by themselves.
 */
export async function isKeptOut(db: Kysely<Schema>, { userId, email, meterNumber, now }: Coming): Promise<boolean> {
  const last = await db
    .selectFrom('meter_moves')
    .select(['way', 'taken_out', 'at'])
    .where('user_id', '=', userId)
    .where('meter_number', '=', meterNumber)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || last.way === 'in' || !last.taken_out) return false;
  const invited = await openInvitations(db, meterNumber, now)
    .select('invitation.id')
    .where('invitation.email', '=', email)
    .where('invitation.created_at', '>=', last.at)
    .executeTakeFirst();
  return invited === undefined;
}

/** The invitations to a meter that are open; one holds while whoever sent it lives there, or administers the estate. */
export function openInvitations(db: Kysely<Schema>, meterNumber: string, now: Date) {
  return db
    .selectFrom('household_invitations as invitation')
    .innerJoin('residences as inviter', 'inviter.id', 'invitation.invited_by')
    .where('invitation.meter_number', '=', meterNumber)
    .where('invitation.ended_at', 'is', null)
    .where('invitation.expires_at', '>', now)
    .where('inviter.disabled', '=', false)
    .where(({ or, and, eb }) =>
      or([
        and([eb('inviter.role', '=', 'service-user'), eb('inviter.meter_number', '=', meterNumber)]),
        and([eb('inviter.role', '=', 'service-admin'), eb('inviter.estate_id', '=', eb.ref('invitation.estate_id'))]),
      ]),
    );
}
