import { COMPANIES } from '#catalogues/products/companies.ts';
import { ESTATE_DETAIL } from '#catalogues/sentences/estate/details.ts';
import { CASES } from '#catalogues/sentences/platform/cases.ts';
import { ESTATE_PAYMENT } from '#catalogues/sentences/platform/estate-payments.ts';
import { OUTAGES } from '#catalogues/sentences/platform/outages.ts';
import { SETTING_SENTENCES } from '#catalogues/sentences/platform/settings.ts';
import { SETTINGS } from '#catalogues/settings.ts';
import type { Area } from '../../scene.ts';

const office = { as: 'estate administrator' } as const;
const head = { as: 'platform administrator' } as const;

const stuck = { ...head, at: '/pending-transactions', given: 'stuck top-up' } as const;

const IT_IS_DOWN = [
  { search: 'Aba', take: COMPANIES.aba, of: OUTAGES.supply },
  { type: 'Works on the line', into: OUTAGES.down.reason },
  { press: OUTAGES.down.send },
] as const;

const LEVY_LINES = ['meterNumber,amount', '45701297777,25000', '45701120409,25000', '45099999999,25000'];

/** What administrators do with one row of a list: the dialog it opens, the form it fills, the people it leads to. */
export const ROWS: Area = {
  area: 'rows',
  scenes: [
    {
      name: 'logo chosen',
      ...office,
      at: '/Settings',
      flow: 'edit-logo',
      do: [{ give: 'image', to: 'Image' }],
    },
    {
      name: 'levies preview',
      ...office,
      at: '/development-levies',
      flow: 'upload-dev-levy',
      do: [{ give: LEVY_LINES, to: 'Development levies (.csv)' }, { press: 'Upload' }, { see: 'of 3 entries' }],
    },
    { name: 'levies uploaded', ...office, at: '/development-levies', do: [{ press: 'Uploaded Development Levy' }] },
    {
      name: 'payments of one resident',
      ...office,
      at: '/transactionHistory',
      do: [{ press: 'Resident' }, { type: 'Ifeoma', into: 'Name or email' }, { press: 'SEARCH' }],
    },
    {
      name: 'no days given',
      ...office,
      at: '/transactionHistory',
      do: [{ press: 'SEARCH' }],
    },
    {
      name: 'resident of any estate',
      ...head,
      at: '/dashboard',
      do: [{ type: 'Ifeoma', into: 'Name or email' }, { press: 'SEARCH' }, { see: '45701297777' }],
    },
    {
      name: 'payments of a found resident',
      ...head,
      at: '/dashboard',
      do: [
        { type: 'Ifeoma', into: 'Name or email' },
        { press: 'SEARCH' },
        { press: 'History of Ifeoma Nwosu' },
        { see: 'ALL' },
      ],
    },
    {
      name: 'add admin',
      ...head,
      at: '/estates',
      flow: 'register-estate',
      do: [{ press: 'Add admin of Cedar View' }],
    },
    {
      name: 'details of an estate',
      ...head,
      at: '/estates',
      flow: 'estate-details',
      do: [{ press: `${ESTATE_DETAIL.row} of Cedar View` }],
    },
    {
      name: 'deactivate',
      ...head,
      at: '/estates',
      flow: 'set-estate-active',
      do: [{ press: 'Deactivate of Cedar View' }],
    },
    {
      name: 'no such estate',
      ...head,
      at: '/estates',
      do: [{ type: 'zzzz', into: 'Estate name' }, { press: 'SEARCH' }],
    },
    {
      name: 'disable',
      ...head,
      at: '/new-service',
      flow: 'disable-service',
      do: [{ press: 'Disable of Security' }],
    },
    {
      name: 'what it covers',
      ...head,
      at: '/new-service',
      flow: 'describe-service',
      do: [{ press: 'What it covers of Security' }],
    },
    { name: 'enable', ...head, at: '/new-service', flow: 'enable-service', do: [{ press: 'Enable of Gym' }] },
    {
      name: 'change fee',
      ...head,
      at: '/new-fee',
      flow: 'set-provider-fee',
      do: [{ press: 'Change fee of PHCNEKO' }],
    },
    {
      name: 'fee or limit',
      ...head,
      at: '/fees-and-limits?setting=orders-by-address',
      flow: 'change-setting',
      do: [{ press: `${SETTING_SENTENCES.changeIt} of ${SETTINGS['orders-by-address'].label}` }],
    },
    {
      name: 'vendors of products',
      ...head,
      at: '/fees-and-limits?setting=vendors',
      do: [{ see: 'Estate power, Aba Power' }],
    },
    { name: 'cases', ...head, at: '/cases', given: 'difference', do: [{ see: 'The books differ' }] },
    {
      name: 'take a case',
      ...head,
      at: '/cases',
      given: 'difference',
      flow: 'take-case',
      do: [{ press: `${CASES.take} of {given}` }],
    },
    {
      name: 'close a case',
      ...head,
      at: '/cases',
      given: 'difference',
      flow: 'close-case',
      do: [{ press: `${CASES.close} of {given}` }],
    },
    { name: 'wallets', ...head, at: '/outages?of=wallets' },
    { name: 'say that it is down', ...head, at: '/outages?view=down', flow: 'supply-down', do: IT_IS_DOWN },
    {
      name: 'what is down',
      ...head,
      at: '/outages?view=down',
      do: [
        ...IT_IS_DOWN,
        { press: OUTAGES.down.yes.label, within: 'dialog' },
        { press: OUTAGES.title },
        { see: COMPANIES.aba },
      ],
    },
    {
      name: 'say that it is back',
      ...head,
      at: '/outages',
      flow: 'supply-back',
      do: [{ press: `${OUTAGES.back.label} of ${COMPANIES.aba}` }],
    },
    {
      name: 'payment to an estate',
      ...head,
      at: '/statements?of=estates',
      flow: 'estate-payment',
      do: [{ press: `${ESTATE_PAYMENT.record} of Palm Court` }],
    },
    { name: 'what estates were paid', ...head, at: '/statements?of=paid-on', flow: 'estate-payment-back' },
    { name: 'stuck top-ups', ...stuck, do: [{ see: 'Sani Danjuma' }] },
    { name: 'retry', ...stuck, flow: 'retry-topup', do: [{ press: 'Retry {given}' }] },
    { name: 'mark for refund', ...stuck, flow: 'refund-topup', do: [{ press: 'Mark for refund {given}' }] },
    {
      name: 'answer',
      ...head,
      at: '/requests',
      flow: 'answer-request',
      do: [{ press: 'Answer of Gate Intercom' }],
    },
    {
      name: 'log of one estate',
      ...head,
      at: '/audit-log',
      do: [{ type: 'Cedar', into: 'Estate name' }, { press: 'SEARCH' }],
    },
  ],
};
