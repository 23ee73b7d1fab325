import type { Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { HOUSEHOLD as SAID } from '#catalogues/sentences/household.ts';
import { formatDay } from '#machines/kit/writing/format.ts';
import { leaveMeter } from '../administration/moving-out/move-out.ts';
import { noMeter } from '../administration/own-estate.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { writeLeft } from '../moves/moves.ts';
import type { Person } from '../person.ts';
import { headOf, heldHousehold } from './head.ts';
import { endInvitations } from './invite.ts';
import { takenOutLetter } from './letters.ts';
import { type HouseholdDeps, houseOfMember } from './whose.ts';

/**
 * Whoever leads a household takes somebody out of it: they keep the account, are on no meter, are signed out, read nothing of the house any more, and come
 * again by an invitation alone. What the house owes stays with it. Whoever asks a second time is told that it has been done.
 */
export async function takeOut(
  deps: HouseholdDeps,
  person: Person,
  input: CallTaken<'takeOutOfHousehold'>,
): Promise<CallAnswer<'takeOutOfHousehold'>> {
  const { db, clock, mail, config } = deps;
  const { user_id: userId } = input;
  const house = await houseOfMember(db, person, input);
  if ('status' in house) return house;
  const { estate, meterNumber, address } = house;
  return db.transaction().execute(async (trx) => {
    const living = await heldHousehold(trx, house);
    if (living === null) return noMeter;
    if ((await headOf(trx, meterNumber)) !== person.id) return refused('not-head', SAID.notHead);
    if (userId === person.id) return refused('own-account', SAID.notYourself);
    const gone = living.find(({ id, settled }) => id === userId && settled);
    if (gone === undefined) return (await doneAlready(trx, meterNumber, userId)) ?? refused('moved', SAID.changed);
    const at = clock();
    await leaveMeter(trx, { ids: [userId], meterNumber, as: 'taken-out', at });
    await writeLeft(trx, { userId, meterNumber, estateId: estate.id, at, madeBy: person.id, takenOut: true });
    await endInvitations(trx, { meterNumber, email: gone.email, at });
    await writeAudit(trx, {
      ...{ at, actor: person.id, action: 'household-taken-out', subject: meterNumber, estateId: estate.id },
      detail: { before: gone.name, after: null },
    });
    await mail.queue(trx, takenOutLetter(gone.email, house, config));
    return { status: 200, data: { message: SAID.takenOut(gone.name, address) } };
  });
}

/** That somebody was taken out of a household before; undefined for whoever was not. */
async function doneAlready(trx: Transaction<Schema>, meterNumber: string, userId: string) {
  const gone = await trx
    .selectFrom('meter_moves')
    .innerJoin('users', 'users.id', 'meter_moves.user_id')
    .select(['meter_moves.day', 'users.first_name', 'users.last_name'])
    .where('meter_moves.meter_number', '=', meterNumber)
    .where('meter_moves.user_id', '=', userId)
    .where('meter_moves.way', '=', 'out')
    .where('meter_moves.taken_out', '=', true)
    .orderBy('meter_moves.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (gone === undefined) return undefined;
  const name = `${gone.first_name} ${gone.last_name}`.trim();
  return refused('taken-out-already', SAID.takenOutAlready(name, formatDay(gone.day)));
}
