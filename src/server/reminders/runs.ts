import { type RawBuilder, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { RemindedState } from '#catalogues/reminders.ts';
import { REMINDER_RUNS } from '#catalogues/sentences/estate/reminder-runs.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import type { RemindersDeps } from './deps.ts';
import { isDecentHour } from './hours.ts';

type RunsDeps = Pick<RemindersDeps, 'db' | 'clock'>;
type Run = Extract<CallAnswer<'reminderRuns'>, { status: 200 }>['data']['runs'][number];

/** The runs of an estate, or one of them, as calls tell them; a `limit` behind it makes it a page. */
async function runsOf({ db, clock }: RunsDeps, which: RawBuilder<unknown>): Promise<Run[]> {
  const isNight = !isDecentHour(clock());
  const { rows } = await sql<
    Omit<Run, 'at' | 'least' | 'most' | 'owed' | 'waits'> & {
      readonly asked_at: Date;
      readonly kobo: number;
      readonly least_kobo: number | null;
      readonly most_kobo: number | null;
    }
  >`
    select run.id, run.asked_at, run.over, run.least_kobo, run.most_kobo, run.since, run.state, run.people, run.kobo,
      nullif(trim(concat(users.first_name, ' ', users.last_name)), '') as by, mails.written, mails.failed
    from reminder_runs as run
    left join users on users.id = run.asked_by
    cross join lateral (
      select count(*)::integer as written, (count(*) filter (where mail.failed_at is not null))::integer as failed
      from reminders left join mail_outbox as mail on mail.id = reminders.mail_id where reminders.run_id = run.id
    ) as mails
    where ${which}`.execute(db);
  return rows.map(({ asked_at, kobo, least_kobo: least, most_kobo: most, ...run }) => ({
    ...run,
    ...{
      waits: isNight && run.state === 'running',
      id: Number(run.id),
      at: asked_at.toISOString(),
      owed: nairaOf(Number(kobo)),
    },
    ...{ least: least === null ? null : nairaOf(Number(least)), most: most === null ? null : nairaOf(Number(most)) },
  }));
}

/** A page of an estate's runs, the newest first. */
export async function reminderRuns(
  deps: RunsDeps,
  { id: estateId }: OwnEstate,
  { page, rows }: CallTaken<'reminderRuns'>,
): Promise<CallAnswer<'reminderRuns'>> {
  const { total } = await deps.db
    .selectFrom('reminder_runs')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('estate_id', '=', estateId)
    .executeTakeFirstOrThrow();
  const which = sql`run.estate_id = ${estateId} order by run.id desc limit ${rows} offset ${(page - 1) * rows}`;
  return { status: 200, data: { runs: await runsOf(deps, which), total: Number(total), page } };
}

/** A page of whom a run reminds, those whose mail failed first, and then those who wait. Who has left the portal is not among them. */
export async function reminderPeople(
  deps: RunsDeps,
  { id: estateId }: OwnEstate,
  { id, page }: CallTaken<'reminderPeople'>,
): Promise<CallAnswer<'reminderPeople'>> {
  const [run] = await runsOf(deps, sql`run.estate_id = ${estateId} and run.id = ${id}`);
  if (run === undefined) return refused('no-such-run', REMINDER_RUNS.gone);
  const { rows } = await sql<{
    id: string;
    name: string;
    meter_number: string | null;
    address: string | null;
    kobo: number | null;
    state: RemindedState;
    at: Date | null;
    total: number;
  }>`
    select *, count(*) over ()::integer as total from (
      select users.id, trim(concat(users.first_name, ' ', users.last_name)) as name, meters.meter_number,
        meters.house_address as address, coalesce(reminders.kobo, counted.kobo) as kobo, reminders.at,
        case
          when mail.failed_at is not null then 'failed'
          when reminders.run_id is null then case when ${run.state === 'done'} or counted.spared then 'spared' else 'waiting' end
          when mail.id is not null and mail.sent_at is null then 'queued'
          else 'mailed'
        end as state
      from reminder_people as counted
      join users on users.id = counted.user_id
      left join reminders on reminders.run_id = counted.run_id and reminders.user_id = counted.user_id
      left join mail_outbox as mail on mail.id = reminders.mail_id
      left join meters on meters.meter_number = coalesce(reminders.meter_number, counted.meter_number)
        and meters.estate_id = ${estateId}
      where counted.run_id = ${id}
    ) as person
    order by state <> 'failed', state <> 'waiting', state <> 'queued', address, name, id
    limit ${TRANSACTION_PAGE.rows} offset ${(page - 1) * TRANSACTION_PAGE.rows}`.execute(deps.db);
  const people = rows.map(({ id, name, meter_number: meterNumber, address, kobo, state, at }) => ({
    ...{ id, name, meterNumber, address: address ?? '', state },
    ...{ owed: kobo === null ? null : nairaOf(Number(kobo)), at: at?.toISOString() ?? null },
  }));
  return { status: 200, data: { people, run, total: rows[0]?.total ?? 0, page } };
}
