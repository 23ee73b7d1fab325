import { WAITING } from '../calls/administration.ts';

const say = (text: string, tone = 'success') => [{ tone, text }];
const SENT = { kind: 'sent', say: say('Done.') };
const refusedAt = (field: string) => ({ kind: 'refused', say: [], at: { field, problem: 'That was not good.' } });
const REFUSED = { kind: 'refused', say: say('Opps! Server error', 'danger') };

const estates = [
  { value: '1', label: 'Palm Court', used: true },
  { value: '2', label: 'Cedar View', used: false },
];
const services = [
  { value: '1', label: 'Security', detail: '₦5,000', of: '1', used: true },
  { value: '2', label: 'Waste', detail: '₦2,500', of: '2', used: false },
];
const monthly = [
  { value: 'service-charge', label: 'Service Charge' },
  { value: 'dev-levy', label: 'Development Levy' },
  { value: '1', label: 'Security' },
];
const listing = (lists: Record<string, unknown>) => [{ kind: 'good', lists }, REFUSED];
const told = (field: string, facts: readonly unknown[], lists?: Record<string, unknown>) => ({
  ...(lists && { list: listing(lists) }),
  check: [...facts.map((one) => ({ kind: 'good', facts: one })), refusedAt(field)],
  send: [SENT, refusedAt(field), REFUSED],
});

const OWN_METERS_LISTED = {
  list: [
    ...listing({ meters: [{ value: '45703419304', label: '45703419304 (shop)', detail: 'House 11' }] }),
    { kind: 'needless', why: 'This is your only meter.' },
  ],
};

/** What the actors of a platform administrator's flows may answer. */
export const PLATFORM_TOLD: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  'register-estate': told('email', [
    { name: 'Palm Court', there: true },
    { name: 'Unity Homes', there: false },
  ]),
  'set-estate-active': told('estate', [{ id: 1, name: 'Palm Court', residents: 24 }], { estates }),
  'estate-details': told('name', [{ name: 'Palm Court', before: 'Palm Court' }], { estates }),
  'estate-office': told('phone', [
    { name: 'Palm Court', before: null },
    { name: 'Palm Court', before: '08031234567' },
  ]),
  'create-service': told('serviceName', [{ kobo: 250_000 }], { estates }),
  'create-fee': told('serviceName', [{ kobo: 250_000 }], { estates }),
  'enable-service': told('service', [{ service: 'Waste', price: '₦2,500' }], { estates, services }),
  'describe-service': told('service', [null], { estates, services }),
  'disable-service': told('service', [{ service: 'Security', estate: 'Palm Court' }], { estates, services }),
  'set-provider-fee': told(
    'fee',
    [
      { before: 10_000, after: 15_000 },
      { before: null, after: null },
    ],
    { providers: [{ value: 'mtn', label: 'MTN', detail: '' }] },
  ),
  'make-request': told('name', [null], { estates }),
  'answer-request': told('request', [null], { requests: [{ value: '3', label: 'New service: Gym', detail: 'Bola' }] }),
  'take-case': told('case', [], { cases: [{ value: '4', label: 'Case 4: A refund does not get back by itself' }] }),
  'close-case': told('case', [], { cases: [{ value: '4', label: 'Case 4: Vended twice' }] }),
  'retry-topup': told('topupRef', []),
  'refund-topup': told('topupRef', [{ paid: 'Amaka Eze, ₦5,050.' }, { paid: null }]),
  'refund-by-hand': {
    check: [
      { kind: 'good', facts: null },
      {
        kind: 'good',
        facts: { sum: 505_000, limit: 100_000, others: ['Kemi Ojo'], until: '2026-11-28T09:00:00.000Z' },
      },
      REFUSED,
    ],
    send: [SENT, refusedAt('topupRef'), REFUSED],
  },
  'set-notice': told('active', [null]),
  'set-operator': told('note', [null]),
  'estate-payment': told(
    'amount',
    [
      { name: 'Palm Court', owed: 41_000_000 },
      { name: 'Palm Court', owed: -5_000 },
    ],
    { estates },
  ),
  'estate-payment-back': told('reason', [null]),
  'charge-estate': {
    ...told(
      'month',
      [
        {
          charge: { what: 'month', month: '2026-12' },
          reason: 'Service charge',
          standsFrom: '2026-12-01',
          payBy: '2026-12-15',
          lines: 212,
          total: 306_000_000,
          plan: 'as-shown',
          shown: [
            {
              ...{ meterNumber: '45701124518', holder: 'Chinedu Okafor', address: 'House 12, Palm Avenue' },
              ...{ amount: 15_000, isHalf: false, inAdvance: 0, leftOut: null },
            },
          ],
          notes: ['Left out, 1 meter.'],
        },
      ],
      { monthly },
    ),
    send: [SENT, refusedAt('month'), REFUSED, { ...REFUSED, again: true }],
  },
  'charging-rule': {
    ...told('whom', [{ changes: ['A month costs ₦18,000.'], stays: ['As before: by itself.'], plan: 'as-looked-at' }], {
      monthly,
      chosen: [],
    }),
    send: [SENT, refusedAt('whom'), REFUSED, { ...REFUSED, again: true }],
  },
  ...Object.fromEntries(
    ['stop-charges', 'resume-charges', 'stop-reminders', 'resume-reminders'].map((flow) => [
      flow,
      {
        check: [
          { kind: 'good', facts: { id: 7, lines: ['5 of 12 written'], month: 11, isOpen: true, failed: 0 } },
          { kind: 'needless', why: 'None.' },
        ],
        send: [SENT, REFUSED],
      },
    ]),
  ),
  'remind-debtors': told('over', [{ people: 2, owed: 7_000_000, notes: ['Chinedu and 1 more.'] }]),
  'reminder-days': told('after', [{ held: [] }, { held: [-3, 7] }]),
  'set-arrears-policy': told(
    'rule',
    [{ version: 2, stopped: 3, notes: ['Today it would stop power for 3 houses.'] }],
    {},
  ),
  announce: told('where', [{ people: 12, houses: 20, mails: 10, streets: [] }]),
  'note-energy': told('cost', [{ month: { month: '2026-10', sold: 300, paid: 54_000, unknown: 0, bill: null } }]),
  'record-cash': told('whose', [
    {
      ...{ meter_number: '45701120409', address: 'House 12', payer: 'Ada Obi', before: 22_000, after: 2_000, alike: 3 },
      payment: 'servicecharge',
    },
  ]),
  'note-spending': told('payee', [{ head: 'diesel', isNew: false, spent: 250_000 }]),
  'change-announcement': told('where', [{ people: 12, houses: 20, mails: 10, streets: [] }]),
  'except-meter': told('house', [{ meterNumber: '45701124518', holder: 'Chinedu Okafor', house: 'House 12' }]),
  'verify-resident': told('whose', [
    { id: '5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b11', ...WAITING },
    { id: '5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b11', ...WAITING, from: null },
  ]),
  'refuse-resident': told('whose', [{ id: '5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b11', ...WAITING }]),
  'delete-meter': told('meterNumber', [
    { meterNumber: '45701124518', landlord: 'Ada Obi', address: 'House 12, Palm Avenue' },
  ]),
  'move-out': told('whose', [
    {
      ...{
        meterNumber: '45701124518',
        address: 'House 12, Palm Avenue',
        day: '2026-11-25',
        owed: 6_500_000,
        credit: 0,
      },
      ...{ people: [{ id: '5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b11', name: 'Chinedu Okafor' }], stay: [] },
    },
  ]),
  'charges-back': told('reason', [null]),
  'end-session': told('which', [
    {
      ...{ ids: ['5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b11'], one: 'Chrome on Android' },
      lines: ['Chrome on Android, from 198.51.100.7, signed in 24 Nov 2026, 08:00, last used 24 Nov 2026, 08:30.'],
    },
  ]),
  'use-meter': { ...OWN_METERS_LISTED, send: [SENT, REFUSED] },
  'name-meter': { ...OWN_METERS_LISTED, send: [SENT, REFUSED] },
  'give-up-meter': {
    ...told('meter', [{ meterNumber: '45701124518', called: '45701124518, Palm Court' }]),
    ...OWN_METERS_LISTED,
  },
  'invite-to-household': told('email', [{ meterNumber: '45701124518', address: 'House 12, Palm Avenue' }]),
  'take-out-of-household': told('whose', [
    {
      ...{ id: '5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b11', name: 'Musa Bello' },
      ...{ meterNumber: '45701124518', address: 'House 12, Palm Avenue' },
    },
  ]),
  'name-head': { check: [{ kind: 'good', facts: null }], send: [SENT, REFUSED] },
  'invite-administrator': told('email', [null], { estates }),
  'reset-administrator': { check: [{ kind: 'good', facts: null }], send: [SENT, REFUSED] },
  'remove-administrator': { check: [{ kind: 'good', facts: null }], send: [SENT, REFUSED] },
  'supply-down': told('supply', [{ since: null }, { since: '2026-11-21T13:05:00.000Z' }]),
  'supply-back': told('supply', [null]),
  'change-setting': told('value', [{ before: '₦50' }]),
  'pause-sales': told('kind', [{ paused: [] }, { paused: ['airtime'] }]),
};
