import { expect, test } from 'vitest';
import { chatOf } from './past-chat.ts';

test('a resident is offered power, what their estate is paid, what they owe and their payments', async () => {
  const chat = await chatOf('service-user');
  expect(chat.offers()).toEqual([
    'Buy power',
    'Pay for services',
    'What do I owe?',
    'My payments',
    'Buy airtime',
    'Buy data',
    'Pay cable TV',
    'Buy internet',
  ]);
  expect(chat.shown().composer.placeholder).toBe('Type what you need, e.g. buy power 5000');
});

test('a home owner is offered the levy', async () => {
  const chat = await chatOf('service-owner');
  expect(chat.offers().slice(0, 3)).toEqual(['Pay development levy', 'What do I owe?', 'My payments']);
  expect(chat.shown().composer.placeholder).toBe('Type what you need, e.g. pay levy 20000');
});

test.each(['service-admin', 'netplus-admin'])('%s is never offered what only residents and owners do', async (role) => {
  const chat = await chatOf(role, {}, 'help');
  expect(chat.shown().composer.placeholder).not.toContain('power');
  expect(chat.last()?.text).not.toContain('buy power');
  for (const { label } of chat.shown().suggestions)
    expect(['Buy power', 'Pay for services', 'Pay development levy', 'What do I owe?', 'My payments']).not.toContain(
      label,
    );
});
