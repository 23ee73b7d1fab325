import { describe, expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { understand } from '#machines/talk/understand.ts';

const meaning = (text: string, role: Role | null) => understand(text, { role, today: '2026-11-23' });

describe('a sentence that orders something, and says nothing else, is an order', () => {
  test.each([
    ['pay my light bill', null, 'buy-power'],
    ['I want to pay my light bill', 'service-user', 'buy-power'],
    ['can you recharge my phone', null, 'airtime'],
    ['can I buy dstv here', null, 'pay-bills'],
    ['can you buy airtime for me', 'service-user', 'airtime'],
    ['load 1k for me', 'service-user', 'buy-power'],
  ] as const)('"%s"', (text, role, intent) => {
    expect(meaning(text, role)).toMatchObject({ intent });
    expect(meaning(text, role).asks).toBeUndefined();
  });

  test('what a sum is loaded on is asked of who has no meter here', () => {
    expect(meaning('load 1k for me', null)).toMatchObject({ intent: 'none', asks: ['airtime', 'public-power'] });
  });

  test.each([
    'my neighbour pays his light bill',
    'who will pay my light bill',
    'I paid my light bill yesterday',
    'can you recharge my phone if I pay you tomorrow',
    'do you sell airtime',
    'sell my data for me',
    'I want to sell my decoder',
    'do not pay my light bill',
    'load 1k for me is what he said',
    'pay',
    'buy',
  ])('one word more, or what is not sold, makes none of it: "%s"', (text) => {
    expect(meaning(text, null).intent).not.toMatch(/^(buy-power|airtime|pay-bills|public-power|data)$/);
  });

  test('who administers speaks of what others buy', () => {
    expect(meaning('pay my light bill', 'netplus-admin').intent).not.toBe('buy-power');
  });
});

describe('what is asked as a whole is answered, and does nothing', () => {
  test.each([
    ['speak yoruba', { about: 'language', named: 'Yoruba' }],
    ['can you speak hausa', { about: 'language', named: 'Hausa' }],
    ['who can see my payments', { about: 'who-sees' }],
    ['can other people see my history', { about: 'who-sees' }],
    ['stop sending me mails', { about: 'mails' }],
    ['i no want mails again', { about: 'mails' }],
  ] as const)('"%s" of a resident', (text, question) => {
    expect(meaning(text, 'service-user').modifiers?.question).toEqual(question);
  });

  test.each(['show me my payments', 'speak english', 'speak pidgin', 'stop reminding me of my dues'])(
    'what has a meaning of its own keeps it: "%s"',
    (text) => {
      expect(meaning(text, 'service-user').modifiers?.question).toBeUndefined();
    },
  );

  test('"any problem today" is asked by whoever administers', () => {
    expect(meaning('any problem today', 'service-admin').modifiers?.question).toEqual({ about: 'problems' });
  });
});

describe('what an administrator says in other words', () => {
  test.each([
    ['flat 6 gave me 20000 for levy', 'record-cash', { whose: 'flat 6', amount: 20_000, service: 'dev-levy' }],
    ['Amaka handed me 5k', 'record-cash', { whose: 'Amaka', amount: 5000 }],
    ['send everyone a message', 'announce', { where: 'everybody' }],
    ['send a message to all residents', 'announce', { where: 'everybody' }],
    ['approve ngozi', 'find-resident', { name: 'ngozi' }],
    ['phone number of flat 2', 'find-resident', {}],
    ['show me failed tokens', 'history', { product: 'power', status: 'failed' }],
  ] as const)('"%s"', (text, intent, slots) => {
    expect(meaning(text, 'service-admin')).toMatchObject({ intent, slots });
  });

  test.each(['flat 6 gave me 20000 by transfer', 'did flat 6 give me 20000', 'House 3 gave me wahala'])(
    'nothing was handed over in cash: "%s"',
    (text) => {
      expect(meaning(text, 'service-admin').intent).not.toBe('record-cash');
    },
  );

  test.each(['stop house 9 from buying power', 'block house 9', 'stop selling light to house 9'])(
    'one house is stopped by nobody, and that is said: "%s"',
    (text) => {
      expect(meaning(text, 'service-admin').modifiers?.cannot).toBe('blocksHouse');
    },
  );

  test('whoever runs the platform removes an estate by deactivating it', () => {
    expect(meaning('remove palm court', 'netplus-admin')).toMatchObject({
      intent: 'deactivate-estate',
      slots: { estate: 'palm court' },
    });
  });
});
