import type { Kysely, Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { MOVES } from '#catalogues/sentences/estate/moves.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { noResident } from '../http/refusals.ts';
import type { MailService } from '../mail/outbox.ts';
import { setStanding } from '../moves/holding.ts';
import { isLeftBehind, settleIn } from '../moves/moves.ts';
import { waitingShown } from '../residents/home-shown.ts';
import { IS_RESIDENT, residentsOf } from '../residents/residents.ts';
import { balanceOfHouse } from './owed-by-meters.ts';
import type { ChangeDeps, OwnEstate } from './own-estate.ts';

/** Whether an estate takes a new account for a resident only once its administrator has verified it. */
export async function verifiesItself(db: Kysely<Schema>, estateId: number): Promise<boolean> {
  const row = await db.selectFrom('estates').select('verifies_residents').where('id', '=', estateId).executeTakeFirst();
  return row?.verifies_residents ?? false;
}

/** Whether the own estate verifies its residents itself, and how many accounts wait for it. */
export async function readVerification(
  { db }: Pick<ChangeDeps, 'db'>,
  estate: OwnEstate,
): Promise<CallAnswer<'residentVerification'>> {
  const required = await verifiesItself(db, estate.id);
  const { waiting } = await residentsOf(db, estate.id)
    .where('users.is_verified', '=', false)
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return { status: 200, data: { required, waiting } };
}

/**
 * Say whether the own estate verifies its residents itself. Who is verified stays so; where it does so no longer, whoever has
 * opened the mailed link is verified by that, as everywhere.
 */
export async function setVerification(
  { db, clock }: ChangeDeps,
  estate: OwnEstate,
  actor: string,
  required: boolean,
): Promise<CallAnswer<'setResidentVerification'>> {
  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('estates')
      .set({ verifies_residents: required })
      .where('id', '=', estate.id)
      .where('verifies_residents', '<>', required)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return;
    if (!required) {
      await verifyWaiting(trx, estate.id);
      await settleIn(trx, clock(), { estateId: estate.id });
    }
    const word = (is: boolean) => (is ? 'by the administrator' : 'by e-mail alone');
    const deed = { at: clock(), actor, action: 'verification-changed', subject: estate.name } as const;
    await writeAudit(trx, { ...deed, estateId: estate.id, detail: { before: word(!required), after: word(required) } });
  });
  return { status: 200, data: { message: ESTATE_SENTENCES.verificationSet(required), required } };
}

/** Verify everybody who waits for an estate to do it, on the account where that meter is in use, else beside it. */
async function verifyWaiting(trx: Transaction<Schema>, estateId: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ is_verified: true })
    .where(IS_RESIDENT)
    .where('estate_id', '=', estateId)
    .where('is_verified', '=', false)
    .where('link_awaited', '=', false)
    .execute();
  await trx
    .updateTable('held_meters as held')
    .set({ is_verified: true })
    .where('ended_at', 'is', null)
    .where('estate_id', '=', estateId)
    .where('is_verified', '=', false)
    .where('link_awaited', '=', false)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'held.user_id')
            .whereRef('users.meter_number', '=', 'held.meter_number'),
        ),
      ),
    )
    .execute();
}

/**
 * Take a resident of the own estate for verified (DECISIONS 31); one who is already stays so, and nothing is logged. Where a meter was shown, they are
 * verified on that one and no other: a page may be older than a refusal, after which they are on their former meter.
 */
export function verifyResident(
  { db, clock, mail }: ChangeDeps & { readonly mail: MailService },
  estate: OwnEstate,
  actor: string,
  { user_id: userId, meter_number: shown }: CallTaken<'verifyResident'>,
): Promise<CallAnswer<'verifyResident'>> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const homes = await residentsOf(trx, estate.id)
      .select(['users.id', 'users.is_verified', 'users.email', 'users.link_awaited', 'users.meter_number'])
      .where('users.id', '=', userId)
      .orderBy('users.in_use', 'desc')
      .execute();
    if (homes.length === 0) return noResident;
    const meant = waitingShown(homes, shown);
    if ('status' in meant) return meant;
    const resident = meant.home;
    if (!resident.is_verified) {
      // Who is verified on one meter is so on no other that they hold.
      await setStanding(trx, { is_verified: true }, { ids: [userId], meterNumber: resident.meter_number });
      const detail = { before: 'unverified', after: 'verified' };
      const at = clock();
      await settleIn(trx, at, { userId });
      const deed = { at, actor, action: 'resident-verified', subject: userId } as const;
      await writeAudit(trx, { ...deed, estateId: estate.id, detail });
      if (await verifiesItself(trx, estate.id)) await tellVerified(mail, trx, estate, resident);
    }
    const house = await owedFromBefore(trx, resident.id, resident.meter_number);
    return { status: 200, data: { message: ESTATE_SENTENCES.residentVerified, ...(house !== null && { house }) } };
  });
}

/** What a resident's house still owes of the time of somebody who moved out of it, in words; null where there is none. */
async function owedFromBefore(
  trx: Transaction<Schema>,
  userId: string,
  meterNumber: string | null,
): Promise<string | null> {
  if (meterNumber === null || !(await isLeftBehind(trx, { userId, meterNumber }))) return null;
  const { owed } = await balanceOfHouse(trx, meterNumber);
  if (owed === 0) return null;
  const { house_address: address } = await trx
    .selectFrom('meters')
    .select('house_address')
    .where('meter_number', '=', meterNumber)
    .executeTakeFirstOrThrow();
  return MOVES.houseOwes(address, formatNaira(owed));
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
