import type { Services } from '#catalogues/calls/services.ts';
import { createRuns } from '#machines/assistant/runs/runs.ts';
import { createFlows } from '#machines/flows/index.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import type { Values } from '#machines/kit/field.ts';
import type { FlowDeps, FlowPerson } from '#machines/kit/flow.ts';
import { createMemory, rememberFees } from '#machines/kit/memory/memory.ts';
import type { View } from '#machines/kit/view.ts';
import { METER } from './answers.ts';
import { deskOf } from './calls/uploads.ts';
import { proveHuman, type Script, scripted } from './portal.ts';

const RUN = 'run-00000001';

export const RESIDENT: FlowPerson = {
  id: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a01',
  meterNumber: METER,
  estate: 'Palm Court',
  email: 'resident@palmcourt.example',
};

interface Options {
  readonly person?: FlowPerson;
  readonly values?: Values;
  /** What was saved of the run before the page was loaded again. */
  readonly saved?: unknown;
  readonly services?: Partial<Services>;
  readonly wait?: FlowDeps['wait'];
  /** Missing: where it runs no passkey can be used. */
  readonly passkeys?: FlowDeps['passkeys'];
}

/** One run of an account flow in a person's hands, with what became of their session. */
export function accountRun(flow: string, given: Partial<Script> = {}, options: Options = {}) {
  const { script, services } = scripted(given);
  const memory = createMemory();
  const came: string[] = [];
  const waited: string[] = [];
  const flows = createFlows({
    services: { ...services, ...options.services },
    wait: async (delay, signal) => {
      waited.push(delay);
      await options.wait?.(delay, signal);
    },
    ...memory,
    desk: deskOf(services),
    signedIn: (_, through) => came.push(`signed in: ${through}`),
    renewed: () => came.push('renewed'),
    signedOut: () => came.push('signed out'),
    changed: (what) => came.push(`changed: ${what}`),
    fees: rememberFees(),
    proveHuman,
    passkeys: options.passkeys,
  });
  let changed = Promise.withResolvers<void>();
  const runs = createRuns(flows, memory, () => {
    const now = changed;
    changed = Promise.withResolvers();
    now.resolve();
  });
  if (options.saved === undefined) runs.start(flow, RUN, options.person ?? null, options.values ?? {});
  else runs.restore(options.saved);

  const view = (): View => {
    const shown = runs.view(RUN);
    if (!shown) throw new Error('the run is gone');
    return shown;
  };
  const send = (event: FlowEvent) => runs.send(RUN, event);
  return {
    script,
    came,
    waited,
    view,
    send,
    fill: (values: Values, from: 'chat' | 'form' = 'form') => send({ type: 'FILL', values, from }),
    choose: (field: string, file: File) => runs.choose(RUN, field, file, 'form'),
    press: (type: 'NEXT' | 'CONFIRM' | 'DECLINE' | 'RETRY' | 'PASSKEY' | 'CANCEL') => send({ type }),
    /** Resolves at the next change. */
    changed: () => changed.promise,
    async until(step: string): Promise<View> {
      while (view().step !== step) await changed.promise;
      return view();
    },
    said: () => view().say.map(({ text }) => text),
    values: () => Object.fromEntries(view().fields.map(({ name, value }) => [name, value])),
    problems: () =>
      Object.fromEntries(view().fields.flatMap(({ name, problem }) => (problem === null ? [] : [[name, problem]]))),
    actions: () => view().actions.map(({ label }) => label),
    /** What the server was asked, by the name of the call. */
    asked: (call: string) => script.calls.filter(({ name }) => name === call).map(({ input }) => input),
    isDone: () => runs.isDone(RUN),
    saved: () => runs.save(),
    held: (field: string) => memory.secrets.read(RUN, field),
    stop: () => runs.stop(RUN),
    /** The file that the run offers, or why there is none now. */
    file: (name: string) => flows[flow]?.file?.(RUN, name),
    reveal: async () => (await flows[flow]?.reveal?.(RUN, 'recovery-codes'))?.lines,
  };
}
