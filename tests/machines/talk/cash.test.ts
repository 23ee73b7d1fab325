import { expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string) => understand(text, { role: 'service-admin', today: '2026-11-28' });

test.each([
  ['House 12 paid 5000 in cash yesterday', { whose: 'House 12', amount: 5_000, day: '2026-11-27' }],
  ['Amaka Eze paid 20k cash for levy', { whose: 'Amaka Eze', amount: 20_000, service: 'dev-levy' }],
  [
    'record cash 20000 from House 1 for service charge',
    { whose: 'House 1', amount: 20_000, service: 'service-charge' },
  ],
  ['can you write down 5000 cash from House 3', { whose: 'House 3', amount: 5_000 }],
  ['45701120409 paid 15000 cash on 12 November', { whose: '45701120409', amount: 15_000, day: '2026-11-12' }],
  ['we received 30000 cash from Chinedu Okafor today', { whose: 'Chinedu Okafor', amount: 30_000, day: '2026-11-28' }],
  ['Bola Ade of House 5 paid 5000 cash for levy', { whose: 'House 5', payer: 'Bola Ade', service: 'dev-levy' }],
  ['House 12 gave 5000 cash to the treasurer', { whose: 'House 12', amount: 5_000 }],
  ['abeg House 4 don pay 10k cash', { whose: 'House 4', amount: 10_000 }],
  ['cash payment of 20000 by Amaka Eze', { whose: 'Amaka Eze', payer: 'Amaka Eze', amount: 20_000 }],
  ['Landlord of House 12 paid 5000 cash', { whose: 'House 12', payer: 'Landlord' }],
  ['House 3 driver gave us 4000 cash for fine', { whose: 'House 3', payer: 'driver', service: 'fine' }],
  ['House 12 paid 5000 by hand this morning', { whose: 'House 12', day: '2026-11-28' }],
  ['House 12 paid 5000 cash last night', { day: '2026-11-27' }],
  ['House 12 paid 5000 cash on 30 November', { day: '2026-11-30' }],
  ['5000 cash from House 3', { whose: 'House 3', amount: 5_000 }],
  ['House 12 paid cash', { whose: 'House 12' }],
  ['write down cash that was paid', {}],
])('"%s" is written down as cash', (text, slots) =>
  expect(heard(text)).toMatchObject({ intent: 'record-cash', slots }),
);

test.each([
  'did House 12 pay 5000 cash',
  'House 12 paid 5000 cash?',
  'has House 12 paid 5000 cash',
  'House 12 never paid 5000 cash',
  'House 12 will pay 5000 cash tomorrow',
  'if House 12 paid 5000 cash',
  'we paid 5000 cash to the plumber',
  'House 12 gave 5000 cash to the plumber',
  'we spent 5000 cash on diesel',
  'House 4 paid 20k, 10k cash and 10k transfer',
  'House 12 paid half in cash',
  'refund 5000 cash to House 12',
  'can residents pay in cash',
  // A no, a doubt, and what somebody else says.
  "House 12 hasn't paid 5000 cash",
  'House 12 no pay 5000 cash',
  'maybe House 12 paid 5000 cash',
  'Amaka Eze said House 12 paid 5000 cash',
  // What the estate pays others.
  'the estate paid 50000 cash for diesel',
  'paid 5000 cash for diesel',
  'record 5000 cash paid to the plumber',
  'record 50000 cash spent on diesel',
  'treasurer paid 50000 cash for generator repairs',
  'paid the gateman 5000 cash',
  'driver was paid 5000 cash',
  'log 15000 petty cash for stationery',
  'cash payment to the gateman of 5000',
  // Another deed, another money, more than one house.
  'remove the 5000 cash House 12 paid',
  'record that 20000 cash of House 12 went to the bank',
  'buy 5000 power for House 12, he paid cash',
  'all houses paid 5000 cash',
  'House 12 and House 13 paid 5000 cash each',
  'House 12 and House 13 paid 5000 cash',
  'House 12 paid 5000 cedis cash',
  'House 12 paid $50 cash',
  'Johnny Cash paid 5000 for levy',
  'announce: cash is no longer accepted',
  'save cash',
  'how do I pay cash',
])('"%s" is not', (text) => expect(heard(text).intent).not.toBe('record-cash'));

test.each([
  ['show me cash payments', { of: 'cash' }],
  ['how much cash did we collect in november', { of: 'cash', from: '2026-11-01', to: '2026-11-30' }],
  ['who paid in cash', { of: 'cash' }],
])('"%s" lists what was written down', (text, slots) => expect(heard(text)).toMatchObject({ intent: 'books', slots }));

test('of a resident nothing of it is heard', () => {
  const said = understand('House 12 paid 5000 in cash yesterday', { role: 'service-user', today: '2026-11-28' });
  expect(said.intent).not.toBe('record-cash');
});
