import { describe, expect, test } from 'vitest';
import { HELP_ARTICLES } from '#catalogues/help.ts';
import { HELP_ANSWERS } from '#catalogues/help-answers/index.ts';
import { findArticles } from '#machines/help/find-articles.ts';
import { answerOf, findAnswers } from '#machines/help/search.ts';
import { plainOf } from '#machines/kit/writing/plain-of.ts';

describe('questions of the help articles', () => {
  test('every question that an answer lists finds that answer first', () => {
    const asked = HELP_ANSWERS.flatMap((answer) => answer.asks.split(',').map((ask) => ({ answer, ask: ask.trim() })));
    const lost = asked.filter(({ answer, ask }) => findAnswers(ask)[0]?.answer !== answer).map(({ ask }) => ask);
    expect(lost).toEqual([]);
  });

  test('an answer is short enough for a chat', () => {
    for (const { short } of HELP_ANSWERS) expect(plainOf(short).length).toBeLessThanOrEqual(300);
  });

  test.each([
    ['wetin be kct', 'key-change-tokens'],
    ['how i go see my units for meter', 'reading-your-meter'],
    ['abeg how long refund dey take', 'payment-problems'],
    ['una dey save my card details?', 'paying-safely'],
    ['what is the meaning of eror 30', 'meter-messages'],
    ['can i pay dev levy small small', 'development-levy'],
  ])('%s', (question, article) => {
    expect(answerOf(question)?.article).toBe(article);
  });

  test.each(['who is the president', 'how do i cook rice', 'what is the weather', 'buy rice', ''])(
    'nothing answers %j',
    (question) => {
      expect(answerOf(question)).toBe(null);
    },
  );
});

describe('the search among the help articles', () => {
  const names = (text: string): string[] => findArticles(text).map(({ name }) => name);

  test('nothing typed lists them all, in their order', () => {
    expect(findArticles('  ')).toBe(HELP_ARTICLES);
  });

  test('a word that is still being typed is looked for by its beginning', () => {
    expect(names('rece')[0]).toBe('receipts');
    expect(names('fin')).toContain('fines');
  });

  test('words and questions find what is about them, best first', () => {
    expect(names('kct')[0]).toBe('key-change-tokens');
    expect(names('why was my card declined')[0]).toBe('payment-problems');
    expect(names('csv').slice(0, 1)).toEqual(['uploads']);
  });

  test('signs of a search pattern are only signs', () => {
    expect(names('(.*')).toEqual([]);
    expect(names('zebra')).toEqual([]);
  });
});

describe('a question that no article answers', () => {
  test.each([
    'are you open on sunday',
    'una dey open on saturday',
    'what time do you close',
    'when do you open',
    'what are your opening hours',
    'do you work on public holidays',
    'can i come to your office',
    'where are you located',
    'who owns this company',
    'who made this',
    'can i pay my school fees here',
    'can you lend me money',
    'can i buy fuel here',
    'how do i open a shop',
    'can i open a bank account here',
    'why is the estate gate closed',
    'who is the chairman of the estate',
    'is the gym open',
    'how much is the gym',
    'what is the code of the gate',
    'how do i get an access card',
    'why is there no water',
    'when will light come back',
    'is there light in lekki',
    'do you sell solar panels',
    'how do i become an agent',
    'is there an app for iphone',
    'can i withdraw cash here',
    'how old are you',
    'can you sing',
    'is it safe to swim here',
    'how do i load my truck',
    'how long does it take to get to abuja',
    'how do i change my tyre',
    'can i move my furniture',
    'how do i read a book',
    'how do i enter university',
    'what happens if i do not go to school',
  ])('%s', (question) => {
    expect(answerOf(question)).toBe(null);
  });
});

test.each([
  ['is it safe to use my card here', 'paying-safely'],
  ['can i trust this website', 'paying-safely'],
  ['what is the smallest amount for light', 'buying-power'],
  ['can i buy airtime for my brother', 'airtime-and-data'],
  ['when will my money come back', 'payment-problems'],
  ['how do i find my smartcard number', 'cable-tv'],
])('what is said besides hides no question: %s', (question, article) => {
  expect(answerOf(question)?.article).toBe(article);
});
