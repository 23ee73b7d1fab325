import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { REMINDER_RUNS } from '#catalogues/sentences/estate/reminder-runs.ts';
import { RUN_CHANGES } from '#catalogues/sentences/estate/run-changes.ts';
import { TITLES } from '#catalogues/sentences/estate/titles.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import type { Good } from '#machines/pages/answers.ts';
import { reminderProgress, remindsWhom } from '#machines/pages/reminder-runs.ts';
import { refusal } from '../platform/sent.ts';

/** The run that is meant, and what is said of it before a yes. */
interface Facts {
  readonly id: number;
  readonly lines: readonly string[];
}

type Answer = CallAnswer<'stopCharges'> | CallAnswer<'stopReminders'>;
type Found = { readonly runs: readonly Facts[] } | { readonly refused: ReturnType<typeof refusal> };

/** Runs of one kind that are stopped, or gone on with. */
interface Change {
  readonly name: string;
  readonly title: string;
  readonly words: (typeof RUN_CHANGES)[Exclude<keyof typeof RUN_CHANGES, 'looking'>];
  /** Those of the newest page that can be changed so, the newest first. */
  readonly find: (signal: AbortSignal) => Promise<Found>;
  readonly send: (id: number, signal: AbortSignal) => Promise<Answer>;
}

/** A change of the one run that can be changed so. Of several none is guessed: each is changed in its row. */
function runChange(deps: FlowDeps, { name, title, words, find, send }: Change): Flow {
  return submitting<Facts>(deps, {
    name,
    version: 1,
    title,
    fields: {},
    asked: [],
    atOnce: true,
    words: { send: title, checking: RUN_CHANGES.looking, sending: words.sending },
    unreachable: MESSAGES.networkFailure,
    async check(_, signal) {
      const found = await find(signal);
      if ('refused' in found) return found.refused;
      const [run, ...more] = found.runs;
      if (run === undefined) return { kind: 'needless', why: words.none };
      return more.length > 0 ? { kind: 'needless', why: words.several } : { kind: 'good', facts: run };
    },
    confirm: {
      dialog: ({ facts }) => ({ title: words.dialog, lines: facts?.lines ?? [] }),
      yes: words.yes,
      no: words.no,
      declined: { ends: words.kept },
    },
    async send({ facts }, signal) {
      if (facts === null) return refused(words.none);
      const answer = await send(facts.id, signal);
      deps.changed('rows');
      return answer.status === 200 ? taken(answer.data.message) : refusal(answer, undefined, MESSAGES.networkFailure);
    },
  });
}

const PAGE = { page: 1, rows: TRANSACTION_PAGE.rows } as const;

type ChargeRun = Good<'chargeRuns'>['runs'][number];
type ReminderRun = Good<'reminderRuns'>['runs'][number];

const charges =
  ({ services }: FlowDeps, may: (run: ChargeRun) => boolean): Change['find'] =>
  async (signal) => {
    const answer = await services.chargeRuns(PAGE, signal);
    if (answer.status !== 200) return { refused: refusal(answer, undefined, MESSAGES.networkFailure) };
    const runs = answer.data.runs.filter(may).map(({ id, reason, total, lines, charged, failed }) => ({
      id,
      lines: [
        CHARGES.list.one(reason, formatNaira(koboOf(total)), lines),
        CHARGES.list.progress(charged, lines, failed),
      ],
    }));
    return { runs };
  };

const reminders =
  ({ services }: FlowDeps, may: (run: ReminderRun) => boolean): Change['find'] =>
  async (signal) => {
    const answer = await services.reminderRuns(PAGE, signal);
    if (answer.status !== 200) return { refused: refusal(answer, undefined, MESSAGES.networkFailure) };
    const runs = answer.data.runs.filter(may).map((run) => ({
      id: run.id,
      lines: [REMINDER_RUNS.list.of(formatWhen(run.at), remindsWhom(run)), reminderProgress(run)],
    }));
    return { runs };
  };

/** Stopping the run of charges that is being written. */
export const stopCharges = (deps: FlowDeps): Flow =>
  runChange(deps, {
    ...{ name: 'stop-charges', title: TITLES.stopCharges, words: RUN_CHANGES.stopCharges },
    find: charges(deps, ({ state }) => state === 'running'),
    send: (id, signal) => deps.services.stopCharges({ id }, signal),
  });

/** Going on with a run of charges that was stopped, or that has lines which could not be charged. */
export const resumeCharges = (deps: FlowDeps): Flow =>
  runChange(deps, {
    ...{ name: 'resume-charges', title: TITLES.resumeCharges, words: RUN_CHANGES.resumeCharges },
    find: charges(deps, ({ state, failed }) => state === 'stopped' || (state === 'done' && failed > 0)),
    send: (id, signal) => deps.services.resumeCharges({ id }, signal),
  });

/** Stopping the reminders that are being mailed. */
export const stopReminders = (deps: FlowDeps): Flow =>
  runChange(deps, {
    ...{ name: 'stop-reminders', title: TITLES.stopReminders, words: RUN_CHANGES.stopReminders },
    find: reminders(deps, ({ state }) => state === 'running'),
    send: (id, signal) => deps.services.stopReminders({ id }, signal),
  });

/** Going on with reminders that were stopped, or sending again those that could not be delivered. */
export const resumeReminders = (deps: FlowDeps): Flow =>
  runChange(deps, {
    ...{ name: 'resume-reminders', title: TITLES.resumeReminders, words: RUN_CHANGES.resumeReminders },
    find: reminders(deps, ({ state, failed }) => state === 'stopped' || (state === 'done' && failed > 0)),
    send: (id, signal) => deps.services.resumeReminders({ id }, signal),
  });
