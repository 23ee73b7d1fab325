import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { estateScreen } from './estate-screen.ts';

const owing = (devLevy: number) => ({ owed: { serviceCharge: 0, devLevy, fine: 0 } });

describe("an owner's development levy", () => {
  test('who owes reads the Amount Owed, and it is suggested', async () => {
    const form = await estateScreen('pay-dev-levy', owing(-59_500));
    expect(form.view()).toMatchObject({ title: 'Pay For Development Levy', step: 'asking', next: 'amount' });
    expect(form.names()).toEqual(['owed', 'amount', 'fee']);
    expect(form.field('owed')).toMatchObject({ label: MESSAGES.amountOwed, value: '59500', readOnly: true });
    expect(form.field('amount').choices).toMatchObject([{ value: '59500', label: '₦59,500' }]);
  });

  test('who owes nothing pays in advance, and reads what was paid in advance already', async () => {
    for (const [balance, value] of [
      [0, '0'],
      [20_000, '20000'],
    ] as const) {
      const form = await estateScreen('pay-dev-levy', owing(balance));
      expect(form.field('owed')).toMatchObject({ label: MESSAGES.advancePayment, value, readOnly: true });
      expect(form.field('amount').choices).toEqual([]);
    }
    const unset = await estateScreen('pay-dev-levy');
    expect(unset.field('owed')).toMatchObject({ label: MESSAGES.advancePayment, value: '0' });
  });

  test('Enter Amount To Pay is asked for, and the fee is fixed', { tags: ['D-021'] }, async () => {
    const form = await estateScreen('pay-dev-levy');
    expect(form.field('amount')).toMatchObject({ label: MESSAGES.enterAmountToPay, readOnly: false });
    expect(form.field('fee')).toMatchObject({ label: 'Convenience Fee', value: '50', readOnly: true });
    await form.fill({ fee: '0' });
    expect(form.field('fee').value).toBe('50');
  });

  test('kobo that are owed are suggested as the next whole naira, and less than can be paid is not suggested', async () => {
    const form = await estateScreen('pay-dev-levy', owing(-5_000.25));
    expect(form.field('owed').value).toBe('5000.25');
    expect(form.field('amount').choices).toMatchObject([{ value: '5001' }]);
    const little = await estateScreen('pay-dev-levy', owing(-150));
    expect(little.field('amount').choices).toEqual([]);
  });

  test('the amount that was entered is ordered and reported in full, the fee on top of it', {
    tags: ['D-022'],
  }, async () => {
    const form = await estateScreen('pay-dev-levy', owing(-59_500), { values: { amount: '50k' } });
    expect(form.view().summary).toEqual([
      { label: 'Service', value: 'Development Levy' },
      { label: 'Meter', value: '45012345670' },
      { label: 'Estate', value: 'Palm Court' },
      { name: 'amount', label: 'Amount', value: '₦50,000' },
      { name: 'fee', label: 'Convenience fee', value: '₦50' },
      { label: 'Total', value: '₦50,050', total: true },
    ]);
    await form.press('CONFIRM');
    expect(form.calls('openDues')).toEqual([
      { key: expect.any(String), screen: 'pay-dev-levy', serviceId: 'dev-levy', amount: 50_000 },
    ]);
    expect(form.view().widget).toMatchObject({ amount: 50_050, orderId: expect.stringMatching(/^DEVLEVY/) });
    await form.widget('captured');
    expect(form.calls('servicePayment')).toEqual([
      {
        transfer_reference: { status: 'CAPTURED', orderId: 'DEVLEVY-00000001' },
        serviceId: 'dev-levy',
        duration: 0,
        devLevy: 50_000,
      },
    ]);
  });

  test('nothing is asked of the services of residents', async () => {
    const form = await estateScreen('pay-dev-levy');
    expect(form.calls('userServices')).toEqual([]);
  });
});
