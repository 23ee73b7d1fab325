import { MESSAGES } from '#catalogues/messages.ts';
import { OWING } from '#catalogues/sentences/owing.ts';
import { WAITING } from '#catalogues/sentences/waiting.ts';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { untoldUnits } from '#machines/kit/paying/particulars.ts';
import type { Waiting } from '#machines/kit/view.ts';
import { person, portal } from './messages.ts';
import {
  amount,
  askingView,
  cancel,
  confirmView,
  failedView,
  fee,
  meter,
  receipt,
  result,
  signInView,
  successView,
} from './views.ts';

/** Conversations at the points that the faces must draw. */

const signedIn = {
  role: 'service-user',
  firstName: 'Amaka',
  email: 'resident@palmcourt.example',
  estate: 'Palm Court',
  status: 'occupied',
  meterNumber: '45012345678',
  id: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a01',
  address: 'Block C, Flat 4',
  awaits: 'nothing',
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
  awaits: null,
  logo: null,
} as const;
const composer = { placeholder: 'Type what you need, e.g. buy power 5000', masked: false, mode: 'text' } as const;

const base: ConversationView = {
  support: { email: 'support@wattchat.example', phone: '+234 700 928 8242' },
  estatePower: { fee: 5_000, bounds: { least: 30_000, most: 10_000_000_000 } },
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
  language: 'english',
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
  messages: [
    portal(
      'Hello. What would you like to pay for? Power, airtime, internet and TV in one sentence, without an account. You sign in only for your estate’s meter and dues.',
    ),
  ],
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
const ORIGIN = { flow: askingView.flow, step: askingView.step };
export const tooSmall: ConversationView = {
  ...asking,
  messages: [
    ...asking.messages,
    person('200'),
    portal('Amount is less than 300', { tone: 'danger', origin: { ...ORIGIN, part: 'problem', field: 'amount' } }),
    portal('How much power would you like to buy?', { origin: { ...ORIGIN, part: 'ask', field: 'amount' } }),
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
/** The card was charged, and the token is bought. */
const waitingNow: Waiting = {
  steps: [
    { name: 'paid', label: WAITING.paid.card, detail: '₦5,050', stands: 'done' },
    { name: 'bought', label: WAITING.token, detail: WAITING.usual, stands: 'now' },
    { name: 'there', label: 'Power token', detail: WAITING.hereAndMailed, stands: 'ahead' },
  ],
  leave: { lead: WAITING.mayLeave, text: WAITING.mails('amaka.eze@palmcourt.example') },
  again: WAITING.notAgain,
  said: `${WAITING.paid.card}. ${WAITING.token}. ${WAITING.usual}.`,
};
export const settling: ConversationView = {
  ...confirming,
  messages: [...opening, person('Yes, pay ₦5,050')],
  view: {
    ...confirmView,
    step: 'settling',
    delivering: 'token',
    actions: [],
    say: [],
    busy: WAITING.token,
    waiting: waitingNow,
  },
  busy: WAITING.token,
};
/** What was paid and has not come: it is asked on for. */
export const late: ConversationView = {
  ...settling,
  view: {
    ...confirmView,
    step: 'pending',
    outcome: 'pending',
    actions: [],
    say: [],
    waiting: { ...waitingNow, said: `${WAITING.paid.card}. ${WAITING.token}. ${WAITING.late}.` },
  },
  busy: null,
};
const TOKENS = {
  how: 'Your meter gets a new key first: type all 3 in this order, within 10 minutes.',
  each: [
    { label: 'Key change, 1 of 2', digits: '01428837551690204471' },
    { label: 'Key change, 2 of 2', digits: '68351209774301862295' },
    { label: 'Power, 27.78 kWh', digits: result.token },
  ],
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
const { units: _, ...withoutUnits } = result;
const untoldReceipt = [...receipt, ...untoldUnits(result.token, undefined)];
/** A token whose units the vendor did not say. */
export const untold: ConversationView = {
  ...paid,
  messages: [
    ...opening,
    person('yes'),
    portal('Paid. Here is your token. I have also e-mailed it to you.', {
      card: { result: withoutUnits, summary: untoldReceipt },
    }),
  ],
  view: { ...successView, result: withoutUnits },
};
/** A meter that gets a new key with its power. */
export const newKey: ConversationView = {
  ...paid,
  messages: [
    ...opening,
    person('yes'),
    portal(`Paid. ${TOKENS.how}`, { card: { result: { ...result, tokens: TOKENS }, summary: receipt } }),
  ],
  view: { ...successView, result: { ...result, tokens: TOKENS } },
};
export const failed: ConversationView = {
  ...base,
  messages: [
    ...opening,
    person('yes'),
    portal(`PAYMENT FAILED. ${failedView.modal?.lines.join('\n')}`, { tone: 'danger', headline: 'PAYMENT FAILED.' }),
  ],
  view: failedView,
};
const STOPPED = [
  `${MESSAGES.outstandingBlock} ${OWING.said(['₦30,000 service charge'], 'Palm Court')}`,
  MESSAGES.outstandingServiceCharge,
].join('\n');
export const blocked: ConversationView = {
  ...base,
  messages: [person('buy power'), portal(STOPPED, { tone: 'warning', headline: MESSAGES.outstandingBlock })],
  view: {
    ...askingView,
    step: 'blocked',
    next: null,
    say: [{ tone: 'warning', headline: MESSAGES.outstandingBlock, text: STOPPED }],
    owing: {
      title: OWING.what,
      rows: [
        { label: 'October 2026', value: '₦15,000' },
        { label: 'November 2026', value: '₦15,000' },
        { label: OWING.total, value: '₦30,000', total: true },
      ],
      earlier: null,
      withFee: OWING.withFee('₦30,050', '₦50'),
      pays: [
        {
          due: 'service-charge',
          label: OWING.pay('₦30,000'),
          starts: { flow: 'pay-services', values: { service: 'service-charge', part: 'all' } },
        },
      ],
    },
    fields: [meter, fee],
    actions: [
      { type: 'NEXT', label: 'Pay', enabled: false, reason: MESSAGES.outstandingBlock },
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
    portal('And your password? Nobody can see it, and it stays out of the conversation.'),
  ],
  view: signInView,
  suggestions: [],
  composer: { placeholder: 'Your password', masked: true, mode: 'text' },
};

export const SCENES = { visitor, home, asking, tooSmall, confirming, settling, paid, failed, blocked, password };
