import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import { TICKET_TOPIC_LABELS } from '#catalogues/tickets.ts';
import type { Deed } from '../../support/by-keyboard.ts';
import type { Run } from './run.ts';

const settles: readonly Deed[] = [{ hear: SAID.settlesIt }, { press: 'That worked', above: true }];

/** What somebody has found out by chat who cannot go on: each of them in a conversation of its own. */
export const TROUBLE_RUNS: readonly Run[] = [
  {
    flow: 'refund-account',
    at: '/?face=chat',
    deeds: [
      { say: 'give my bank details' },
      { hear: REFUND_ACCOUNT.whichOrder },
      { say: 'POWER-0123456789ABCDEF' },
      { say: 'Zenith' },
    ],
    ends: REFUND_ACCOUNT.whichNumber,
  },
  {
    flow: 'no-meter-number',
    at: '/?face=chat',
    deeds: [
      { say: TICKET_TOPIC_LABELS['no-meter-number'] },
      { press: 'Where do I find it?', above: true },
      { hear: SAID.didItHelp },
      { press: 'That worked', above: true },
    ],
    ends: SAID.settled,
  },
  {
    flow: 'token-not-received',
    at: '/?face=chat',
    deeds: [
      { say: TICKET_TOPIC_LABELS['token-not-received'] },
      { hear: SAID.whichReference },
      { say: 'ada@buyers.example' },
      { hear: SAID.whichMeter },
      { say: '45012340001' },
      ...settles,
    ],
    ends: SAID.settled,
  },
  {
    flow: 'payment-issues',
    at: '/?face=chat',
    deeds: [
      { say: TICKET_TOPIC_LABELS['payment-issues'] },
      { press: 'I was charged twice', above: true },
      { hear: SAID.whichReference },
      { say: 'ada@buyers.example' },
      { hear: SAID.whichAccount },
      { say: '45012340001' },
      ...settles,
    ],
    ends: SAID.settled,
  },
];

/** The same of somebody who is signed in, and whose payments are known. */
export const OWN_TROUBLE_RUNS: readonly Run[] = [
  {
    flow: 'token-issues',
    at: '/dashboard?face=chat',
    deeds: [
      { say: TICKET_TOPIC_LABELS['token-issues'] },
      { hear: SAID.whichPurchase },
      { press: /^Power ₦.+ successful/, above: true },
      { hear: SAID.delivered },
      { say: 'rejected' },
      { hear: SAID.didItWork },
      { press: 'That worked', above: true },
    ],
    ends: SAID.settled,
  },
];
