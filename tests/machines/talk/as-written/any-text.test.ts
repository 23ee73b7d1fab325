import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isIntent, isPurchase, takes } from '#catalogues/intents/index.ts';
import { ROLES } from '#catalogues/roles.ts';
import type { OpenQuestion, TalkContext, Understanding } from '#machines/talk/context.ts';
import { understand } from '#machines/talk/understand.ts';

const words = fc.constantFrom(
  ...'buy light nepa 5k 5,000 ₦ naira no not make it to am mtn data 1.5gb half a million hundred and 08031234567 45012345678 dstv max yes cancel last week since march 1 15 N POWER-1 @ a@b.co for 3 months 👍'.split(
    ' ',
  ),
);
const sentence = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(words, { maxLength: 14 }).map((list) => list.join(' ')),
);
const open: fc.Arbitrary<OpenQuestion> = fc.record({
  flow: fc.constantFrom('buy-power', 'public-power', 'airtime', 'pay-services', 'data', 'unheard-of'),
  field: fc.constantFrom('confirm', 'amount', 'phone', 'months', 'service', 'plan', 'meterNumber', 'something'),
});
const context: fc.Arbitrary<TalkContext> = fc
  .record({
    role: fc.option(fc.constantFrom(...ROLES)),
    today: fc.constantFrom('2026-11-21', '2024-02-29', 'nonsense'),
  })
  .chain((base) => fc.option(open).map((question) => (question ? { ...base, open: question } : base)));

function isWhole({ intent, slots, confidence, alternatives }: Understanding): boolean {
  const values = Object.values(slots);
  const wellFormed = values.every((value) => typeof value === 'string' || (Number.isFinite(value) && value >= 0));
  return isIntent(intent) && wellFormed && confidence >= 0 && confidence <= 1 && alternatives.length <= 3;
}

test('any text has a meaning that can be used, and none breaks it', () => {
  fc.assert(
    fc.property(sentence, context, (text, where) => isWhole(understand(text, where))),
    { numRuns: 2_000 },
  );
});

test('a sentence means the same each time', () => {
  fc.assert(
    fc.property(sentence, context, (text, where) => {
      expect(understand(text, where)).toEqual(understand(text, where));
    }),
  );
});

test('an intent carries only slots that it takes', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const { intent, slots } = understand(text, { role: null, today: '2026-11-21' });
      expect(Object.keys(slots).filter((name) => !takes(intent).includes(name))).toEqual([]);
    }),
    {
      examples: [
        ['ikeja light for 45012345678 1gb and 45087654321 2gb'],
        ['gotv max for 7023456789 1gb and 7023456788 2gb'],
      ],
    },
  );
});

test('of bundles that are said for several accounts each gets its own', () => {
  const said = understand('smile internet 1002003001 1gb and 1002003002 2gb', { role: null, today: '2026-11-21' });
  expect(said.slots).toEqual({ provider: 'smile', account: '1002003001', package: '1GB' });
  expect(said.modifiers?.recipients).toEqual([
    { slot: 'account', number: '1002003001', worth: { package: '1GB' } },
    { slot: 'account', number: '1002003002', worth: { package: '2GB' } },
  ]);
});

test('eleven bare digits are never an amount, and alone they buy nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{11}$/), (digits) => {
      expect(isPurchase(understand(digits, { role: null, today: '2026-11-21' }).intent)).toBe(false);
      const asked = { role: null, today: '2026-11-21', open: { flow: 'airtime', field: 'amount' } };
      expect(understand(digits, asked).slots).not.toHaveProperty('amount');
    }),
    { examples: [['10000000000']] },
  );
});

test('every written form of an amount is read as the naira it says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 9_999_999 }), (naira) => {
      const grouped = naira.toLocaleString('en-NG');
      for (const form of [
        `${naira}`,
        grouped,
        `₦${grouped}`,
        `N${naira}`,
        `NGN ${grouped}.00`,
        `${naira / 1000}k`,
        `${naira} naira`,
      ]) {
        expect(understand(`buy light ${form}`, { role: 'service-user', today: '2026-11-21' }).slots).toEqual({
          amount: naira,
        });
      }
    }),
  );
});

test('a number of any length is never read across the words between its parts', () => {
  expect(
    understand('one five', { role: null, today: '2026-11-21', open: { flow: 'airtime', field: 'amount' } }).intent,
  ).not.toBe('answer');
});
