import { INTENT_NAMES, INTENTS, type IntentName } from '#catalogues/intents/index.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROLES, type Role } from '#catalogues/roles.ts';
import { fresh, SIGNED_OUT } from '#machines/assistant/context.ts';
import type { Mode } from '#machines/assistant/modes.ts';
import type { OpenRun } from '#machines/assistant/run.ts';
import type { Scene } from '#machines/assistant/scene.ts';
import type { FieldView, View } from '#machines/kit/view.ts';
import type { Understanding } from '#machines/talk/context.ts';
import { askedHow } from '#machines/talk/reading/questions.ts';

/** Everybody who may say something; null for a visitor. */
export const WHO: readonly (Role | null)[] = [null, ...ROLES];

const RUN: OpenRun = { id: 'run-1', flow: 'airtime', title: 'Airtime' };
const NETWORK: FieldView = {
  name: 'network',
  label: 'Network',
  kind: 'choice',
  value: '',
  problem: null,
  choices: [{ value: 'mtn', label: 'MTN' }],
  readOnly: false,
  ask: 'Which network is it?',
  placeholder: '',
  hint: null,
  fromChat: false,
};
const PHONE: FieldView = { ...NETWORK, name: 'phone', label: 'Mobile Number', kind: 'phone', choices: [] };
const can = (type: 'CONFIRM' | 'TRANSFER' | 'CARD' | 'DECLINE' | 'CANCEL' | 'RETRY') =>
  ({ type, label: type.toLowerCase(), enabled: true, reason: null }) as const;

/** A purchase of airtime that asks which network. */
const ASKS: View = {
  flow: RUN.flow,
  step: 'details',
  title: RUN.title,
  heading: null,
  say: [],
  fields: [NETWORK, PHONE],
  next: NETWORK.name,
  actions: [can('CANCEL')],
  summary: [],
  table: null,
  preview: null,
  files: [],
  outcome: null,
  modal: null,
  dialog: null,
  result: null,
  busy: null,
  percent: null,
  delivering: null,
  widget: null,
  transfer: null,
  progress: null,
};
const WIDGET = {
  provider: 'sandbox',
  script: '',
  merchantId: '',
  name: '',
  email: '',
  narration: '',
  amount: 600,
  currency: 'NGN',
  orderId: 'AIRTIME-1',
} as const;

const TRANSFER = {
  orderId: 'AIRTIME-1',
  provider: 'sandbox',
  accountNumber: '',
  accountName: '',
  bank: '',
  amount: 600,
  expiresAt: '',
  secondsLeft: 1800,
  sentBack: [],
  seen: '',
} as const;

/** What of a scene is open or asked. */
type Around = Partial<Omit<Scene, 'sense' | 'text'>>;

const open = (view: Partial<View>, parts: Around = {}): Around => ({
  stack: [{ ...RUN, flow: view.flow ?? RUN.flow }],
  view: { ...ASKS, ...view },
  progress: 'answered',
  ...parts,
});

/** A moment of a conversation for each of its modes. */
export const MOMENTS: Readonly<Record<Mode, Around>> = {
  awaiting: { awaited: true },
  offering: open({}, { offer: RUN }),
  choosing: {
    options: [
      { label: 'My own meter', wish: { flow: 'buy-power', values: {} } },
      { label: 'A distribution company', wish: { flow: 'public-power', values: {} } },
    ],
  },
  looking: open({}, { progress: 'looked-at' }),
  idle: {},
  working: open({ next: null, busy: 'Paying ...' }),
  'card-window': open({ next: null, widget: WIDGET }),
  confirming: open({ next: null, actions: [can('CONFIRM'), can('DECLINE'), can('CANCEL')] }),
  asking: open({}),
  standing: open({ next: null, fields: [], outcome: 'failed', actions: [can('RETRY'), can('CANCEL')] }),
};

/** The modes in the order of the page. */
export const MODES = Object.keys(MOMENTS) as readonly Mode[];

/** Something that is said: what it means, without its reading. */
export interface Said {
  readonly name: string;
  readonly text: string;
  readonly sense: Understanding;
  readonly button?: Scene['button'];
  /** What else stands or was bought, where it can be said only there. */
  readonly where?: Around;
}

const sense = (intent: IntentName, parts: Partial<Understanding> = {}): Understanding => ({
  intent,
  slots: {},
  confidence: 1,
  alternatives: [],
  ...parts,
});

/** What an answer brings, where the intent alone says nothing. */
const SLOTS: Readonly<Partial<Record<IntentName, Understanding['slots']>>> = {
  answer: { network: 'mtn' },
  correct: { phone: '08031234567' },
};

/** Each intent by itself, in words that surely mean it. */
export const INTENTS_SAID: readonly Said[] = INTENT_NAMES.map((name) => ({
  name,
  text: INTENTS[name].say ?? INTENTS[name].examples.find((words) => askedHow(words) === null) ?? name,
  sense: sense(name, { slots: SLOTS[name] ?? {} }),
}));

const modified = (
  name: string,
  said: NonNullable<Understanding['modifiers']>,
  intent: IntentName = 'none',
  text = '-',
): Said => ({ name, text, sense: sense(intent, { modifiers: said }) });

const BOUGHT = [{ orderId: 'AIRTIME-7K2M9Q4X1B8C3D5F', key: 'key', flow: 'airtime', card: null }] as const;
const LISTED = { label: 'Show as table', path: '/transactionHistory', query: {}, just: true, orders: [] } as const;

/** What a sentence may say besides its intent, or by its words alone. */
export const MODIFIERS_SAID: readonly Said[] = [
  { name: 'a button that starts', text: 'Airtime', sense: sense('none'), button: starting('airtime') },
  {
    name: 'a button that answers',
    text: 'MTN',
    sense: sense('answer', { slots: { network: 'mtn' } }),
    button: { label: 'MTN', say: 'mtn', answers: { network: 'mtn' } },
  },
  { name: 'the words of a button', text: 'Confirm', sense: sense('none') },
  { name: 'one of the choices', text: 'My own meter', sense: sense('answer', { slots: { which: 'My own meter' } }) },
  {
    name: 'yes, by transfer',
    text: 'pay by transfer',
    sense: sense('yes', { slots: { confirm: 'yes' }, modifiers: { by: 'transfer' } }),
    where: open({ next: null, fields: [], actions: [can('CONFIRM'), can('TRANSFER'), can('CANCEL')] }),
  },
  {
    name: 'how to pay by transfer',
    text: 'How do I pay by transfer?',
    sense: sense('none'),
    where: open({ next: null, fields: [], actions: [can('CONFIRM'), can('TRANSFER'), can('CANCEL')] }),
  },
  {
    name: 'it was sent',
    text: 'i just paid it',
    sense: sense('none'),
    where: open({
      next: null,
      fields: [],
      transfer: TRANSFER,
      actions: [can('RETRY'), can('CARD'), can('CANCEL')],
    }),
  },
  { name: 'no card', text: 'i dont have a card', sense: sense('no') },
  { name: 'how is it done', text: 'how do i buy power', sense: sense('buy-power') },
  {
    name: 'who are you',
    text: 'who are you',
    sense: sense('none', { modifiers: { question: { about: 'portal', of: 'self' } } }),
  },
  modified('a joke', { smallTalk: 'joke' }),
  modified('anger', { upset: 'angry' }),
  modified('skip', { leavesOut: true }),
  {
    ...modified('half of it', { ofReadBack: { about: 'times', by: 0.5 } }),
    where: open({
      next: null,
      fields: [{ ...PHONE, name: 'amount', label: 'Amount', kind: 'money', value: '1000' }],
      summary: [{ label: 'Total', value: '₦1,100', total: true }],
      actions: [can('CONFIRM'), can('CANCEL')],
    }),
  },
  { name: 'what an article answers', text: 'how do i pay service charge', sense: sense('help') },
  { name: 'what is it', text: 'what is kct?', sense: sense('none') },
  {
    name: 'continue',
    text: 'continue my power',
    sense: sense('none'),
    where: { stack: [{ ...RUN, flow: 'buy-power', title: 'Buy power' }, RUN] },
  },
  { name: 'continue what waits nowhere', text: 'continue my power', sense: sense('buy-power') },
  modified('go to the residents', { page: { path: '/registered-residents', label: 'Registered residents' } }),
  modified('go to what is not theirs', { page: { path: '/estates', label: 'Estates', closed: true } }),
  modified('yes, by name', { deed: true }, 'yes', 'yes, deactivate'),
  modified('not done here', { cannot: 'removeAdministrator' }),
  { name: 'what is not sold here', text: 'do you sell waec pin', sense: sense('none') },
  modified('the end of an exception', { exceptions: 'end' }, 'except-meter'),
  modified('cash that is taken back', { cashBack: true }, 'back'),
  modified('who waits, and more', { unsureWhoWaits: true }, 'residents'),
  modified('several people', { people: ['45012345671', '45012345672'] }, 'update-payment'),
  modified(
    'one more recipient',
    {
      recipients: [
        { slot: 'phone', number: '', worth: {} },
        { slot: 'phone', number: '08031234567', worth: {} },
      ],
    },
    'answer',
  ),
  { ...modified('what became of it', { past: { became: 'status' } }), where: { bought: BOUGHT } },
  {
    ...modified('it worked', { settled: 'worked' }),
    where: open({
      flow: 'token-issues',
      next: null,
      fields: [],
      actions: [can('CONFIRM'), can('DECLINE'), can('CANCEL')],
    }),
  },
  {
    ...modified('pay it', { paysUp: true }),
    where: open({
      flow: 'buy-power',
      next: null,
      fields: [],
      owing: {
        ...{ title: MESSAGES.outstandingBlock, rows: [], earlier: null, withFee: null },
        pays: [{ due: 'fine', label: 'Pay ₦5,000', starts: { flow: 'pay-services', values: { service: 'fine' } } }],
      },
    }),
  },
  modified('pay all my dues', { severalDues: true }, 'pay-services'),
  {
    name: 'a file that is offered',
    text: 'csv template',
    sense: sense('none'),
    where: open({ flow: 'upload-meters', files: [{ name: 'meters.csv', label: 'CSV template' }] }),
  },
  modified('a reply to a ticket', { tickets: { number: 'T-000123', reply: 'still dark' } }),
  modified('out of every device', { everywhere: true }, 'sign-out'),
  modified('download my data', { takesOut: true }, 'data'),
  modified('my account is to go', { leaving: 'meant' }),
  modified('delete my account', { leaving: 'meant' }, 'account-status'),
  modified('close my account, here', { leaving: 'or-sign-out' }, 'sign-out'),
  modified('do not sign me out', { keptIn: true }, 'sign-out'),
  modified('who verifies residents', { verification: 'on' }),
  modified('meters without residents', { unheld: true }),
  modified('a statement', { statement: { of: 'days' } }),
  {
    ...modified('for the shop, while power is bought', { which: 'the shop', whichAlone: true }),
    where: open({ flow: 'buy-power' }),
  },
  modified('a setting', { setting: { flow: 'estate-company', values: { company: 'ikeja' } } }),
  { ...modified('the second one', { place: 2 }), where: { listed: { ...LISTED, orders: ['POWER-1', 'POWER-2'] } } },
  { ...modified('next page', { past: { leaf: 'next' } }, 'history'), where: { listed: LISTED } },
  modified('the confirmation mail', { confirmation: true }),
  modified('a month of some', { chargesSome: true }, 'charge-estate'),
  modified('a day that no calendar has', { noDay: '30 February' }, 'history'),
  modified('a company that is not served', { unserved: 'PHED' }, 'public-power'),
  modified('try again', { again: true }),
  modified('a receipt to an address', { past: { sendTo: 'ada@example.com' } }, 'receipt'),
  {
    ...modified('a receipt to an address, while it is bought', { past: { sendTo: 'ada@example.com' } }, 'receipt'),
    where: open({ fields: [{ ...PHONE, name: 'email', kind: 'email' }], next: 'email' }),
  },
  {
    ...modified('the same as before', { same: true }, 'answer'),
    where: open({ fields: [PHONE], next: 'phone' }, { usual: { phone: '08031234567' } }),
  },
  modified('a new ticket', { tickets: { open: true } }, 'contact-support'),
  { ...modified('a payment', {}), text: 'POWER-7K2M9Q4X1B8C3D5F' },
  modified('cash that was paid, by its receipt', { past: { cash: 12 } }),
  modified('an order that is named', { past: { order: 'POWER-7K2M9Q4X1B8C3D5F' } }),
  modified('the tickets', { tickets: {} }),
  modified('what changed today', { changes: { from: '2026-11-22', to: '2026-11-22' } }),
  modified('the same once more', { past: { same: true } }),
  modified('an address alone', { bare: { email: 'ada@example.com' } }),
  modified('no light', { outage: true }),
  modified('close my account', { leaving: 'meant' }),
  modified('change my estate', { administered: true }),
];

function starting(flow: string): NonNullable<Scene['button']> {
  return { label: 'Airtime', say: 'buy airtime', starts: { flow, values: {} } };
}

const AT = '2026-11-22T09:00:00.000Z';

/** That it is said by somebody, in a mode. */
export function sceneOf({ text, sense, button = null, where }: Said, mode: Mode, role: Role | null): Scene {
  const meter = role === 'service-user' || role === 'service-owner' ? '45012345678' : null;
  const person = {
    ...SIGNED_OUT,
    role,
    meterNumber: meter,
    ...(role !== null && { id: 'ada', email: 'ada@example.com' }),
  };
  return {
    ...fresh(AT, person),
    text,
    sense,
    button,
    shown: false,
    view: null,
    progress: null,
    answers: {},
    underWay: [],
    awaited: false,
    bought: [],
    listed: null,
    ticket: null,
    ...MOMENTS[mode],
    ...where,
  };
}
