import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actOf, agreement } from '#machines/talk/consent/agreement.ts';
import { understand } from '#machines/talk/understand.ts';
import { scoreConsent } from '#src/terminal/understand/consent.ts';

/** What is understood where a payment is read back. */
const said = (text: string, flow = 'buy-power') =>
  understand(text, {
    role: 'service-user',
    today: '2026-11-21',
    open: { flow, field: 'confirm', fields: ['service', 'amount'], given: ['service', 'amount'] },
  });

describe('at a payment that is read back', () => {
  test.each([
    'fine',
    'Fine!',
    'fine by me',
    "that's fine",
    'it is fine',
    'all fine',
    'e fine',
    "I'm fine with it",
    'fine, go ahead',
  ])('"%s" agrees, and is no fine of the estate', (text) => {
    for (const flow of ['buy-power', 'pay-services'])
      expect(said(text, flow)).toMatchObject({ intent: 'answer', slots: { confirm: 'yes' } });
  });

  test.each(['my fine', 'pay my fine', 'no, the fine', 'fine 5000', 'fine?'])('"%s" names the fine', (text) => {
    expect(said(text, 'pay-services').slots).not.toHaveProperty('confirm', 'yes');
  });

  test.each([
    'not fine',
    'not ok',
    'not sure',
    "I'm not sure",
    'of course not',
    'certainly not',
    'I do not agree',
    'this is not correct',
    "isn't right",
    'I am not okay with it',
    "I can't proceed",
    'not approved',
    'not exactly',
    'fine is not what I asked',
    'i dont think it is correct',
    'yes i guess no',
    'ok wait',
    'yes, not the first time',
    'that is ok, dont worry',
  ])('"%s" agrees to nothing', (text) => {
    expect(said(text).slots).not.toHaveProperty('confirm', 'yes');
  });

  test.each([
    'correct my number',
    'please correct my number',
    'ok correct my amount',
    'correct my details please',
    'correct my 5000',
    'oya correct our meter number',
    'correct my meter number and my amount',
  ])('"%s" tells us to put something right, and agrees to nothing', (text) => {
    for (const flow of ['buy-power', 'airtime', 'pay-bills'])
      expect(said(text, flow).slots).not.toHaveProperty('confirm', 'yes');
  });

  test.each(['correct', 'yes correct', 'correct, my brother', 'everything correct', 'correct, go ahead'])(
    '"%s" calls it right, and agrees',
    (text) => {
      expect(said(text)).toMatchObject({ intent: 'answer', slots: { confirm: 'yes' } });
    },
  );

  test.each(['why not', 'no problem', 'no wahala', 'no problem, yes'])('"%s" agrees all the same', (text) => {
    expect(said(text)).toMatchObject({ intent: 'answer', slots: { confirm: 'yes' } });
  });
});

const FOLDER = `${import.meta.dirname}/sets/consent`;
const counted = (report: readonly string[], what: string): readonly number[] =>
  (report.find((line) => line.startsWith(what))?.match(/\d+/g) ?? []).map(Number);

describe('labelled sentences at a read-back', () => {
  const sets = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'));

  test.each(sets)('%s: nothing that is no yes counts as one', (file) => {
    const scored = scoreConsent(readFileSync(`${FOLDER}/${file}`, 'utf8'), '2026-11-22');
    expect(scored).toMatchObject({ state: 'scored', wrong: 0 });
  });

  test.each(['first.jsonl', 'second.jsonl', 'third.jsonl'])('%s: 90 of 100 real yeses are one', (file) => {
    const scored = scoreConsent(readFileSync(`${FOLDER}/${file}`, 'utf8'), '2026-11-22');
    const [yes = 0, of = 0] = scored.state === 'scored' ? counted(scored.report, 'real yes') : [];
    expect(of).toBeGreaterThan(80);
    expect(yes / of).toBeGreaterThanOrEqual(0.9);
  });
});

describe('a yes is a whole sentence', () => {
  const open = { flow: 'pay-services', field: 'confirm', readBack: ['Security', '6 months', '\u20a612,050'] };

  test.each([
    ['yes, pay the 12,050', true],
    ['oya pay for security', true],
    ['ok, the six months', true],
    ['yes, pay the 12,000', false],
    ['yes, pay for waste', false],
    ['yes, 12 months', false],
    ['pay my fine', false],
    ['yes, my levy', false],
    ['yes, pay the 500mb', false],
    ['yes @ 12,050', false],
    ['yes...', false],
    ['yes, pay everything', false],
    ['ok, pay all', false],
    ['pay the whole year', false],
  ])('"%s" repeats what is read back, and nothing else: %s', (text, agrees) => {
    expect(agreement(text, open) !== null).toBe(agrees);
  });

  test.each(['pay security 6 months', 'buy security', 'pay my security'])('"%s" is the wish said again', (text) => {
    expect(agreement(text, open)).toBeNull();
  });

  test('a yes that names the deed is told from one that does not', () => {
    const at = { flow: 'deactivate-estate', field: 'confirm', readBack: ['Palm Court'] };
    expect(agreement('yes', at)).toEqual({ deed: false });
    expect(agreement('ok, go ahead', at)).toEqual({ deed: false });
    expect(agreement('yes, deactivate', at)).toEqual({ deed: true });
    expect(agreement('abeg deactivate am', at)).toEqual({ deed: true });
    // The sentence that began it, sent twice.
    expect(agreement('deactivate Palm Court', at)).toBeNull();
  });

  test('a yes with another wish behind it is not one', () => {
    const at = { role: 'service-user', today: '2026-11-22', open: { flow: 'buy-power', field: 'confirm' } } as const;
    expect(actOf(understand('yes, and buy airtime mtn 500 for 08031234567', at))).toBe('ask');
  });

  const YESES = [
    'yes',
    'ok',
    'oya pay am',
    'go ahead',
    'that is correct',
    'yes please',
    'fine by me',
    'beeni',
    'pay it now',
  ];
  const TURNS =
    'not never cancel stop wait if unless when until tomorrow later but except who what why which he she they says maybe my-wife 7000 glo refund leave don\u2019t kada'.split(
      ' ',
    );

  test('no word of refusal, doubt, delay or of something else can stand anywhere in it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...YESES), fc.constantFrom(...TURNS), fc.nat(6), (yes, turn, at) => {
        const words = yes.split(' ');
        words.splice(Math.min(at, words.length), 0, turn.replace('-', ' '));
        expect(
          agreement(words.join(' '), { flow: 'buy-power', field: 'confirm', readBack: ['\u20a65,050'] }),
        ).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  test('no number that was not read back can stand in it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...YESES), fc.integer({ min: 1, max: 20_000_000 }), (yes, number) => {
        fc.pre(number !== 5050);
        const at = { flow: 'buy-power', field: 'confirm', readBack: ['\u20a65,050'] };
        expect(agreement(`${yes} ${number}`, at)).toBeNull();
        expect(agreement(`${yes}, the ${number.toLocaleString('en')}`, at)).toBeNull();
      }),
    );
  });
});
