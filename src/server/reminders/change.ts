import type { Selectable, Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { REMINDER_RUNS } from '#catalogues/sentences/estate/reminder-runs.ts';
import { REMINDERS } from '#catalogues/sentences/estate/reminders.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import { type AuditAction, writeAudit } from '../audit.ts';
import type { ReminderRunsTable } from '../db/schema/reminders.ts';
import type { Schema } from '../db/schema.ts';
import { refused } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import { REMIND_RUN, type RemindersDeps } from './deps.ts';
import { isDecentHour } from './hours.ts';
import { isRunning } from './start.ts';

type Run = Selectable<ReminderRunsTable>;
type Answer = CallAnswer<'stopReminders'>;

/** Whose run it is, and who changes it. */
interface Changing {
  readonly estate: OwnEstate;
  readonly id: string;
}

/** Stop a run: what was mailed stays, and the batch that is being written is written whole. */
export function stopReminders({ db, clock }: RemindersDeps, by: Changing, runId: number): Promise<Answer> {
  return db.transaction().execute(async (trx) => {
    const run = await ownRun(trx, by.estate, runId);
    if (run === undefined) return gone;
    if (run.state === 'done') return over;
    const message = REMINDER_RUNS.stopped(await writtenOf(trx, runId), run.people);
    if (run.state === 'running') {
      await trx.updateTable('reminder_runs').set({ state: 'stopped' }).where('id', '=', runId).execute();
      await note(trx, by, { at: clock(), action: 'reminders-stopped', after: message });
    }
    return said(message);
  });
}

/**
 * Go on with a run that was stopped, or write anew to those whose mail could not be delivered: with what they owe now, to the address that they have
 * now, and to nobody who has no reason to be reminded any more. Nobody is mailed at night.
 */
export function resumeReminders({ db, clock, queue }: RemindersDeps, by: Changing, runId: number): Promise<Answer> {
  return db.transaction().execute(async (trx) => {
    // In the order in which whoever writes a batch locks them.
    await lockEstate(trx, by.estate.id);
    const run = await ownRun(trx, by.estate, runId);
    if (run === undefined) return gone;
    const at = clock();
    if (run.state === 'running') return said(REMINDER_RUNS.resumed(isDecentHour(at)));
    if (await isRunning(trx, by.estate.id)) return refused('reminders-running', REMINDERS.running);
    // Whom a run that is over had no reason to write to is not written to now: the yes counts those whose mail came back.
    if (run.state === 'done') await spareOthers(trx, runId);
    const failed = await forgetFailed(trx, runId);
    if (run.state === 'done' && failed === 0) return over;
    await trx.updateTable('reminder_runs').set({ state: 'running', ended_at: null }).where('id', '=', runId).execute();
    await queue.send(trx, REMIND_RUN, { runId }, { key: String(runId) });
    const again = failed > 0 ? [REMINDER_RUNS.again(failed)] : [];
    const message = [...again, REMINDER_RUNS.resumed(isDecentHour(at))].join(' ');
    await note(trx, by, { at, action: 'reminders-resumed', after: message });
    return said(message);
  });
}

/** A run of an estate, held until the transaction ends: who stops it waits for the batch. */
function ownRun(trx: Transaction<Schema>, { id }: OwnEstate, runId: number): Promise<Run | undefined> {
  return trx
    .selectFrom('reminder_runs')
    .selectAll()
    .where('id', '=', runId)
    .where('estate_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** To how many of a run a mail is written. */
async function writtenOf(trx: Transaction<Schema>, runId: number): Promise<number> {
  const { written } = await trx
    .selectFrom('reminders')
    .select(({ fn }) => fn.countAll<number>().as('written'))
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow();
  return Number(written);
}

/** Whoever of a run was not written to stays so. */
async function spareOthers(trx: Transaction<Schema>, runId: number): Promise<void> {
  await trx
    .updateTable('reminder_people')
    .set({ spared: true })
    .where('run_id', '=', runId)
    .where('user_id', 'not in', trx.selectFrom('reminders').select('user_id').where('run_id', '=', runId))
    .execute();
}

/** Forget what of a run could not be delivered, so that it is written anew; answers how many that were. */
async function forgetFailed(trx: Transaction<Schema>, runId: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('reminders')
    .where('run_id', '=', runId)
    .where('mail_id', 'in', trx.selectFrom('mail_outbox').select('id').where('failed_at', 'is not', null))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

interface Noted {
  readonly at: Date;
  readonly action: AuditAction;
  readonly after: string;
}

const note = (trx: Transaction<Schema>, { estate, id: actor }: Changing, { at, action, after }: Noted) =>
  writeAudit(trx, { at, actor, action, subject: estate.name, estateId: estate.id, detail: { before: null, after } });

const gone = refused('no-such-run', REMINDER_RUNS.gone);
const over = refused('run-over', REMINDER_RUNS.over);
const said = (message: string) => ({ status: 200, data: { message } }) as const;
