import { describe, expect, test } from 'vitest';
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

async function paying(given: Partial<Script> = {}) {
  const form = await atConfirm(given);
  await form.press('CONFIRM');
  return form;
}

describe('step 3 of Pay Bills', () => {
  test('shows account name, smartcard number and e-mail read-only, the fee, PAY and BACK', {
    tags: ['B-118'],
  }, async () => {
    const { view, action } = await atConfirm();
    expect(view().heading).toBe(MESSAGES.confirmDetails);
    expect(view().fields.map(({ label, value, readOnly }) => [label, value, readOnly])).toEqual([
      ['Account Name', 'Adaeze Obi', true],
      ['Smartcard Number', CARD, true],
      ['Email', 'ngozi@mail.example', true],
      ['Convenience Fee', '100', true],
    ]);
    expect(action('CONFIRM')).toMatchObject({ label: 'PAY ₦8,000', enabled: true });
    expect(action('BACK')).toMatchObject({ label: 'BACK', enabled: true });
    expect(view().summary).toEqual([
      { name: 'provider', label: 'Provider', value: 'DStv' },
      { name: 'package', label: 'Package', value: 'COMPACT' },
      { label: 'Smartcard Number', value: CARD },
      { name: 'email', label: 'Email', value: 'ngozi@mail.example' },
      { label: 'Account Name', value: 'Adaeze Obi' },
      { name: 'amount', label: 'Amount', value: '₦7,900' },
      { name: 'fee', label: 'Convenience fee', value: '₦100' },
      { label: 'Total', value: '₦8,000', total: true },
    ]);
  });

  test('BACK leads to step 2; another number is verified again', async () => {
    const { press, view, fill, calls } = await atConfirm();
    await press('BACK');
    expect(view().step).toBe('asking');
    await fill({ smartcard: '7023456780' });
    await press('NEXT');
    expect(calls('validateBill')).toHaveLength(2);
    expect(view().step).toBe('confirming');
  });

  test('PAY opens the widget, and CAPTURED leads to the purchase as cable_tv with service pay_bill', async () => {
    const form = await paying();
    expect(form.calls('openBill')).toMatchObject([
      { screen: 'pay-bills', kind: 'cable', provider: 'dstv', package: 'COMPACT', amount: 7900 },
    ]);
    expect(form.view().widget).toMatchObject({ amount: 8000, currency: 'NGN' });
    await form.widget('captured');
    expect(form.calls('payBill')).toMatchObject([
      {
        destinationAccount: CARD,
        amount: 7900,
        service: 'pay_bill',
        serviceType: 'cable_tv',
        provider: 'dstv',
        email: 'ngozi@mail.example',
        status: 'CAPTURED',
      },
    ]);
  });

  test('a card window that is closed without a result only ends the waiting: no Error, and nothing was charged', {
    tags: ['B-036'],
  }, async () => {
    const form = await paying({ report: ['not-paid'] });
    await form.widget('closed');
    expect(form.view()).toMatchObject({ step: 'closed', busy: null });
    expect(form.said()).toEqual([SENTENCES.closed]);
  });

  test('a card script that is not there says so', async () => {
    const form = await paying();
    await form.widget('unavailable');
    expect(form.said()).toContain(MESSAGES.widgetNotLoaded);
  });

  test('a package whose price has changed is asked for again', async () => {
    const form = await paying({ bill: 'changed' });
    expect(form.view()).toMatchObject({ step: 'asking', next: 'package' });
  });
});

describe('steps 4 and 5 of Pay Bills', () => {
  test('a payment leads to success: the receipt was e-mailed, and BACK TO HOME', async () => {
    const form = await paying();
    await form.widget('captured');
    expect(form.view()).toMatchObject({ outcome: 'success', progress: { at: 3 } });
    expect(form.view().modal).toMatchObject({
      title: MESSAGES.storefrontSuccess,
      lines: [expect.stringContaining('ngozi@mail.example'), MESSAGES.noReceipt],
      resend: MESSAGES.sendAgain,
      button: MESSAGES.backToHome,
    });
  });

  test('or to failure: Oops! Transaction Failed, Please Try Again Later', { tags: ['B-119'] }, async () => {
    const form = await paying({ report: ['failed'] });
    await form.widget('failed');
    expect(form.view()).toMatchObject({ outcome: 'failed', modal: { title: MESSAGES.storefrontFailure } });
    expect(form.view().modal?.lines[0]).toBe(MESSAGES.tryAgainLater);
    expect(form.view().modal?.lines.join()).toContain(MESSAGES.transactionFailed);
  });
});
