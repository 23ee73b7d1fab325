import { describe, expect, test, vi } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Script } from '../../../../support/portal.ts';
import { shop } from '../../../../support/shop.ts';

const CARD = '7023456789';
const DETAILS = { package: 'COMPACT', smartcard: CARD, email: 'ngozi@mail.example' } as const;

async function atDetails(given: Partial<Script> = {}) {
  const form = await shop('pay-bills', given);
  await form.fill({ provider: 'dstv' });
  await form.press('NEXT');
  return form;
}

async function atConfirm(given: Partial<Script> = {}) {
  const form = await atDetails(given);
  await form.fill(DETAILS);
  await form.press('NEXT');
  return form;
}

describe('step 1 of Pay Bills', () => {
  test('asks for the biller: DStv, GOtv, StarTimes, and travel among them', { tags: ['B-114'] }, async () => {
    const { view, field, names } = await shop('pay-bills');
    expect(view()).toMatchObject({ step: 'choosing', title: 'PAY BILLS', progress: { at: 0 } });
    expect(names()).toEqual(['provider']);
    expect(field('provider').choices.map(({ label }) => label)).toEqual(['DStv', 'GOtv', 'StarTimes', 'TRAVEL']);
  });

  test('travel says that it is not offered yet and where to ask, and stays', async () => {
    const { fill, press, view, field } = await shop('pay-bills');
    await fill({ provider: 'travel' });
    await press('NEXT');
    expect(view().step).toBe('choosing');
    expect(field('provider').problem).toBe(SENTENCES.travelNotOffered);
    expect(SENTENCES.travelNotOffered).toContain('/contact');
  });

  test('cannot be left without a biller', { tags: ['B-115'] }, async () => {
    const { press, view, field } = await shop('pay-bills');
    await press('NEXT');
    expect(view().step).toBe('choosing');
    expect(field('provider').problem).toBe(MESSAGES.requiredField);
  });
});

describe('step 2 of Pay Bills', () => {
  test('asks biller, package, smartcard number and e-mail, with the convenience fee and CONTINUE', {
    tags: ['B-116'],
  }, async () => {
    const { view, action } = await atDetails();
    expect(view()).toMatchObject({ step: 'asking', progress: { at: 1 } });
    expect(view().fields.map(({ label, readOnly }) => [label, readOnly])).toEqual([
      ['Biller', false],
      ['Package', false],
      ['Smartcard Number', false],
      ['Email', false],
      ['Amount', true],
      ['Convenience Fee', true],
    ]);
    expect(action('NEXT')).toMatchObject({ label: 'CONTINUE', enabled: true });
  });

  test('choosing a biller fetches its fee, and the packages are those of the Pay Bills list', async () => {
    const { field, fill, calls } = await atDetails({ fee: 60 });
    await vi.waitFor(() => expect(field('fee').value).toBe('60'));
    expect(calls('providerFee')[0]).toBe('dstv');
    expect(field('package').choices).toContainEqual({ value: 'COMPACT', label: 'COMPACT', detail: '₦7,900' });
    await fill({ package: 'COMPACT' });
    expect(field('amount').value).toBe('7900');
  });

  test('another biller means another package and another fee', async () => {
    const { fill, field, calls } = await atDetails();
    await fill({ package: 'COMPACT' });
    await fill({ provider: 'gotv' });
    expect(field('package').value).toBe('');
    expect(field('package').choices.map(({ label }) => label)).toEqual(['MAX']);
    expect(calls('providerFee').at(-1)).toBe('gotv');
  });

  test('a smartcard number is digits; what cannot be one is an Invalid Number', async () => {
    const { fill, field } = await atDetails();
    await fill({ smartcard: '12' });
    expect(field('smartcard').problem).toBe(MESSAGES.invalidNumber);
    await fill({ smartcard: '7023 456-789' });
    expect(field('smartcard').problem).toBeNull();
  });

  test('CONTINUE verifies the smartcard with the biller and leads to the confirmation', async () => {
    const { calls, view } = await atConfirm();
    expect(calls('validateBill')).toEqual([{ destinationAccount: CARD, provider: 'dstv' }]);
    expect(view()).toMatchObject({ step: 'confirming', progress: { at: 2 } });
  });

  test('a number that the biller does not know is an Invalid Number, at its field', { tags: ['B-117'] }, async () => {
    const { view, field } = await atConfirm({ holder: 'unknown' });
    expect(view()).toMatchObject({ step: 'asking', next: 'smartcard' });
    expect(field('smartcard').problem).toBe(MESSAGES.invalidNumber);
  });

  test('a card that nobody is named for says Please Check Card Number', { tags: ['B-048', 'B-120'] }, async () => {
    const { view, field } = await atConfirm({ holder: 'nameless' });
    expect(view()).toMatchObject({ step: 'asking', next: 'smartcard' });
    expect(field('smartcard').problem).toBe(MESSAGES.checkCardNumber);
  });

  test.each(['down', 'no line'] as const)(
    'a biller whose answer is %s says Service Unavailable, and stays',
    async (holder) => {
      const { view, said } = await atConfirm({ holder });
      expect(view().step).toBe('asking');
      expect(said()).toContain(MESSAGES.serviceUnavailable);
    },
  );

  test('a biller without a fee is unavailable', async () => {
    const { view, said, calls } = await atConfirm({ fee: 'none' });
    expect(view().step).toBe('asking');
    expect(said()).toContain(MESSAGES.serviceUnavailable);
    expect(calls('validateBill')).toEqual([]);
  });

  test('BACK leads to the biller, and keeps what was chosen', async () => {
    const { press, view, field } = await atDetails();
    await press('BACK');
    expect(view().step).toBe('choosing');
    expect(field('provider').value).toBe('dstv');
  });
});
