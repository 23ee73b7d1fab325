import { type AnyActorRef, createActor, getInitialSnapshot, type Snapshot } from 'xstate';
import * as z from 'zod/mini';
import { clear, objectTo } from '#machines/kit/answers.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import { type Report, reportingFaults } from '#machines/kit/faults.ts';
import { type Answers, type Field, type Fields, problemOf, type Values } from '#machines/kit/field.ts';
import type { Flow, FlowPerson } from '#machines/kit/flow.ts';
import { fileName, keptFile, lostFile, withoutFileNames } from '#machines/kit/memory/chosen.ts';
import { partSecrets } from '#machines/kit/memory/masked.ts';
import type { Memory } from '#machines/kit/memory/memory.ts';
import { keyOf, type PayingContext } from '#machines/kit/paying/context.ts';
import { present } from '#machines/kit/present.ts';
import { withoutSensitiveValues } from '#machines/kit/sensitive/in-values.ts';
import { structureOf } from '#machines/kit/structure.ts';
import type { View } from '#machines/kit/view.ts';
import type { Bought } from '../run.ts';
import { ASKS_WHAT_BECAME, carried } from './carried.ts';

/** So many runs that are over are remembered, the last ones. */
export const MOST_OVER = 100;

/** A run as it is kept: plain JSON. */
export interface SavedRun {
  readonly id: string;
  readonly flow: string;
  readonly version: number;
  /** The structure of its machine (`structureOf`); missing where an older portal kept it. */
  readonly structure?: string;
  readonly snapshot: unknown;
}

const savedRun = z.object({
  id: z.string(),
  flow: z.string(),
  version: z.number(),
  structure: z.optional(z.string()),
  snapshot: z.unknown(),
});

/** The runs among anything that was kept; what is none is left out. */
export function readRuns(kept: unknown): readonly SavedRun[] {
  return (Array.isArray(kept) ? kept : []).flatMap((one) => {
    const read = savedRun.safeParse(one);
    if (!read.success) return [];
    const { structure, snapshot, ...run } = read.data;
    return [{ ...run, ...(structure !== undefined && { structure }), snapshot }];
  });
}

/** The open runs, each one actor. */
export interface Runs {
  start(flow: string, id: string, person: FlowPerson | null, values: Values, from?: 'chat' | 'form'): void;
  send(id: string, event: FlowEvent): void;
  /** Take a file as the answer to a question; false where no file can be taken now. */
  choose(id: string, field: string, file: File, from: 'chat' | 'form'): boolean;
  view(id: string): View | null;
  /** All that stands answered in a run, those of its other pages included. */
  answers(id: string): Values;
  /** The order that stands in a run, with the key that it was opened under; null where there is none. */
  order(id: string): Bought | null;
  isDone(id: string): boolean;
  /** Ends a run, or all of them; their secrets and files are forgotten. */
  stop(id?: string): void;
  /** The runs as JSON, without those that are over. */
  save(): readonly SavedRun[];
  /**
   * Take back what was saved. Answers the ids that live again; a run that no longer fits its flow is left behind, unless it has an
   * order: then it asks what became of that. A masked answer or a file is asked for again, because what it stood for was kept nowhere.
   */
  restore(saved: unknown): readonly string[];
}

/**
 * Keeps runs and tells of every change. Secrets are parted from what a run is started with and from every FILL before the
 * machine sees it, so that no snapshot ever holds one; of a file it sees the name. Card numbers and codes are hidden in all other
 * answers, whichever face they come from. `broke`: told of a run that a fault of ours has ended.
 */
export function createRuns(
  flows: Readonly<Record<string, Flow>>,
  { secrets, files }: Memory,
  changed: (id: string) => void,
  report: Report = () => {},
  broke: (id: string, fault: unknown) => void = () => {},
): Runs {
  const runs = new Map<string, { flow: Flow; actor: AnyActorRef }>();
  // A snapshot never changes, so its view is worked out once however often it is asked for.
  const views = new WeakMap<object, View>();

  function keep(id: string, flow: Flow, actor: AnyActorRef): boolean {
    runs.set(id, { flow, actor });
    let failed = false;
    actor.subscribe({
      next: () => changed(id),
      error: (fault) => {
        failed = true;
        runs.delete(id);
        report(fault, flow.name);
        broke(id, fault);
      },
    });
    actor.start();
    if (failed || actor.getSnapshot().status === 'error') runs.delete(id);
    return runs.has(id);
  }

  /** A snapshot that is not what its machine writes may be told by nothing but that it cannot be shown. */
  function takeBack(id: string, flow: Flow, snapshot: unknown): boolean {
    try {
      const actor = revive(flow, snapshot, report);
      present(flow, actor.getSnapshot());
      return keep(id, flow, actor);
    } catch {
      return false;
    }
  }

  function parted(id: string, fields: Fields, values: Values): Values {
    return partSecrets(
      secrets,
      id,
      fields,
      withoutSensitiveValues(fields, withoutFileNames(files, id, fields, values)),
    );
  }

  /** What a run begins with. What is masked is known before anything is answered. */
  function partedFrom(id: string, flow: Flow, person: FlowPerson | null, values: Values): Values {
    if (Object.keys(values).length === 0) return values;
    const { context } = getInitialSnapshot(flow.machine, { runId: id, person, values: {} });
    return parted(id, flow.fields(context), values);
  }

  return {
    start(name, id, person, values, from = 'chat') {
      const flow = flows[name];
      if (!flow) throw new Error(`no flow is called ${name}`);
      const input = { runId: id, person, values: partedFrom(id, flow, person, values), from };
      keep(id, flow, createActor(flow.machine, { input, inspect: reportingFaults(report, flow.name) }));
    },
    send(id, event) {
      const run = runs.get(id);
      if (!run) return;
      const snapshot = run.actor.getSnapshot();
      if (event.type !== 'FILL') run.actor.send(event);
      // While a password is being tried another one is not taken: what is typed then is heard by nobody.
      else if (snapshot.can(event))
        run.actor.send({ ...event, values: parted(id, run.flow.fields(snapshot.context), event.values) });
    },
    choose(id, field, file, from) {
      const run = runs.get(id);
      const snapshot = run?.actor.getSnapshot();
      const rule = run?.flow.fields(snapshot.context)[field]?.file;
      if (!run || !rule || !snapshot.can({ type: 'FILL', values: {}, from })) return false;
      run.actor.send({ type: 'FILL', values: { [field]: keptFile(files, id, field, rule, file) }, from });
      return true;
    },
    view(id) {
      const run = runs.get(id);
      if (!run) return null;
      const snapshot = run.actor.getSnapshot();
      const view = views.get(snapshot) ?? present(run.flow, snapshot);
      views.set(snapshot, view);
      return view;
    },
    answers: (id) => runs.get(id)?.actor.getSnapshot().context.answers.values ?? {},
    order(id) {
      const run = runs.get(id);
      const paying: Partial<PayingContext> = run?.actor.getSnapshot().context ?? {};
      const { order, runId = id, attempt = 1 } = paying;
      return run && order ? { orderId: order.orderId, key: keyOf({ runId, attempt }), flow: run.flow.name } : null;
    },
    isDone: (id) => runs.get(id)?.actor.getSnapshot().status !== 'active',
    save: () =>
      [...runs]
        .filter(([, run]) => run.actor.getSnapshot().status === 'active')
        .map(([id, { flow, actor }]) => ({
          id,
          flow: flow.name,
          version: flow.version,
          structure: structureOf(flow.machine),
          snapshot: JSON.parse(JSON.stringify(actor.getPersistedSnapshot())),
        })),
    restore: (saved) =>
      readRuns(saved).flatMap((run) => {
        const { id } = run;
        const flow = flows[run.flow];
        if (!flow || runs.has(id)) return [];
        if (fits(flow, run) && takeBack(id, flow, run.snapshot)) return [id];
        const isCarried = carried(flow, run).some((snapshot) => takeBack(id, flow, snapshot));
        if (isCarried) runs.get(id)?.actor.send(ASKS_WHAT_BECAME);
        return isCarried ? [id] : [];
      }),
    stop(id) {
      for (const [each, { actor }] of id === undefined ? [...runs] : [...runs].filter(([one]) => one === id)) {
        actor.stop();
        runs.delete(each);
        secrets.forget(each);
        files.forget(each);
      }
    },
  };
}

/** True for what the machine of now has written, or one that is made alike. */
const fits = (flow: Flow, { version, structure }: SavedRun): boolean =>
  flow.version === version && (structure === undefined || structure === structureOf(flow.machine));

function revive(flow: Flow, snapshot: unknown, report: Report): AnyActorRef {
  const known = withoutLostAnswers(flow, snapshot) as Snapshot<unknown>;
  const inspect = reportingFaults(report, flow.name);
  return createActor(flow.machine, { snapshot: known, input: undefined as never, inspect });
}

const texts = z.record(z.string(), z.string());
const names = z.array(z.string());
const saved = z.looseObject({
  context: z.looseObject({
    runId: z.string(),
    notices: z.array(z.object({ tone: z.enum(['plain', 'info', 'success', 'warning', 'danger']), text: z.string() })),
    answers: z.object({
      values: texts,
      problems: texts,
      order: names,
      fromChat: names,
      reopened: z.nullable(z.string()),
    }),
  }),
});

/**
 * A saved snapshot without its masked answers and its files: dots and names are there, but what they stood for was kept nowhere.
 * A question that has a word for a lost file says it.
 */
export function withoutLostAnswers(flow: Flow, snapshot: unknown): unknown {
  const read = saved.safeParse(snapshot);
  if (!read.success) return snapshot;
  const { context } = read.data;
  const lost = Object.entries(flow.fields(context)).filter(([, { kind }]) => kind === 'secret' || kind === 'file');
  const answers = lost.reduce((kept, [name, field]) => withoutLost(kept, name, field), context.answers as Answers);
  return { ...read.data, context: { ...context, answers } };
}

function withoutLost(answers: Answers, name: string, field: Field): Answers {
  const kept = answers.values[name] ?? '';
  // Who has no file has lost none.
  if (field.kind === 'file' && kept !== '' && fileName(kept) === '') return answers;
  // One that could not be used was kept nowhere before either.
  const good = field.kind === 'file' && kept !== '' && (problemOf(field, kept) === null || lostFile(kept) === kept);
  const gone = lostFile(kept);
  const problem = good ? problemOf(field, gone) : null;
  if (problem === null) return clear(answers, name);
  return objectTo({ ...answers, values: { ...answers.values, [name]: gone } }, name, problem);
}
