import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { COMMON_PASSWORDS, isCommon, MARK_BYTES } from '#src/server/accounts/common-passwords.ts';
import { guessesOf, ownWords, passwordProblem } from '#src/server/accounts/password-rule.ts';

const SHORT = 'A password needs at least 8 characters';
const LONG = 'A password can have at most 128 characters';
const EASY = 'This password is too easy to guess. Please choose another one.';

const adaeze = ownWords({
  estate: 'Palm Court',
  first_name: 'Adaeze',
  last_name: 'Okafor',
  email: 'ada.okafor@palmcourt.example',
  phone: '08031234567',
  meter_number: '45701120401',
});
const nobody = { names: [], others: [] };

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
  // Eight letters and figures by lot, as a generator makes them.
  ['kx7fqp2m', null],
  [DEMO_PASSWORD, null],
])('a password of the right length is taken: %s', (password, problem) => {
  expect(passwordProblem(password, adaeze)).toBe(problem);
});

test('the 3,000 most common passwords that are long enough are refused, in either case', () => {
  const ranked = dictionary['passwords-common'].filter((word) => word.length >= 8).slice(0, 3_000);
  expect(ranked).toHaveLength(3_000);
  const taken = ranked
    .flatMap((word) => [word, word.toUpperCase()])
    .filter((word) => passwordProblem(word, nobody) === null);
  expect(taken).toEqual([]);
  for (const word of ['password', 'Password1', 'QWERTYUIOP', '1234567890', 'iloveyou']) {
    expect(passwordProblem(word, nobody)).toBe(EASY);
  }
});

test.each([
  ...[
    'zag12wsx',
    'qqww1122',
    'career121',
    'megaparol12345',
    'hotmail1',
    'yahoo.com',
    '12qw23we',
    'youbye123',
    'skate4life',
  ],
  ...['ilovemymom', 'linkedin123', 'ssyu1314', 'nickjonas1', '1q2w3e4r5t6y7u8i9o0p', 'yuantuo2012', 'ji394su3'],
])(
  'what was found often in stolen data is refused, in either case, though nothing else says that it is easy: %s',
  (password) => {
    expect(guessesOf(password)).toBeGreaterThan(3e7);
    for (const typed of [password, password.toUpperCase()]) expect(passwordProblem(typed, nobody)).toBe(EASY);
    expect(passwordProblem(`${password} kettle`, nobody)).toBeNull();
  },
);

test('the list of stolen passwords is whole, and small', () => {
  const list = readFileSync(COMMON_PASSWORDS);
  const marks = Array.from({ length: list.length / MARK_BYTES }, (_, n) =>
    list.subarray(n * MARK_BYTES, (n + 1) * MARK_BYTES).toString('hex'),
  );
  expect(marks).toHaveLength(46_632);
  expect(marks).toEqual([...new Set(marks)].sort());
  expect(list.length).toBeLessThan(300_000);
});

test('of two hundred thousand passwords that nobody has chosen none is taken for a stolen one', () => {
  const made = Array.from({ length: 200_000 }, (_, n) => createHash('sha256').update(`made ${n}`).digest('base64url'));
  expect(made.filter((password) => isCommon(password.slice(0, 12)))).toEqual([]);
});

test.each([
  ...['wattchat', 'WattChat', 'Wattchat2026', 'watt-chat', 'Palm Court', 'palmcourt', 'PALMCOURT99', 'palm_court!'],
  ...[
    'Adaeze1990',
    'adaeze.okafor1',
    'OkaforAdaeze',
    'okafor-adaeze-88',
    '08031234567',
    '2348031234567',
    '45701120401',
  ],
])("the portal's name, the estate's and what is known of the person are refused: %s", (password) => {
  expect(passwordProblem(password, adaeze)).toBe(EASY);
});

test.each([
  ...[
    '88888888',
    'Password1!',
    'P@ssw0rd!!',
    'lagos123',
    'L@g0s123',
    'Lagos2026!',
    'Nigeria@1960',
    'Arsenal04',
    'Blessing123',
  ],
  ...['Jesusislord1', 'Olorun2020', 'Chukwuemeka1', 'qwertyuiop1', '22071985', 'abcdabcd1234'],
])('what many here choose, rows of keys, dates and repetitions are refused: %s', (password) => {
  expect(passwordProblem(password, nobody)).toBe(EASY);
});

test('the name of another estate is no name here, and a name among other words neither', () => {
  const cedar = ownWords({ estate: 'Cedar View', first_name: 'Bola', last_name: 'Ade', email: 'b@cedar.example' });
  expect(passwordProblem('Palm Court', cedar)).toBe(null);
  expect(passwordProblem('the palmcourt gate', adaeze)).toBe(null);
  expect(passwordProblem('Palm Court', nobody)).toBe(null);
});
