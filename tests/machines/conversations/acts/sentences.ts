import fc from 'fast-check';
import { DUES_AND_PAST } from '../../talk/dues-and-past.ts';
import {
  ACCOUNT,
  ADMINISTRATION,
  ANSWERS,
  COMMANDS,
  CORRECTIONS,
  PURCHASES,
  SMALL_TALK,
  TROUBLE,
} from '../../talk/sentences.ts';
import { PASSWORD } from './good-answers.ts';

const textsOf = (rows: readonly (readonly [text: string, ...rest: unknown[]])[]) => rows.map(([text]) => text);

const WISHES = [PURCHASES, ACCOUNT, TROUBLE, ADMINISTRATION, DUES_AND_PAST].flatMap(textsOf);

/** What takes something back or leads out of it. */
export const WAYS_OUT = ['cancel', 'stop', 'never mind', 'start over', 'back', 'sign out'] as const;

/** Questions that are answered beside whatever is open. */
export const BESIDES = [
  'how much is the fee?',
  'fee for mtn',
  'what do I owe?',
  'mtn data prices',
  'which dstv packages are there?',
  'price of power',
  'am I signed in?',
  'what is my status',
  'talk to a person',
  'help',
  'thanks',
  'my payments',
  'repeat',
] as const;

/** What is said on another device: it begins and asks things, and pays and leaves none. */
export const ELSEWHERE = [
  'hello',
  'thanks',
  'mtn airtime',
  'buy power 5000',
  'fee for mtn',
  'help',
  'what do I owe?',
] as const;

export const IN_AND_OUT = ['sign in', 'sign in', 'sign out', 'resident@palmcourt.example'] as const;

const YES_AND_NO = ['yes', '👍', 'ok', 'oya', 'na so', 'no', 'nope', 'lai lai', 'not that one'] as const;

/** Nothing that means anything, or that should do any harm. */
const NOISE = [
  '',
  '   ',
  '🏠🎉👩‍👩‍👧',
  'مرحبا كيف الحال',
  '\u202eyes\u202c',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)> buy power 5000',
  'a\u0000b\u0007\u001b[31m',
  '__proto__',
  'constructor',
  'undefined',
  '{"do":"pay"}',
  "'; drop table orders; --",
  'x'.repeat(10_000),
  'buy power '.repeat(1_000),
  '5'.repeat(300),
] as const;

const secretTold = fc.constantFrom(`my password is ${PASSWORD}`, `password: ${PASSWORD}`);

/** A sentence of any kind; wishes, answers and corrections weigh most. */
export const sentence: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...WISHES) },
  { weight: 5, arbitrary: fc.constantFrom(...textsOf(ANSWERS), ...textsOf(CORRECTIONS)) },
  { weight: 4, arbitrary: fc.constantFrom(...YES_AND_NO) },
  { weight: 3, arbitrary: fc.constantFrom(...textsOf(COMMANDS), ...WAYS_OUT) },
  { weight: 2, arbitrary: fc.constantFrom(...SMALL_TALK, ...NOISE) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: secretTold },
);
