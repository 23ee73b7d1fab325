import type { Selectable, Transaction } from 'kysely';
import { METER_NAME_LENGTH } from '#catalogues/held-meters.ts';
import { METERS as SAID } from '#catalogues/sentences/meters.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { writeAudit } from '../../audit.ts';
import type { UsersTable } from '../../db/schema/accounts.ts';
import type { Schema } from '../../db/schema.ts';
import type { Handler } from '../../http/handlers.ts';
import { refused } from '../../http/refusals.ts';
import { endHeld, forgetServices, type Held, holding, park, unpark } from '../../moves/holding.ts';
import { writeLeft } from '../../moves/moves.ts';
import { isSettled } from '../../person.ts';
import { oneLine } from '../../text.ts';
import type { AccountDeps } from '../deps.ts';
import { formerMeter } from '../meters.ts';

type ChangeDeps = Pick<AccountDeps, 'db' | 'clock' | 'sessions'>;

const notYours = refused('meter-not-yours', SAID.notYours);

/**
 * Putting a meter in use. The one that was is kept as it stands, and nothing of it comes along: neither what was verified, nor who leads there, nor what is owed.
 * Purchases that are open keep the meter that they were made for. Asked for twice it is done once.
 */
export function chooseMeter(deps: ChangeDeps): Handler<'chooseMeter'> {
  return async ({ input, person }) => {
    const meterNumber = digitsOf(input.meter_number);
    const message = await deps.db.transaction().execute((trx) => choose(trx, deps, person.id, meterNumber));
    if (message === null) return notYours;
    return { status: 200, data: { message, token: await deps.sessions.renew(person.sessionId, person.id) } };
  };
}

async function choose(
  trx: Transaction<Schema>,
  { clock }: ChangeDeps,
  userId: string,
  meterNumber: string,
): Promise<string | null> {
  const { user, held } = await holding(trx, userId);
  const wanted = held.find(({ meter_number }) => meter_number === meterNumber);
  const name = wanted?.name ?? null;
  if (user.meter_number === meterNumber) return SAID.inUseAlready(SAID.called(meterNumber, name));
  const meter = wanted && (await formerMeter(trx, meterNumber));
  if (wanted === undefined || !meter) return null;
  await park(trx, user, clock());
  await unpark(trx, userId, wanted, meter.address);
  const { active } = await trx
    .selectFrom('estates')
    .select('active')
    .where('id', '=', meter.estate.id)
    .executeTakeFirstOrThrow();
  const said = SAID.inUseNow(SAID.called(meterNumber, name), meter.estate.name);
  return active ? said : `${said} ${SAID.estateInactive(meter.estate.name)}`;
}

/** Why a meter is not called so; null: it may be, or it is called nothing. What has no letter is not told from a number. */
export function nameOff(name: string): string | null {
  if (name === '') return null;
  if (name.length > METER_NAME_LENGTH) return SAID.nameLong(METER_NAME_LENGTH);
  return /\p{L}/u.test(name) ? null : SAID.nameLetters;
}

/** Giving a meter its name, in the words of whoever holds it. */
export function nameMeter({ db, clock }: ChangeDeps): Handler<'nameMeter'> {
  return async ({ input, person }) => {
    const meterNumber = digitsOf(input.meter_number);
    const name = oneLine(input.name);
    const off = nameOff(name);
    if (off !== null) return refused('name-refused', off);
    return db.transaction().execute(async (trx) => {
      const { user, held } = await holding(trx, person.id);
      if (user.meter_number === meterNumber) await park(trx, user, clock());
      else if (!held.some(({ meter_number }) => meter_number === meterNumber)) return notYours;
      const others = held.filter(({ meter_number }) => meter_number !== meterNumber);
      if (name !== '' && others.some((one) => one.name?.toLowerCase() === name.toLowerCase()))
        return refused('name-taken', SAID.nameTaken);
      await trx
        .updateTable('held_meters')
        .set({ name: name === '' ? null : name })
        .where('user_id', '=', person.id)
        .where('meter_number', '=', meterNumber)
        .where('ended_at', 'is', null)
        .execute();
      const message = name === '' ? SAID.unnamed(meterNumber) : SAID.named(meterNumber, name);
      return { status: 200, data: { message } };
    });
  };
}

/**
 * Giving up a meter that is not in use, so never the last one. What was bought, paid and owed stays with the meter; whoever was let in there has left the house, and
 * asked for twice it is done once.
 */
export function giveUpMeter({ db, clock }: ChangeDeps): Handler<'giveUpMeter'> {
  return ({ input, person }) =>
    db.transaction().execute(async (trx) => {
      const meterNumber = digitsOf(input.meter_number);
      const { user, held } = await holding(trx, person.id);
      if (user.meter_number === meterNumber)
        return held.some(({ meter_number }) => meter_number !== meterNumber)
          ? refused('meter-in-use', SAID.giveUpInUse)
          : refused('last-meter', SAID.giveUpLast);
      const gone = held.find(({ meter_number }) => meter_number === meterNumber);
      if (gone === undefined) return (await wasGivenUp(trx, person.id, meterNumber)) ?? notYours;
      await giveUp(trx, user, gone, clock());
      return { status: 200, data: { message: SAID.givenUp(SAID.called(meterNumber, gone.name)) } };
    });
}

async function giveUp(trx: Transaction<Schema>, user: Selectable<UsersTable>, gone: Held, at: Date): Promise<void> {
  const { meter_number: meterNumber, estate_id: estateId } = gone;
  // A number that was mistyped is no house that anybody lived in.
  if (isSettled(gone)) await writeLeft(trx, { userId: user.id, meterNumber, estateId, at, madeBy: user.id });
  await endHeld(trx, { ids: [user.id], meterNumber, as: 'given-up', at });
  await forgetServices(trx, [user.id]);
  const deed = { at, actor: user.id, action: 'meter-given-up', subject: user.id } as const;
  await writeAudit(trx, { ...deed, estateId, detail: { before: meterNumber, after: null } });
}

/** That a person has given a meter up before; undefined for one that they have not. */
async function wasGivenUp(trx: Transaction<Schema>, userId: string, meterNumber: string) {
  const last = await trx
    .selectFrom('held_meters')
    .select('ended_as')
    .where('user_id', '=', userId)
    .where('meter_number', '=', meterNumber)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.ended_as === 'given-up' ? refused('given-up-already', SAID.givenUpAlready(meterNumber)) : undefined;
}
