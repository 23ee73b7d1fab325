import { describe, expect, test, vi } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Script } from '../../../../support/portal.ts';
import { shop } from '../../../../support/shop.ts';

const CARD = '7023456789';

async function cable(given: Partial<Script> = {}) {
  const form = await shop('bill-wizard', given);
  await form.fill({ category: 'cable', provider: 'dstv' });
  await form.press('NEXT');
  return form;
}

async function atAccount(given: Partial<Script> = {}) {
  const form = await cable(given);
  await form.fill({ email: 'ngozi@mail.example', phone: '08031234567', package: 'COMPACT' });
  await form.press('NEXT');
  return form;
}

async function cablePaying(given: Partial<Script> = {}) {
  const form = await atAccount(given);
  await form.fill({ smartcard: CARD });
  await form.press('NEXT');
  await form.press('CONFIRM');
  return form;
}

describe('step 1 of the wizard', () => {
  test('asks for the category, CABLE-TV or BUY POWER, and the product', async () => {
    const { view, field, names, fill } = await shop('bill-wizard');
    expect(view()).toMatchObject({ step: 'choosing', title: 'CABLE TV AND POWER' });
    expect(names()).toEqual(['category', 'provider']);
    expect(field('category').choices.map(({ label }) => label)).toEqual(['CABLE-TV', 'BUY POWER']);
    await fill({ category: 'cable' });
    expect(field('provider').choices.map(({ label }) => label)).toEqual(['DStv', 'GOtv', 'StarTimes']);
    await fill({ category: 'power' });
    expect(field('provider').choices.map(({ label }) => label)).toEqual([
      'EKEDC',
      'KEDCO',
      'JED',
      'AEDC',
      'IBEDC',
      'EEDC',
    ]);
  });

  test.each([
    ['both', {}],
    ['the product', { category: 'cable' }],
  ] as const)('says Please Fill Form when %s is missing', { tags: ['B-121'] }, async (_, values) => {
    const { fill, press, view, said } = await shop('bill-wizard');
    await fill(values);
    await press('NEXT');
    expect(view().step).toBe('choosing');
    expect(said()).toContain(MESSAGES.pleaseFillForm);
  });

  test('a product that is chosen first brings its category; another category means another product', async () => {
    const { fill, field } = await shop('bill-wizard');
    await fill({ provider: 'gotv' });
    expect(field('category').value).toBe('cable');
    await fill({ category: 'power' });
    expect(field('provider').value).toBe('');
  });
});

describe('the cable branch of the wizard', () => {
  test('skips the power form: step 3 asks e-mail, phone and package, with BACK and CONTINUE', {
    tags: ['B-123'],
  }, async () => {
    const { view, names, action } = await cable();
    expect(view().step).toBe('details');
    expect(names()).toEqual(['email', 'phone', 'package', 'fee']);
    expect(action('BACK')).toMatchObject({ label: 'BACK', enabled: true });
    expect(action('NEXT')).toMatchObject({ label: 'CONTINUE', enabled: true });
  });

  test('BACK moves two steps, over the power form, to category and product', { tags: ['B-127'] }, async () => {
    const { press, view, field } = await cable();
    await press('BACK');
    expect(view().step).toBe('choosing');
    expect(field('provider').value).toBe('dstv');
  });

  test.each(['0803123456', '080312345678', 'abcdefghijk', ''])(
    'the phone %j is no 11 characters: Check Phone Number',
    { tags: ['B-124'] },
    async (phone) => {
      const { fill, press, field, view } = await cable();
      await fill({ email: 'ngozi@mail.example', phone, package: 'COMPACT' });
      await press('NEXT');
      expect(view().step).toBe('details');
      expect(field('phone').problem).toBe(MESSAGES.checkPhoneNumber);
    },
  );

  test('without a package it says Please Choose a Package', { tags: ['B-125'] }, async () => {
    const { fill, press, field, view } = await cable();
    await fill({ email: 'ngozi@mail.example', phone: '08031234567' });
    await press('NEXT');
    expect(view().step).toBe('details');
    expect(field('package').problem).toBe(MESSAGES.chooseAPackage);
  });

  test("packages carry the wizard's own prices", async () => {
    const { field } = await cable();
    expect(field('package').choices).toContainEqual({ value: 'COMPACT', label: 'COMPACT', detail: '₦6,800' });
  });

  test('step 4 asks e-mail and smartcard number, and shows account name and amount', { tags: ['B-126'] }, async () => {
    const { view, press } = await atAccount();
    expect(view().step).toBe('asking');
    expect(view().fields.map(({ name, value, readOnly }) => [name, value, readOnly])).toEqual([
      ['email', 'ngozi@mail.example', false],
      ['smartcard', '', false],
      ['accountName', '', true],
      ['amount', '6800', true],
      ['fee', '100', true],
    ]);
    await press('BACK');
    expect(view().step).toBe('details');
  });

  test('the smartcard is verified, and the name stands read-only before PAY', async () => {
    const { fill, press, view, field, calls, action } = await atAccount();
    await fill({ smartcard: CARD });
    await press('NEXT');
    expect(calls('validateBill')).toEqual([{ destinationAccount: CARD, provider: 'dstv' }]);
    expect(view().step).toBe('confirming');
    expect(field('accountName')).toMatchObject({ value: 'Adaeze Obi', readOnly: true });
    expect(field('smartcard').readOnly).toBe(true);
    expect(action('CONFIRM')).toMatchObject({ label: 'PAY ₦6,900', enabled: true });
    expect(view().summary.at(-1)?.value).toBe('₦6,900');
  });

  test.each([
    ['unknown', MESSAGES.invalidNumber],
    ['nameless', MESSAGES.checkCardNumber],
  ] as const)('a smartcard that is %s is asked for again', async (holder, message) => {
    const { fill, press, view, field } = await atAccount({ holder });
    await fill({ smartcard: CARD });
    await press('NEXT');
    expect(view()).toMatchObject({ step: 'asking', next: 'smartcard' });
    expect(field('smartcard').problem).toBe(message);
  });

  test("it is bought from the wizard's list, with the phone number, as cable_tv", async () => {
    const form = await cablePaying();
    expect(form.calls('openBill')).toMatchObject([
      { screen: 'bill-wizard', kind: 'cable', package: 'COMPACT', amount: 6800, phone: '08031234567' },
    ]);
    await form.widget('captured');
    expect(form.calls('payBill')).toMatchObject([{ service: 'pay_bill', serviceType: 'cable_tv', amount: 6800 }]);
    expect(form.view().outcome).toBe('success');
  });

  test('a card window that is closed without a result says Error', async () => {
    const form = await cablePaying({ report: ['not-paid'] });
    await form.widget('closed');
    expect(form.said()).toEqual([MESSAGES.widgetClosed, SENTENCES.closed]);
  });
});

describe('the wizard in the chat', () => {
  test('a sentence that names product, package and smartcard asks only e-mail address and phone', async () => {
    const form = await shop('bill-wizard');
    await form.say('dstv compact 7023456789');
    expect(form.view()).toMatchObject({ flow: 'bill-wizard', step: 'details', next: 'email' });
    await form.say('ngozi@mail.example', '08031234567');
    expect(form.view().step).toBe('confirming');
    expect(form.view().summary.at(-1)?.value).toBe('₦6,900');
  });

  test('step by step: category, product, e-mail, phone, package, smartcard', async () => {
    const form = await shop('bill-wizard');
    const asked: (string | null)[] = [];
    for (const answer of ['cable tv', 'dstv', 'a@b.example', '08031234567', 'compact plus', CARD]) {
      asked.push(form.view().next);
      await form.say(answer);
    }
    expect(asked).toEqual(['category', 'provider', 'email', 'phone', 'package', 'smartcard']);
    expect(form.view().step).toBe('confirming');
  });
});

describe('the fee of the wizard', () => {
  test('is a fixed 100 until the answer of the server stands', { tags: ['B-128'] }, async () => {
    const form = await cable({ fee: 'down' });
    expect(form.field('fee').value).toBe('100');
    const other = await cable({ fee: 45 });
    await vi.waitFor(() => expect(other.field('fee').value).toBe('45'));
  });
});
