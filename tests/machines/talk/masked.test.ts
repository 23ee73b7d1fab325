import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { masked } from '#machines/talk/masked.ts';

describe('what is left of a sentence', () => {
  test.each([
    ['my light don quench since morning', 'my light don quench since morning'],
    ['buy 5000 airtime for 0803 123 4567', 'buy 1000 airtime for 08000000000'],
    ['my meter 45012345678 no dey load', 'my meter 10000000000 no dey load'],
    ['token 1234 5678 9012 3456 7890 no enter', 'token 10000000000000000000 no enter'],
    ['pay five thousand for my light', 'pay one thousand for my light'],
    ['give me 2gb for 3 months', 'give me 1gb for 1 months'],
    ['where is my token POWER-1A2B3C4D5E6F7G8H', 'where is my token ref-1000'],
    ['send my receipt to ada.obi@home.example', 'send my receipt to someone@mail.example'],
    ['i paid on 12/03/2026 and no token', 'i paid on 2026-01-01 and no token'],
    ['call me on zero eight zero three one two three four five six seven', 'call me on 08000000000'],
  ])('%s', (said, left) => expect(masked(said)).toBe(left));

  test.each([
    ['My name is Tunde Bakare and my light is off', 'my name is NAME and my light is off'],
    ['send 25,000 power to chidi okafor abeg', 'send 10,000 power to NAME abeg'],
    ['why my light go for olowu street', 'why my light go for NAME street'],
    ['the light of Ogunbanjo is off', 'the light of NAME is off'],
    ['i be Xk$mmq and my light is off', 'i be NAME and my light is off'],
  ])('has no names: %s', (said, left) => expect(masked(said)).toBe(left));

  test('has not the names of whoever said it, however they are written', () =>
    expect(masked('abeg amaka light don go', ['Amaka', 'Eze'])).toBe('abeg NAME light don go'));

  test.each([
    ['one word', 'sunshine'],
    ['two that mean nothing', 'correct horsebattery'],
    ['a hidden secret', 'my light •••• is off'],
    ['a password said aloud', 'my password is hunter22 and my light is off'],
    ['a card', 'pay my light with 4242424242424242'],
    ['a letter of many lines', 'my light is off and I paid for it. '.repeat(10)],
  ])('nothing is left of %s', (_, said) => expect(masked(said)).toBeNull());
});

const of = (signs: string, length: number) =>
  fc.array(fc.constantFrom(...signs), { minLength: length, maxLength: length }).map((all) => all.join(''));
const digits = (length: number) => of('0123456789', length);
const all = (...parts: readonly fc.Arbitrary<string>[]) => fc.tuple(...parts).map((said) => said.join(''));
const grouped = (number: fc.Arbitrary<string>, by: string) =>
  number.map((signs) => signs.replace(/(.{4})(?=.)/g, `$1${by}`));
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#$%&*+=?@^_';
const NAME = all(of('ABCDEFGHIKLMNOPRSTUWYZ', 1), of('aeiounkmbdgw', 7));

/** What nobody may find in a kept sentence. */
const FACTS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  phone: all(fc.constant('0'), of('789', 1), digits(9)),
  'phone with its country': all(fc.constant('+234'), of('789', 1), digits(9)),
  meter: digits(11),
  smartcard: digits(10),
  token: digits(20),
  'token in groups': grouped(digits(20), ' '),
  'token with dashes': grouped(digits(20), '-'),
  card: grouped(all(fc.constant('4'), digits(15)), ' '),
  'four digits': digits(4),
  'six digits': digits(6),
  address: all(of('abcdefghij', 8), fc.constant('@'), of('abcdefghij', 6), fc.constant('.com')),
  password: all(of('abcdefgh', 4), of(SIGNS, 7), of('ABCDEFG', 1), digits(2)),
  name: NAME,
  'two names': all(NAME, fc.constant(' '), NAME),
};

const FRAMES = [
  'my light is off {} abeg help me',
  '{} no dey work for my light o',
  'I paid for my light, {}, and no token',
  'why is my light {}',
  'abeg buy power and send am to {} now now',
];

const plain = (text: string) => text.toLowerCase().replace(/[\s.-]/g, '');
/** The numbers that stand for others. */
const OURS = /^(?:0?[18]0*|20260?1?|0?1)$/;

test.each(Object.keys(FACTS))('no %s is left of any sentence, and what is left stays as it is', (kind) => {
  const sentence = fc.record({ frame: fc.constantFrom(...FRAMES), fact: FACTS[kind] ?? fc.constant('') });
  fc.assert(
    fc.property(sentence, ({ frame, fact }) => {
      const left = masked(frame.replace('{}', () => fact)) ?? '';
      // A run of noughts may be what stands for it.
      if (!OURS.test(plain(fact))) expect(plain(left)).not.toContain(plain(fact));
      const numbers = [...left.matchAll(/\d[\d,.]*/g)].map(([number]) => number.replace(/\D/g, ''));
      expect(numbers.filter((number) => !OURS.test(number))).toEqual([]);
      expect(masked(left) ?? left).toBe(left);
    }),
  );
});
