import { MESSAGES } from '#catalogues/messages.ts';
import { APPROVALS } from '#catalogues/sentences/approvals.ts';
import { ADMINISTRATORS } from '#catalogues/sentences/estate/administrators.ts';
import { ARREARS } from '#catalogues/sentences/estate/arrears.ts';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { DEBTORS } from '#catalogues/sentences/estate/debtors.ts';
import { REMINDER_DAYS } from '#catalogues/sentences/estate/reminder-days.ts';
import { REMINDERS } from '#catalogues/sentences/estate/reminders.ts';
import { ARRIVAL_RULE } from '#catalogues/sentences/own-account.ts';
import type { Area, Deed } from '../../scene.ts';

const office = { as: 'estate administrator' } as const;
const residents = { ...office, at: '/registered-residents' } as const;
const meters = { ...office, at: '/upload-meter-number', flow: 'upload-meters' } as const;
const payments = { ...office, at: '/upload-existing-service-payments', flow: 'upload-payments' } as const;
const levies = { ...office, at: '/development-levies', flow: 'upload-dev-levy' } as const;

/** What the page shows is to be charged, and is read back. */
const readBack = {
  ...{ ...office, at: '/charges?of=lines', flow: 'charge-estate' },
  do: [{ press: `${CHARGES.form.title} ${CHARGES.list.total}` }, { see: CHARGES.list.everyLine }],
} as const;

const TABS = [
  'TOTAL REGISTERED',
  'ACTIVE RESIDENTS',
  'INACTIVE RESIDENTS',
  'VERIFIED',
  'UNVERIFIED',
  'MANAGE',
] as const;
const DETAILS: readonly Deed[] = [{ press: 'TOTAL REGISTERED' }, { press: 'DETAILS of Ifeoma Nwosu' }];
const METER_LINES = [
  'landlord_name,meter_number,house_address',
  ...Array.from({ length: 12 }, (_, at) => `Landlord ${at + 1},${45_033_300_000 + at},"House ${at + 1}, Palm Avenue"`),
  'Ngozi Eze,450,12 Palm Avenue',
];

/** Running an estate. */
export const ESTATE: Area = {
  area: 'estate',
  scenes: [
    ...TABS.map((tab) => ({ name: `residents ${tab.toLowerCase()}`, ...residents, do: [{ press: tab }] })),
    { name: 'nobody found', ...residents, do: [{ type: 'zzzz', into: 'Name' }, { press: 'SEARCH' }] },
    { name: 'resident info', ...residents, do: DETAILS },
    {
      name: 'update payment',
      ...residents,
      flow: 'update-payment',
      do: [...DETAILS, { press: MESSAGES.updateServicePayments }],
    },
    { name: 'meters not chosen', ...meters, do: [{ press: 'Upload' }] },
    {
      name: 'meters preview',
      ...meters,
      do: [{ give: METER_LINES, to: 'Meter list (.csv)' }, { press: 'Upload' }, { see: 'Page 1 / 2 of 13 entries' }],
    },
    { name: 'meters uploaded', ...meters, do: [{ press: 'Uploaded Meter Numbers' }] },
    {
      name: 'payments preview',
      ...payments,
      do: [
        {
          give: ['meterNumber,servicePayment,amount,paidAt', '45099999999,fine,500,2026-02-01'],
          to: 'Service payments (.csv)',
        },
        { press: 'Upload!' },
        { see: 'Not Uploaded' },
      ],
    },
    { name: 'levies', ...levies },
    { name: 'logo not chosen', ...office, at: '/Settings', flow: 'edit-logo', do: [{ press: 'Upload' }] },
    {
      name: 'who verifies new accounts',
      ...office,
      at: '/dashboard?face=chat',
      flow: 'resident-verification',
      do: [{ say: 'new residents must be verified by me' }],
    },
    { name: 'approvals', ...office, at: '/approvals', flow: 'decide-approval' },
    {
      name: 'limit for balances',
      ...office,
      at: '/approvals',
      flow: 'balance-limit',
      do: [{ press: APPROVALS.limit.change }],
    },
    {
      name: 'who supplies the estate',
      ...office,
      at: '/dashboard?face=chat',
      flow: 'estate-company',
      do: [{ say: 'our estate is with Ikeja Electric' }],
    },
    {
      name: 'how residents reach the estate',
      ...office,
      at: '/dashboard?face=chat',
      flow: 'estate-office',
      do: [{ say: 'our office number is 08031234567' }],
    },
    {
      name: 'what happens to money that comes',
      ...office,
      at: '/money-that-came',
      flow: 'arrival-rule',
      do: [{ press: ARRIVAL_RULE.change }],
    },
    { name: 'statement of account', ...office, at: '/statement-of-account?meter=45701120409', flow: 'charges-back' },
    { name: 'who owes', ...office, at: '/who-owes', flow: 'charges-back' },
    {
      name: 'remind who owes',
      ...office,
      at: '/who-owes',
      flow: 'remind-debtors',
      do: [
        { press: `${REMINDERS.title} ${DEBTORS.owed}` },
        { choose: DEBTORS.anyTime, of: REMINDERS.over },
        { press: REMINDERS.send },
      ],
    },
    { name: 'reminders sent', ...office, at: '/who-owes?of=runs', flow: 'resume-reminders' },
    { name: 'people of a run of reminders', ...office, at: '/who-owes?of=runs&run=1', flow: 'resume-charges' },
    {
      name: 'stop a run of charges',
      ...office,
      at: '/',
      flow: 'stop-charges',
      do: [{ say: 'stop the run of charges' }],
    },
    { name: 'stop reminders', ...office, at: '/', flow: 'stop-reminders', do: [{ say: 'stop the reminders' }] },
    {
      name: 'remind by itself',
      ...office,
      at: '/who-owes',
      flow: 'reminder-days',
      do: [
        { press: `${REMINDER_DAYS.change} ${REMINDER_DAYS.label}` },
        { type: '3', into: REMINDER_DAYS.before },
        { type: '0, 7', into: REMINDER_DAYS.after },
        { press: REMINDER_DAYS.save },
      ],
    },
    { name: 'announcements', ...office, at: '/announcements', flow: 'change-announcement' },
    { name: 'collected and spent', ...office, at: '/collected-and-spent', flow: 'spending-back' },
    { name: 'cash', ...office, at: '/collected-and-spent?of=cash', flow: 'cash-back' },
    { name: 'energy balance', ...office, at: '/energy-balance', flow: 'note-energy' },
    { name: 'arrears policy', ...office, at: '/arrears-policy', flow: 'except-meter' },
    {
      name: 'another arrears policy',
      ...office,
      at: '/arrears-policy',
      flow: 'set-arrears-policy',
      do: [
        { press: `${ARREARS.form.title} ${ARREARS.list.rule}` },
        { choose: ARREARS.form.rules.own, of: ARREARS.form.rule },
      ],
    },
    { name: 'charges', ...office, at: '/charges', flow: 'charges-back' },
    { name: 'the month to charge', ...office, at: '/charges?of=lines', flow: 'charges-back' },
    { name: 'worth a look of a month', ...office, at: '/charges?of=look', flow: 'charges-back' },
    { name: 'left out of a month', ...office, at: '/charges?of=left-out', flow: 'charges-back' },
    {
      name: 'a fine to charge',
      ...office,
      at: '/charges?of=lines&what=fine&amount=5000&reason=refuse+in+the+drain',
      flow: 'charges-back',
    },
    { name: 'lines of a charge', ...readBack },
    {
      name: 'every line of a charge',
      ...readBack,
      do: [...readBack.do, { press: CHARGES.list.everyLine }, { see: CHARGES.list.tabs['left-out'] }],
    },
    {
      name: 'charge meters',
      ...office,
      at: '/charges',
      flow: 'charge-estate',
      do: [{ press: `${CHARGES.form.title} ${CHARGES.list.price}` }],
    },
    {
      name: 'how the month is charged',
      ...office,
      at: '/charges',
      flow: 'charging-rule',
      do: [{ press: `${CHARGES.rule.title} ${CHARGES.list.rule}` }],
    },
    { name: 'administrators', ...office, at: '/administrators', flow: 'remove-administrator' },
    {
      name: 'reset a password',
      ...office,
      at: '/dashboard?face=chat',
      flow: 'reset-administrator',
      do: [{ say: 'reset administrator admin@palmcourt.example' }],
    },
    { name: 'second factor of an administrator', ...office, at: '/administrators', flow: 'reset-second-factor' },
    {
      name: 'sign-in of a resident',
      ...office,
      at: '/dashboard?face=chat',
      flow: 'sign-in-of',
      do: [{ say: 'lock the account of fined@palmcourt.example' }],
    },
    {
      name: 'invite an administrator',
      ...office,
      at: '/administrators',
      flow: 'invite-administrator',
      do: [{ press: `${ADMINISTRATORS.invite.title} ${ADMINISTRATORS.list.count}` }],
    },
    {
      name: 'administrators of every estate',
      as: 'platform administrator',
      at: '/administrators',
      flow: 'invite-administrator',
    },
    // The demonstration has no transfer that waits: the page from which one is decided about.
    { name: 'transfers to match', ...office, at: '/money-that-came', flow: 'match-arrival' },
    { name: 'transfers to nobody', as: 'platform administrator', at: '/money-that-came', flow: 'match-arrival' },
    {
      name: 'transfers to pay by hand',
      as: 'platform administrator',
      at: '/money-that-came',
      flow: 'take-arrival-over',
    },
    { name: 'transfers paid by hand', as: 'platform administrator', at: '/money-that-came', flow: 'arrival-paid' },
    { name: 'transfers to send back', ...office, at: '/money-that-came', flow: 'return-arrival' },
    {
      name: 'find a resident',
      ...office,
      at: '/dashboard?face=chat',
      flow: 'find-resident',
      do: [{ say: 'find a resident' }, { say: 'ifeoma' }],
    },
    {
      name: 'occupancy',
      ...office,
      at: '/dashboard?face=chat',
      flow: 'set-occupancy',
      do: [{ say: 'set occupancy of a meter' }],
    },
    {
      name: 'move out',
      ...office,
      at: '/dashboard?face=chat',
      flow: 'move-out',
      do: [{ say: 'move out 45701120409' }],
    },
    {
      name: 'refuse a resident',
      ...office,
      at: '/registered-residents?list=unverified',
      flow: 'refuse-resident',
    },
    {
      name: 'delete a meter',
      ...office,
      at: '/dashboard?face=chat',
      flow: 'delete-meter',
      do: [{ say: 'delete a meter' }],
    },
    {
      name: 'verify',
      ...office,
      at: '/dashboard?face=chat',
      flow: 'verify-resident',
      do: [{ say: 'unverified residents' }],
    },
  ],
};
