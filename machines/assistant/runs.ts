import { type AnyActorRef, createActor, type Snapshot } from 'xstate';
import * as z from 'zod/mini';
import type { FlowEvent } from '#machines/kit/events.ts';
import type { Flow, FlowPerson, Secrets } from '#machines/kit/flow.ts';
import { DOTS, present } from '#machines/kit/present.ts';
import type { View } from '#machines/kit/view.ts';

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
  start(flow: string, id: string, person: FlowPerson | null, values: Readonly<Record<string, string>>): void;
  send(id: string, event: FlowEvent): void;
  view(id: string): View | null;
  isDone(id: string): boolean;
  /** The runs as JSON, without those that are over. */
  save(): readonly SavedRun[];
  /** Take back what was saved. Answers the ids that live again; a run that no longer fits its flow is left behind. */
  restore(saved: unknown): readonly string[];
  stop(id?: string): void;
}

/**
 * Keeps runs and tells of every change. Secrets are parted from a FILL before the machine sees it, so that no snapshot
 * ever holds one.
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
      keep(id, flow, createActor(flow.machine, { input: { runId: id, person, values } }));
    },
    send(id, event) {
      const run = runs.get(id);
      if (run) run.actor.send(event.type === 'FILL' ? withoutSecrets(run, id, event, secrets) : event);
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
      }
    },
  };
}

function revive(flow: Flow, snapshot: unknown): AnyActorRef {
  return createActor(flow.machine, { snapshot: snapshot as Snapshot<unknown>, input: undefined as never });
}

function withoutSecrets(
  { flow, actor }: { flow: Flow; actor: AnyActorRef },
  id: string,
  event: Extract<FlowEvent, { type: 'FILL' }>,
  secrets: Secrets,
): FlowEvent {
  const values = { ...event.values };
  for (const [name, field] of Object.entries(flow.fields(actor.getSnapshot().context))) {
    const secret = values[name];
    // The dots are what the form was shown; only a newly typed secret replaces what is kept.
    if (field.kind !== 'secret' || secret === undefined || secret === DOTS) continue;
    secrets.put(id, name, secret);
    values[name] = secret === '' ? '' : DOTS;
  }
  return { ...event, values };
}
