import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { writeAudit } from '../audit.ts';
import { refusal } from '../http/answering/problems.ts';
import { residentsOf } from '../residents/residents.ts';
import type { ChangeDeps, OwnEstate } from './own-estate.ts';

/** Take a resident of the own estate for verified (DECISIONS 31); one who is already stays so, and nothing is logged. */
export function verifyResident(
  { db, clock }: ChangeDeps,
  estate: OwnEstate,
  actor: string,
  userId: string,
): Promise<CallAnswer<'verifyResident'>> {
  return db.transaction().execute(async (trx) => {
    const resident = await residentsOf(trx, estate.id)
      .select(['users.id', 'users.is_verified'])
      .where('users.id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (resident === undefined) return { status: 400, data: refusal('resident-not-found') };
    if (!resident.is_verified) {
      await trx.updateTable('users').set({ is_verified: true }).where('id', '=', userId).execute();
      const detail = { before: 'unverified', after: 'verified' };
      const deed = { at: clock(), actor, action: 'resident-verified', subject: userId } as const;
      await writeAudit(trx, { ...deed, estateId: estate.id, detail });
    }
    return { status: 200, data: { message: ESTATE_SENTENCES.residentVerified } };
  });
}
