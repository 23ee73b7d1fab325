import { expect, test } from 'vitest';
import { chatOf } from '../past/past-chat.ts';

const HOUSE = { name: 'House 12', service: 'fine', amount: '2000', because: 'he begged' };

test.each([
  ['reduce the fine of House 12 to 2000 because he begged', HOUSE],
  ['reduce the fine of House 12 to 2000, reason: he begged', HOUSE],
  ['set the fine of House 12 to 2000 because he begged', HOUSE],
  ['bring the fine of House 12 down to 2000 because he begged', HOUSE],
  ["change House 12's fine to 2000 since he begged", HOUSE],
  ['abeg reduce House 12 fine to 2000 because he begged', HOUSE],
  ['cut the fine of House 12 to 2000, reason: he begged', HOUSE],
  ['reduce the fine of House 12 to 2000', { ...HOUSE, because: '' }],
  ['increase the fine of House 12 to 8000 because he did it again', { amount: '8000', because: 'he did it again' }],
  ['waive the fine of House 12 because he apologised', { amount: '0', because: 'he apologised' }],
  [
    'reduce the service charge of House 12 by 5000 because of no water',
    { amount: '5000 less owed', because: 'no water' },
  ],
  ['reduce fine of 45701120409 to 2000 because she begged', { meterNumber: '45701120409', because: 'she begged' }],
  ['reduce the fine of Amaka Eze to 2000 because she begged', { name: 'Amaka Eze', because: 'she begged' }],
])('"%s" corrects what is owed, and charges nothing', async (sentence, said) => {
  const talk = await chatOf('service-admin', {}, sentence);
  const { view } = talk.shown();
  expect(view?.flow).toBe('update-payment');
  expect(Object.fromEntries(view?.fields.map(({ name, value }) => [name, value]) ?? [])).toMatchObject(said);
  talk.conversation.stop();
});

test.each([
  ['fine House 12 5000 for noise at night', 'charge-estate'],
  ['raise a fine of 5000 on House 12 for noise', 'charge-estate'],
  ['charge House 12 5000 levy because of the gate', 'charge-estate'],
  ['reduce the service charge to 12000', 'charging-rule'],
])('"%s" is no correction', async (sentence, flow) => {
  const talk = await chatOf('service-admin', {}, sentence);
  expect(talk.shown().view?.flow).toBe(flow);
  talk.conversation.stop();
});
