import { refused } from '#machines/kit/submitting/form.ts';
import { passkeyRefused } from '#machines/kit/submitting/passkey.ts';
import { WAITING_APPROVALS, WAITING_REFUND } from '../calls/approvals.ts';
import { PRICES } from '../calls/bills.ts';
import { deliveredFor, METER } from '../portal.ts';
import { PLATFORM_TOLD } from './platform-answers.ts';
import { METER_TOLD, TROUBLE_TOLD } from './trouble-answers.ts';

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

/** A transfer that is waited for, with so many seconds left. */
const waiting = (secondsLeft: number) => ({
  kind: 'waiting',
  transfer: {
    ...{ orderId, provider: 'sandbox', accountNumber: '9930041277', accountName: 'WATTCHAT', bank: 'Wema Bank' },
    ...{
      amount: 5050,
      expiresAt: '2026-11-21T19:00:00Z',
      secondsLeft,
      sentBack: [5000],
      seen: `unpaid ${secondsLeft}`,
    },
  },
});

/** What each actor may answer, by its id: one of every kind. A storefront flow is told other things under the same ids. */
export const ANSWERS: Readonly<Record<string, readonly unknown[]>> = {
  load: [
    { kind: 'ready', facts, support, takesTransfers: true },
    { kind: 'ready', facts: { ...facts, owed: { serviceCharge: -100, devLevy: 0, fine: 0 } }, support },
    { kind: 'ready', facts: { ...facts, owed: { serviceCharge: 0, devLevy: -5_950_000, fine: 0 } }, support },
    { kind: 'refused', message: 'No such meter.' },
  ],
  prove: [null],
  present: [null, passkeyRefused('It was not accepted.')],
  pass: [null, { kind: 'refused', say: [], at: { field: 'password', problem: 'Wrong.' }, clears: ['password'] }],
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
  charge: [null],
  assign: [waiting(1_680), { kind: 'refused', message: 'No number just now.' }],
  look: [waiting(1_600)],
  arrival: [{ kind: 'paid' }, waiting(0)],
  send: [{ kind: 'sent', say: [{ tone: 'success', text: 'Done.' }] }, refused('That was not good.')],
  read: [undefined],
};

/** The own passkeys: two, and none. */
const PASSKEYS_LISTED: readonly unknown[] = [
  {
    kind: 'good',
    lists: {
      passkeys: [
        { value: 'p-1', label: 'My phone', own: true, told: 'It signs you in no more.' },
        { value: 'p-2', label: 'My computer', own: true, told: 'It signs you in no more.' },
      ],
    },
  },
  { kind: 'needless', why: 'You have no passkeys.' },
  refused('Too many tries.'),
];

/** What the account can open to programs, or why no other one is made; and the programs that have a token: two, and none. */
const SCOPES_LISTED: readonly unknown[] = [
  {
    kind: 'good',
    lists: { scopes: [{ value: 'dues:read', label: 'Read what is owed' }] },
    holds: { days: '90' },
  },
  { kind: 'needless', why: 'An account has 20 access tokens at most.' },
  refused('Too many tries.'),
];
const PROGRAMS_LISTED: readonly unknown[] = [
  {
    kind: 'good',
    lists: {
      programs: [
        { value: 'p-1', label: 'Accounting', own: true, told: 'It was never used.' },
        { value: 'p-2', label: 'Old sheet', own: true, told: 'It was never used.' },
      ],
    },
  },
  { kind: 'needless', why: 'No program has an access token of yours.' },
  refused('Too many tries.'),
];

/** Answers by the id of the actor. */
export type Told = Readonly<Record<string, readonly unknown[]>>;

const prices = Object.values(PRICES)
  .flat()
  .map((one) => ({ ...one, packages: one.packages.map(({ name, amount }) => ({ name, amount: amount * 100 })) }));

/** What the actors of a storefront flow may answer; `verified`: somebody is asked whose account it is. */
function storeTold(provider: string, field: string, account: string, verified: boolean, list = 'plan'): Told {
  const fee = { provider, kobo: 10_000 };
  const known = (name: string | null) => ({ prices, fee, holder: verified ? { provider, account, name } : null });
  return {
    load: [{ kind: 'ready', facts: { prices, fee: null, holder: null }, support, takesTransfers: true }],
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

const dues = {
  meterNumber: METER,
  estate: 'Palm Court',
  occupied: true,
  services: [{ id: '1', name: 'Service Charge', monthly: 1_500_000 }],
  owed: { devLevy: -5_950_000, fine: 1_000_000 },
  quote: null,
};
const paidUp = { ...dues, occupied: false, owed: { devLevy: 0, fine: 0 } };

/** What the actors of a screen that pays an estate may answer; `field`: what a price may be refused for. */
const duesTold = (field: string): Told => ({
  load: [
    { kind: 'ready', facts: dues, support, takesTransfers: true },
    { kind: 'ready', facts: paidUp, support },
    { kind: 'refused', message: 'No such meter.' },
  ],
  check: [
    { kind: 'good', facts: dues },
    { kind: 'good', facts: paidUp },
    { kind: 'bad', message: 'No such meter.' },
  ],
  open: [
    { kind: 'opened', order, receipt: [{ label: 'Service', value: 'Service Charge' }] },
    { kind: 'changed', message: 'You owe no fine.', field },
    { kind: 'refused', message: 'The least you can pay at once is ₦200', field },
    { kind: 'refused', message: 'Busy.' },
  ],
  report: [
    { kind: 'delivered', result: { title: 'Service Charge', orderId, paidAt, email }, receipt: [] },
    { kind: 'processing' },
    { kind: 'not-paid' },
    { kind: 'failed', message: 'The card was declined.' },
    { kind: 'failed', message: 'The money is on its way back to your card.', refunding: true },
    { kind: 'unknown' },
  ],
});

const palmCourt = { meterNumber: METER, propertyId: 7, estate: 'Palm Court' };
const estateOf: Told[string] = [
  { kind: 'good', facts: palmCourt },
  { kind: 'refused', say: [], at: { field: 'meterNumber', problem: 'Meter number is invalid, check and try again' } },
];
const balance = {
  meterNumber: METER,
  estate: 'Palm Court',
  holder: 'Amaka Eze',
  payment: 'servicecharge',
  before: -1_500_000,
  after: 0,
  second: null,
};
const SECOND = { sum: 500_000, limit: 100_000, others: ['Bisi Ade'], until: '2026-11-28T09:00:00.000Z' };
const tooEasy = { field: 'password', problem: 'This password is too easy to guess.' };

const NO_ROWS = { count: 0, first: [] };
const NO_FATES = { changed: NO_ROWS, known: NO_ROWS, repeated: NO_ROWS };

/** The rows of a file, as they lie on the desk. */
const rowsOf = (valid: number, invalid: number) => ({
  counts: { total: valid + invalid, valid, invalid, fresh: valid, fates: NO_FATES, kobo: null },
  page: { at: 1, rows: [{ row: 2, cells: ['Ngozi Eze', '45012345678'], valid: valid > 0 }] },
});
const file = { name: 'meters.csv', type: 'text/csv', modified: '2026-11-21T09:00:00.000Z', bytes: 900 };
const notNow = { kind: 'refused', status: 400, message: 'Not now.', rows: null };

/** What the actors of an upload may answer. */
const UPLOADED: Told = {
  learn: [[{ value: '7', label: 'Palm Court' }], [], null],
  read: [
    { kind: 'read', rows: rowsOf(12, 0), file },
    { kind: 'read', rows: rowsOf(0, 3), file },
    { kind: 'unreadable', problem: 'This file has no rows below its first line.' },
    { kind: 'lost' },
  ],
  judge: [{ kind: 'judged', rows: rowsOf(11, 1) }, notNow, { ...notNow, status: 503 }, { kind: 'lost' }],
  send: [
    { kind: 'taken', message: '12 meters added.', added: 12, before: 0 },
    notNow,
    { ...notNow, rows: rowsOf(10, 2) },
    { ...notNow, status: null, message: null },
    { kind: 'lost' },
  ],
  progress: [],
  rows: [],
  shown: [undefined],
};

/** What the actors of a flow may answer, where it is not what others are told. */
export const TOLD: Readonly<Record<string, Told>> = {
  'contact-support': {
    ...ANSWERS,
    check: [{ kind: 'good', facts: { proof: 'cHJvb2Y=' } }, refused('Not now.')],
    send: [...(ANSWERS.send ?? []), refused('That was not good.', { empties: true })],
  },
  'sign-up': {
    ...ANSWERS,
    check: estateOf,
    send: [...(ANSWERS.send ?? []), { kind: 'refused', say: [], at: tooEasy, clears: ['password', 'confirmPassword'] }],
  },
  'upload-meters': UPLOADED,
  'upload-payments': UPLOADED,
  'upload-dev-levy': UPLOADED,
  'update-meter': { ...ANSWERS, check: estateOf },
  'export-own-data': { ...ANSWERS, check: [{ kind: 'good', facts: null }] },
  'delete-account': {
    ...ANSWERS,
    check: [
      { kind: 'good', facts: null },
      { kind: 'needless', why: 'Your account cannot be deleted yet.' },
    ],
  },
  'add-meter': { ...ANSWERS, check: estateOf },
  'new-recovery-codes': { ...ANSWERS, check: [{ kind: 'good', facts: null }] },
  'add-passkey': {
    ...ANSWERS,
    list: [
      { kind: 'good', lists: {} },
      { kind: 'needless', why: 'A passkey is added in a browser.' },
      refused('Too many tries.'),
    ],
    send: [...(ANSWERS.send ?? []), { kind: 'sent', say: [], ends: true }],
  },
  'name-passkey': { ...ANSWERS, list: PASSKEYS_LISTED },
  'remove-passkey': { ...ANSWERS, list: PASSKEYS_LISTED, check: [{ kind: 'good', facts: null }] },
  'make-program-token': { ...ANSWERS, list: SCOPES_LISTED, check: [{ kind: 'good', facts: null }] },
  'end-program-token': { ...ANSWERS, list: PROGRAMS_LISTED, check: [{ kind: 'good', facts: null }] },
  'give-code': {
    ...ANSWERS,
    check: [
      { kind: 'good', facts: ['passkey'] },
      { kind: 'needless', why: 'Your account has no second factor.' },
    ],
  },
  'remove-second-factor': { ...ANSWERS, check: [{ kind: 'good', facts: null }] },
  'reset-second-factor': { ...ANSWERS, check: [{ kind: 'good', facts: null }] },
  'sign-in-of': { ...ANSWERS, check: [{ kind: 'good', facts: null }] },
  'sign-out-everywhere': { ...ANSWERS, check: [{ kind: 'good', facts: null }] },
  'update-payment': {
    ...ANSWERS,
    check: [
      { kind: 'good', facts: balance },
      { kind: 'good', facts: { ...balance, payment: 'fine', holder: null, before: 0, after: 500_000, second: SECOND } },
      { kind: 'refused', say: [], at: { field: 'meterNumber', problem: 'This meter is not one of your estate.' } },
    ],
  },
  'set-occupancy': {
    ...ANSWERS,
    check: [
      { kind: 'good', facts: { meterNumber: METER } },
      { kind: 'refused', say: [], at: { field: 'name', problem: 'User not found, please check and try again' } },
    ],
  },
  'resident-verification': {
    ...ANSWERS,
    check: [
      { kind: 'good', facts: { required: false } },
      { kind: 'good', facts: { required: true } },
      { kind: 'needless', why: 'New accounts wait for you already.' },
      refused('Not now.'),
    ],
  },
  'refund-account': {
    ...ANSWERS,
    list: [
      { kind: 'good', lists: { refunds: [] } },
      { kind: 'good', lists: { refunds: [{ value: 'POWER-00000001', label: 'POWER-00000001' }] } },
      refused('Not now.'),
    ],
    check: [
      { kind: 'good', facts: { name: 'EZE AMAKA', kobo: 505_000, mistyped: false, ending: '6789' } },
      { kind: 'good', facts: { name: null, kobo: 505_000, mistyped: true, ending: '6789' } },
      { kind: 'refused', say: [], at: { field: 'number', problem: 'Ten digits.' }, clears: ['number'] },
      refused('Not now.'),
    ],
  },
  'balance-limit': {
    ...ANSWERS,
    check: [
      { kind: 'good', facts: { before: null, others: ['Bisi Ade'], until: '2026-11-28T09:00:00.000Z' } },
      { kind: 'good', facts: { before: 100, others: ['Bisi Ade'], until: '2026-11-28T09:00:00.000Z' } },
      { kind: 'needless', why: 'It is so already.' },
      refused('Not now.'),
    ],
  },
  'decide-approval': {
    ...ANSWERS,
    list: [
      {
        kind: 'good',
        lists: {
          approvals: WAITING_APPROVALS.map(({ id, mine }) => ({
            value: String(id),
            label: `Approval ${id}`,
            used: mine,
          })),
        },
      },
      { kind: 'needless', why: 'Nothing waits for approval.' },
      refused('Not now.'),
    ],
    check: [
      ...[...WAITING_APPROVALS, ...WAITING_REFUND].map((facts) => ({ kind: 'good', facts }) as const),
      { kind: 'needless', why: 'There is no such approval.' },
      refused('Not now.'),
    ],
  },
  'estate-company': {
    ...ANSWERS,
    check: [
      { kind: 'good', facts: { before: null } },
      { kind: 'good', facts: { before: 'eko' } },
      { kind: 'needless', why: 'It is so already.' },
      refused('Not now.'),
    ],
  },
  'open-account': {
    ...ANSWERS,
    check: [{ kind: 'good', facts: null }, { kind: 'needless', why: 'You have one already.' }, refused('Not here.')],
  },
  'match-arrival': {
    ...ANSWERS,
    check: [{ kind: 'good', facts: null }],
    send: [
      ...(ANSWERS.send ?? []),
      { kind: 'refused', say: [], at: { field: 'meterNumber', problem: 'No resident has it.' } },
    ],
  },
  'return-arrival': { ...ANSWERS, check: [{ kind: 'good', facts: null }] },
  'take-arrival-over': { ...ANSWERS, check: [{ kind: 'good', facts: null }] },
  'arrival-paid': { ...ANSWERS, check: [{ kind: 'good', facts: null }] },
  'arrival-rule': {
    ...ANSWERS,
    check: [{ kind: 'good', facts: null }, { kind: 'needless', why: 'It is so already.' }, refused('Not now.')],
  },
  'set-learning': {
    ...ANSWERS,
    check: [
      { kind: 'good', facts: { agreed: false, days: 90 } },
      { kind: 'good', facts: { agreed: true, days: 90 } },
      { kind: 'needless', why: 'You help the portal learn already.' },
      refused('Not now.'),
    ],
  },
  'set-reminders': {
    ...ANSWERS,
    check: [
      { kind: 'good', facts: { wanted: false } },
      { kind: 'good', facts: { wanted: true } },
      { kind: 'needless', why: 'You are reminded already.' },
      refused('Not now.'),
    ],
  },
  'set-announcement-mails': {
    ...ANSWERS,
    check: [
      { kind: 'good', facts: { wanted: false } },
      { kind: 'good', facts: { wanted: true } },
      { kind: 'needless', why: 'You are mailed already.' },
      refused('Not now.'),
    ],
  },
  ...PLATFORM_TOLD,
  'token-issues': TROUBLE_TOLD,
  'payment-issues': TROUBLE_TOLD,
  'no-meter-number': METER_TOLD,
  'token-not-received': TROUBLE_TOLD,
  'open-ticket': TROUBLE_TOLD,
  'edit-logo': { ...ANSWERS, send: [...(ANSWERS.send ?? []), refused('That was no image.', { clears: ['logo'] })] },
  'sign-in': { ...ANSWERS, send: [...(ANSWERS.send ?? []), refused('Wrong.', { clears: ['password'] })] },
  'public-power': storeTold('phcneko', 'meterNumber', METER, true),
  'pay-services': duesTold('service'),
  'pay-dev-levy': duesTold('amount'),
  airtime: AIRTIME,
  'airtime-page': AIRTIME,
  internet: INTERNET,
  'internet-page': INTERNET,
  'pay-bills': CABLE,
  'bill-wizard': CABLE,
};
