import { createActor, waitFor } from 'xstate';
import { createFlows } from '#machines/flows/index.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import type { FlowPerson } from '#machines/kit/flow.ts';
import { createMemory, rememberFees } from '#machines/kit/memory/memory.ts';
import { present } from '#machines/kit/present.ts';
import { deskOf } from '../../../support/calls/uploads.ts';
import { METER, proveHuman, type Script, scripted } from '../../../support/portal.ts';

export const RESIDENT: FlowPerson = {
  id: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a01',
  meterNumber: METER,
  estate: 'Palm Court',
  email: 'resident@palmcourt.example',
  role: 'service-user',
};

/** A troubleshooting flow as its form drives it. A wait for a lost line lasts for ever. */
export function troubleForm(name: string, given: Partial<Script> = {}, person: FlowPerson | null = RESIDENT) {
  const { script, services } = scripted({ state: 'pending', ...given });
  const memory = createMemory();
  const flow = createFlows({
    services,
    wait: (_, signal) => new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ...memory,
    desk: deskOf(services),
    signedIn: () => {},
    renewed: () => undefined,
    signedOut: () => undefined,
    changed: () => undefined,
    fees: rememberFees(),
    proveHuman,
  })[name];
  if (!flow) throw new Error(`no flow is called ${name}`);
  const actor = createActor(flow.machine, { input: { runId: 'run-00000001', person } }).start();
  const view = () => present(flow, actor.getSnapshot());
  return {
    script,
    actor,
    memory,
    view,
    send: (event: FlowEvent) => actor.send(event),
    fill: (values: Readonly<Record<string, string>>) => actor.send({ type: 'FILL', values, from: 'form' }),
    async until(step: string) {
      await waitFor(actor, (snapshot) => snapshot.value === step);
      return view();
    },
    problems: () => Object.fromEntries(view().fields.map((field) => [field.name, field.problem])),
    texts: () => view().say.map(({ text }) => text),
    cards: () => view().say.flatMap(({ card }) => card ?? []),
    calls: (call: string) => script.calls.filter((one) => one.name === call).map(({ input }) => input),
  };
}
