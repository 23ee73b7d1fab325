import type { ConversationView, Message } from '#machines/assistant/conversation/conversation-view.ts';
import type { FieldView, View } from '#machines/kit/view.ts';

/** Conversations at the points that the faces must draw. */

const AT = '2026-11-21T18:42:00.000Z';

let ids = 0;
const message = (from: Message['from'], text: string, more: Partial<Message> = {}): Message => {
  ids += 1;
  return { id: ids, from, text, tone: 'plain', at: AT, ...more };
};
/** Something that the portal said. */
export const portal = (text: string, more?: Partial<Message>) => message('portal', text, more);
const person = (text: string) => message('person', text);

export const amount: FieldView = {
  name: 'amount',
  label: 'Amount',
  kind: 'money',
  value: '5000',
  problem: null,
  choices: [
    { value: '2000', label: '₦2,000' },
    { value: '5000', label: '₦5,000' },
    { value: '10000', label: '₦10,000' },
    { value: '20000', label: '₦20,000' },
  ],
  readOnly: false,
  ask: 'How much power would you like to buy?',
  placeholder: 'Amount in naira, e.g. 5000',
  hint: null,
  fromChat: true,
};
const quiet = { problem: null, choices: [], ask: '', placeholder: '', hint: null, fromChat: false } as const;
const meter: FieldView = {
  ...quiet,
  name: 'meterNumber',
  label: 'Meter Number',
  kind: 'digits',
  value: '45012345678',
  readOnly: true,
};
const fee: FieldView = { ...quiet, name: 'fee', label: 'Convenience Fee', kind: 'money', value: '50', readOnly: true };

const cancel = { type: 'CANCEL', label: 'Cancel', enabled: true, reason: null } as const;
const summary = [
  { label: 'Meter', value: '45012345678' },
  { label: 'Estate', value: 'Palm Court' },
  { label: 'Amount', value: '₦5,000' },
  { label: 'Units', value: 'about 27.78 kWh' },
  { label: 'Convenience fee', value: '₦50' },
  { label: 'Total', value: '₦5,050', total: true },
] as const;

export const askingView: View = {
  dialog: null,
  delivering: null,
  preview: null,
  files: [],
  percent: null,
  flow: 'buy-power',
  step: 'asking',
  title: 'Buy Power',
  heading: null,
  say: [],
  fields: [{ ...amount, value: '', fromChat: false }, meter, fee],
  next: 'amount',
  actions: [{ type: 'NEXT', label: 'Pay', enabled: true, reason: null }, cancel],
  summary: [],
  table: null,
  outcome: null,
  modal: null,
  result: null,
  busy: null,
  widget: null,
  progress: { labels: ['Details', 'Confirm', 'Token'], at: 0 },
};

export const confirmView: View = {
  ...askingView,
  step: 'confirming',
  say: [{ tone: 'plain', text: 'This is what I will buy. Nothing is charged until you say yes.' }],
  fields: [amount, meter, fee],
  next: null,
  actions: [
    { type: 'CONFIRM', label: 'Yes, pay ₦5,050', enabled: true, reason: null },
    { type: 'EDIT', label: 'Change something', enabled: true, reason: null },
    cancel,
  ],
  summary,
  progress: { labels: ['Details', 'Confirm', 'Token'], at: 1 },
};

const receipt = summary
  .filter((row) => row.label !== 'Units')
  .map((row) => (row.label === 'Total' ? { ...row, label: 'Total paid' } : row));
export const result = {
  title: 'Power token',
  orderId: 'POWER-8K2M41QD',
  token: '60473918225077641183',
  units: '27.78',
  paidAt: '2026-11-21T18:44:00.000Z',
  email: 'resident@palmcourt.example',
} as const;
const support = 'Support: phone 0700 000 0000, email support@wattchat.example, or the chat on this website.';
const complaint =
  'For a complaint, include your registered name, your registered email, the amount paid and a screenshot.';

export const successView: View = {
  ...confirmView,
  step: 'succeeded',
  fields: [],
  actions: [],
  summary: receipt,
  outcome: 'success',
  result,
  modal: {
    title: 'PAYMENT SUCCESSFUL',
    lines: ['Your token has been sent to your email, resident@palmcourt.example.', support, complaint],
    button: 'Done',
  },
  progress: { labels: ['Details', 'Confirm', 'Token'], at: 2 },
};

export const failedView: View = {
  ...successView,
  step: 'failed',
  outcome: 'failed',
  result: null,
  actions: [{ type: 'RETRY', label: 'Try again?', enabled: true, reason: null }, cancel],
  modal: {
    title: 'PAYMENT FAILED',
    lines: [
      'Your payment has failed and your transaction was not processed. Anything that was taken from your card is being returned to it.',
      support,
      complaint,
    ],
    button: 'Try again?',
  },
};

const signInView: View = {
  ...askingView,
  flow: 'sign-in',
  title: 'Login to your account',
  heading: null,
  fields: [
    {
      ...quiet,
      name: 'email',
      label: 'Email',
      kind: 'email',
      value: 'resident@palmcourt.example',
      readOnly: false,
      ask: 'What is your e-mail address?',
      placeholder: 'e.g. name@example.com',
    },
    {
      ...quiet,
      name: 'password',
      label: 'Password',
      kind: 'secret',
      value: '',
      readOnly: false,
      ask: 'And your password?',
      placeholder: 'Your password',
    },
  ],
  next: 'password',
  actions: [{ type: 'NEXT', label: 'Sign in', enabled: true, reason: null }, cancel],
  progress: null,
  dialog: null,
};

const signedIn = {
  role: 'service-user',
  firstName: 'Amaka',
  email: 'resident@palmcourt.example',
  estate: 'Palm Court',
  status: 'occupied',
  meterNumber: '45012345678',
  id: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a01',
  address: 'Block C, Flat 4',
  verified: true,
  logo: null,
} as const;
const nobody = {
  role: null,
  firstName: null,
  email: null,
  estate: null,
  status: null,
  meterNumber: null,
  id: null,
  address: null,
  verified: null,
  logo: null,
} as const;
const composer = { placeholder: 'Type what you need, e.g. buy power 5000', masked: false, mode: 'text' } as const;

const base: ConversationView = {
  support: { email: 'support@wattchat.example', phone: '+234 700 928 8242' },
  notice: null,
  messages: [portal('Hello Amaka. What would you like to do?')],
  view: null,
  unread: 0,
  atStart: false,
  session: signedIn,
  expired: false,
  left: false,
  suggestions: [],
  composer,
  face: null,
  page: null,
  busy: null,
};
const opening = [
  person('wetin I owe'),
  portal(
    'You owe ₦25,000 development levy. Your service charge is paid and there is no fine. You can still buy power.',
  ),
  person('buy power 5000'),
];

export const visitor: ConversationView = {
  ...base,
  unread: 0,
  atStart: true,
  session: nobody,
  messages: [portal('Hello. What would you like to pay for? Sign in to buy power for your meter.')],
  suggestions: [
    { label: 'Sign in', say: 'sign in' },
    { label: 'Help', say: 'help' },
  ],
};
export const home: ConversationView = {
  ...base,
  suggestions: [
    { label: 'Buy ₦5,000 power again', say: 'buy power 5000' },
    { label: 'Buy power', say: 'buy power' },
    { label: 'What do I owe?', say: 'what do I owe' },
    { label: 'Help', say: 'help' },
  ],
};
export const asking: ConversationView = {
  ...base,
  messages: [...base.messages, person('buy power'), portal('How much power would you like to buy?')],
  view: askingView,
  composer: { placeholder: 'Amount in naira, e.g. 5000', masked: false, mode: 'decimal' },
};
export const tooSmall: ConversationView = {
  ...asking,
  messages: [
    ...asking.messages,
    person('200'),
    portal('Amount is less than 300', { tone: 'danger' }),
    portal('How much power would you like to buy?'),
  ],
  view: { ...askingView, fields: [{ ...amount, value: '200', problem: 'Amount is less than 300' }, meter, fee] },
};
export const confirming: ConversationView = {
  ...base,
  messages: [
    ...opening,
    portal('This is what I will buy. Nothing is charged until you say yes.'),
    person('how much is the fee?'),
    portal('The convenience fee is ₦50 on every payment, whatever the amount.', { aside: true }),
    portal('This is what I will buy. Nothing is charged until you say yes.'),
  ],
  view: confirmView,
  composer: { ...composer, placeholder: 'Say yes, or change it, e.g. make it 7000' },
};
export const settling: ConversationView = {
  ...confirming,
  messages: [
    ...opening,
    person('Yes, pay ₦5,050'),
    portal('Your card window is open. Finish there, I am waiting.', { tone: 'info' }),
  ],
  view: {
    ...confirmView,
    step: 'settling',
    delivering: 'token',
    actions: [],
    say: [],
    busy: 'Asking the bank, then buying',
  },
  busy: 'Asking the bank, then buying',
};
export const paid: ConversationView = {
  ...base,
  messages: [
    ...opening,
    person('yes'),
    portal('Paid. Here is your token. I have also e-mailed it to you.', {
      card: { result, summary: receipt },
    }),
  ],
  view: successView,
  suggestions: [{ label: 'Buy ₦5,000 power again', say: 'buy power 5000' }],
};
export const failed: ConversationView = {
  ...base,
  messages: [
    ...opening,
    person('yes'),
    portal(`PAYMENT FAILED. ${failedView.modal?.lines.join('\n')}`, { tone: 'danger' }),
  ],
  view: failedView,
};
export const blocked: ConversationView = {
  ...base,
  messages: [
    person('buy power'),
    portal('Please make outstanding payments.', { tone: 'danger' }),
    portal('Please Kindly make Outstanding Service Charge Payments', { tone: 'warning' }),
  ],
  view: {
    ...askingView,
    step: 'blocked',
    next: null,
    say: [
      { tone: 'danger', text: 'Please make outstanding payments.' },
      { tone: 'warning', text: 'Please Kindly make Outstanding Service Charge Payments' },
    ],
    fields: [meter, fee],
    actions: [
      { type: 'NEXT', label: 'Pay', enabled: false, reason: 'Please make outstanding payments.' },
      { type: 'RETRY', label: 'Check again', enabled: true, reason: null },
      cancel,
    ],
  },
};
export const password: ConversationView = {
  ...visitor,
  unread: 0,
  atStart: false,
  messages: [
    ...visitor.messages,
    person('sign in'),
    portal('What is your e-mail address?'),
    person('resident@palmcourt.example'),
    portal('And your password? It is masked, and kept out of the conversation.'),
  ],
  view: signInView,
  suggestions: [],
  composer: { placeholder: 'Your password', masked: true, mode: 'text' },
};

export const SCENES = { visitor, home, asking, tooSmall, confirming, settling, paid, failed, blocked, password };
