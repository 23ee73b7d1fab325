import type { Transaction } from 'kysely';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PERSON_RULES } from '#machines/flows/accounts/person-rules.ts';
import { writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';
import type { Handler } from '../../http/handlers.ts';
import { tooMany } from '../../http/limits/too-many.ts';
import type { AccountDeps } from '../deps.ts';
import { queueNotice } from '../mail/notice.ts';
import { tellMeterHolders } from '../mail/tell-meter-holders.ts';
import { refused } from '../refused.ts';
import { type FoundMeter, findMeter } from '../sign-up/find-meter.ts';
import { occupancyOf } from '../sign-up/occupancy.ts';
import { giveServices } from '../sign-up/open-account.ts';

/**
 * Changing the own meter (S1 sections 2 and 4): estate, address, services and whether it is occupied follow it, the person has
 * to be verified again, and every session ends. Orders that are under way keep the meter that they were made for.
 */
export function updateMeter(deps: AccountDeps): Handler<'updateMeter'> {
  return async ({ input, person }) => {
    const read = PERSON_RULES.newMeterNumber.safeParse(input.meter_number);
    if (!read.success) return refused('invalid-input', read.error.issues[0]?.message ?? MESSAGES.meterLength);
    const over = await deps.limits.meterChanges.take(person.id);
    if (over) return tooMany(over);
    const meter = await findMeter(deps.db, read.data);
    if (meter === null) return refused('meter-invalid', MESSAGES.meterInvalid);
    const changed = await deps.db.transaction().execute((trx) => changeIn(trx, deps, person.id, meter));
    if (!changed) return refused('meter-same', SENTENCES.meterSame);
    await tellMeterHolders(deps, { meterNumber: meter.meterNumber, newcomer: person.email });
    return { status: 200, data: { message: SENTENCES.meterUpdated } };
  };
}

/** Put the person on a meter; false when it is theirs already. The data base ends the sessions. */
async function changeIn(
  trx: Transaction<Schema>,
  deps: AccountDeps,
  userId: string,
  { meterNumber, address, estate }: FoundMeter,
): Promise<boolean> {
  const before = await trx
    .selectFrom('users')
    .select(['meter_number', 'estate_id', 'email'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.meter_number === meterNumber) return false;
  const status = await occupancyOf(trx, meterNumber);
  await trx
    .updateTable('users')
    .set({ meter_number: meterNumber, estate_id: estate.id, address, status, is_verified: false })
    .where('id', '=', userId)
    .execute();
  if (before.estate_id !== estate.id) {
    await trx.deleteFrom('user_services').where('user_id', '=', userId).execute();
    await giveServices(trx, userId, estate.id);
  }
  const deed = { at: deps.clock(), actor: userId, action: 'meter-changed', subject: userId } as const;
  const change = { from: before.meter_number, to: meterNumber };
  if (before.estate_id === estate.id) await writeAudit(trx, { ...deed, estateId: estate.id, detail: change });
  else {
    // Neither estate is told of the other's meter.
    await writeAudit(trx, { ...deed, estateId: before.estate_id, detail: { ...change, to: null } });
    await writeAudit(trx, { ...deed, estateId: estate.id, detail: { ...change, from: null } });
  }
  await queueNotice(deps, trx, 'meter', before.email);
  return true;
}
