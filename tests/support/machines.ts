import { type AnyMachineSnapshot, type AnyStateNode, type EventObject, getInitialSnapshot, transition } from 'xstate';
import { createFlows } from '#machines/flows/index.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import { rememberFees } from '#machines/kit/fees.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { DOTS, present } from '#machines/kit/present.ts';
import { createSecrets } from '#machines/kit/secrets.ts';
import { refused } from '#machines/kit/submitting/form.ts';
import { PRICES } from './bills.ts';
import { deliveredFor, METER, proveHuman, scripted } from './portal.ts';

const order = {
  orderId: 'POWER-00000001',
  widget: {
    provider: 'sandbox',
    script: '/inline.js',
    merchantId: 'T',
    name: 'Amaka',
    email: 'a@b.example',
    narration: 'Electricity Topup',
    amount: 5050,
    currency: 'NGN',
    orderId: 'POWER-00000001',
  },
};
const facts = { meterNumber: METER, estate: 'Palm Court', owed: null };
const support = { email: 'support@wattchat.example', phone: '0700 000 0000' };
const { orderId, token, units, paidAt, email } = deliveredFor('POWER-00000001', 5000);

/** What each actor may answer, by its id: one of every kind. A storefront flow is told other things under the same ids. */
const ANSWERS: Readonly<Record<string, readonly unknown[]>> = {
  load: [
    { kind: 'ready', facts, support },
    { kind: 'ready', facts: { ...facts, owed: { serviceCharge: -100, devLevy: 0, fine: 0 } }, support },
    { kind: 'ready', facts: { ...facts, owed: { serviceCharge: 0, devLevy: -5_950_000, fine: 0 } }, support },
    { kind: 'refused', message: 'No such meter.' },
  ],
  check: [{ kind: 'good' }, { kind: 'bad', message: 'Meter number error, update and try again' }],
  open: [
    { kind: 'opened', order, receipt: [{ label: 'Meter', value: METER }] },
    { kind: 'blocked', message: 'Please make outstanding payments.' },
    { kind: 'refused', message: 'Busy.' },
  ],
  report: [
    { kind: 'delivered', result: { title: 'Power token', orderId, token, units, paidAt, email }, receipt: [] },
    { kind: 'processing' },
    { kind: 'not-paid' },
    { kind: 'failed', message: 'The card was declined.' },
    { kind: 'unknown' },
  ],
  watch: [null],
  send: [{ kind: 'sent', say: [{ tone: 'success', text: 'Done.' }] }, refused('That was not good.')],
  read: [undefined],
};

type Told = Readonly<Record<string, readonly unknown[]>>;

const prices = Object.values(PRICES)
  .flat()
  .map((one) => ({ ...one, packages: one.packages.map(({ name, amount }) => ({ name, amount: amount * 100 })) }));

/** What the actors of a storefront flow may answer; `verified`: somebody is asked whose account it is. */
function storeTold(provider: string, field: string, account: string, verified: boolean, list = 'plan'): Told {
  const fee = { provider, kobo: 10_000 };
  const known = (name: string | null) => ({ prices, fee, holder: verified ? { provider, account, name } : null });
  return {
    load: [{ kind: 'ready', facts: { prices, fee: null, holder: null }, support }],
    aside: [{ fee }, {}],
    turn: [undefined],
    check: [
      { kind: 'good', facts: known('Adaeze Obi') },
      ...(verified ? [{ kind: 'good', facts: known(null) }] : []),
      { kind: 'bad', message: 'Service Unavailable' },
      { kind: 'bad', message: 'Invalid Number', field },
    ],
    open: [
      { kind: 'opened', order, receipt: [{ label: 'Provider', value: provider }] },
      { kind: 'changed', message: 'This price has changed.', field: list },
      { kind: 'refused', message: 'Invalid Number', field },
      { kind: 'refused', message: 'The fee has changed.', facts: { fee: { provider, kobo: 20_000 } } },
      { kind: 'refused', message: 'Too many tries.' },
    ],
  };
}

const AIRTIME = storeTold('mtn', 'phone', '08031234567', false);
const INTERNET = storeTold('smile', 'account', '1002003001', false, 'package');
const CABLE = storeTold('dstv', 'smartcard', '7023456789', true, 'package');

const palmCourt = { meterNumber: METER, propertyId: 7, estate: 'Palm Court' };
const estateOf: Told[string] = [
  { kind: 'good', facts: palmCourt },
  { kind: 'refused', say: [], at: { field: 'meterNumber', problem: 'Meter number is invalid, check and try again' } },
];
const tooEasy = { field: 'password', problem: 'This password is too easy to guess.' };

/** What the actors of a flow may answer, where it is not what others are told. */
const TOLD: Readonly<Record<string, Told>> = {
  'contact-support': {
    ...ANSWERS,
    check: [{ kind: 'good', facts: { proof: 'cHJvb2Y=' } }, refused('Not now.')],
    send: [...(ANSWERS.send ?? []), refused('That was not good.', { empties: true })],
  },
  'sign-up': {
    ...ANSWERS,
    check: estateOf,
    send: [
      ...(ANSWERS.send ?? []),
      { kind: 'refused', say: [], at: tooEasy, clears: ['password', 'confirmPassword'] },
    ],
  },
  'update-meter': { ...ANSWERS, check: estateOf },
  'sign-in': { ...ANSWERS, send: [...(ANSWERS.send ?? []), refused('Wrong.', { clears: ['password'] })] },
  'public-power': storeTold('phcneko', 'meterNumber', METER, true),
  airtime: AIRTIME,
  'airtime-page': AIRTIME,
  internet: INTERNET,
  'internet-page': INTERNET,
  'pay-bills': CABLE,
  'bill-wizard': CABLE,
};

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
      token: DOTS,
    },
    from: 'chat',
  },
  { type: 'FILL', values: { firstName: 'A', confirmPassword: `${DOTS} differs` } },
  { type: 'NEXT' },
  { type: 'BACK' },
  { type: 'CONFIRM' },
  { type: 'DECLINE' },
  { type: 'CANCEL' },
  { type: 'RETRY' },
  { type: 'EDIT', field: 'amount' },
  { type: 'EDIT', field: 'nothing' },
  { type: 'WIDGET', result: 'captured' },
  { type: 'WIDGET', result: 'failed' },
  { type: 'WIDGET', result: 'closed' },
  { type: 'WIDGET', result: 'unavailable' },
];

/** Every flow there is. */
export function everyFlow(): readonly Flow[] {
  const { services } = scripted();
  return Object.values(
    createFlows({
      services,
      wait: async () => {},
      secrets: createSecrets(),
      signedIn: () => {},
      renewed: () => undefined,
      signedOut: () => undefined,
      fees: rememberFees(),
      proveHuman,
    }),
  );
}

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
    const answers = TOLD[snapshot.machine.id]?.[id] ?? ANSWERS[id];
    if (!answers) throw new Error(`say in tests/support/machines.ts what the actor "${id}" may answer`);
    return [
      ...answers.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
      { type: `xstate.error.actor.${id}`, error: new TypeError('no line'), actorId: id },
    ];
  });
}

export function first(flow: Flow): AnyMachineSnapshot {
  return getInitialSnapshot(flow.machine, START) as AnyMachineSnapshot;
}

export function step(flow: Flow, snapshot: AnyMachineSnapshot, event: EventObject | FlowEvent): AnyMachineSnapshot {
  return transition(flow.machine, snapshot, event)[0] as AnyMachineSnapshot;
}

/** Every snapshot that differs in where it stands or in what a person sees, found by trying everything. */
export function explore(flow: Flow, most = 4_000): readonly AnyMachineSnapshot[] {
  const seen = new Map<string, AnyMachineSnapshot>();
  const open = [first(flow)];
  for (let at = open.shift(); at && seen.size < most; at = open.shift()) {
    const key = JSON.stringify(present(flow, at));
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
