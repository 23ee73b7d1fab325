import { expect, test } from 'vitest';
import { PIDGIN } from '#catalogues/languages/pidgin/index.ts';
import { createWording } from '#machines/kit/writing/wording.ts';

const word = createWording({
  Cancel: 'Leave am',
  'Power token': 'Light token',
  'Nothing was charged.': 'Nothing comot.',
  'You owe {0}.': 'You dey owe {0}.',
  'You owe {0} for {1}.': '{1*}: you dey owe {0}.',
  'A payment was under way{0}. Do not pay again.': 'Payment dey go on{0*}. No pay again.',
  ' for order {0}': ' for order wey be {0}',
  '{0} has {1}. {2}.': '{0} get {1*}. {2*}.',
  '{0} digit{1}': '{0} number{1}',
  'A phone number has {0}': 'Phone number get {0}',
  'Back to {0}: shall I pay {1}?': 'Back to {0*}: make I pay {1}?',
});

test.each([
  ['a text as it is', 'Cancel', 'Leave am'],
  ['what has no words', 'Something else', 'Something else'],
  ['a gap is put in as it is', 'You owe ₦5,050.', 'You dey owe ₦5,050.'],
  ['a name that is also a word of ours stays', 'You owe Cancel.', 'You dey owe Cancel.'],
  ['the sentence that knows most of it', 'You owe ₦100 for Power token.', 'Light token: you dey owe ₦100.'],
  ['an empty gap', 'A payment was under way. Do not pay again.', 'Payment dey go on. No pay again.'],
  [
    'a gap with words of its own',
    'A payment was under way for order POWER-1. Do not pay again.',
    'Payment dey go on for order wey be POWER-1. No pay again.',
  ],
  ['one sentence behind another', 'Nothing was charged. You owe ₦1.', 'Nothing comot. You dey owe ₦1.'],
  ['what is between stays', 'Nothing was charged. Ask Ada.\nYou owe ₦1.', 'Nothing comot. Ask Ada.\nYou dey owe ₦1.'],
  [
    'a sentence that is made of others',
    '300 has 3 digits. A phone number has 11.',
    '300 get 3 numbers. Phone number get 11.',
  ],
  [
    'nothing is made of a sentence that is only like one',
    'Ada has failed and was left. It is so.',
    'Ada has failed and was left. It is so.',
  ],
  ['a title that is told as a sentence', 'Power token.\nCancel', 'Light token.\nLeave am'],
  ['a long text of somebody stays theirs', 'Hello. '.repeat(500), 'Hello. '.repeat(500)],
  ['a replacement sign in an amount', 'You owe $& and $1.', 'You dey owe $& and $1.'],
])('%s', (_, english, words) => {
  expect(word(english)).toBe(words);
});

test.each([
  ['what somebody wrote', 'You owe ₦1. Ada wrote: Cancel. Nothing was charged.', ['Cancel. Nothing was charged.']],
  ['a name that is a word of ours', 'Back to Cancel: shall I pay ₦5?', ['Cancel']],
  ['a whole text', 'Nothing was charged.', ['Nothing was charged.']],
])('%s stays as it is in every language', (_, english, own) => {
  for (const one of own) expect(word(english, own)).toContain(one);
});

test('somebody’s own words are no part of another word, and what is around them is told', () => {
  expect(word('Back to Power token: shall I pay ₦5?', ['Power'])).toBe('Back to Power token: make I pay ₦5?');
  expect(word('You owe ₦1 for Cancel.', ['Cancel'])).toBe('Cancel: you dey owe ₦1.');
  expect(word('Nothing was charged.', ['Not'])).toBe('Nothing comot.');
});

test('a sentence of ours that says what somebody wrote is told all the same', () => {
  const pidgin = createWording(PIDGIN);
  const whole = Object.keys(PIDGIN).filter((english) => !english.includes('{') && english.includes(' '));
  const kept = whole.flatMap((english) => {
    const [longest = ''] = english
      .split(/[^\p{L}]+/u)
      .filter((one) => 3 * one.length < english.length)
      .sort((a, b) => b.length - a.length);
    return pidgin(english, [longest]) === pidgin(english) ? [] : [[english, longest]];
  });
  expect(whole.length).toBeGreaterThan(800);
  expect(kept).toEqual([]);
  expect(word('Back to Ada: shall I pay ₦5?', ['Back', 'shall', 'Ada'])).toBe('Back to Ada: make I pay ₦5?');
});

test('whatever stands in place of a gap, and is somebody’s own, is in the text as it was', () => {
  const phrases = Object.entries(PIDGIN).filter(([english]) => /\{0\}/.test(english));
  const pidgin = createWording(PIDGIN);
  const theirs = Object.keys(PIDGIN).filter((english) => !english.includes('{'));
  expect(phrases.length).toBeGreaterThan(400);
  phrases.forEach(([english], at) => {
    for (const own of [theirs[at % theirs.length] ?? '', `${theirs[(7 * at) % theirs.length]} Thank you. Cancelled.`]) {
      const text = english.replace(/\{(\d+)\}/g, (_, gap: string) => (gap === '0' ? own : `₦${gap}`));
      if (!/[\p{L}\p{N}]\{0\}|\{0\}[\p{L}\p{N}]/u.test(english)) expect(pidgin(text, [own])).toContain(own);
    }
  });
});
