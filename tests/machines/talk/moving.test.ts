import { expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { TITLES } from '#catalogues/sentences/estate/titles.ts';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string, role: Role = 'service-admin') => understand(text, { role, today: '2026-11-25' });

test.each([
  [TITLES.sayMoveOut, {}],
  ['the tenant has moved out', {}],
  ['House 12 is moving out', { whose: 'House 12' }],
  ['move out 45701234567', { whose: '45701234567' }],
  ['tenant of 45701234567 has moved out', { whose: '45701234567' }],
  ['the tenant with meter number 45701234567 has moved out', { whose: '45701234567' }],
  ['please move Chinedu Okafor out', { whose: 'Chinedu Okafor' }],
  ['Mrs Okoro moved out yesterday', { whose: 'Mrs Okoro', day: '2026-11-24' }],
  ['Mr Bello has moved out on 3 November', { whose: 'Mr Bello', day: '2026-11-03' }],
  ['house 12 don move out', { whose: 'house 12' }],
  ['Flat 6A has moved out', { whose: 'Flat 6A' }],
  ['House 12 moves out on 31 December', { day: '2026-12-31' }],
  ['House 12 moved out on 31 October', { day: '2026-10-31' }],
  ['House 12 moved out on Friday', { day: '2026-11-20' }],
  ['House 12 is moving out on Friday', { day: '2026-11-27' }],
  ['House 12 moves out next Friday', { day: '2026-11-27' }],
  ['Flat 6A has to move out on Friday', { whose: 'Flat 6A', day: '2026-11-27' }],
  ['Mr Obi moved out 20 May', { whose: 'Mr Obi', day: '2026-05-20' }],
  ['House 12 moved out last Friday', { day: '2026-11-20' }],
  ['move flat 3 out today', { whose: 'flat 3', day: '2026-11-25' }],
])('%s', (text, values) => expect(heard(text)).toMatchObject({ intent: 'move-out', slots: values }));

test.each(['Take that tenant out of the house from 30 November', 'remove that tenant from the house today'])(
  'nobody is called as what stands behind a house: %s',
  (text) => expect(heard(text)).toEqual(expect.objectContaining({ slots: { day: expect.any(String) } })),
);

test.each([
  'has House 12 moved out',
  'who moved out?',
  'the tenant in 45701234567 don pack comot',
  'House 12 moved out, mark it empty',
  'Mr Bello has not moved out',
  'move 45701234567 to House 3',
  'I am moving out',
  'everybody moved out',
])('but "%s" moves nobody out', (text) => expect(heard(text).intent).not.toBe('move-out'));
