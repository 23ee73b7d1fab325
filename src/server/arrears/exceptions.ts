import type { Transaction } from 'kysely';
import { ARREARS_LIMITS } from '#catalogues/arrears.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ARREARS } from '#catalogues/sentences/estate/arrears.ts';
import { dayInLagos, formatDay } from '#machines/kit/writing/format.ts';
import { noMeter, type OwnEstate, ownMeter } from '../administration/own-estate.ts';
import { type AuditAction, writeAudit } from '../audit.ts';
import { noteStanding } from '../billing/standing-changes.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import type { ArrearsDeps } from './policy.ts';

interface By {
  readonly estate: OwnEstate;
  readonly id: string;
}

const DAY_MS = 86_400_000;

/** Let a house of the own estate buy until the end of a day. An exception that it has ends with it; it stands on the statement at once. */
export async function exceptMeter(
  { db, clock }: ArrearsDeps,
  { estate, id: actor }: By,
  { meter_number, until, reason }: CallTaken<'exceptMeter'>,
): Promise<CallAnswer<'exceptMeter'>> {
  const answer = await db.transaction().execute(async (trx): Promise<CallAnswer<'exceptMeter'>> => {
    const meter = await ownMeter(trx, estate, meter_number).forNoKeyUpdate().executeTakeFirst();
    if (meter === undefined) return noMeter;
    const at = clock();
    if (until < dayInLagos(at)) return refused('day-past', ARREARS.dayPast);
    if (until > dayInLagos(at.getTime() + ARREARS_LIMITS.exceptionDays * DAY_MS))
      return refused('too-long', ARREARS.tooLong(ARREARS_LIMITS.exceptionDays));
    const message = ARREARS.excepted(meter.house_address, formatDay(until));
    const open = await openException(trx, estate, meter_number);
    if (open?.until_day === until && open.reason === reason) return { status: 200, data: { message } };
    await end(trx, { estate, actor, meterNumber: meter_number, at });
    await trx
      .insertInto('arrears_exceptions')
      .values({
        ...{ estate_id: estate.id, meter_number, until_day: until, reason },
        ...{ given_by: actor, given_at: at, ended_by: null, ended_at: null },
      })
      .execute();
    await note(trx, { estate, actor, meterNumber: meter_number, at }, 'arrears-exception-given', {
      before: open === undefined ? null : formatDay(open.until_day),
      after: ARREARS.logException(formatDay(until), reason),
    });
    return { status: 200, data: { message } };
  });
  if (answer.status === 200) await noteStanding(db, meter_number, clock());
  return answer;
}

/** End the exception of a house of the own estate; how it stands then is on its statement at once. */
export async function endException(
  { db, clock }: ArrearsDeps,
  { estate, id: actor }: By,
  { meter_number }: CallTaken<'endException'>,
): Promise<CallAnswer<'endException'>> {
  const answer = await db.transaction().execute(async (trx): Promise<CallAnswer<'endException'>> => {
    const meter = await ownMeter(trx, estate, meter_number).forNoKeyUpdate().executeTakeFirst();
    if (meter === undefined) return noMeter;
    const at = clock();
    const message = ARREARS.ended(meter.house_address);
    const open = await openException(trx, estate, meter_number);
    if (open === undefined) return { status: 200, data: { message } };
    const deed = { estate, actor, meterNumber: meter_number, at };
    await end(trx, deed);
    await note(trx, deed, 'arrears-exception-ended', { before: formatDay(open.until_day), after: null });
    return { status: 200, data: { message } };
  });
  if (answer.status === 200) await noteStanding(db, meter_number, clock());
  return answer;
}

interface Deed {
  readonly estate: OwnEstate;
  readonly actor: string;
  readonly meterNumber: string;
  readonly at: Date;
}

function openException(trx: Transaction<Schema>, estate: OwnEstate, meterNumber: string) {
  return trx
    .selectFrom('arrears_exceptions')
    .select(['until_day', 'reason'])
    .where('estate_id', '=', estate.id)
    .where('meter_number', '=', meterNumber)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

async function end(trx: Transaction<Schema>, { estate, actor, meterNumber, at }: Deed): Promise<void> {
  await trx
    .updateTable('arrears_exceptions')
    .set({ ended_by: actor, ended_at: at })
    .where('estate_id', '=', estate.id)
    .where('meter_number', '=', meterNumber)
    .where('ended_at', 'is', null)
    .execute();
}

const note = (
  trx: Transaction<Schema>,
  { estate, actor, meterNumber, at }: Deed,
  action: AuditAction,
  detail: Readonly<Record<'before' | 'after', string | null>>,
): Promise<void> => writeAudit(trx, { at, actor, action, subject: meterNumber, estateId: estate.id, detail });
