import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import type { Message } from '#machines/assistant/transcript.ts';
import type { Choice, FieldView, View } from '#machines/kit/view.ts';
import { asking, visitor } from './conversations.ts';
import { askingView } from './views.ts';

/** Conversations of the storefront at the points that its faces must draw. */

const AT = '2026-11-21T18:42:00.000Z';
let ids = 100;
const said = (from: Message['from'], text: string, more: Partial<Message> = {}): Message => {
  ids += 1;
  return { id: ids, from, text, tone: 'plain', at: AT, ...more };
};

export const field = (name: string, label: string, more: Partial<FieldView> = {}): FieldView => ({
  name,
  label,
  kind: 'text',
  value: '',
  problem: null,
  choices: [],
  readOnly: false,
  ask: `${label}?`,
  placeholder: '',
  hint: null,
  fromChat: false,
  ...more,
});
const plainChoice = (label: string): Choice => ({ value: label.toLowerCase(), label });
const priced = (name: string, price: string): Choice => ({ value: name, label: name, detail: price });

export const NETWORKS = ['MTN', 'Glo', 'Airtel', '9mobile'].map(plainChoice);
export const PACKAGES: readonly Choice[] = [
  priced('PREMIUM', '₦18,400'),
  priced('COMPACT PLUS', '₦12,400'),
  priced('COMPACT', '₦7,900'),
  priced('CONFAM', '₦4,615'),
  priced('YANGA', '₦2,565'),
  priced('PADI', '₦1,850'),
  priced('PREMIUM + ASIA', '₦20,500'),
  priced('PREMIUM + FRENCH', '₦25,550'),
  priced('COMPACT + ASIA', '₦14,300'),
  priced('COMPACT + EXTRA', '₦10,800'),
  priced('CONFAM + EXTRA', '₦7,515'),
  priced('YANGA + EXTRA', '₦5,465'),
];

const cancel = { type: 'CANCEL', label: 'Cancel', enabled: true, reason: null } as const;
const next = (label: string) => ({ type: 'NEXT', label, enabled: true, reason: null }) as const;
const back = { type: 'BACK', label: 'BACK', enabled: true, reason: null } as const;
const fee = field('fee', 'Convenience Fee', { kind: 'money', value: '100', readOnly: true });

export const network = field('network', 'Network', { kind: 'choice', choices: NETWORKS, ask: 'Which network?' });
export const packages = field('package', 'Package', { kind: 'choice', choices: PACKAGES, ask: 'Which package?' });

const airtimeView: View = {
  ...askingView,
  flow: 'airtime-page',
  title: 'Airtime',
  heading: 'BUY AIRTIME',
  fields: [
    network,
    field('phone', 'Mobile Number', { kind: 'phone' }),
    field('email', 'Email', { kind: 'email' }),
    fee,
  ],
  next: 'network',
  actions: [next('PAY'), cancel],
  progress: null,
  dialog: null,
};
export const choosingNetwork: ConversationView = {
  ...visitor,
  unread: 0,
  atStart: false,
  messages: [...visitor.messages, said('person', 'airtime'), said('portal', 'Which network?')],
  view: airtimeView,
  suggestions: [],
};

const billsView: View = {
  ...airtimeView,
  flow: 'pay-bills',
  title: 'Pay Bills',
  heading: null,
  fields: [packages, field('smartcard', 'Smartcard Number', { kind: 'digits' }), fee],
  next: 'package',
  actions: [next('CONTINUE'), back, cancel],
};
export const choosingPackage: ConversationView = {
  ...choosingNetwork,
  messages: [...visitor.messages, said('person', 'dstv'), said('portal', 'Which package?')],
  view: billsView,
};

/** A bill that nobody offers was chosen, before any package could be. */
export const travelling: ConversationView = {
  ...choosingPackage,
  view: {
    ...billsView,
    fields: [
      field('provider', 'Biller', {
        kind: 'choice',
        value: 'travel',
        choices: ['DStv', 'TRAVEL'].map(plainChoice),
        problem:
          'Travel bills are not offered yet. Please tell us on the contact page (/contact) what you would like to pay.',
      }),
      { ...packages, choices: [], placeholder: 'Choose a biller first' },
    ],
    next: 'provider',
  },
};
/** Everything of a step was answered in the form. */
export const answeredNetwork: ConversationView = {
  ...choosingNetwork,
  view: { ...airtimeView, fields: [{ ...network, value: 'mtn' }], next: null },
};

const billsRows = [
  { name: 'package', label: 'Package', value: 'COMPACT' },
  { label: 'Smartcard Number', value: '7023456789' },
  { name: 'amount', label: 'Amount', value: '₦7,900' },
  { name: 'fee', label: 'Convenience fee', value: '₦100' },
  { label: 'Total', value: '₦8,000', total: true },
] as const;
/** The account could not be verified: paying waits for the check. */
export const unverified: ConversationView = {
  ...choosingPackage,
  view: {
    ...billsView,
    step: 'confirming',
    heading: 'Please Confirm Details',
    say: [{ tone: 'danger', text: 'Service Unavailable' }],
    fields: [field('smartcard', 'Smartcard Number', { value: '7023456789', readOnly: true })],
    next: null,
    actions: [
      {
        type: 'CONFIRM',
        label: 'Yes, pay ₦8,000',
        formLabel: 'Pay ₦8,000',
        enabled: false,
        reason: 'The number is not verified yet.',
      },
      { type: 'RETRY', label: 'Check again', enabled: true, reason: null },
      back,
      cancel,
    ],
    summary: billsRows,
  },
};
/** The same once the account is known: there is nothing to check again. */
export const verified: ConversationView = {
  ...unverified,
  view: {
    ...billsView,
    ...unverified.view,
    say: [],
    actions: [
      { type: 'CONFIRM', label: 'Yes, pay ₦8,000', formLabel: 'Pay ₦8,000', enabled: true, reason: null },
      { type: 'RETRY', label: 'Check again', enabled: false, reason: null },
      back,
      cancel,
    ],
  } as View,
};

export const priceList: ConversationView = {
  ...visitor,
  unread: 0,
  atStart: false,
  messages: [
    ...visitor.messages,
    said('person', 'dstv prices'),
    said('portal', 'This is what DStv offers.', {
      table: {
        columns: [
          { name: 'package', label: 'Package', align: 'start' },
          { name: 'price', label: 'Price', align: 'end' },
        ],
        rows: PACKAGES.map(({ label, detail }) => [label, detail ?? '']),
      },
    }),
  ],
};

const result = {
  title: 'Airtime',
  orderId: 'AIRTIME-3F7Q21ZX',
  key: 'run-1:1',
  paidAt: '2026-11-21T18:44:00.000Z',
  email: 'ada@example.com',
} as const;
const paidRows = [
  { name: 'provider', label: 'Provider', value: 'MTN' },
  { label: 'Phone Number', value: '08031234567' },
  { name: 'amount', label: 'Amount', value: '₦500' },
  { name: 'fee', label: 'Convenience fee', value: '₦100' },
  { label: 'Total paid', value: '₦600', total: true },
] as const;
const ended: View = {
  ...airtimeView,
  step: 'succeeded',
  heading: null,
  fields: [],
  next: null,
  actions: [],
  summary: paidRows,
};
const successView: View = {
  ...ended,
  outcome: 'success',
  result,
  say: [{ tone: 'success', text: 'Transaction Successful' }],
  modal: {
    title: 'Yay! Transaction Successful',
    lines: ['A receipt was sent to your e-mail, ada@example.com.', "Didn't get a receipt? Check your spam folder or"],
    resend: 'send again',
    button: 'BACK TO HOME',
    home: true,
  },
};
export const airtimePaid: ConversationView = {
  ...choosingNetwork,
  messages: [
    ...choosingNetwork.messages,
    said('portal', 'Transaction Successful', { card: { result, summary: paidRows } }),
  ],
  view: successView,
};
const { email: _, ...unmailed } = result;
/** Nobody named an address for the receipt. */
export const paidWithoutEmail: ConversationView = {
  ...airtimePaid,
  view: {
    ...successView,
    result: unmailed,
    modal: {
      title: 'Yay! Transaction Successful',
      lines: ['You gave no e-mail address, so keep this receipt.'],
      button: 'BACK TO HOME',
      home: true,
    },
  },
};
/** Paid by card, and on its way. */
export const deliveringAirtime: ConversationView = {
  ...choosingNetwork,
  view: {
    ...airtimeView,
    step: 'delivering',
    fields: [],
    next: null,
    actions: [cancel],
    summary: paidRows,
    delivering: 'receipt',
    busy: 'Buying your airtime',
  },
};
/** The landing page's internet purchase says its result in the form's message area. */
export const paidInline: ConversationView = { ...airtimePaid, view: { ...successView, modal: null } };
export const airtimeFailed: ConversationView = {
  ...choosingNetwork,
  view: {
    ...ended,
    step: 'failed',
    outcome: 'failed',
    actions: [{ type: 'RETRY', label: 'Try again?', enabled: true, reason: null }, cancel],
    modal: {
      title: 'Oops! Transaction Failed',
      lines: ['Please Try Again Later', 'Your order is AIRTIME-3F7Q21ZX.'],
      button: 'BACK TO HOME',
      does: 'CANCEL',
      home: true,
    },
  },
};
export const loadingStore: ConversationView = {
  ...choosingNetwork,
  view: { ...airtimeView, step: 'loading', fields: [], next: null, actions: [], busy: 'Looking up what is on offer' },
};
/** A message to support, with the kinds of field that only it has. */
export const writing: ConversationView = {
  ...asking,
  view: {
    ...airtimeView,
    flow: 'contact-support',
    title: 'Contact Us',
    heading: null,
    fields: [
      field('message', 'Message', { kind: 'area' }),
      field('robot', 'I am not a robot', { kind: 'toggle', problem: 'Please tick that you are not a robot' }),
    ],
    next: 'message',
  },
};

export const STORE_SCENES = {
  choosingNetwork,
  choosingPackage,
  unverified,
  verified,
  priceList,
  airtimePaid,
  paidWithoutEmail,
  paidInline,
  airtimeFailed,
  loadingStore,
  writing,
};
