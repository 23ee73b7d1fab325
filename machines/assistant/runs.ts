import { type AnyActorRef, createActor, getInitialSnapshot, type Snapshot } from 'xstate';
import * as z from 'zod/mini';
import type { FlowEvent } from '#machines/kit/events.ts';
import type { Values } from '#machines/kit/field.ts';
import type { Flow, FlowPerson, Secrets } from '#machines/kit/flow.ts';
import { partSecrets } from '#machines/kit/masked.ts';
import { present } from '#machines/kit/present.ts';
import type { View } from '#machines/kit/view.ts';
import { withoutMaskedAnswers } from './lost-secrets.ts';

/** A run as it is kept: plain JSON. */
export interface SavedRun {
  readonly id: string;
  readonly flow: string;
  readonly version: number;
  readonly snapshot: unknown;
}

const savedRun = z.object({ id: z.string(), flow: z.string(), version: z.number(), snapshot: z.unknown() });

/** The open runs, each one actor. */
export interface Runs {
  start(flow: string, id: string, person: FlowPerson | null, values: Values): void;
  send(id: string, event: FlowEvent): void;
  view(id: string): View | null;
  isDone(id: string): boolean;
  /** Ends a run, or all of them; their secrets are forgotten. */
  stop(id?: string): void;
  /** The runs as JSON, without those that are over. */
  save(): readonly SavedRun[];
  /**
   * Take back what was saved. Answers the ids that live again; a run that no longer fits its flow is left behind, and a
   * masked answer is asked for again, because what it stood for was kept nowhere.
   */
  restore(saved: unknown): readonly string[];
}

/**
 * Keeps runs and tells of every change. Secrets are parted from what a run is started with and from every FILL before the
 * machine sees it, so that no snapshot ever holds one.
 */
export function createRuns(
  flows: Readonly<Record<string, Flow>>,
  secrets: Secrets,
  changed: (id: string) => void,
): Runs {
  const runs = new Map<string, { flow: Flow; actor: AnyActorRef }>();
  // A snapshot never changes, so its view is worked out once however often it is asked for.
  const views = new WeakMap<object, View>();

  function keep(id: string, flow: Flow, actor: AnyActorRef): boolean {
    runs.set(id, { flow, actor });
    let failed = false;
    actor.subscribe({
      next: () => changed(id),
      error: () => {
        failed = true;
        runs.delete(id);
      },
    });
    actor.start();
    if (failed || actor.getSnapshot().status === 'error') runs.delete(id);
    return runs.has(id);
  }

  return {
    start(name, id, person, values) {
      const flow = flows[name];
      if (!flow) throw new Error(`no flow is called ${name}`);
      // What is masked is known before anything is answered.
      const { context } = getInitialSnapshot(flow.machine, { runId: id, person, values: {} });
      const input = { runId: id, person, values: partSecrets(secrets, id, flow.fields(context), values) };
      keep(id, flow, createActor(flow.machine, { input }));
    },
    send(id, event) {
      const run = runs.get(id);
      if (!run) return;
      const snapshot = run.actor.getSnapshot();
      if (event.type !== 'FILL') run.actor.send(event);
      // While a password is being tried another one is not taken: what is typed then is heard by nobody.
      else if (snapshot.can(event))
        run.actor.send({
          ...event,
          values: partSecrets(secrets, id, run.flow.fields(snapshot.context), event.values),
        });
    },
    view(id) {
      const run = runs.get(id);
      if (!run) return null;
      const snapshot = run.actor.getSnapshot();
      const view = views.get(snapshot) ?? present(run.flow, snapshot);
      views.set(snapshot, view);
      return view;
    },
    isDone: (id) => runs.get(id)?.actor.getSnapshot().status !== 'active',
    save: () =>
      [...runs]
        .filter(([, run]) => run.actor.getSnapshot().status === 'active')
        .map(([id, { flow, actor }]) => ({
          id,
          flow: flow.name,
          version: flow.version,
          snapshot: JSON.parse(JSON.stringify(actor.getPersistedSnapshot())),
        })),
    restore(saved) {
      const list = z.array(savedRun).safeParse(saved);
      if (!list.success) return [];
      return list.data.flatMap(({ id, flow: name, version, snapshot }) => {
        const flow = flows[name];
        if (!flow || flow.version !== version || runs.has(id)) return [];
        return keep(id, flow, revive(flow, snapshot)) ? [id] : [];
      });
    },
    stop(id) {
      for (const [each, { actor }] of id === undefined ? [...runs] : [...runs].filter(([one]) => one === id)) {
        actor.stop();
        runs.delete(each);
        secrets.forget(each);
      }
    },
  };
}

function revive(flow: Flow, snapshot: unknown): AnyActorRef {
  const known = withoutMaskedAnswers(flow, snapshot) as Snapshot<unknown>;
  return createActor(flow.machine, { snapshot: known, input: undefined as never });
}
