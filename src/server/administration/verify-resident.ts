import type { Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import { refusal } from '../http/answering/problems.ts';
import type { MailService } from '../mail/outbox.ts';
import { residentsOf } from '../residents/residents.ts';
import type { ChangeDeps, OwnEstate } from './own-estate.ts';
import { verifiesItself } from './verification.ts';

/** Take a resident of the own estate for verified (DECISIONS 31); one who is already stays so, and nothing is logged. */
export function verifyResident(
  { db, clock, mail }: ChangeDeps & { readonly mail: MailService },
  estate: OwnEstate,
  actor: string,
  userId: string,
): Promise<CallAnswer<'verifyResident'>> {
  return db.transaction().execute(async (trx) => {
    const resident = await residentsOf(trx, estate.id)
      .select(['users.id', 'users.is_verified', 'users.email', 'users.link_awaited'])
      .where('users.id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (resident === undefined) return { status: 400, data: refusal('resident-not-found') };
    if (!resident.is_verified) {
      await trx.updateTable('users').set({ is_verified: true }).where('id', '=', userId).execute();
      const detail = { before: 'unverified', after: 'verified' };
      const deed = { at: clock(), actor, action: 'resident-verified', subject: userId } as const;
      await writeAudit(trx, { ...deed, estateId: estate.id, detail });
      if (await verifiesItself(trx, estate.id)) await tellVerified(mail, trx, estate, resident);
    }
    return { status: 200, data: { message: ESTATE_SENTENCES.residentVerified } };
  });
}

/** Whoever waits for the estate hears that the wait is over; elsewhere nobody waited for it. */
async function tellVerified(
  mail: MailService,
  trx: Transaction<Schema>,
  { name }: OwnEstate,
  resident: { readonly email: string; readonly link_awaited: boolean },
): Promise<void> {
  const text = [
    'Hello,',
    '',
    `The administrator of ${name} has verified your Wattchat account.`,
    resident.link_awaited
      ? 'Please also confirm this address, with the link that we e-mailed to you. Then you see what your meter owes and has paid.'
      : 'You now see what your meter owes and has paid.',
  ].join('\n');
  await mail.queue(trx, { to: resident.email, subject: 'Your account was verified', text });
}
