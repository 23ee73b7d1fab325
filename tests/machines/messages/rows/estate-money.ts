import { MESSAGES } from '#catalogues/messages.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer, type Script } from '../../../support/portal.ts';
import { shop } from '../../../support/shop.ts';
import { estateScreen } from '../../flows/dues/estate-screen.ts';
import { readOf } from '../read.ts';
import type { MessageRow } from '../row.ts';

type Card = 'captured' | 'failed' | 'closed' | 'unavailable';

/** A resident's form for ₦5,000 of power, sent. */
async function power(given: Partial<Script> = {}) {
  const keep = { ...keepNothing(), token: () => bearer() };
  const form = await shop('buy-power', given, { signedIn: true, keep });
  await form.fill({ amount: '5000' });
  await form.press('NEXT');
  return form;
}

async function powerPaid(card: Card, given: Partial<Script> = {}) {
  const form = await power(given);
  await form.press('CONFIRM');
  await form.widget(card);
  return readOf(form.view());
}

async function servicePaid(card: Card, given: Partial<Script> = {}) {
  const form = await estateScreen('pay-services', given, { values: { service: 'service-charge', months: '3' } });
  await form.press('CONFIRM');
  await form.widget(card);
  return readOf(form.view());
}

/** Buying power for the own meter, and paying the estate. */
export const ESTATE_MONEY_ROWS: readonly MessageRow[] = [
  {
    message: MESSAGES.meterNotFound,
    places: ['S2'],
    when: 'A resident buys power for a meter that the vendor does not know.',
    bring: async () => readOf((await power({ meter: 'unknown' })).view()),
  },
  {
    message: MESSAGES.pingFailed,
    places: ['S2'],
    when: 'A resident buys power while the meter cannot be asked about.',
    bring: async () => readOf((await power({ meter: 'down' })).view()),
  },
  {
    message: MESSAGES.paymentSuccessful,
    places: ['S2'],
    when: 'A card is charged and the token comes.',
    bring: () => powerPaid('captured'),
  },
  {
    message: MESSAGES.paymentFailed,
    places: ['S2'],
    when: 'A card is declined.',
    bring: () => powerPaid('failed', { report: ['failed'] }),
  },
  {
    message: MESSAGES.paymentFailedText,
    places: ['S2'],
    when: 'A card is declined: what became of the payment.',
    bring: () => powerPaid('failed', { report: ['failed'] }),
  },
  {
    message: MESSAGES.tryAgain,
    places: ['S2'],
    when: 'A card is declined: the button that tries once more.',
    bring: () => powerPaid('failed', { report: ['failed'] }),
  },
  {
    message: MESSAGES.paymentPending,
    places: ['S2'],
    when: 'A card is charged and nobody knows yet whether the token was made.',
    bring: () => powerPaid('captured', { report: ['unknown'], state: 'pending' }),
  },
  {
    message: MESSAGES.servicePaid,
    places: ['S2'],
    when: 'A service charge of three months is paid.',
    bring: () => servicePaid('captured'),
  },
  {
    message: MESSAGES.serviceNotPaid,
    places: ['S2'],
    when: 'The card for a service charge is declined.',
    bring: () => servicePaid('failed', { paid: 'failed' }),
  },
];
