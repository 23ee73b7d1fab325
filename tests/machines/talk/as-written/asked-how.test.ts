import { describe, expect, test } from 'vitest';
import { askedHow } from '#machines/talk/reading/questions.ts';

describe('a question how something is done', () => {
  test.each([
    ['how do I log out', 'log out'],
    ['abeg how i go take comot from this account', 'comot from this account'],
    ['How can I change my password?', 'change my password'],
    ['pls, how to deactivate Palm Court?', 'deactivate Palm Court'],
    ['wetin i go do to cancel am', 'cancel am'],
    ['what should I do to change my e-mail, please?', 'change my e-mail'],
    ['where do i sign out here', 'sign out'],
    ['is there any way to start over?', 'start over'],
    ['i don’t know how to clear the fine of Amaka Eze', 'clear the fine of Amaka Eze'],
    ['can you show me how to verify a resident', 'verify a resident'],
    ['how person go take stop this thing', 'stop this thing'],
  ])('%s', (text, deed) => {
    expect(askedHow(text)).toEqual({ deed, may: false });
  });

  test('whether one may is a question of its own kind', () => {
    expect(askedHow('can i log out?')).toEqual({ deed: 'log out', may: true });
  });

  test.each([
    'log out',
    'show me my payments',
    'how much is the fee',
    'how far',
    'how are you',
    'can you log me out',
    'how do i?',
    'I know how to buy, buy 5000 light',
    'where is my token',
    'what do I owe',
  ])('is not "%s"', (text) => {
    expect(askedHow(text)).toBeNull();
  });
});
