import type { Script } from '../../../support/portal.ts';

/** What may become otherwise at the portal while a conversation goes on, by what it is called in a story. */
export const WORLD = {
  'all is well again': {
    meter: 'found',
    open: 'good',
    report: ['delivered'],
    state: 'fulfilled',
    fee: 100,
    holder: 'named',
    bill: 'good',
    dues: 'good',
    paid: 'delivered',
    account: 'good',
    contact: 'sent',
    ticketing: 'good',
    administered: 'good',
    owed: null,
  },
  'the meter is unknown': { meter: 'unknown' },
  'the meter does not answer': { meter: 'down' },
  'something is owed': { owed: { serviceCharge: -15_000, devLevy: 0, fine: 0 } },
  'no order can be opened': { open: 'busy', bill: 'busy', dues: 'refused' },
  'the price has changed': { bill: 'changed' },
  'another fee is set': { fee: 250 },
  'no fee is known': { fee: 'down' },
  'the account is unknown': { holder: 'unknown' },
  'the provider does not answer': { holder: 'down' },
  'cards are declined': { report: ['failed'], paid: 'failed', state: 'failed' },
  'nothing is charged': { report: ['not-paid'], paid: 'not paid', state: 'opened' },
  'the vendor is slow': { report: ['processing', 'processing', 'delivered'], state: 'fulfilling' },
  'the outcome is unknown': { report: ['unknown'], paid: 'unknown', state: 'pending' },
  'orders are settled': { report: ['delivered'], paid: 'delivered', state: 'fulfilled' },
  'changes are refused': {
    account: { refused: 'That was not good.' },
    administered: { refused: 'That was not good.' },
    ticketing: { refused: 'That was not good.' },
    contact: 'refused',
  },
  'too many tries': { account: 'busy', ticketing: 'busy', contact: 'busy' },
} as const satisfies Record<string, unknown>;

/** Makes it so; lists that a portal takes from are its own. */
export function change(script: Script, what: keyof typeof WORLD): void {
  Object.assign(script, structuredClone(WORLD[what]));
}
