import { REMINDING_HOURS } from '#catalogues/reminders.ts';
import type { Queue } from '../jobs.ts';
import { lockEstate } from '../lock-estate.ts';
import type { MailService } from '../mail/outbox.ts';
import { REMIND_RUN, type RemindersDeps } from './deps.ts';
import { remindOfDueDays } from './due.ts';
import { eachByItself } from './each.ts';
import { isDecentHour } from './hours.ts';
import { reminderLetter } from './letter.ts';
import { owingIn, remindables } from './whom.ts';

/** Mails that one transaction writes. */
const BATCH = 200;

/** The job that goes on with what the night held up. */
const REMIND_HOURS = 'remind-hours';
/** Five past each of those hours. */
const HOURLY = `5 ${REMINDING_HOURS.from}-${REMINDING_HOURS.before - 1} * * *`;

interface WritingDeps extends Pick<RemindersDeps, 'db' | 'clock'> {
  readonly mail: MailService;
  readonly config: { readonly publicUrl: string };
}

/**
 * Mail what is left of a run, batch by batch, each whole or not at all: a reminder is written with its mail. Whoever dies in between leaves
 * whole batches, and whoever comes next goes on behind them; at night nothing is mailed.
 */
export async function writeReminders(deps: WritingDeps, runId: number, most = BATCH): Promise<void> {
  while (await writeBatch(deps, runId, most));
}

/** Mail some; false where there is nothing left to do now. */
function writeBatch({ db, clock, mail, config }: WritingDeps, runId: number, most: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const of = await trx.selectFrom('reminder_runs').select('estate_id').where('id', '=', runId).executeTakeFirst();
    // The estate before the run, as whoever stops it or goes on with it: two who lock in another order wait for each other.
    const estate = of && (await lockEstate(trx, of.estate_id));
    const run = await trx
      .selectFrom('reminder_runs')
      .select(['estate_id', 'over', 'least_kobo', 'most_kobo', 'since', 'state'])
      .where('id', '=', runId)
      .forUpdate()
      .executeTakeFirst();
    const at = clock();
    if (run?.state !== 'running' || !isDecentHour(at) || estate === undefined || !estate.active) return false;
    const some = await remindables(trx, { estateId: run.estate_id, at, ...owingIn(run) }, { runId, most });
    if (some.length === 0) {
      await trx.updateTable('reminder_runs').set({ state: 'done', ended_at: at }).where('id', '=', runId).execute();
      return false;
    }
    for (const one of some) {
      const mail_id = await mail.queue(trx, reminderLetter(one, estate, config.publicUrl));
      const { user_id, meter_number, owed: kobo } = one;
      await trx.insertInto('reminders').values({ run_id: runId, user_id, meter_number, kobo, mail_id, at }).execute();
    }
    return true;
  });
}

/** Mail every run that is not done: what was asked for at night, or held up by a server that stood still. */
export async function writeWaiting(deps: WritingDeps, most = BATCH): Promise<void> {
  const runs = await deps.db.selectFrom('reminder_runs').select('id').where('state', '=', 'running').execute();
  await eachByItself(
    runs.map(({ id }) => id),
    'reminder run',
    (id) => writeReminders(deps, id, most),
  );
}

/** Work on runs, and look each hour of the day whether one waits, or a day around one to be paid by has come. */
export async function workReminders(deps: WritingDeps & { readonly queue: Queue }): Promise<void> {
  await deps.queue.work<{ runId: number }>(REMIND_RUN, ({ runId }) => writeReminders(deps, runId), { atOnce: 1 });
  await deps.queue.every(REMIND_HOURS, HOURLY, async () => {
    // A run that fails keeps nobody from the day around a charge.
    const done = await Promise.allSettled([writeWaiting(deps), remindOfDueDays(deps)]);
    const failed = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    if (failed.length > 0)
      throw failed.length === 1 ? failed[0] : new AggregateError(failed, failed.map(String).join('; '));
  });
}
