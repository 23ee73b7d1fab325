import type { Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { NOT_REMINDED } from '#catalogues/reminders.ts';
import { DEBTORS } from '#catalogues/sentences/estate/debtors.ts';
import { REMINDERS } from '#catalogues/sentences/estate/reminders.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { sinceSaid } from '#machines/pages/owed-since.ts';
import { spanSaid, spanText } from '#machines/pages/owed-span.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import { REMIND_RUN, type RemindersDeps } from './deps.ts';
import { isDecentHour } from './hours.ts';
import { remindedSums, writePeople } from './whom.ts';

/** Who would be reminded. Nothing is written. */
export async function previewReminders(
  { db, clock }: RemindersDeps,
  estate: OwnEstate,
  owing: CallTaken<'previewReminders'>,
): Promise<CallAnswer<'previewReminders'>> {
  const meant = { ...owing, estateId: estate.id, at: clock() };
  const { people, meters, kobo, names, left } = await remindedSums(db, meant);
  const counted = NOT_REMINDED.map((why) => ({ why, count: left[why] ?? 0 })).filter(({ count }) => count > 0);
  return { status: 200, data: { people, meters, owed: nairaOf(kobo), names: [...names], left: counted } };
}

/**
 * Remind everybody whom a preview showed. Of two administrators at once the second is told, for whoever is reminded is left alone for
 * days; what is mailed to each is what is owed when it is written.
 */
export function startReminders(
  { db, clock, queue }: RemindersDeps,
  { estate, id: actor }: { readonly estate: OwnEstate; readonly id: string },
  { people, owed, ...owing }: CallTaken<'startReminders'>,
): Promise<CallAnswer<'startReminders'>> {
  return db.transaction().execute(async (trx) => {
    await lockEstate(trx, estate.id);
    const at = clock();
    if (await isRunning(trx, estate.id)) return refused('reminders-running', REMINDERS.running);
    const meant = { ...owing, estateId: estate.id, at };
    const sums = await remindedSums(trx, meant);
    if (sums.people === 0) return refused('nobody', REMINDERS.nobody);
    const words = formatNaira(sums.kobo);
    if (people !== sums.people || koboOf(owed) !== sums.kobo)
      return refused('reminders-moved', REMINDERS.moved(sums.people, words));
    const { id: runId } = await trx
      .insertInto('reminder_runs')
      .values({
        ...{
          estate_id: estate.id,
          over: owing.over,
          since: owing.since ?? null,
          state: 'running',
          people,
          kobo: sums.kobo,
        },
        least_kobo: owing.least === undefined ? null : koboOf(owing.least),
        most_kobo: owing.most === undefined ? null : koboOf(owing.most),
        ...{ asked_by: actor, asked_at: at, ended_at: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writePeople(trx, meant, runId);
    const { over, since, ...span } = owing;
    const whom = [
      over === 'any' ? '' : DEBTORS.overs[over],
      since === undefined ? '' : DEBTORS.since(sinceSaid(since)),
      spanText(span) === '' ? '' : spanSaid(span),
    ];
    const detail = { before: null, after: [REMINDERS.log(people, words), ...whom].filter(Boolean).join(', ') };
    const deed = { at, actor, action: 'reminders-asked', subject: estate.name, estateId: estate.id, detail } as const;
    await writeAudit(trx, deed);
    await queue.send(trx, REMIND_RUN, { runId }, { key: String(runId) });
    return { status: 200, data: { message: isDecentHour(at) ? REMINDERS.started(people) : REMINDERS.later(people) } };
  });
}

/** True where reminders of an estate are being mailed. */
export async function isRunning(trx: Transaction<Schema>, estateId: number): Promise<boolean> {
  const running = await trx
    .selectFrom('reminder_runs')
    .select('id')
    .where('estate_id', '=', estateId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return running !== undefined;
}
