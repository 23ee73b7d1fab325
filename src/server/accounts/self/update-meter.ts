import type { Selectable, Transaction } from 'kysely';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { HOUSEHOLD } from '#catalogues/sentences/household.ts';
import { METERS } from '#catalogues/sentences/meters.ts';
import { PERSON_RULES } from '#machines/flows/accounts/person-rules.ts';
import type { UsersTable } from '../../db/schema/accounts.ts';
import type { Schema } from '../../db/schema.ts';
import type { Handler } from '../../http/handlers.ts';
import { refused, tooMany } from '../../http/refusals.ts';
import { heldBy } from '../../moves/holding.ts';
import { isKeptOut } from '../../moves/taken-out.ts';
import { moveTo } from '../changes/move-to.ts';
import { provePassword } from '../changes/prove-password.ts';
import type { AccountDeps } from '../deps.ts';
import { mailConfirmation, tellChange, tellMeterHolders } from '../letters.ts';
import { type FoundMeter, findMeter, isStillThere } from '../meters.ts';

/**
 * Changing the own meter with the password (S1 sections 2 and 4): estate, address, services and whether it is occupied follow
 * it, and every session ends. What others have on it is shown once a link mailed to the account's address was opened, as after
 * signing up. Orders that are under way keep the meter that they were made for.
 */
export function updateMeter(deps: AccountDeps): Handler<'updateMeter'> {
  return async (asked) => {
    const { input, person } = asked;
    const read = PERSON_RULES.newMeterNumber.safeParse(input.meter_number);
    if (!read.success) return refused('invalid-input', read.error.issues[0]?.message ?? MESSAGES.meterLength);
    const over = await deps.limits.meterChanges.take(person.id);
    if (over) return tooMany(over);
    const meter = await findMeter(deps.db, read.data);
    if (meter === null) return refused('meter-invalid', MESSAGES.meterInvalid);
    if (meter.meterNumber === person.meterNumber) return refused('meter-same', SENTENCES.meterSame);
    const proof = await provePassword(deps, asked, input.password ?? '');
    if ('status' in proof) return proof;
    const changed = await deps.db.transaction().execute((trx) => changeIn(trx, deps, person.id, { meter, ...proof }));
    if (changed === 'meter-invalid') return refused(changed, MESSAGES.meterInvalid);
    if (changed === 'meter-held') return refused(changed, METERS.heldAlready);
    if (changed === 'meter-same') return refused(changed, SENTENCES.meterSame);
    if (changed === 'kept-out') return refused(changed, HOUSEHOLD.keptOut);
    if (changed === 'wrong-password') return refused(changed, SENTENCES.passwordWrong);
    await tellMeterHolders(deps, { meterNumber: meter.meterNumber, newcomer: person.email });
    return { status: 200, data: { message: SENTENCES.meterUpdated } };
  };
}

/** Put the person on a meter, unless it is theirs already or the password was changed meanwhile. The data base ends the sessions. */
async function changeIn(
  trx: Transaction<Schema>,
  deps: AccountDeps,
  userId: string,
  { meter, hash }: { readonly meter: FoundMeter; readonly hash: string },
): Promise<'changed' | 'meter-invalid' | 'meter-same' | 'meter-held' | 'wrong-password' | 'kept-out'> {
  const before = await trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.meter_number === meter.meterNumber) return 'meter-same';
  if ((await heldBy(trx, userId)).some(({ meter_number }) => meter_number === meter.meterNumber)) return 'meter-held';
  if (before.password_hash !== hash) return 'wrong-password';
  if (!(await isStillThere(trx, meter))) return 'meter-invalid';
  const coming = { userId, email: before.email, meterNumber: meter.meterNumber, now: deps.clock() };
  if (await isKeptOut(trx, coming)) return 'kept-out';
  await moveTo(trx, deps, before, { meter, waits: { is_verified: false, link_awaited: true }, actor: userId });
  // A first meter takes nothing away that could be put back.
  const changeId =
    before.meter_number === null ? null : await writeChange(trx, deps, before, before.meter_number, meter);
  await mailConfirmation(deps, trx, { userId, email: before.email });
  if (changeId !== null) await tellChange(deps, trx, 'meter', { userId, email: before.email, changeId, linked: true });
  return 'changed';
}

async function writeChange(
  trx: Transaction<Schema>,
  { clock }: Pick<AccountDeps, 'clock'>,
  before: Selectable<UsersTable>,
  from: string,
  { meterNumber }: FoundMeter,
): Promise<number> {
  const now = clock();
  const { id } = await trx
    .insertInto('account_changes')
    .values({
      user_id: before.id,
      kind: 'meter',
      from_value: from,
      to_value: meterNumber,
      was_verified: before.is_verified,
      link_was_awaited: before.link_awaited,
      session_id: null,
      asked_at: now,
      applied_at: now,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
