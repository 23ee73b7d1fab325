import { type AnyMachineSnapshot, createActor, fromPromise, type Snapshot } from 'xstate';
import { type Report, reportingFaults } from '#machines/kit/faults.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { present } from '#machines/kit/present.ts';
import { leaves } from './machines.ts';

/** One of the points that can be reached for each call of a flow, by the state and the call's name. */
export function callsOf(
  found: readonly AnyMachineSnapshot[],
): readonly (readonly [at: string, id: string, snapshot: AnyMachineSnapshot])[] {
  const seen = new Map<string, readonly [string, string, AnyMachineSnapshot]>();
  for (const snapshot of found) {
    for (const id of Object.keys(snapshot.children)) {
      const at = `${JSON.stringify(snapshot.value)} ${id}`;
      if (!seen.has(at)) seen.set(at, [at, id, snapshot]);
    }
  }
  return [...seen.values()];
}

/** The flow goes on from there with a call that rejects; every other call is never answered. */
export async function rejecting(flow: Flow, snapshot: AnyMachineSnapshot, id: string, error: unknown) {
  const sources = leaves(flow.machine.root).flatMap(({ invoke }) => invoke);
  const broken = sources.find((one) => one.id === id)?.src;
  const never = fromPromise(() => new Promise(() => {}));
  const rejects = fromPromise(async () => {
    throw error;
  });
  const actors = Object.fromEntries(sources.map(({ src }) => [src, src === broken ? rejects : never]));
  const reports: Parameters<Report>[] = [];
  const actor = createActor(flow.machine.provide({ actors }), {
    snapshot: JSON.parse(JSON.stringify(flow.machine.getPersistedSnapshot(snapshot))) as Snapshot<unknown>,
    input: undefined as never,
    inspect: reportingFaults((...given) => void reports.push(given), flow.name),
  });
  actor.start();
  await new Promise(setImmediate);
  const view = present(flow, actor.getSnapshot());
  actor.stop();
  return { view: JSON.stringify(view), reports };
}
