import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateNode,
  createActor,
  type EventObject,
  getInitialSnapshot,
} from 'xstate';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import { createFlows, type FlowsDeps } from '#machines/flows/index.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { createMemory, rememberFees } from '#machines/kit/memory/memory.ts';
import { DOTS, present } from '#machines/kit/present.ts';
import { factorWanted } from '#machines/kit/submitting/proving.ts';
import { browserWith } from '../calls/passkeys.ts';
import { deskOf } from '../calls/uploads.ts';
import { METER, proveHuman, scripted } from '../portal.ts';
import { ANSWERS, TOLD } from './actor-answers.ts';

/** Answers to what most flows do not ask, and to what none does. */
const STRAY: FlowEvent = { type: 'FILL', values: { meterNumber: '1', fee: '0', constructor: 'x', unknown: 'y' } };

/** What a person may do to a flow, good and bad input alike. */
export const PERSON: readonly FlowEvent[] = [
  { type: 'FILL', values: { amount: '5000', email: 'a@b.example', password: DOTS }, from: 'chat' },
  { type: 'FILL', values: { amount: '299', email: 'nobody' } },
  STRAY,
  { type: 'FILL', values: { name: 'Amaka', message: 'No token came.', robot: 'yes' } },
  { type: 'FILL', values: { provider: 'phcneko', meterNumber: METER } },
  {
    type: 'FILL',
    values: { network: 'mtn', phone: '+234 803 123 4567', confirmPhone: '08031234567', plan: '500' },
    from: 'chat',
  },
  { type: 'FILL', values: { service: 'service charge', months: '3' }, from: 'chat' },
  { type: 'FILL', values: { service: 'dev-levy', months: '13', because: 'The meter was read wrongly.' } },
  { type: 'FILL', values: { service: 'fine' } },
  { type: 'FILL', values: { category: 'data' } },
  { type: 'FILL', values: { category: 'airtime', confirmPhone: '0803' } },
  { type: 'FILL', values: { provider: 'smile', package: '1GB FlexiDaily', account: '1002003001', name: 'Amaka' } },
  {
    type: 'FILL',
    values: { category: 'cable', provider: 'dstv', package: 'compact', phone: '08031234567', smartcard: '7023456789' },
    from: 'chat',
  },
  { type: 'FILL', values: { category: 'power', provider: 'travel', smartcard: '1' } },
  {
    type: 'FILL',
    values: {
      role: 'resident',
      firstName: 'Amaka',
      lastName: 'Eze',
      meterNumber: METER,
      confirmPassword: DOTS,
      phone: '08031234567',
      oldPassword: DOTS,
      secondFactor: DOTS,
      code: DOTS,
      token: DOTS,
    },
    from: 'chat',
  },
  { type: 'FILL', values: { dataset: 'meters.csv', estate: '7' }, from: 'chat' },
  { type: 'FILL', values: { detail: 'phone', active: 'true' }, from: 'chat' },
  { type: 'FILL', values: { dataset: 'meters.pdf\nkind', estate: '' } },
  { type: 'FILL', values: { agreed: 'true', utterance: '1', said: 'abeg quench my light', intent: 'none' } },
  { type: 'FILL', values: { before: '3', after: '0, 7' } },
  { type: 'FILL', values: { approval: '4', deed: 'refuse', limit: '50000' } },
  { type: 'FILL', values: { wanted: 'false', over: '60', whose: 'House 12', day: 'today' } },
  { type: 'PAGE', at: 2 },
  { type: 'FILL', values: { firstName: 'A', confirmPassword: `${DOTS} differs` } },
  { type: 'FILL', values: { status: 'occupied', resident: 'r-1', logo: 'logo.png', estate: 'Palm Court' } },
  { type: 'FILL', values: { estate: '2', service: 'waste', serviceName: 'Waste', address: '12 Unity Road' } },
  { type: 'FILL', values: { estate: 'palm', service: 'security' }, from: 'chat' },
  { type: 'FILL', values: { provider: 'mtn', fee: '150', topupRef: 'POWER-00000001', reason: 'It was paid twice.' } },
  { type: 'FILL', values: { estate: '1', service: '1', covers: 'Guards at the gate' } },
  {
    type: 'FILL',
    values: { kind: 'airtime', active: 'false', fact: 'hours', note: 'No power on Sunday.' },
    from: 'chat',
  },
  { type: 'FILL', values: { case: '4', deed: 'take', reason: 'Both books are right.' } },
  { type: 'FILL', values: { kind: 'new-service', active: 'true', request: '3', answer: 'done' } },
  { type: 'FILL', values: { purchase: 'another', reference: 'a@b.example', symptom: 'used' }, from: 'chat' },
  { type: 'FILL', values: { reference: 'power 00000001', symptom: 'twice', message: 'Nothing came.' } },
  { type: 'FILL', values: { purchase: 'POWER-00000001', symptom: 'unknown', attachment: 'proof.png' } },
  { type: 'FILL', values: { bank: 'GTBank', debited: '5050', when: 'today', estate: 'Palm Court', purchase: 'none' } },
  { type: 'FILL', values: { ticket: 'T-000123', message: 'It works now.', closed: 'true' } },
  { type: 'FILL', values: { ticket: 'ticket 123', closed: 'true' } },
  {
    type: 'FILL',
    values: {
      required: 'true',
      company: 'ikeja',
      setting: 'fee:power',
      value: '60',
      rule: 'ask-me',
      supply: 'power:eko',
    },
  },
  { type: 'FILL', values: { transfer: 'IN-1', sum: '₦500' } },
  { type: 'FILL', values: { order: 'POWER-00000001', bank: '058', number: DOTS, name: 'Amaka Eze' } },
  { type: 'FILL', values: { topupRef: 'POWER-00000001', wish: 'paid', from: 'bank', reference: 'FT26112300' } },
  { type: 'FILL', values: { estate: '1', amount: '50000', day: '2026-11-20', reference: 'FT26112000' } },
  { type: 'FILL', values: { payment: '1', said: 'Palm Court, ₦500', reason: 'It was another estate' } },
  { type: 'FILL', values: { run: '1', said: 'A run', what: 'month', month: 'December 2026', meters: 'everybody' } },
  { type: 'FILL', values: { rule: 'specified', house: METER, until: '2026-12-01', reason: 'Voted by all' } },
  { type: 'FILL', values: { id: '7', version: '1', text: 'No light tomorrow', kind: 'outage', where: 'everybody' } },
  { type: 'FILL', values: { from: 'now', until: '2026-12-01 14:00' } },
  { type: 'FILL', values: { amount: '250000', head: 'diesel', day: '2026-11-20', payee: 'Total', note: '300 litres' } },
  { type: 'FILL', values: { spending: '1', said: '₦500 for Diesel', sum: '₦500' } },
  { type: 'FILL', values: { cash: '1', payer: 'Ada Obi', said: 'CASH-1, ₦500', sum: '₦500' } },
  { type: 'FILL', values: { what: 'books', wanted: 'true' } },
  { type: 'FILL', values: { month: 'October 2026', kwh: '45000', cost: '9000000' } },
  { type: 'FILL', values: { whom: 'chosen', meters: METER, dayOfMonth: '5', byItself: 'no', from: '2027-01-01' } },
  { type: 'FILL', values: { member: '5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b11', said: 'Musa Bello', whose: 'Musa Bello' } },
  { type: 'FILL', values: { meter: 'shop', name: 'shop', which: 'my phone' } },
  { type: 'FILL', values: { passkey: 'my phone', called: 'Old phone' }, from: 'chat' },
  { type: 'FILL', values: { may: 'what is owed', program: 'accounting' }, from: 'chat' },
  { type: 'FILL', values: { may: 'dues:read', days: '30', program: 'p-1' } },
  {
    type: 'FILL',
    values: {
      administrator: 'a-1',
      holder: 'a-1',
      signIn: 'lock',
      said: 'Bola Ade',
      email: 'bola@mail.example',
      estate: '1',
    },
  },
  { type: 'NEXT' },
  { type: 'BACK' },
  { type: 'CONFIRM' },
  { type: 'TRANSFER' },
  { type: 'CREDIT' },
  { type: 'CARD' },
  { type: 'DECLINE' },
  { type: 'CANCEL' },
  { type: 'RETRY' },
  { type: 'PASSKEY' },
  { type: 'EDIT', field: 'amount' },
  { type: 'EDIT', field: 'nothing' },
  { type: 'WIDGET', result: 'captured' },
  { type: 'WIDGET', result: 'failed' },
  { type: 'WIDGET', result: 'closed' },
  { type: 'WIDGET', result: 'unavailable' },
];

/** What flows are made of, with a server that answers nothing. */
export function flowDeps(): FlowsDeps {
  const { services } = scripted();
  return {
    services,
    wait: async () => {},
    ...createMemory(),
    desk: deskOf(services),
    signedIn: () => {},
    renewed: () => undefined,
    signedOut: () => undefined,
    changed: () => undefined,
    fees: rememberFees(),
    proveHuman,
    passkeys: browserWith(),
  };
}

let flows: readonly Flow[] | undefined;

/** Every flow there is, the same ones each time: a flow keeps nothing of who ran it. */
export const everyFlow = (): readonly Flow[] => (flows ??= Object.values(createFlows(flowDeps())));

export const START = {
  runId: 'run-00000001',
  person: {
    id: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a01',
    meterNumber: METER,
    estate: 'Palm Court',
    email: 'resident@palmcourt.example',
  },
};

/**
 * All that can happen to a snapshot now: a person's events, and the answers of the actors that are there. Of the answers to
 * questions that the flow does not have, one is enough to see that they are passed over.
 */
export function eventsAt(flow: Flow, snapshot: AnyMachineSnapshot): readonly EventObject[] {
  const names = Object.keys(flow.fields(snapshot.context));
  const person = PERSON.filter(
    (event) => event.type !== 'FILL' || event === STRAY || names.some((name) => Object.hasOwn(event.values, name)),
  );
  return [...person, ...answersAt(snapshot)];
}

/** The answers, and the break-down, of each actor that is there. */
export function answersAt(snapshot: AnyMachineSnapshot): readonly EventObject[] {
  return Object.keys(snapshot.children).flatMap((id) => {
    const told = TOLD[snapshot.machine.id]?.[id] ?? ANSWERS[id];
    // Any call of a form may ask for a code first, where the form knows how.
    const wanted = [factorWanted({ ways: ['app'] }), factorWanted({ ways: ['passkey'] })];
    const answers = 'proving' in snapshot.machine.states ? [...(told ?? []), ...wanted] : told;
    if (!answers) throw new Error(`say in tests/support/actors/machines.ts what the actor "${id}" may answer`);
    return [
      ...answers.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
      { type: `xstate.error.actor.${id}`, error: new NoAnswer(), actorId: id },
    ];
  });
}

export function first(flow: Flow): AnyMachineSnapshot {
  return getInitialSnapshot(flow.machine, START) as AnyMachineSnapshot;
}

export function step(flow: Flow, snapshot: AnyMachineSnapshot, event: EventObject | FlowEvent): AnyMachineSnapshot {
  return flow.machine.transition(snapshot, event, scopeOf(flow));
}

const scopes = new WeakMap<Flow, AnyActorScope>();

/** Where a flow's machine acts: on nothing. XState's own `transition` begins a new run for each step to have one. */
function scopeOf(flow: Flow): AnyActorScope {
  const made = scopes.get(flow);
  if (made) return made;
  const self = createActor(flow.machine, { input: START });
  const nothing = () => {};
  const inert = { self, system: self.system, id: self.id, sessionId: self.sessionId };
  const scope: AnyActorScope = {
    ...inert,
    ...{ logger: nothing, defer: nothing, emit: nothing, stopChild: nothing, actionExecutor: nothing },
  };
  scopes.set(flow, scope);
  return scope;
}

/** All that a snapshot holds: what is the same in it goes on in the same way. */
export const heldBy = ({ value, context, children }: AnyMachineSnapshot): string =>
  JSON.stringify([value, context, Object.keys(children)]);

/** What was found of each machine: files of one worker that look at the same ones try everything once. */
const explored = new WeakMap<Flow, readonly AnyMachineSnapshot[]>();

/** Every snapshot that differs in where it stands or in what a person sees, found by trying everything. */
export function explore(flow: Flow): readonly AnyMachineSnapshot[] {
  const known = explored.get(flow) ?? tryEverything(flow, 4_000);
  explored.set(flow, known);
  return known;
}

function tryEverything(flow: Flow, most: number): readonly AnyMachineSnapshot[] {
  const seen = new Map<string, AnyMachineSnapshot>();
  const held = new Set<string>();
  const open = [first(flow)];
  for (let at = open.shift(); at && seen.size < most; at = open.shift()) {
    const holds = heldBy(at);
    if (held.has(holds)) continue;
    held.add(holds);
    // Whose words a view has in it is seen by nobody: it says only what is never reworded.
    const { own: _, ...shown } = present(flow, at);
    const key = JSON.stringify(shown);
    if (seen.has(key)) continue;
    seen.set(key, at);
    if (at.status === 'active') open.push(...eventsAt(flow, at).map((event) => step(flow, at, event)));
  }
  return [...seen.values()];
}

/** The leaf states of a machine. */
export function leaves(node: AnyStateNode): AnyStateNode[] {
  const below = Object.values(node.states);
  return below.length === 0 ? [node] : below.flatMap(leaves);
}
