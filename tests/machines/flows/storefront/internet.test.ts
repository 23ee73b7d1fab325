import { describe, expect, test, vi } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { shop } from '../../../support/shop.ts';

const GOOD = {
  provider: 'smile',
  package: '1GB FlexiDaily',
  name: 'Ngozi Obi',
  email: 'ngozi@mail.example',
  account: '1002003001',
} as const;
const SCREENS = ['internet', 'internet-page'] as const;

describe.each(SCREENS)('the form BUY INTERNET, %s', (flow) => {
  test('has provider, package, full name, e-mail, account or user ID, a read-only amount, the fee and PAY', {
    tags: ['B-101', 'B-103'],
  }, async () => {
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

  test('every field is required, and the e-mail address has to be one', { tags: ['B-104'] }, async () => {
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

  test('choosing a product fetches its fee, and choosing a package fills in the amount', {
    tags: ['B-105'],
  }, async () => {
    const { fill, field, calls } = await shop(flow, { fee: 75 });
    expect(field('package')).toMatchObject({ choices: [], placeholder: 'Choose a provider first' });
    await fill({ provider: 'smile' });
    expect(calls('providerFee')).toEqual(['smile']);
    await vi.waitFor(() => expect(field('fee').value).toBe('75'));
    expect(field('package').placeholder).toBe('Choose a package');
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

  test("Swift's only package has a name to choose it by, and is sent as N/A", async () => {
    const { fill, field, press, view, calls } = await shop(flow);
    await fill({ ...GOOD, provider: 'swift', package: 'N/A' });
    expect(field('package').choices).toEqual([{ value: 'N/A', label: 'Swift plan', detail: '₦1,230' }]);
    await press('NEXT');
    expect(view().summary).toContainEqual({ name: 'package', label: 'Package', value: 'Swift plan' });
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
      { name: 'provider', label: 'Provider', value: 'Smile' },
      { name: 'package', label: 'Package', value: '1GB FlexiDaily' },
      { label: 'Full name', value: 'Ngozi Obi' },
      { name: 'email', label: 'Email', value: 'ngozi@mail.example' },
      { label: 'Account', value: '1002003001' },
      { name: 'amount', label: 'Amount', value: '₦350' },
      { name: 'fee', label: 'Convenience fee', value: '₦100' },
      { label: 'Total', value: '₦450', total: true },
    ]);
    expect(calls('openBill')).toEqual([]);
  });
});
