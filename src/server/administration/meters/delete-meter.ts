import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { HANGING } from '#catalogues/meters.ts';
import { METERS as SAID } from '#catalogues/sentences/estate/meters.ts';
import { dayInLagos, formatDay } from '#machines/kit/writing/format.ts';
import { writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';
import { refused } from '../../http/refusals.ts';
import { lockEstate } from '../../lock-estate.ts';
import { type ChangeDeps, noMeter, type OwnEstate, ownMeter } from '../own-estate.ts';
import { hangingOn } from './hanging.ts';

/** Whose meter would be deleted, or what hangs on it. Nothing is written. */
export async function previewMeterDeletion(
  { db }: Pick<ChangeDeps, 'db'>,
  estate: OwnEstate,
  meterNumber: string,
): Promise<CallAnswer<'previewMeterDeletion'>> {
  const meter = await ownMeter(db, estate, meterNumber).executeTakeFirst();
  if (meter === undefined) return goneOr(db, estate, meterNumber);
  return (await keptBy(db, estate, meterNumber)) ?? { status: 200, data: meter };
}

/**
 * Delete a meter of the own estate that nothing hangs on. Its row is held meanwhile: whoever comes to it, charges it or credits it waits, and
 * then finds it gone. Whoever asks a second time is told that it has been done.
 */
export function deleteMeter(
  { db, clock }: ChangeDeps,
  { estate, id: actor }: { readonly estate: OwnEstate; readonly id: string },
  meterNumber: string,
): Promise<CallAnswer<'deleteMeter'>> {
  return db.transaction().execute(async (trx) => {
    // An upload judges before it holds anything, and a run of charges is written down under its estate.
    await sql`select pg_advisory_xact_lock(hashtext('meters'))`.execute(trx);
    await lockEstate(trx, estate.id);
    const meter = await ownMeter(trx, estate, meterNumber).forUpdate().executeTakeFirst();
    if (meter === undefined) return goneOr(trx, estate, meterNumber);
    const kept = await keptBy(trx, estate, meterNumber);
    if (kept !== null) return kept;
    const { landlord_name: landlord, house_address: address } = meter;
    await trx.deleteFrom('meters').where('meter_number', '=', meterNumber).execute();
    const detail = { before: `${landlord}, ${address}`, after: null };
    const deed = { at: clock(), actor, action: 'meter-deleted', subject: meterNumber } as const;
    await writeAudit(trx, { ...deed, estateId: estate.id, detail });
    return { status: 200, data: { message: SAID.done(meterNumber, landlord, address) } };
  });
}

/** Why a meter stays: what hangs on it; null where nothing does. */
async function keptBy(db: Kysely<Schema>, estate: OwnEstate, meterNumber: string) {
  const hanging = await hangingOn(db, { meterNumber, estateId: estate.id });
  if (HANGING.every((one) => hanging[one] === 0)) return null;
  return refused('meter-in-use', SAID.inUse(meterNumber, hanging));
}

/** That a meter was deleted from the own estate, with the day; else that it has none of that number. */
async function goneOr(db: Kysely<Schema>, estate: OwnEstate, meterNumber: string) {
  const deed = await db
    .selectFrom('audit')
    .select('at')
    .where('estate_id', '=', estate.id)
    .where('action', '=', 'meter-deleted')
    .where('subject', '=', meterNumber)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (deed === undefined) return noMeter;
  return refused('deleted-already', SAID.already(meterNumber, formatDay(dayInLagos(deed.at))));
}
