import { describe, expect, test } from 'vitest';
import { isPurchase } from '#catalogues/intents/index.ts';
import type { OpenQuestion } from '#machines/talk/context.ts';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string, open?: OpenQuestion) =>
  understand(text, { role: null, today: '2026-11-21', ...(open && { open }) });

const asksName = (flow: string): OpenQuestion => ({
  flow,
  field: 'name',
  kind: 'text',
  fields: ['provider', 'account', 'package', 'name', 'email', 'phone'],
});

describe('while a full name is asked for, a wish to buy something is a wish', () => {
  test.each([
    ['glo 1gb for my number', 'data'],
    ['Glo 1GB', 'data'],
    ['mtn 500 for 08031234567', 'airtime'],
    ['dstv compact 7023456789', 'pay-bills'],
    ['DSTV COMPACT', 'pay-bills'],
    ['buy airtime', 'airtime'],
    ['Buy Airtime', 'airtime'],
    ['buy light 5000', 'buy-power'],
    ['i want data', 'data'],
    ['renew gotv', 'pay-bills'],
    ['glo data', 'data'],
  ])('%s', (text, intent) => {
    expect(heard(text, asksName('internet')).intent).toBe(intent);
  });
});

describe('while a full name is asked for, a name stays whole though parts of it mean something here', () => {
  test.each([
    ['Musa Ibrahim', 'Musa Ibrahim'],
    ['musa ibrahim', 'musa ibrahim'],
    ['Glory Smart', 'Glory Smart'],
    ['Glo Adeyemi', 'Glo Adeyemi'],
    ['Ada Premium-Okafor', 'Ada Premium-Okafor'],
    ['my name is Tunde Light', 'Tunde Light'],
    ['My name is Tunde Light', 'Tunde Light'],
    ['Light Power', 'Light Power'],
    ['Smart Data', 'Smart Data'],
    ['Sunday Load', 'Sunday Load'],
    ['Chief Power Want', 'Chief Power Want'],
    ['Swift', 'Swift'],
    ['Smile', 'Smile'],
    ['Benin Eko', 'Benin Eko'],
  ])('%s', (text, name) => {
    for (const flow of ['internet', 'pay-bills', 'contact-support'])
      expect(heard(text, asksName(flow)), flow).toMatchObject({ intent: 'answer', slots: { name } });
  });
});

describe('an internet company begins its purchase where its name is the whole sentence', () => {
  test.each(['swift', 'smile', 'spectranet', 'Swift'])('%s', (text) => {
    expect(heard(text)).toMatchObject({ intent: 'internet', slots: { provider: text.toLowerCase() } });
  });

  test.each(['smile please', 'you made me smile', 'smile 😊', 'smile :)', 'be swift', 'swift service', 'swift!'])(
    '%s: small talk',
    (text) => {
      expect(isPurchase(heard(text).intent)).toBe(false);
    },
  );
});

describe('where the receipt of a purchase goes is part of the purchase', () => {
  test.each([
    ['glo data, receipt to ada@b.example', 'data', { network: 'glo' }],
    ['glo 1gb for 08051234567 receipt to ada@b.example', 'data', { plan: '1GB', phone: '08051234567' }],
    ['mtn 500 receipt to ada@b.example', 'airtime', { network: 'mtn', amount: 500 }],
    ['buy airtime, receipt to ada@b.example', 'airtime', {}],
    ['smile 1402001122 receipt to ada@b.example', 'internet', { account: '1402001122' }],
    ['dstv compact 7023456789 receipt to ada@b.example', 'pay-bills', { smartcard: '7023456789' }],
  ])('%s', (text, intent, slots) => {
    expect(heard(text)).toMatchObject({ intent, slots, modifiers: { email: 'ada@b.example' } });
  });

  test.each([
    'send my receipt to ada@b.example',
    'send receipt for glo data to ada@b.example',
    'send mtn 500 receipt to ada@b.example',
    'my glo data receipt to ada@b.example',
    'resend mtn 1gb receipt to ada@b.example',
    'receipt of the mtn 1gb i bought, receipt to ada@b.example',
    'POWER-1234, receipt to ada@b.example',
  ])('%s: only the receipt is wanted', (text) => {
    expect(isPurchase(heard(text).intent)).toBe(false);
  });
});

describe('the own name is taken whole, and what is none is not taken', () => {
  test.each([
    ['sunday okafor', 'sunday okafor'],
    ['abeg na ada obi o', 'ada obi'],
    ['it is chief mrs bola thomas', 'chief mrs bola thomas'],
    ['my name is ada obi', 'ada obi'],
    ['Ade Second', 'Ade Second'],
    ['Blessing Small', 'Blessing Small'],
  ])('%s', (text, name) => {
    expect(heard(text, asksName('internet'))).toMatchObject({ intent: 'answer', slots: { name } });
  });

  test.each(['no, the biggest one', 'the second one', 'the cheapest', 'not that one', 'wait let me check', 'sunday'])(
    '%s',
    (text) => {
      expect(heard(text, asksName('internet')).slots).toEqual({});
    },
  );

  test.each([
    ['Ada Obi, ada@x.ng', { name: 'Ada Obi', email: 'ada@x.ng' }],
    ['ada obi 08031234567', { name: 'ada obi', phone: '08031234567' }],
    ['my email is ada@x.ng', { email: 'ada@x.ng' }],
    ['change the email to ada@x.ng', { email: 'ada@x.ng' }],
  ])('%s says what is asked and what will be', (text, slots) => {
    expect(heard(text, asksName('internet')).slots).toEqual(slots);
  });
});
