import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fact } from '#machines/talk/reading/facts/facts.ts';
import { CONCEPTS } from '#machines/talk/reading/lexicon.ts';
import { read } from '#machines/talk/reading/read.ts';

const TODAY = '2026-11-23';

const digits = (least: number, most: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((all) => all.join(''));

const piece = fc.oneof(
  digits(1, 22),
  digits(1, 4).chain((head) => digits(3, 4).map((tail) => `${head} ${tail}`)),
  digits(1, 3).chain((count) =>
    fc
      .constantFrom('k', 'gb', ' naira', ' months', ' days', 'th', ' units', ' x 2', 'b')
      .map((tail) => `${count}${tail}`),
  ),
  fc.constantFrom(
    'last 3 months',
    'this month',
    '1 march to 15 march',
    '2026-03-01',
    '12/03/2026',
    'in 2025',
    'till december',
  ),
  fc.constantFrom(
    '0803 123 4567',
    '(0803) 123-4567',
    '+2348031234567',
    'ada2@b.example',
    'POWER-1A2B3C4D',
    'sw20981',
    '-500',
    '2k50',
  ),
  fc.constantFrom(
    'five thousand',
    'zero eight zero three one two three',
    'half a million',
    'twenty five',
    'double three',
  ),
  fc.constantFrom(
    'my meter',
    'smartcard number is',
    'flat',
    'otp',
    'my pin is',
    'for',
    'and',
    ',',
    'from',
    'error',
    'last',
    'twice',
  ),
  fc.constantFrom(
    'buy',
    'airtime',
    'data',
    'pay',
    'abeg',
    'Ngozi',
    'Sunday Eze',
    'zxqvw',
    '🙏',
    'not',
    'make i sleep',
    'wey go last 2 weeks',
  ),
);
const sentence = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(' '));

const meet = (a: Fact, b: Fact): boolean => a.from < b.to && b.from < a.to;
/** A period is read in two senses: days in a history, a number of months in a payment. */
const isPeriod = (a: Fact, b: Fact): boolean => [a.kind, b.kind].toSorted().join() === 'dates,months';

test('no digit belongs to two facts', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const { facts } = read(text, TODAY);
      for (const [at, one] of facts.entries())
        for (const other of facts.slice(at + 1))
          if (!isPeriod(one, other)) expect(meet(one, other), JSON.stringify([text, one, other])).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('every piece is claimed by a fact, a concept, a word of any sentence or a sign, or it is known that nothing explains it', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const { list, facts, mentions, explained, unknown } = read(text, TODAY);
      const holds = (spans: readonly { from: number; to: number }[], at: number): boolean =>
        spans.some(({ from, to }) => from <= at && at < to);
      expect(explained).toHaveLength(list.length);
      for (const [at, by] of explained.entries()) {
        expect(by === 'fact').toBe(holds(facts, at));
        if (by === 'concept') expect(holds(mentions, at)).toBe(true);
        expect(unknown.includes(at)).toBe(by === null && list[at]?.kind === 'word');
        // A number is never left over: what it is may not be known, but that it stands there is.
        if (list[at]?.kind === 'number') expect(by, text).toBe('fact');
      }
    }),
    { numRuns: 2000 },
  );
});

test('the concepts can be listed, each once', () => {
  expect(new Set(CONCEPTS).size).toBe(CONCEPTS.length);
  expect(CONCEPTS).toContain('buy');
  const { concepts } = read('abeg buy dstv compact plus for the estate security', TODAY);
  for (const concept of concepts) expect(CONCEPTS).toContain(concept);
});
