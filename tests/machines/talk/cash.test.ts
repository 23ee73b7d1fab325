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
  ['cash payment of 20000 by Amaka Eze', { whose: 'Amaka Eze', amount: 20_000 }],
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
