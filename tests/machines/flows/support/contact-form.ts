import { createActor, waitFor } from 'xstate';
import type { DelayName } from '#catalogues/delays.ts';
import { contactSupport } from '#machines/flows/support/contact-support.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import type { FlowDeps, FlowPerson } from '#machines/kit/flow.ts';
import { createMemory, rememberFees } from '#machines/kit/memory/memory.ts';
import { present } from '#machines/kit/present.ts';
import { deskOf } from '../../../support/calls/uploads.ts';
import { proveHuman, type Script, scripted } from '../../../support/portal.ts';

/** What somebody writes. */
export const WRITTEN = {
  name: 'Amaka Eze',
  email: 'amaka@mail.example',
  phone: '08031234567',
  message: 'I paid and no token came.',
  robot: 'yes',
};

/** The contact form in a person's hands. A wait lasts until the test lets it pass. */
export function form(
  given: Partial<Script> = {},
  options: { person?: FlowPerson; proveHuman?: FlowDeps['proveHuman'] } = {},
) {
  const { script, services } = scripted(given);
  const begun = new Map<DelayName, PromiseWithResolvers<() => void>>();
  const begunOf = (delay: DelayName) => {
    const one = begun.get(delay) ?? Promise.withResolvers<() => void>();
    begun.set(delay, one);
    return one;
  };
  const wait = (delay: DelayName) => new Promise<void>((end) => begunOf(delay).resolve(end));
  const deps = {
    services,
    wait,
    ...createMemory(),
    desk: deskOf(services),
    signedIn: () => {},
    renewed: () => undefined,
    signedOut: () => undefined,
    changed: () => undefined,
    fees: rememberFees(),
    proveHuman,
    ...options,
  };
  const flow = contactSupport(deps);
  const actor = createActor(flow.machine, { input: { runId: 'run-00000001', person: options.person ?? null } });
  actor.start();
  const view = () => present(flow, actor.getSnapshot());
  const until = async (step: string) => {
    await waitFor(actor, (snapshot) => snapshot.value === step);
    return view();
  };
  /** Let a wait pass once it has begun. */
  const pass = async (delay: DelayName) => {
    const end = await begunOf(delay).promise;
    begun.delete(delay);
    end();
  };
  return {
    flow,
    script,
    actor,
    view,
    until,
    pass,
    send: (event: FlowEvent) => actor.send(event),
    write: (values: Partial<typeof WRITTEN> = {}) => actor.send({ type: 'FILL', values: { ...WRITTEN, ...values } }),
    values: () => Object.fromEntries(view().fields.map(({ name, value }) => [name, value])),
    problems: () => Object.fromEntries(view().fields.map(({ name, problem }) => [name, problem])),
    sent: () => script.calls.filter((call) => call.name === 'contactSupport').map((call) => call.input),
    /** Press the button, and let the message go. */
    async press() {
      actor.send({ type: 'NEXT' });
      await pass('contactSubmit');
    },
  };
}
