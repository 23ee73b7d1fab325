import { describe, expect, test } from 'vitest';
import { isPurchase } from '#catalogues/intents/index.ts';
import type { Role } from '#catalogues/roles.ts';
import { understand } from '#machines/talk/understand.ts';

const said = (text: string, role: Role | null = 'service-user') => understand(text, { role, today: '2026-11-22' });

describe('how long it should last, and what it is for, name nothing of their own', () => {
  test.each([
    ['abeg gimme light wey reach two weeks', 'buy-power'],
    ['give me light that will last 10 days', 'buy-power'],
    ['give me small light make i sleep', 'buy-power'],
  ])('%s', (text, intent) => {
    expect(said(text)).toMatchObject({ intent, slots: {} });
  });
});

describe('what was bought and went wrong starts no purchase', () => {
  test.each([
    ['the 5k light i buy no reach 2 days', 'token-issues'],
    ['the 5k light wey i load never reach one week', 'token-issues'],
    ['i buy 5k airtime by mistake', 'none'],
    ['i pay levy last week but e still dey show say i owe', 'balance'],
    ['my pikin use my phone buy data', 'none'],
    ['na una be nepa?', 'none'],
    ['my card no go through', 'payment-issues'],
    ['wetin happen to my money', 'payment-issues'],
    ['help me check if my payment enter', 'payment-issues'],
    ['how much i go pay if i buy 10k light', 'fee-question'],
  ])('%s', (text, intent) => {
    const sense = said(text);
    expect(sense.intent).toBe(intent);
    expect(isPurchase(sense.intent)).toBe(false);
  });

  test.each([
    ['abeg make i pay my fine', 'pay-services'],
    ['make i buy light 3k', 'buy-power'],
    ['my smile don expire', 'internet'],
  ])('but %s is a wish', (text, intent) => {
    expect(said(text).intent).toBe(intent);
  });
});

describe('a light that is off', () => {
  test.each([
    'my light just went off o',
    'nepa don take light',
    'light just trip for my house o',
    'no light since morning',
  ])('%s: what is wrong is not known yet', (text) => {
    expect(said(text)).toMatchObject({ intent: 'none', modifiers: { outage: true } });
  });

  test.each(['my light don finish', 'buy light 2k', 'the token i bought gave no light', 'who are you'])(
    '%s is no such thing',
    (text) => {
      expect(said(text).modifiers?.outage).toBeUndefined();
    },
  );
});

test.each([
  ['log me out everywhere', true],
  ['sign out of all devices', true],
  ['abeg comot my account from all phone', true],
  ['end all my sessions', true],
  ['log me out', undefined],
  ['stop selling airtime everywhere', undefined],
  ['close all my tickets', undefined],
])('%s: out of every device is %s', (text, everywhere) => {
  expect(said(text).modifiers?.everywhere).toBe(everywhere);
});

test.each([
  ['pay it', true],
  ['ok let me pay', true],
  ['settle the charges', true],
  ['pay what i owe', true],
  ['pay airtime', undefined],
  ['i no go pay it', undefined],
  ['can i pay it later?', undefined],
])('%s: to pay what is owed is %s', (text, paysUp) => {
  expect(said(text).modifiers?.paysUp).toBe(paysUp);
});
