import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import type { Script } from '../../../../support/portal.ts';
import { shop } from '../../../../support/shop.ts';

const METER = '45012345678';

async function power(given: Partial<Script> = {}) {
  const form = await shop('bill-wizard', given);
  await form.fill({ category: 'power', provider: 'phcneko' });
  await form.press('NEXT');
  return form;
}

async function powerConfirm(given: Partial<Script> = {}) {
  const form = await power(given);
  await form.fill({ name: 'Ngozi Obi', email: 'ngozi@mail.example', meterNumber: METER, amount: '5000' });
  await form.press('NEXT');
  return form;
}

describe('the power branch of the wizard', () => {
  test('step 2 asks full name, e-mail, meter number and amount', { tags: ['B-122'] }, async () => {
    const { view, names } = await power();
    expect(view().step).toBe('power');
    expect(names()).toEqual(['name', 'email', 'meterNumber', 'amount', 'fee']);
  });

  test('each of them is required', async () => {
    const { press, view } = await power();
    await press('NEXT');
    expect(view().step).toBe('power');
    expect(
      view()
        .fields.filter(({ readOnly }) => !readOnly)
        .every(({ problem }) => problem !== null),
    ).toBe(true);
  });

  test('BACK moves one step, to category and product', async () => {
    const { press, view } = await power();
    await press('BACK');
    expect(view().step).toBe('choosing');
  });

  test('the meter is verified, confirmed with its name, and paid as electricity, like public power', async () => {
    const form = await powerConfirm();
    expect(form.calls('validateBill')).toEqual([{ destinationAccount: METER, provider: 'phcneko' }]);
    expect(form.view().step).toBe('confirming');
    expect(form.field('accountName')).toMatchObject({ value: 'Adaeze Obi', readOnly: true });
    expect(form.field('meterNumber').readOnly).toBe(true);
    await form.press('CONFIRM');
    expect(form.calls('openBill')).toMatchObject([{ screen: 'bill-wizard', kind: 'public-power', amount: 5000 }]);
    await form.widget('captured');
    expect(form.calls('payBill')).toMatchObject([{ amount: 5100, service: 'pay_bill', serviceType: 'electricity' }]);
    expect(form.view()).toMatchObject({ outcome: 'success', result: { title: 'Power token' } });
    expect(form.view().result?.token).toMatch(/^\d{20}$/);
  });

  test('BACK from the read-back leads to the power form', async () => {
    const form = await powerConfirm();
    await form.press('BACK');
    expect(form.view().step).toBe('power');
  });

  test('a meter that the provider does not know is an Invalid Number, at its field', async () => {
    const form = await powerConfirm({ holder: 'unknown' });
    expect(form.view()).toMatchObject({ step: 'power', next: 'meterNumber' });
    expect(form.field('meterNumber').problem).toBe(MESSAGES.invalidNumber);
  });

  test('a provider that does not answer goes on to confirm, where paying waits for the check', async () => {
    const form = await powerConfirm({ holder: 'down' });
    expect(form.view().step).toBe('confirming');
    expect(form.action('CONFIRM')).toMatchObject({ enabled: false, reason: MESSAGES.serviceUnavailable });
    form.script.holder = 'named';
    await form.press('RETRY');
    expect(form.action('CONFIRM')).toMatchObject({ enabled: true });
  });

  test('a provider without a fee is unavailable, and the power form stays', async () => {
    const form = await powerConfirm({ fee: 'none' });
    expect(form.view().step).toBe('power');
    expect(form.said()).toContain(MESSAGES.serviceUnavailable);
  });
});

describe('the wizard in the chat, from power', () => {
  test('another product at the read-back of power leads to that product’s own form', async () => {
    const form = await powerConfirm();
    await form.say('make it gotv');
    expect(form.view()).toMatchObject({ step: 'details', next: 'phone' });
    expect(form.names()).toContain('package');
  });
});
