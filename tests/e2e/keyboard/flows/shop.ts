import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Deed } from '../../support/by-keyboard.ts';
import type { Run } from './run.ts';

const EMAIL: Deed = { type: 'keys@buyers.example', into: 'Email' };
const NUMBER: readonly Deed[] = [
  { type: '08031234567', into: 'Mobile Number' },
  { type: '08031234567', into: 'Confirm Mobile Number' },
];
const INTERNET: readonly Deed[] = [
  { choose: 'Spectranet', of: 'Service Provider' },
  { search: '56820', take: '56,820', of: 'Package' },
  { type: 'Ada Obi', into: 'Full name' },
  EMAIL,
  { type: '1002003001', into: 'Account or user ID (card number)' },
  { press: 'PAY' },
  { hear: '₦56,920' },
  { press: 'PAY' },
  { pay: true },
];

/** What visitors do without an account: each kind of purchase, its card pressed in its window, and writing to support. */
export const SHOP_RUNS: readonly Run[] = [
  {
    flow: 'airtime-page',
    at: '/airtime',
    deeds: [
      { choose: 'MTN', of: 'Network' },
      ...NUMBER,
      { type: '500', into: 'Amount' },
      { press: 'PAY' },
      { press: 'CONFIRM' },
      { pay: true },
    ],
    ends: MESSAGES.storefrontSuccess,
  },
  {
    flow: 'airtime',
    at: '/',
    deeds: [
      { press: /^Airtime & Data/ },
      { choose: 'MOBILE DATA', of: 'Category' },
      { choose: 'Glo', of: 'Network' },
      { search: '32MB', take: '32MB', of: 'Plan' },
      ...NUMBER,
      { press: 'CONTINUE' },
      { press: 'CONFIRM' },
      { pay: true },
    ],
    ends: MESSAGES.storefrontSuccess,
  },
  {
    flow: 'internet',
    at: '/',
    deeds: [{ press: /^Buy Internet/ }, ...INTERNET],
    ends: MESSAGES.transactionSuccessful,
  },
  { flow: 'internet-page', at: '/data', deeds: INTERNET, ends: MESSAGES.storefrontSuccess },
  {
    flow: 'pay-bills',
    at: '/pay-bills',
    deeds: [
      { choose: 'GOtv', of: 'Biller' },
      { press: 'CONTINUE' },
      { choose: 'JINJA', of: 'Package' },
      { type: '7023456789', into: 'Smartcard Number' },
      EMAIL,
      { press: 'CONTINUE' },
      { press: 'PAY' },
      { pay: true },
    ],
    ends: MESSAGES.storefrontSuccess,
  },
  {
    flow: 'bill-wizard',
    at: '/pay-bills/wizard',
    deeds: [
      { choose: 'CABLE-TV', of: 'Category' },
      { choose: 'DStv', of: 'Product' },
      { press: 'CONTINUE' },
      EMAIL,
      { type: '08031234567', into: 'Phone Number' },
      { search: 'yanga', take: '2,500', of: 'Package' },
      { press: 'CONTINUE' },
      { type: '7023456789', into: 'Smartcard Number' },
      { press: 'CONTINUE' },
      { press: 'PAY' },
      { pay: true },
    ],
    ends: MESSAGES.storefrontSuccess,
  },
  {
    flow: 'public-power',
    at: '/',
    deeds: [
      { press: /EKEDC/ },
      { choose: 'EKEDC', of: 'Provider' },
      { type: '45012345678', into: 'Meter Number' },
      EMAIL,
      { type: '5000', into: 'Amount' },
      { press: 'CONTINUE' },
      { press: 'PAY' },
      { pay: true },
    ],
    ends: MESSAGES.storefrontSuccess,
  },
  {
    flow: 'contact-support',
    at: '/contact',
    deeds: [
      { type: 'Ada Obi', into: 'Name' },
      EMAIL,
      { type: 'My meter shows a red light.', into: 'Message' },
      { tick: 'I am not a robot' },
      { press: 'Send message' },
    ],
    ends: new RegExp(SENTENCES.supportAnswers),
  },
];
