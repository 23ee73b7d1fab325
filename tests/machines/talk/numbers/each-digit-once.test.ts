import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPurchase } from '#catalogues/intents/index.ts';
import type { OpenQuestion, Understanding } from '#machines/talk/context.ts';
import type { Fact } from '#machines/talk/reading/facts/facts.ts';
import { read } from '#machines/talk/reading/read.ts';
import { understand } from '#machines/talk/understand.ts';

const TODAY = '2026-11-22';
const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });

/** Numbers as people write them: good ones, nearly good ones, and with what they are written beside. */
const phone = digits(8, 8).map((rest) => `080${rest}`);
const span = fc.oneof(
  phone,
  phone.map((one) => `${one.slice(0, 4)} ${one.slice(4, 7)} ${one.slice(7)}`),
  phone.map((one) => `${one.slice(0, 4)}-${one.slice(4, 7)}-${one.slice(7)}`),
  phone.map((one) => `+234${one.slice(1)}`),
  phone.map((one) => one.slice(0, 10)),
  digits(11, 11).map((one) => `meter ${one}`),
  digits(5, 8).map((one) => `smartcard number ${one}`),
  digits(16, 16).map((one) => (one.match(/\d{4}/g) ?? []).join(' ')),
  digits(12, 19),
  fc.integer({ min: 1, max: 99_999_999 }).map(String),
  fc.integer({ min: 1, max: 999 }).map((n) => `${n}k`),
  fc.integer({ min: 1, max: 999 }).map((n) => `${n} billion`),
  fc.integer({ min: 1, max: 999 }).map((n) => `₦${n},000`),
  fc.integer({ min: 1, max: 20 }).map((n) => `${n}gb`),
  fc.integer({ min: 1, max: 12 }).map((n) => `${n} months`),
  digits(3, 4).map((one) => `cvv ${one}`),
  digits(6, 6).map((one) => `otp is ${one}`),
  fc.constantFrom(
    '2k50',
    '-500',
    '12/28',
    '12 october',
    '2026-11-01',
    'flat 12',
    'POWER-0123ABCD',
    '6am',
    '5.000',
    '0',
    '007',
  ),
);
const word = fc.constantFrom(
  ...'buy mtn glo airtime data light abuja gotv max for to and , please my wife make it no send power is recharge pay'.split(
    ' ',
  ),
);
const sentence = fc
  .array(fc.oneof({ weight: 3, arbitrary: word }, { weight: 2, arbitrary: span }), { minLength: 1, maxLength: 9 })
  .map((parts) => parts.join(' '));

const open: fc.Arbitrary<OpenQuestion | undefined> = fc.constantFrom<(OpenQuestion | undefined)[]>(
  undefined,
  { flow: 'airtime', field: 'confirm', fields: ['category', 'network', 'phone', 'amount', 'email'] },
  { flow: 'airtime', field: 'amount', kind: 'money', fields: ['category', 'network', 'phone', 'amount', 'email'] },
  { flow: 'airtime', field: 'phone', kind: 'phone', fields: ['category', 'network', 'phone', 'amount', 'email'] },
  { flow: 'public-power', field: 'confirm', fields: ['provider', 'meterNumber', 'amount', 'email'] },
  { flow: 'buy-power', field: 'amount', kind: 'money', fields: ['amount'] },
  { flow: 'pay-bills', field: 'smartcard', kind: 'digits', fields: ['provider', 'package', 'smartcard', 'email'] },
);

test('each number of a sentence is one fact: no digit is in two, and none is in no fact', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const { list, facts } = read(text, TODAY);
      for (const [at, token] of list.entries()) {
        if (!/\d/.test(token.raw) || token.kind === 'email') continue;
        // 'This month' is days in a history and months in a payment; both know it from the same words.
        const kinds = facts.filter(({ from, to }) => from <= at && at < to).map(({ kind }) => kind);
        expect(
          kinds.filter((kind) => kind !== 'dates').length + Number(kinds.includes('dates')),
          `${token.raw} in "${text}"`,
        ).toBe(1);
      }
    }),
    { numRuns: 3_000 },
  );
});

const EXPLAINED = new Set(['counted', 'dates', 'months', 'days', 'reference', 'code', 'email']);

const textsOf = (held: unknown): string[] =>
  typeof held === 'object' && held !== null ? Object.values(held).flatMap(textsOf) : [String(held)];

const withoutSigns = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Where an understanding holds a number, as often as it does: in its slots, and in what it says was not taken. */
function holders(
  { slots, modifiers }: Understanding,
  { kind, value }: Pick<Fact, 'kind' | 'value'>,
  isOfPower: boolean,
): { readonly slots: number; readonly told: boolean } {
  const is = (text: string): boolean => text === value || (/^[\d.]+$/.test(value) && Number(text) === Number(value));
  const { unheard = [], bare: _, which, ...rest } = modifiers ?? {};
  return {
    slots: Object.values(slots).filter((one) => is(String(one))).length,
    // Which meter power is for its flow is told as typed, and answers where it is none.
    told:
      textsOf([unheard, rest]).some(is) ||
      (isOfPower && kind === 'digits' && withoutSigns(which ?? '').includes(value)),
  };
}

test('a sentence that buys or changes a purchase takes each number once, or says that it did not', () => {
  fc.assert(
    fc.property(sentence, open, (text, question) => {
      const meant = understand(text, { role: null, today: TODAY, ...(question && { open: question }) });
      const inside = meant.intent === 'answer' || meant.intent === 'correct';
      if (!(isPurchase(meant.intent) || inside) || meant.slots.confirm !== undefined || meant.modifiers?.later) return;
      const deed = inside ? question?.flow : meant.intent;
      const { facts } = read(text, TODAY);
      for (const { kind, value } of facts) {
        if (EXPLAINED.has(kind)) continue;
        const { slots, told } = holders(
          meant,
          { kind, value: kind === 'card' || kind === 'secret' ? '' : value },
          deed === 'buy-power',
        );
        const twice = facts.filter((one) => one.value === value).length > 1;
        expect(slots, `${value} in several slots of "${text}"`).toBeLessThan(2);
        if (kind === 'card' || kind === 'secret')
          expect(
            meant.modifiers?.unheard?.some((one) => one.kind === kind),
            `${kind} of "${text}"`,
          ).toBe(true);
        else if (!twice) expect(slots > 0 || told || isTakenBack(text), `${kind} ${value} of "${text}"`).toBe(true);
      }
    }),
    { numRuns: 3_000 },
  );
});

test('two smartcards of which one could be an amount are two smartcards, and no amount', () => {
  const open: OpenQuestion = {
    flow: 'pay-bills',
    field: 'smartcard',
    kind: 'digits',
    fields: ['provider', 'package', 'smartcard'],
  };
  const { slots, modifiers } = understand('pay 10000000 0800000000 no', { role: null, today: TODAY, open });
  expect(slots).toEqual({ smartcard: '10000000' });
  expect(modifiers?.recipients?.map(({ number }) => number)).toEqual(['10000000', '0800000000']);
});

/** 'Make it no 5k': what a no stands beside was taken back. */
const isTakenBack = (text: string): boolean => /\bno\b/.test(text);

test('what a number is part of is never an amount, a phone number or a meter', () => {
  const groups = fc.array(digits(4, 4), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(groups, fc.constantFrom(' ', '-', ' - ', '.', '  '), open, (four, between, question) => {
      const text = four.join(between);
      const { slots } = understand(text, { role: null, today: TODAY, ...(question && { open: question }) });
      for (const said of Object.values(slots)) expect(String(said)).toBe(four.join(''));
    }),
    { numRuns: 1_000 },
  );
});
