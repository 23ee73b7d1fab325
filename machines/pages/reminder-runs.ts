import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import type { RemindedState, ReminderState } from '#catalogues/reminders.ts';
import { DEBTORS } from '#catalogues/sentences/estate/debtors.ts';
import { REMINDED_WORDS, REMINDER_RUN_WORDS, REMINDER_RUNS } from '#catalogues/sentences/estate/reminder-runs.ts';
import type { Say, Tone } from '#machines/kit/view.ts';
import { dayInLagos, formatDay } from '#machines/kit/writing/format.ts';
import { type Good, made, type Read, read, saying } from './answers.ts';
import { type Column, column } from './listing/column.ts';
import type { Found, Query } from './listing/list.ts';
import type { ListRow, RowActing } from './listing/view.ts';
import { sinceSaid } from './owed-since.ts';
import { spanSaid, spanText } from './owed-span.ts';

/** A run of reminders as the calls tell it; naira. */
export type ReminderRun = Good<'reminderRuns'>['runs'][number];
/** Somebody whom one reminds. */
export type RemindedPerson = Good<'reminderPeople'>['people'][number];

/** A row: a run, or somebody of one. */
export interface ReminderRow {
  readonly id: string;
  readonly run?: ReminderRun;
  readonly person?: RemindedPerson;
}

const SAID = REMINDER_RUNS.list;

/** The name under which the address says whose people are meant. */
export const REMINDER_RUN = 'run';

const RUN_TONES: Readonly<Record<ReminderState, Tone>> = { running: 'info', stopped: 'warning', done: 'success' };
const PERSON_TONES: Readonly<Record<RemindedState, Tone>> = {
  ...{ waiting: 'info', queued: 'info', mailed: 'success', failed: 'danger', spared: 'info' },
};

/** Whom a run is for: everybody who owes, or those who owe so much for so long. */
export function remindsWhom({ over, least, most, since }: ReminderRun): string {
  const span = { least: least ?? undefined, most: most ?? undefined };
  const parts = [
    ...(over === 'any' ? [] : [DEBTORS.overs[over]]),
    ...(since === null ? [] : [DEBTORS.since(sinceSaid(since))]),
    ...(spanText(span) === '' ? [] : [spanSaid(span)]),
  ];
  return parts.length === 0 ? SAID.everybody : parts.join(', ');
}

/** How far a run is, and what of it could not be delivered. */
export function reminderProgress({ written, people, failed, waits }: ReminderRun): string {
  const progress = SAID.progress(written, people, failed);
  return waits ? SAID.waits(progress) : progress;
}

/** The columns of runs. */
export const RUN_COLUMNS: readonly Column<ReminderRun>[] = [
  column('asked', SAID.asked, 'time', ({ at }) => at),
  column('whom', SAID.whom, 'words', remindsWhom),
  { ...column<ReminderRun, 'count'>('people', SAID.people, 'count', ({ people }) => people), wide: true },
  column('owed', SAID.owed, 'money', ({ owed }) => koboOf(owed)),
  column('state', SAID.state, 'status', ({ state }) => REMINDER_RUN_WORDS[state], {
    tone: ({ state, failed }) => (failed > 0 ? 'danger' : RUN_TONES[state]),
  }),
  column('written', SAID.howFar, 'words', reminderProgress),
  { ...column<ReminderRun, 'person'>('by', SAID.by, 'person', ({ by }) => by), wide: true },
];

/** The columns of the people of a run. */
export const PERSON_COLUMNS: readonly Column<RemindedPerson>[] = [
  column('house', SAID.house, 'words', ({ address }) => address),
  column('resident', SAID.resident, 'person', ({ name }) => name),
  column('meter', SAID.meter, 'meter', ({ meterNumber }) => meterNumber, { wide: true }),
  column('owed', SAID.owed, 'money', ({ owed }) => (owed === null ? null : koboOf(owed))),
  column('state', SAID.state, 'status', ({ state }) => REMINDED_WORDS[state], {
    tone: ({ state }) => PERSON_TONES[state],
  }),
  { ...column<RemindedPerson, 'time'>('at', SAID.at, 'time', ({ at }) => at), wide: true },
];

/** The run whose people are asked for; null where it is the runs themselves. */
export const reminderRunOf = ({ chosen }: Query): number | null =>
  /^\d{1,9}$/.test(chosen[REMINDER_RUN] ?? '') ? Number(chosen[REMINDER_RUN]) : null;

/** A page of the runs, or of the people of one. */
export async function reminderRunsFound(
  services: Services,
  query: Query,
  signal: AbortSignal,
): Promise<Read<Found<ReminderRow>>> {
  const { page } = query;
  const id = reminderRunOf(query);
  if (id === null) {
    const came = await read(services.reminderRuns({ page, rows: TRANSACTION_PAGE.rows }, signal), signal);
    if (came.kind !== 'good') return came;
    const items = came.data.runs.map((run) => ({ id: String(run.id), run }));
    return { kind: 'good', data: { items, total: came.data.total } };
  }
  const came = await read(services.reminderPeople({ id, page }, signal), signal);
  if (came.kind !== 'good') return came;
  const { people, run, total } = came.data;
  const subject = SAID.of(formatDay(dayInLagos(Date.parse(run.at))), `${remindsWhom(run)}. ${reminderProgress(run)}`);
  return {
    kind: 'good',
    data: { items: people.map((person) => ({ id: person.id, person })), total, subject, nothing: SAID.nobody },
  };
}

const STOP = 'stop';
const GO_ON = 'go-on';

/** What can be done with a run: see whom it reminds, stop it, go on with it, send again what could not be delivered. */
export function actionsOfRun({ id, state, failed }: ReminderRun): readonly RowActing[] {
  return [
    { name: 'people', label: SAID.see, leads: { to: `/who-owes?of=runs&run=${id}` } },
    ...(state === 'running' ? [{ name: STOP, label: SAID.stop }] : []),
    ...(state === 'stopped' ? [{ name: GO_ON, label: SAID.goOn }] : []),
    ...(state === 'done' && failed > 0 ? [{ name: GO_ON, label: SAID.again, does: 'tries again' as const }] : []),
  ];
}

/** Do one of them. */
export async function changeRun(
  services: Services,
  { id }: ListRow,
  action: string,
  signal: AbortSignal,
): Promise<Read<Say | null>> {
  const asked = { id: Number(id) };
  return saying(
    await made(
      action === STOP ? services.stopReminders(asked, signal) : services.resumeReminders(asked, signal),
      signal,
    ),
  );
}
