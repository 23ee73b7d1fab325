import type { FieldView, View } from '#machines/kit/view.ts';

/** The open flow, at the points that the faces must draw. */

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
export const meter: FieldView = {
  ...quiet,
  name: 'meterNumber',
  label: 'Meter Number',
  kind: 'digits',
  value: '45012345678',
  readOnly: true,
};
export const fee: FieldView = {
  ...quiet,
  name: 'fee',
  label: 'Convenience Fee',
  kind: 'money',
  value: '50',
  readOnly: true,
};

export const cancel = { type: 'CANCEL', label: 'Cancel', enabled: true, reason: null } as const;
const summary = [
  { label: 'Meter', value: '45012345678' },
  { label: 'Estate', value: 'Palm Court' },
  { name: 'amount', label: 'Amount', value: '₦5,000' },
  { label: 'Units', value: 'about 27.78 kWh', short: '27.78 kWh', units: true },
  { name: 'fee', label: 'Convenience fee', value: '₦50' },
  { label: 'Total', value: '₦5,050', total: true },
] as const;

export const askingView: View = {
  dialog: null,
  delivering: null,
  preview: null,
  files: [],
  transfer: null,
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
    { type: 'CONFIRM', label: 'Yes, pay ₦5,050', formLabel: 'Pay ₦5,050', enabled: true, reason: null },
    { type: 'EDIT', label: 'Change something', enabled: true, reason: null },
    cancel,
  ],
  summary,
  made: '₦5,000 and ₦50 convenience fee',
  progress: { labels: ['Details', 'Confirm', 'Token'], at: 1 },
};

export const receipt = summary
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
      'Your payment has failed and your transaction was not processed. If anything was taken from your card, it is on its way back.',
      support,
      complaint,
    ],
    button: 'Try again?',
    does: 'RETRY',
  },
};

export const signInView: View = {
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

/** What opens the card window of the sandbox. */
export const sandboxWidget = {
  provider: 'sandbox',
  script: '/sandbox/payments/inline.js',
  merchantId: 'TEST0000',
  name: 'Amaka Eze',
  email: 'resident@palmcourt.example',
  narration: 'Electricity Topup',
  amount: 5050,
  currency: 'NGN',
  orderId: 'POWER-8K2M41QD',
} as const;
