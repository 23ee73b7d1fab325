import type { Transaction } from 'kysely';
import { MOST_HELD_METERS } from '#catalogues/held-meters.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { HOUSEHOLD } from '#catalogues/sentences/household.ts';
import { METERS as SAID } from '#catalogues/sentences/meters.ts';
import { PERSON_RULES } from '#machines/flows/accounts/person-rules.ts';
import { writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';
import type { Handler } from '../../http/handlers.ts';
import { refused, tooMany } from '../../http/refusals.ts';
import { type Held, holding, unpark } from '../../moves/holding.ts';
import { writeIn } from '../../moves/moves.ts';
import { isKeptOut } from '../../moves/taken-out.ts';
import { oneLine } from '../../text.ts';
import { provePassword } from '../changes/prove-password.ts';
import type { AccountDeps } from '../deps.ts';
import { mailConfirmation, tellMeterHolders } from '../letters.ts';
import { type FoundMeter, findMeter, isStillThere, occupancyOf } from '../meters.ts';
import { giveServices } from '../sign-up.ts';
import { nameOff } from './change.ts';

/**
 * Adding a meter to the account, with the password and the limits of changing it: whoever holds an open session alone adds none, and finds out by it no more than
 * by a change. It waits for the mailed link and for its estate, whatever the other meters are, and nothing of theirs is taken along. On an
 * account that has none in use it is put in use at once.
 */
export function addMeter(deps: AccountDeps): Handler<'addMeter'> {
  return async (asked) => {
    const { input, person } = asked;
    const read = PERSON_RULES.newMeterNumber.safeParse(input.meter_number);
    if (!read.success) return refused('invalid-input', read.error.issues[0]?.message ?? MESSAGES.meterLength);
    const name = oneLine(input.name ?? '');
    const off = nameOff(name);
    if (off !== null) return refused('name-refused', off);
    const over = await deps.limits.meterChanges.take(person.id);
    if (over) return tooMany(over);
    const meter = await findMeter(deps.db, read.data);
    if (meter === null) return refused('meter-invalid', MESSAGES.meterInvalid);
    const proof = await provePassword(deps, asked, input.password ?? '');
    if ('status' in proof) return proof;
    const wanted = { meter, name: name === '' ? null : name, hash: proof.hash };
    const added = await deps.db.transaction().execute((trx) => addIn(trx, deps, person.id, wanted));
    if (typeof added === 'string') return refused(added, WHY_NOT[added]);
    await tellMeterHolders(deps, { meterNumber: meter.meterNumber, newcomer: person.email });
    const message = added.isInUse ? SAID.addedInUse(meter.meterNumber) : SAID.added(meter.meterNumber);
    if (!added.isInUse) return { status: 200, data: { message } };
    return { status: 200, data: { message, token: await deps.sessions.renew(person.sessionId, person.id) } };
  };
}

const WHY_NOT = {
  'meter-invalid': MESSAGES.meterInvalid,
  'meter-same': SAID.heldAlready,
  'wrong-password': SENTENCES.passwordWrong,
  'kept-out': HOUSEHOLD.keptOut,
  'too-many-meters': SAID.tooMany(MOST_HELD_METERS),
  'name-taken': SAID.nameTaken,
} as const;

async function addIn(
  trx: Transaction<Schema>,
  deps: AccountDeps,
  userId: string,
  { meter, name, hash }: { readonly meter: FoundMeter; readonly name: string | null; readonly hash: string },
): Promise<{ readonly isInUse: boolean } | keyof typeof WHY_NOT> {
  const { user, held } = await holding(trx, userId);
  if (user.password_hash !== hash) return 'wrong-password';
  const { meterNumber, estate, address } = meter;
  const numbers = new Set(held.map(({ meter_number }) => meter_number));
  if (user.meter_number !== null) numbers.add(user.meter_number);
  if (numbers.has(meterNumber)) return 'meter-same';
  if (numbers.size >= MOST_HELD_METERS) return 'too-many-meters';
  if (name !== null && held.some((one) => one.name?.toLowerCase() === name.toLowerCase())) return 'name-taken';
  if (!(await isStillThere(trx, meter))) return 'meter-invalid';
  const at = deps.clock();
  if (await isKeptOut(trx, { userId, email: user.email, meterNumber, now: at })) return 'kept-out';
  const row: Held = await trx
    .insertInto('held_meters')
    .values({
      ...{ user_id: userId, meter_number: meterNumber, estate_id: estate.id, name, added_at: at },
      ...{ status: await occupancyOf(trx, meterNumber), is_verified: false, link_awaited: true },
      ...{ ended_at: null, ended_as: null },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeIn(trx, { userId, meterNumber, estateId: estate.id, at, madeBy: userId, settled: false });
  const isInUse = user.meter_number === null;
  if (isInUse) await unpark(trx, userId, row, address);
  await giveServices(trx, userId, estate.id);
  const deed = { at, actor: userId, action: 'meter-added', subject: userId } as const;
  await writeAudit(trx, { ...deed, estateId: estate.id, detail: { before: null, after: meterNumber } });
  await mailConfirmation(deps, trx, { userId, email: user.email });
  return { isInUse };
}
