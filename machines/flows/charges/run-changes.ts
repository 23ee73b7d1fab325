import * as z from 'zod/mini';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { REMINDER_RUNS } from '#catalogues/sentences/estate/reminder-runs.ts';
import { RUN_CHANGES } from '#catalogues/sentences/estate/run-changes.ts';
import { TITLES } from '#catalogues/sentences/estate/titles.ts';
import { MONTHS } from '#catalogues/sentences/months.ts';
import type { Field } from '#machines/kit/field.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { dayInLagos, formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import type { Good } from '#machines/pages/answers.ts';
import { reminderProgress, remindsWhom } from '#machines/pages/reminder-runs.ts';
import { refusal } from '../platform/sent.ts';

/** A run that can be changed, and what is said of it before a yes. */
interface Facts {
  readonly id: number;
  readonly lines: readonly string[];
  /** 1 to 12: of which month it is. */
  readonly month: number;
  /** It waits, or is being written; else it is over, and so many of it failed. */
  readonly isOpen: boolean;
  readonly failed: number;
}

type Answer = CallAnswer<'stopCharges'> | CallAnswer<'stopReminders'>;
interface Refusal {
  readonly refused: ReturnType<typeof refusal>;
}

/** A page of an estate's runs. */
interface Page {
  /** Those that can be changed so, the newest first. */
  readonly runs: readonly Facts[];
  /** How many runs stand on it, and how many there are. */
  readonly read: number;
  readonly total: number;
}
type Words =
  | (typeof RUN_CHANGES)['resumeReminders']
  | (typeof RUN_CHANGES)[Exclude<keyof typeof RUN_CHANGES, 'looking'>];

/** Runs of one kind that are stopped, or gone on with. */
interface Change {
  readonly name: string;
  readonly title: string;
  readonly words: Words;
  readonly find: (page: number, signal: AbortSignal) => Promise<Page | Refusal>;
  readonly send: (id: number, signal: AbortSignal) => Promise<Answer>;
}

/** All that can be changed so: one that waits may be older than many that are over. */
async function everyRun(find: Change['find'], signal: AbortSignal): Promise<readonly Facts[] | Refusal> {
  const runs: Facts[] = [];
  for (let page = 1, seen = 0; ; page++) {
    const found = await find(page, signal);
    if ('refused' in found) return found;
    runs.push(...found.runs);
    seen += found.read;
    if (found.read === 0 || seen >= found.total) return runs;
  }
}

/** What a sentence says of which run is meant; nobody is asked for it. */
const SAID: Field = { label: '', ask: '', kind: 'text', placeholder: '', schema: z.string() };

/**
 * The run that is meant, of those that can be changed: one that is open before one of which something failed, and of these the newest. Of several that
 * are open none is guessed: null.
 */
function meantOf(runs: readonly Facts[], onlyFailed: boolean): Facts | null | undefined {
  const open = onlyFailed ? [] : runs.filter(({ isOpen }) => isOpen);
  if (open.length > 1) return null;
  return open[0] ?? runs.find(({ isOpen, failed }) => failed > 0 && (onlyFailed || !isOpen));
}

/** How many of it failed, where that is what is tried again. */
const triedAgain = (facts: Facts | null): number => (facts === null || facts.isOpen ? 0 : facts.failed);

function runChange(deps: FlowDeps, { name, title, words, find, send }: Change): Flow {
  return submitting<Facts>(deps, {
    name,
    version: 1,
    title,
    fields: { month: SAID, failed: SAID },
    asked: [],
    known: () => ({ month: '', failed: '' }),
    atOnce: true,
    words: { send: title, checking: RUN_CHANGES.looking, sending: words.sending },
    unreachable: MESSAGES.networkFailure,
    async check({ value }, signal) {
      const found = await everyRun(find, signal);
      if ('refused' in found) return found.refused;
      const month = value('month');
      const named = found.filter((run) => month === '' || String(run.month) === month);
      const run = meantOf(named, value('failed') === 'true');
      if (run === null) return { kind: 'needless', why: words.several };
      const called = MONTHS[Number(month) - 1];
      if (run === undefined) return { kind: 'needless', why: called === undefined ? words.none : words.noneOf(called) };
      return { kind: 'good', facts: run };
    },
    confirm: {
      dialog: ({ facts }) => ({ title: words.dialog(triedAgain(facts)), lines: facts?.lines ?? [] }),
      yes: ({ facts }) => words.yes(triedAgain(facts)),
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

/** Runs on a page that is read. */
const ROWS = 100;

type ChargeRun = Good<'chargeRuns'>['runs'][number];
type ReminderRun = Good<'reminderRuns'>['runs'][number];

/** 1 to 12, of a month or a day. */
const monthOf = (day: string): number => Number(day.slice('yyyy-'.length, 'yyyy-mm'.length));

const charges =
  ({ services }: FlowDeps, may: (run: ChargeRun) => boolean): Change['find'] =>
  async (page, signal) => {
    const answer = await services.chargeRuns({ page, rows: ROWS }, signal);
    if (answer.status !== 200) return { refused: refusal(answer, undefined, MESSAGES.networkFailure) };
    const { runs: all, total: every } = answer.data;
    const runs = all.filter(may).map(({ id, reason, total, lines, charged, failed, month, standsFrom, state }) => ({
      ...{ id, failed, month: monthOf(month ?? standsFrom), isOpen: state !== 'done' },
      lines: [
        CHARGES.list.one(reason, formatNaira(koboOf(total)), lines),
        CHARGES.list.progress(charged, lines, failed),
      ],
    }));
    return { runs, read: all.length, total: every };
  };

const reminders =
  ({ services }: FlowDeps, may: (run: ReminderRun) => boolean): Change['find'] =>
  async (page, signal) => {
    const answer = await services.reminderRuns({ page, rows: ROWS }, signal);
    if (answer.status !== 200) return { refused: refusal(answer, undefined, MESSAGES.networkFailure) };
    const { runs: all, total: every } = answer.data;
    const runs = all.filter(may).map((run) => ({
      ...{
        id: run.id,
        failed: run.failed,
        month: monthOf(dayInLagos(Date.parse(run.at))),
        isOpen: run.state !== 'done',
      },
      lines: [REMINDER_RUNS.list.of(formatWhen(run.at), remindsWhom(run)), reminderProgress(run)],
    }));
    return { runs, read: all.length, total: every };
  };

/** True for what goes on once somebody says so: what was stopped, and what is over and has something that failed. */
const waits = ({ state, failed }: Pick<ChargeRun | ReminderRun, 'state' | 'failed'>): boolean =>
  state === 'stopped' || (state === 'done' && failed > 0);

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
    find: charges(deps, waits),
    send: (id, signal) => deps.services.resumeCharges({ id }, signal),
  });

/** Stopping the reminders that are being mailed. */
export const stopReminders = (deps: FlowDeps): Flow =>
  runChange(deps, {
    ...{ name: 'stop-reminders', title: TITLES.stopReminders, words: RUN_CHANGES.stopReminders },
    find: reminders(deps, ({ state }) => state === 'running'),
    send: (id, signal) => deps.services.stopReminders({ id }, signal),
  });

/** Going on with reminders that were stopped, or writing anew to those whose mail could not be delivered. */
export const resumeReminders = (deps: FlowDeps): Flow =>
  runChange(deps, {
    ...{ name: 'resume-reminders', title: TITLES.resumeReminders, words: RUN_CHANGES.resumeReminders },
    find: reminders(deps, waits),
    send: (id, signal) => deps.services.resumeReminders({ id }, signal),
  });
