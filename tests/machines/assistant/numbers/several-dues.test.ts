import { expect, test } from 'vitest';
import { chatOf } from '../past/past-chat.ts';

const owed = { serviceCharge: -45_000, devLevy: -59_500, fine: 10_000 };
const TOLD = 'You owe ₦45,000 service charge, ₦59,500 development levy, ₦10,000 in fines.';

test.each([
  'pay all my dues',
  'clear all my dues',
  'pay my dues in full',
  'all my dues',
  'settle all my estate bills',
  'abeg make I pay all my dues once',
  'can I pay all my dues at once?',
  'pay everything for my estate dues',
  'pay both the levy and the fine',
  'pay service charge and fine',
  'pay my service charge, levy and fine',
  'I wan pay dues plus levy',
])('"%s" says what is owed of each and offers each, and begins none', async (sentence) => {
  const talk = await chatOf('service-user', { owed }, sentence);
  expect(talk.texts().at(-1)).toBe(TOLD);
  expect(talk.offers()).toEqual(['Pay ₦45,000, service charge', 'Pay ₦59,500, development levy', 'Pay ₦10,000, fine']);
  expect(talk.shown().view).toBe(null);
  talk.conversation.stop();
});

test.each(['pay all my dues', 'pay the levy and the fine', 'all of my dues'])(
  'while it is asked what to pay, "%s" chooses none of them',
  async (sentence) => {
    const talk = await chatOf('service-user', { owed }, 'pay for services', sentence);
    expect(talk.texts()).toContain(TOLD);
    expect(talk.shown().view).toMatchObject({ flow: 'pay-services', next: 'service' });
    talk.conversation.stop();
  },
);

test.each([
  'pay the levy, not the fine',
  'pay 5000 levy and 2000 fine',
  'pay service charge and buy light 5000',
  'how do I pay all my dues',
  'I have paid all my dues',
  'i cannot pay all my dues',
])('"%s" is no wish to pay several dues', async (sentence) => {
  const talk = await chatOf('service-user', { owed }, sentence);
  expect(talk.texts()).not.toContain(TOLD);
  talk.conversation.stop();
});

test('a home owner is told of the levy alone', async () => {
  const talk = await chatOf('service-owner', { owed }, 'pay all my dues');
  expect(talk.texts().at(-1)).toBe('You owe ₦59,500 development levy.');
  expect(talk.offers()).toEqual(['Pay ₦59,500, development levy']);
  talk.conversation.stop();
});
