import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { passwordProblem } from '#src/server/accounts/passwords.ts';

const SHORT = 'A password needs at least 8 characters';
const LONG = 'A password can have at most 128 characters';
const EASY = 'This password is too easy to guess. Please choose another one.';

test.each([
  ['', SHORT],
  ['seven77', SHORT],
  // Seven characters, though each is more than one unit of text.
  ['😀😀😀😀😀😀😀', SHORT],
  ['x'.repeat(129), LONG],
  [`${'lamp oil kettle '.repeat(8)}`, null],
  ['kettle-9-harmattan', null],
  ['   kettle   ', null],
  ['ọjọ́-àìkú-dára', null],
  [DEMO_PASSWORD, null],
])('a password of the right length is taken: %s', (password, problem) => {
  expect(passwordProblem(password, 'Palm Court')).toBe(problem);
});

test('the 3,000 most common passwords that are long enough are refused, in either case', () => {
  const ranked = dictionary['passwords-common'].filter((word) => word.length >= 8).slice(0, 3_000);
  expect(ranked).toHaveLength(3_000);
  const taken = ranked
    .flatMap((word) => [word, word.toUpperCase()])
    .filter((word) => passwordProblem(word, null) === null);
  expect(taken).toEqual([]);
  for (const word of ['password', 'Password1', 'QWERTYUIOP', '1234567890', 'iloveyou']) {
    expect(passwordProblem(word, null)).toBe(EASY);
  }
});

test.each([
  'wattchat',
  'WattChat',
  'Wattchat2026',
  'watt-chat',
  'Palm Court',
  'palmcourt',
  'PALMCOURT99',
  'palm_court!',
])("the portal's name and the estate's are refused: %s", (password) => {
  expect(passwordProblem(password, 'Palm Court')).toBe(EASY);
});

test('the name of another estate is no name here, and a name among other words neither', () => {
  expect(passwordProblem('Palm Court', 'Cedar View')).toBe(null);
  expect(passwordProblem('the palmcourt gate', 'Palm Court')).toBe(null);
  expect(passwordProblem('Palm Court', null)).toBe(null);
});
