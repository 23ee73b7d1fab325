import { describe, expect, test } from 'vitest';
import { isPurchase } from '#catalogues/intents/index.ts';
import type { OpenQuestion } from '#machines/talk/context.ts';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string, open?: OpenQuestion) =>
  understand(text, { role: null, today: '2026-11-21', ...(open && { open }) });

const ofResident = (text: string) => understand(text, { role: 'service-user', today: '2026-11-21' });

describe('a question that is only looked up stands before a wish, and neither is dropped', () => {
  test.each([
    ['do I owe anything? buy light 2000', 'balance', ['buy light 2000']],
    ['how much do I owe, buy light 2000', 'balance', ['buy light 2000']],
    ['wetin I dey owe, and put 2k light', 'balance', ['put 2k light']],
    ['how much for 2000 light, and pay 5000 levy', 'price-list', ['pay 5000 levy']],
  ])('%s', (text, intent, later) => {
    const sense = ofResident(text);
    expect([sense.intent, sense.modifiers?.later]).toEqual([intent, later]);
  });

  test.each([
    'if I no owe, buy light 2000',
    'is my account active? if yes buy light 2000',
    'what is the fee, light 2000',
    'am i owing? no buy light 2000 if i am owing',
  ])('but "%s" holds no second wish', (text) => expect(ofResident(text).modifiers?.later).toBeUndefined());
});

describe('a refund that is to go to a bank is told by its name, and one that is asked about is none', () => {
  test.each([
    ['give my refund to my gtbank', { bank: '058' }],
    ['make the refund enter my zenith account', { bank: '057' }],
    ['pay my refund into 2034567891 uba', { bank: '033' }],
    ['send the refund to 0123456789', {}],
    ['refund to my account', {}],
  ])('%s', (text, values) => expect(ofResident(text).modifiers?.setting).toEqual({ flow: 'refund-account', values }));
  test.each(['una don refund my money to my gtbank abi', 'when will the refund enter my account'])(
    'but not "%s"',
    (text) => expect(ofResident(text).modifiers?.setting).toBeUndefined(),
  );
});

describe('two wishes in one sentence are told apart: the first is meant now, the others later', () => {
  test.each([
    ['mtn 500 and dstv compact', 'airtime', ['dstv compact']],
    ['buy airtime and data', 'airtime', ['data']],
    ['buy mtn 1k airtime then pay gotv', 'airtime', ['pay gotv']],
    ['mtn 500 airtime and 1gb data', 'airtime', ['1gb data']],
    ['eko 5000 and ibadan 3000', 'public-power', ['ibadan 3000']],
    ['buy light 5k, mtn 500 and renew gotv max', 'buy-power', ['mtn 500', 'renew gotv max']],
    ['glo 200 for 08051234567 and mtn 1gb for 08031234567', 'airtime', ['mtn 1gb for 08031234567']],
  ])('%s', (text, intent, later) => {
    const sense = heard(text);
    expect([sense.intent, sense.modifiers?.later]).toEqual([intent, later]);
  });

  test('an answer to the open question may be followed by another wish', () => {
    const sense = heard('500 and dstv compact', { flow: 'airtime', field: 'amount' });
    expect(sense).toMatchObject({ intent: 'answer', slots: { amount: 500 }, modifiers: { later: ['dstv compact'] } });
  });
});

describe('one wish in two breaths stays one', () => {
  test.each([
    'mtn 500, 08031234567',
    'mtn one hundred and fifty naira',
    'light, eko 5000',
    'my data don finish, buy 1k own for me for mtn',
    "I don't want airtime, I want data for mtn",
    'pay my light bill later, first renew my gotv max',
    'dstv premium and asia',
  ])('%s', (text) => {
    expect(heard(text).modifiers?.later).toBeUndefined();
  });
});

describe('a distribution company that is not served is known by name', () => {
  test.each([
    ['ikedc 5000', 'IKEDC'],
    ['buy ikeja electric token', 'IKEDC'],
    ['port harcourt light 2k', 'PHED'],
    ['kaduna electric', 'KAEDCO'],
    ['aba power', 'APLE'],
  ])('%s', (text, short) => {
    expect(heard(text).modifiers?.unserved).toBe(short);
  });

  test('one that is served is not, though the other is named as well', () => {
    const sense = heard('not ikeja, eko light 5000');
    expect(sense).toMatchObject({ intent: 'public-power', slots: { provider: 'phcneko', amount: 5000 } });
    expect(sense.modifiers?.unserved).toBeUndefined();
  });
});

describe('what is said while something else is open', () => {
  const confirming = (flow: string, fields: readonly string[]): OpenQuestion => ({ flow, field: 'confirm', fields });

  test('airtime for a number is a wish of its own while power is read back, never another amount of power', () => {
    const sense = heard('mtn 500 for 08031234567', confirming('buy-power', ['amount']));
    expect(sense).toMatchObject({ intent: 'airtime', slots: { network: 'mtn', amount: 500, phone: '08031234567' } });
  });

  test('airtime turns into data and back on the one screen that sells both', () => {
    expect(heard('no, data', confirming('airtime', ['network', 'phone', 'amount'])).intent).toBe('data');
    const back = heard('make it airtime 700', { flow: 'data', field: 'plan', kind: 'choice', choices: [] });
    expect(back).toMatchObject({ intent: 'airtime', slots: { amount: 700 } });
  });

  const PLANS = ['N25 (1 day, 20MB)', 'N500 (14 days, 750MB)', 'N1,200 (30 days, 2GB)'];
  const plan: OpenQuestion = {
    flow: 'data',
    field: 'plan',
    fields: ['network', 'plan', 'phone'],
    kind: 'choice',
    choices: PLANS.map((label) => ({ value: label, label })),
  };

  test('a volume is never the place of a plan in the list', () => {
    expect(heard('1gb', plan)).toMatchObject({ intent: 'answer', slots: { plan: '1GB' } });
    expect(heard('1', plan)).toMatchObject({ intent: 'answer', slots: { plan: PLANS[0] } });
    expect(heard('2gb', plan)).toMatchObject({ intent: 'answer', slots: { plan: PLANS[2] } });
  });

  test('a phone number is not the name of a plan', () => {
    expect(heard('08051234567', plan)).toMatchObject({ intent: 'correct', slots: { phone: '08051234567' } });
  });

  test('a message to support may speak of anything', () => {
    const message = 'I paid dstv compact for 7023456789, please cancel it and buy gotv';
    expect(heard(message, { flow: 'contact-support', field: 'message', kind: 'area' })).toMatchObject({
      intent: 'answer',
      slots: { message },
    });
    expect(heard('cancel', { flow: 'contact-support', field: 'message', kind: 'area' }).intent).toBe('cancel');
  });

  test('a question about prices is one, though the name of a plan is asked for', () => {
    expect(heard('mtn data plans', plan)).toMatchObject({ intent: 'price-list', slots: { provider: 'mtn' } });
  });
});

test('a name or a number alone buys nothing, and what it could be about is kept', () => {
  for (const text of ['mtn', '08031234567', '45012345678', '1gb', 'eko', 'phed', 'ada@example.com', '5000']) {
    const sense = heard(text);
    expect(isPurchase(sense.intent), text).toBe(false);
    expect(Object.keys(sense.modifiers?.bare ?? {}), text).toHaveLength(1);
  }
});
