import type { Kysely, Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { areFarApart } from '#catalogues/reminders.ts';
import { daysSaid, REMINDER_DAYS } from '#catalogues/sentences/estate/reminder-days.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import type { RemindersDeps } from './deps.ts';

/** On which days around the one to be paid by an estate reminds, the earliest first. */
async function daysOf(db: Kysely<Schema>, estateId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('due_reminder_days')
    .select('days')
    .where('estate_id', '=', estateId)
    .orderBy('days')
    .execute();
  return rows.map(({ days }) => days);
}

/** The same, as its call answers it. */
export async function reminderDays(
  { db }: Pick<RemindersDeps, 'db'>,
  { id }: OwnEstate,
): Promise<CallAnswer<'reminderDays'>> {
  return { status: 200, data: { days: await daysOf(db, id) } };
}

/**
 * Say on which days whoever has not paid is reminded. A day that stays goes on; a new one holds from today. Of two administrators at once
 * the second is told, for what they looked at is no more.
 */
export function setReminderDays(
  { db, clock }: Pick<RemindersDeps, 'db' | 'clock'>,
  { estate, id: actor }: { readonly estate: OwnEstate; readonly id: string },
  given: CallTaken<'setReminderDays'>,
): Promise<CallAnswer<'setReminderDays'>> {
  const wanted = inOrder(given.days);
  return db.transaction().execute(async (trx) => {
    await lockEstate(trx, estate.id);
    const held = await daysOf(trx, estate.id);
    const message = wanted.length === 0 ? REMINDER_DAYS.setOff : REMINDER_DAYS.set(daysSaid(wanted));
    if (isSame(held, wanted)) return { status: 200, data: { message } };
    if (!areFarApart(wanted)) return refused('days-close', REMINDER_DAYS.close);
    if (!isSame(held, inOrder(given.before))) return refused('days-moved', REMINDER_DAYS.moved(daysSaid(held)));
    const at = clock();
    await write(trx, { estateId: estate.id, held, wanted, actor, at });
    const detail = { before: daysSaid(held), after: daysSaid(wanted) };
    const deed = { at, actor, action: 'reminder-days-set', subject: estate.name, estateId: estate.id, detail } as const;
    await writeAudit(trx, deed);
    return { status: 200, data: { message } };
  });
}

interface Change {
  readonly estateId: number;
  readonly held: readonly number[];
  readonly wanted: readonly number[];
  readonly actor: string;
  readonly at: Date;
}

async function write(trx: Transaction<Schema>, { estateId, held, wanted, actor, at }: Change): Promise<void> {
  const gone = held.filter((day) => !wanted.includes(day));
  const fresh = wanted.filter((day) => !held.includes(day));
  if (gone.length > 0)
    await trx.deleteFrom('due_reminder_days').where('estate_id', '=', estateId).where('days', 'in', gone).execute();
  if (fresh.length > 0)
    await trx
      .insertInto('due_reminder_days')
      .values(fresh.map((days) => ({ estate_id: estateId, days, from_day: dayInLagos(at), set_by: actor, set_at: at })))
      .execute();
}

const inOrder = (days: readonly number[]): number[] => [...new Set(days)].sort((one, other) => one - other);
const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((day, at) => day === other[at]);
