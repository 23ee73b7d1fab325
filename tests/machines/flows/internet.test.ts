import { describe, expect, test, vi } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences.ts';
import type { Script } from '../../support/portal.ts';
import { shop } from '../../support/shop.ts';

const GOOD = {
  provider: 'smile',
  package: '1GB FlexiDaily',
  name: 'Ngozi Obi',
  email: 'ngozi@mail.example',
  account: '1002003001',
} as const;
const SCREENS = ['internet', 'internet-page'] as const;

async function paying(flow: (typeof SCREENS)[number], given: Partial<Script> = {}) {
  const form = await shop(flow, given);
  await form.fill(GOOD);
  await form.press('NEXT');
  await form.press('CONFIRM');
  return form;
}

describe.each(SCREENS)('the form BUY INTERNET, %s', (flow) => {
  test('has provider, package, full name, e-mail, account or user ID, a read-only amount, the fee and PAY', async () => {
    const { view, action } = await shop(flow);
    expect(view()).toMatchObject({ title: 'BUY INTERNET', heading: 'BUY INTERNET' });
    expect(view().fields.map(({ label, kind, readOnly }) => [label, kind, readOnly])).toEqual([
      ['Service Provider', 'choice', false],
      ['Package', 'choice', false],
      ['Full name', 'text', false],
      ['Email', 'email', false],
      ['Account or user ID (card number)', 'text', false],
      ['Amount', 'money', true],
      ['Convenience Fee', 'money', true],
    ]);
    expect(action('NEXT')).toEqual({ type: 'NEXT', label: 'PAY', enabled: true, reason: null });
  });

  test('every field is required, and the e-mail address has to be one', async () => {
    const { press, view, fill, field } = await shop(flow);
    await press('NEXT');
    expect(view().step).toBe('asking');
    expect(view().fields.map(({ problem }) => problem)).toEqual([
      ...Array.from({ length: 5 }, () => MESSAGES.requiredField),
      null,
      null,
    ]);
    await fill({ email: 'nobody' });
    expect(field('email').problem).toBe(MESSAGES.emailInvalid);
  });

  test('choosing a product fetches its fee, and choosing a package fills in the amount', async () => {
    const { fill, field, calls } = await shop(flow, { fee: 75 });
    expect(field('package').choices).toEqual([]);
    await fill({ provider: 'smile' });
    expect(calls('providerFee')).toEqual(['smile']);
    await vi.waitFor(() => expect(field('fee').value).toBe('75'));
    expect(field('package').choices[0]).toEqual({ value: '1GB FlexiDaily', label: '1GB FlexiDaily', detail: '₦350' });
    await fill({ package: '1GB FlexiDaily' });
    expect(field('amount').value).toBe('350');
  });

  test('a fee of 100 stands until the answer of the server is there', async () => {
    const { fill, field, calls } = await shop(flow, { fee: 'down' });
    expect(field('fee').value).toBe('100');
    await fill({ provider: 'smile' });
    expect(calls('providerFee')).toEqual(['smile']);
    expect(field('fee').value).toBe('100');
  });

  test.each(['none', 'down'] as const)(
    'a provider whose fee is %s is unavailable, and nothing can be paid',
    async (fee) => {
      const { fill, press, view, said, calls } = await shop(flow, { fee });
      await fill(GOOD);
      await press('NEXT');
      expect(view().step).toBe('asking');
      expect(said()).toContain(MESSAGES.serviceUnavailable);
      expect(calls('openBill')).toEqual([]);
    },
  );

  test('a provider that is free of charge is not unavailable', async () => {
    const { fill, press, view } = await shop(flow, { fee: 0 });
    await fill(GOOD);
    await press('NEXT');
    expect(view().step).toBe('confirming');
    expect(view().summary.at(-1)).toMatchObject({ value: '₦350' });
  });

  test('another provider means another package', async () => {
    const { fill, field } = await shop(flow);
    await fill({ provider: 'smile', package: '1GB FlexiDaily' });
    await fill({ provider: 'swift' });
    expect(field('package').value).toBe('');
    expect(field('amount').value).toBe('');
  });

  test("SWIFT's only package has a name to choose it by, and is sent as N/A", async () => {
    const { fill, field, press, view, calls } = await shop(flow);
    await fill({ ...GOOD, provider: 'swift', package: 'N/A' });
    expect(field('package').choices).toEqual([{ value: 'N/A', label: 'SWIFT plan', detail: '₦1,230' }]);
    await press('NEXT');
    expect(view().summary).toContainEqual({ label: 'Package', value: 'SWIFT plan' });
    await press('CONFIRM');
    expect(calls('openBill')).toMatchObject([{ package: 'N/A', amount: 1230 }]);
    expect(JSON.stringify(view().summary)).not.toContain('N/A');
  });

  test('an account is letters and digits; spaces and dashes in it are left out when it is sent', async () => {
    const { fill, field, press, calls } = await shop(flow);
    await fill({ ...GOOD, account: 'a b!' });
    expect(field('account').problem).toBe(SENTENCES.accountUnclear);
    await fill({ account: '100 200-3001' });
    await press('NEXT');
    await press('CONFIRM');
    expect(calls('openBill')).toMatchObject([{ destinationAccount: '1002003001' }]);
  });

  test('what is bought, for whom, the fee and the total are read back before anything is opened', async () => {
    const { fill, press, view, calls } = await shop(flow);
    await fill(GOOD);
    await press('NEXT');
    expect(view().summary).toEqual([
      { label: 'Provider', value: 'SMILE' },
      { label: 'Package', value: '1GB FlexiDaily' },
      { label: 'Full name', value: 'Ngozi Obi' },
      { label: 'Email', value: 'ngozi@mail.example' },
      { label: 'Account', value: '1002003001' },
      { label: 'Amount', value: '₦350' },
      { label: 'Convenience fee', value: '₦100' },
      { label: 'Total', value: '₦450', total: true },
    ]);
    expect(calls('openBill')).toEqual([]);
  });

  test('PAY opens the card widget, and CAPTURED leads to the purchase with service internet', async () => {
    const form = await paying(flow);
    expect(form.calls('openBill')).toMatchObject([{ screen: flow, kind: 'internet', name: 'Ngozi Obi', amount: 350 }]);
    expect(form.view().widget).toMatchObject({ amount: 450, currency: 'NGN' });
    await form.widget('captured');
    expect(form.calls('payBill')).toMatchObject([
      {
        destinationAccount: '1002003001',
        amount: 350,
        service: 'internet',
        provider: 'smile',
        email: 'ngozi@mail.example',
        status: 'CAPTURED',
      },
    ]);
    expect(form.view()).toMatchObject({ outcome: 'success', result: { title: 'Internet package' } });
  });

  test('a card window that is closed without a result says Error, and the same order can still be paid', async () => {
    const form = await paying(flow, { report: ['not-paid', 'delivered'] });
    await form.widget('closed');
    expect(form.view().step).toBe('closed');
    expect(form.said()[0]).toBe(MESSAGES.widgetClosed);
    await form.press('CONFIRM');
    await form.widget('captured');
    expect(form.view().outcome).toBe('success');
    expect(form.calls('openBill')).toHaveLength(1);
  });

  test('a card script that is not there says so, and can be tried again', async () => {
    const form = await paying(flow);
    await form.widget('unavailable');
    expect(form.view().step).toBe('confirming');
    expect(form.said()).toContain(MESSAGES.widgetNotLoaded);
  });

  test('a package whose price has changed is asked for again with what the server says', async () => {
    const form = await paying(flow, { bill: 'changed' });
    expect(form.view()).toMatchObject({ step: 'asking', next: 'package' });
    expect(form.said()).toContain('This price has changed.');
  });

  test('while the outcome is unknown it says Server Error and what becomes of the money', async () => {
    const form = await paying(flow, { report: ['unknown'] });
    await form.widget('captured');
    expect(form.view().outcome).toBe('pending');
    expect(form.view().modal?.lines[0]).toContain(MESSAGES.serverError);
    expect(form.view().modal?.lines[0]).toContain(SENTENCES.pendingMoney);
  });
});

describe('how the landing form of internet ends', () => {
  test('it is a single screen: no steps, and its result stands in the message area', async () => {
    const form = await paying('internet');
    expect(form.view().progress).toBeNull();
    await form.widget('captured');
    expect(form.view()).toMatchObject({ outcome: 'success', modal: null });
    expect(form.view().say).toEqual([{ tone: 'success', text: MESSAGES.transactionSuccessful }]);
  });

  test('FAILED says Transaction Failed in the message area with what becomes of the money, and can be tried again', async () => {
    const form = await paying('internet', { report: ['failed', 'delivered'] });
    await form.widget('failed');
    expect(form.view()).toMatchObject({ step: 'failed', modal: null, busy: null });
    expect(form.view().say[0]).toEqual({ tone: 'danger', text: MESSAGES.transactionFailed });
    expect(form.said().join(' ')).toContain('The card was declined.');
    await form.press('RETRY');
    expect(form.view().step).toBe('confirming');
    await form.press('CONFIRM');
    await form.widget('captured');
    expect(form.view().outcome).toBe('success');
    expect(new Set(form.calls('openBill').map((bill) => (bill as { key: string }).key)).size).toBe(2);
  });
});

describe('how the page of internet ends', () => {
  test('form, success and failure are steps, and success is the storefront page with BACK TO HOME', async () => {
    const form = await paying('internet-page');
    expect(form.view().progress).toEqual({ labels: ['Details', 'Confirm', 'Internet'], at: 1 });
    await form.widget('captured');
    expect(form.view().modal).toMatchObject({
      title: MESSAGES.storefrontSuccess,
      button: MESSAGES.backToHome,
      home: true,
    });
  });

  test('a FAILED result skips to the failure step', async () => {
    const form = await paying('internet-page', { report: ['failed'] });
    await form.widget('failed');
    expect(form.view()).toMatchObject({ step: 'failed', outcome: 'failed', progress: { at: 2 } });
    expect(form.view().modal).toMatchObject({ title: MESSAGES.storefrontFailure, button: MESSAGES.backToHome });
    expect(form.view().modal?.lines).toContain(MESSAGES.tryAgainLater);
  });
});

describe('internet in the chat', () => {
  test('"spectranet unlimited" is provider and package in one, and only the rest is asked', async () => {
    const form = await shop('internet');
    await form.say('cancel', 'spectranet unlimited');
    expect(form.view()).toMatchObject({ flow: 'internet', next: 'name' });
    expect(form.field('provider').value).toBe('spectranet');
    expect(form.field('package').value).toBe('Unlimited');
    await form.say('Ngozi Obi', 'ngozi@mail.example', '1002003001');
    expect(form.view().step).toBe('confirming');
    expect(form.view().summary.at(-1)?.value).toBe('₦18,520');
  });

  test('it is the same as the answer to the first question of an open form', async () => {
    const form = await shop('internet-page');
    await form.say('spectranet unlimited');
    expect(form.view()).toMatchObject({ flow: 'internet-page', next: 'name' });
    expect(form.field('package').value).toBe('Unlimited');
  });

  test('a name that fits several packages asks which of those', async () => {
    const form = await shop('internet');
    await form.say('cancel', 'spectranet unified');
    expect(form.view().next).toBe('package');
    expect(form.field('package').problem).toBe(SENTENCES.severalFit);
    expect(form.field('package').choices.map(({ value }) => value)).toEqual(['Unified 5GB', 'Unified 10GB']);
  });
});
