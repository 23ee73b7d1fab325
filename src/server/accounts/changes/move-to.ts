import type { Selectable, Transaction } from 'kysely';
import { writeAudit } from '../../audit.ts';
import type { UsersTable } from '../../db/schema/accounts.ts';
import type { Schema } from '../../db/schema.ts';
import { endHeld, forgetServices } from '../../moves/holding.ts';
import { writeIn, writeLeft } from '../../moves/moves.ts';
import { isSettled } from '../../person.ts';
import type { AccountDeps } from '../deps.ts';
import { type FoundMeter, occupancyOf } from '../meters.ts';
import { giveServices } from '../sign-up.ts';

/** Where a person comes to, what they wait for there, and who did it; null: somebody who was not signed in. */
interface Move {
  readonly meter: FoundMeter;
  readonly waits: Pick<Selectable<UsersTable>, 'is_verified' | 'link_awaited'>;
  readonly actor: string | null;
}

/** Put a person, whose row is locked, on a meter: estate, address, services and whether it is occupied follow it. */
export async function moveTo(
  trx: Transaction<Schema>,
  { clock }: Pick<AccountDeps, 'clock'>,
  before: Selectable<UsersTable>,
  { meter: { meterNumber, address, estate }, waits, actor }: Move,
): Promise<void> {
  const { id: userId } = before;
  const at = clock();
  // A number that was mistyped is no house that anybody lived in.
  if (before.meter_number !== null && before.estate_id !== null && isSettled(before)) {
    const left = { userId, meterNumber: before.meter_number, estateId: before.estate_id, at, madeBy: actor };
    await writeLeft(trx, left);
  }
  if (before.meter_number !== null)
    await endHeld(trx, { ids: [userId], meterNumber: before.meter_number, as: 'given-up', at });
  await writeIn(trx, { userId, meterNumber, estateId: estate.id, at, madeBy: actor, settled: isSettled(waits) });
  const status = await occupancyOf(trx, meterNumber);
  await trx
    .updateTable('users')
    .set({ meter_number: meterNumber, estate_id: estate.id, address, status, ...waits })
    .where('id', '=', userId)
    .execute();
  if (before.estate_id !== estate.id) {
    await forgetServices(trx, [userId]);
    await giveServices(trx, userId, estate.id);
  }
  const deed = { at, actor, action: 'meter-changed', subject: userId } as const;
  const change = { from: before.meter_number, to: meterNumber };
  if (before.estate_id === estate.id) await writeAudit(trx, { ...deed, estateId: estate.id, detail: change });
  else {
    // Neither estate is told of the other's meter.
    await writeAudit(trx, { ...deed, estateId: before.estate_id, detail: { ...change, to: null } });
    await writeAudit(trx, { ...deed, estateId: estate.id, detail: { ...change, from: null } });
  }
}
