import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passesLuhn } from '#machines/kit/sensitive/card-shape.ts';
import { withoutSensitive } from '#machines/kit/sensitive/without-sensitive.ts';

const digits = (least: number, most = least) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((all) => all.join(''));

/** Any digits with the one behind them that makes them check. */
const checked = (body: string): string =>
  `${body}${[...'0123456789'].find((last) => passesLuhn(`${body}${last}`)) ?? ''}`;

/** The numbers of cards that people have. */
const card = fc
  .oneof(
    fc.tuple(fc.constantFrom('4', '51', '55', '5061', '2221', '6011'), fc.constant(16)),
    fc.tuple(fc.constantFrom('34', '37'), fc.constant(15)),
    fc.tuple(fc.constantFrom('5061', '4'), fc.constant(19)),
  )
  .chain(([begins, length]) => digits(length - 1 - begins.length).map((rest) => checked(`${begins}${rest}`)));

/** Any number that a card could have, and no meter. */
const anyCard = fc
  .tuple(fc.integer({ min: 1, max: 9 }), digits(13, 17))
  .map(([first, rest]) => checked(`${first}${rest}`));

const inFours = (number: string, by: string) => number.match(/.{1,4}/g)?.join(by) ?? '';
const written = (number: fc.Arbitrary<string>) =>
  fc.tuple(number, fc.constantFrom('', ' ', '-', '  ', ' - ', '\u00a0')).map(([one, by]) => inFours(one, by));

const BEFORE = [
  '',
  'my card is ',
  'take am from ',
  'abeg use this card ',
  'card no: ',
  'pay with ',
  'I gave them ',
  'here: ',
];
const AFTER = ['', ' thanks', ', buy power 5000', ' abeg', '. It was charged twice', ' for 3 months', ' pay am'];
const around = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom(...BEFORE), text, fc.constantFrom(...AFTER))
    .map(([before, one, after]) => ({ said: `${before}${one}${after}`, one }));

const longest = (text: string) => Math.max(0, ...(text.match(/\d+/g) ?? []).map(({ length }) => length));

test('no card survives in any sentence, whatever stands around it and between its digits', { tags: ['G-005'] }, () => {
  fc.assert(
    fc.property(around(written(fc.oneof(card, anyCard))), ({ said }) => {
      expect(longest(withoutSensitive(said))).toBeLessThan(5);
    }),
    { numRuns: 3_000 },
  );
});

test('no card as short as a meter survives where nothing with a meter is spoken of', () => {
  const short = fc
    .tuple(fc.integer({ min: 3, max: 9 }), digits(11, 12))
    .map(([first, rest]) => checked(`${first}${rest}`));
  const said = fc
    .tuple(fc.constantFrom(...BEFORE), short, fc.constantFrom('', ' thanks', ' abeg', ', mtn 500'))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(said, (text) => {
      expect(longest(withoutSensitive(text))).toBeLessThan(5);
    }),
    { numRuns: 2_000 },
  );
});

test('no code survives beside its name', () => {
  const name = fc.constantFrom('cvv', 'CVC', 'pin', 'atm pin', 'otp', 'OTP code', 'one-time code', 'security code');
  const link = fc.constantFrom(' ', ': ', ' is ', ' na ', '=', ' - ', ' wey dem send me na ');
  const code = fc.oneof(digits(3), digits(4), digits(6), digits(8)).filter((one) => !/^20\d\d/.test(one));
  fc.assert(
    fc.property(
      fc.constantFrom(...BEFORE),
      name,
      link,
      code,
      fc.constantFrom(...AFTER),
      (before, called, is, one, after) => {
        expect(withoutSensitive(`${before}${called}${is}${one}${after}`)).toBe(`${before}${called}${is}••••${after}`);
      },
    ),
    { numRuns: 3_000 },
  );
});

const survives = (text: fc.Arbitrary<string>, runs = 3_000) =>
  fc.assert(
    fc.property(text, (said) => {
      expect(withoutSensitive(said)).toBe(said);
    }),
    { numRuns: runs },
  );

const amount = fc.oneof(
  fc.integer({ min: 1, max: 2_000 }).map((one) => String(one * 50)),
  fc.integer({ min: 1, max: 99 }).map((one) => `${one}k`),
  fc.integer({ min: 1, max: 999 }).map((one) => `₦${one},500`),
);
const phone = fc
  .tuple(fc.constantFrom('0803', '0701', '0816', '0905', '+234803', '234803'), digits(7))
  .map((all) => all.join(''));
const spacedPhone = phone
  .filter((one) => one.startsWith('0'))
  .map((one) => `${one.slice(0, 4)} ${one.slice(4, 7)} ${one.slice(7)}`);
const meter = fc.tuple(fc.constantFrom('45', '04', '62', '14'), digits(9)).map((all) => all.join(''));

test('a token always survives, whole, in groups, alone, and beside other words', () => {
  const token = fc.tuple(digits(20), fc.constantFrom('', ' ', '-')).map(([one, by]) => inFours(one, by));
  const before = fc.constantFrom(
    '',
    'my token ',
    'token: ',
    'I typed ',
    'my card was charged, the token ',
    'it says reject ',
  );
  const after = fc.constantFrom('', ' no dey enter', ' does not work', ', please help', ' for meter 45701120409');
  survives(
    fc.tuple(before, token, after).map((all) => all.join('')),
    10_000,
  );
});

test('several tokens side by side survive', () => {
  survives(
    fc
      .array(
        digits(20).map((one) => inFours(one, ' ')),
        { minLength: 2, maxLength: 4 },
      )
      .map((all) => all.join(' ')),
  );
});

test('meters, phones and amounts survive in any order, with no word between them', () => {
  const value = fc.oneof(amount, phone, spacedPhone, meter, fc.constantFrom('mtn', 'fine', 'levy', 'for', 'months'));
  survives(
    fc.array(value, { minLength: 1, maxLength: 5 }).map((all) => all.join(' ')),
    10_000,
  );
});

test('a few amounts that are not round survive side by side', () => {
  const odd = fc.integer({ min: 100, max: 99_999 }).map(String);
  survives(
    fc.array(odd, { minLength: 1, maxLength: 3 }).map((all) => `levies ${all.join(' ')}`),
    10_000,
  );
});

test('a meter as long as some cards survives where it is called one', () => {
  const long = digits(13, 14).map((one) => `buy power 5000 for meter ${one}`);
  survives(long);
});

test('order ids, ids and days survive', () => {
  const made = fc.string({
    unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
    minLength: 16,
    maxLength: 16,
  });
  const order = fc
    .tuple(fc.constantFrom('POWER', 'AIRTIME', 'DATA', 'DEVLEVY', 'SERVICES'), made)
    .map((all) => all.join('-'));
  const at = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  survives(
    fc.oneof(
      order,
      fc.uuid(),
      at.map((one) => one.toISOString().slice(0, 10)),
      at.map((one) => one.toISOString()),
    ),
  );
});

test('hiding what is hidden changes nothing', () => {
  fc.assert(
    fc.property(around(written(card)), ({ said }) => {
      const once = withoutSensitive(said);
      expect(withoutSensitive(once)).toBe(once);
    }),
  );
});
