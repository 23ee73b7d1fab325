import { expect, test } from 'vitest';
import { concept, END, either, factOf, gap, many, maybe, sequence, without } from '#machines/talk/reading/pattern.ts';
import { patterns } from '#machines/talk/reading/phrases.ts';
import { read } from '#machines/talk/reading/read.ts';
import { understand } from '#machines/talk/understand.ts';

const said = (text: string) => ({ words: text.split(' ') });

const LISTS = patterns({
  polite: 'please, abeg, i beg',
  order: '<polite>... mark|set',
  verified: 'verif* <polite>?',
  apart: 'paid ... but',
  pair: 'pay _ bill',
});

test.each([
  ['order', 'set it', true],
  ['order', 'abeg i beg please mark it', true],
  ['order', 'abeg it', false],
  ['verified', 'verification please', true],
  ['verified', 'very', false],
  ['apart', 'paid it yesterday but', true],
  ['apart', 'but i paid', false],
  ['pair', 'pay my bill', true],
  ['pair', 'pay bill', false],
] as const)('a sentence begins with a phrase of a list: %s, %s', (name, text, begins) => {
  expect(LISTS[name].begins(said(text))).toBe(begins);
});

test('a phrase is looked for anywhere, at the end, as the whole and as one word', () => {
  expect(LISTS.polite.find(said('now i beg'))).toEqual({ from: 1, to: 3 });
  expect(LISTS.polite.closes(said('now i beg'))).toBe(true);
  expect(LISTS.polite.closes(said('i beg now'))).toBe(false);
  expect(LISTS.polite.covers(said('i beg'))).toBe(true);
  expect(LISTS.polite.is('abeg')).toBe(true);
  expect(LISTS.polite.is('i')).toBe(false);
});

test('a rule is written over phrases, concepts and facts', () => {
  const reading = read('abeg buy airtime 500 naira', '2026-11-23');
  const rule = sequence(many(LISTS.polite), concept('buy'), maybe(concept('airtime')), factOf('amount'), END);
  expect(rule.covers(reading)).toBe(true);
  expect(sequence(concept('airtime'), without(factOf('phone'))).isIn(reading)).toBe(true);
  expect(sequence(concept('buy'), gap(1), factOf('amount')).isIn(reading)).toBe(true);
  expect(sequence(concept('buy'), factOf('amount')).isIn(reading)).toBe(false);
  expect(either(factOf('phone'), LISTS.polite).begins(reading)).toBe(true);
});

test('a word inside an address is no word: it says nothing of what is wanted', () => {
  const meant = (host: string) =>
    understand(`use kemi@${host} instead`, { role: 'service-admin', today: '2026-11-23' }).intent;
  expect(meant('mail.com')).toBe(meant('cloud.example'));
  expect(meant('mail.com')).not.toBe('find-resident');
});
