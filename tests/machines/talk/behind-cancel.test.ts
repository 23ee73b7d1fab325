import { expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

const behind = (text: string) => {
  const { intent, modifiers } = understand(text, { role: null, today: '2026-11-23' });
  return [intent, ...(modifiers?.later ?? [])];
};

test.each([
  ['ok forget it just airtime 200', 'airtime 200'],
  ['cancel that and buy light 5000', 'buy light 5000'],
  ['leave am, buy mtn 200', 'buy mtn 200'],
  ['never mind just show my payments', 'show my payments'],
])('what is wanted behind a word that leaves is kept: %s', (text, wish) => {
  expect(behind(text)).toEqual(['cancel', wish]);
});

test.each([
  'cancel',
  'cancel it please',
  'cancel airtime 200',
  'cancel my light order',
  'cancel the airtime and data',
  'cancel that, I no want buy airtime again',
  'forget it my friend will pay',
])('what is left is no wish, nor is a reason: %s', (text) => {
  expect(behind(text)).toEqual(['cancel']);
});

test('what is topped up is a meter or a phone where the number is no phone’s, and is named by its network', () => {
  const asks = (text: string) => understand(text, { role: null, today: '2026-11-23' }).asks;
  expect(asks('top up 45012300099 5k')).toEqual(['public-power', 'buy-power', 'airtime']);
  expect(asks('mtn 45012300099 500')).toBeUndefined();
  expect(asks('top up 08031234567 500')).toBeUndefined();
});
