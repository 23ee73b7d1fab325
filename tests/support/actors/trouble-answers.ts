import { NOW } from '../answers.ts';

const support = { email: 'support@wattchat.example', phone: '0700 000 0000' };
const at = NOW.toISOString();

const recent = [
  {
    orderId: 'POWER-00000001',
    what: 'Power',
    kobo: 505_000,
    destination: '45012345670',
    status: 'pending',
    at,
  },
];

const order = {
  orderId: 'POWER-00000001',
  kind: 'power',
  amount: 5_050,
  destination: '45012345670',
  token: null,
  units: null,
  createdAt: at,
  capturedAt: at,
  nextLookAt: null,
  says: 'It is looked after.',
};
const token = { token: '60473918225077641183', units: '27.78' };
const priced = { amount: 5_000, fee: 50, email: 'resident@palmcourt.example' };
const found = (given: object) => ({
  kind: 'found',
  found: { kind: 'order', order: { ...order, ...given }, twins: [], priced },
});

const nowhere = [
  { kind: 'found', found: { kind: 'nothing' } },
  { kind: 'refused', say: [{ tone: 'danger', text: 'Too many tries.' }] },
];

/** What the actors of a troubleshooting flow may answer. */
export const TROUBLE_TOLD: Readonly<Record<string, readonly unknown[]>> = {
  learn: [
    { support, recent, owed: 'You owe your estate nothing.' },
    { support, recent: [], owed: null },
    { support, recent: null, owed: null },
  ],
  look: [
    found({ state: 'fulfilled', ...token }),
    found({ state: 'fulfilled', kind: 'cable' }),
    found({ state: 'pending', nextLookAt: at }),
    found({ state: 'refund_due' }),
    found({ state: 'abandoned', capturedAt: null }),
    { kind: 'found', found: { kind: 'mailed', says: 'It is mailed where there is one.' } },
    ...nowhere,
  ],
  resend: [{ say: [{ tone: 'success', text: 'It is on its way.' }] }],
  follow: [null],
  file: [
    { kind: 'filed', number: 'T-000123', message: 'Your ticket is T-000123.' },
    { kind: 'refused', say: [{ tone: 'danger', text: 'That was no image.' }], clears: ['attachment'] },
  ],
};

/** The same where it is about no payment, and a meter may be looked up. */
export const METER_TOLD: typeof TROUBLE_TOLD = {
  ...TROUBLE_TOLD,
  learn: [{ support, recent: null, owed: null }],
  look: [
    { kind: 'found', found: { kind: 'meter', meterNumber: '45012345670', says: 'Palm Court', known: true } },
    { kind: 'found', found: { kind: 'meter', meterNumber: '45012345671', says: '', known: false } },
    ...nowhere,
  ],
};
