import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PARTS } from '#catalogues/sentences/parts.ts';
import { SETTLES } from '#catalogues/sentences/settles.ts';
import { estateScreen } from './estate-screen.ts';

const OWED = { serviceCharge: -45_000, devLevy: -59_500, fine: 10_000 };
const debt = (month: string) => ({
  ...{ due: 'service-charge' as const, since: `${month}-01`, amount: 22_500, name: null, month, service: 1 },
});

describe('a part of the service charge that is owed', () => {
  test('is named instead of months, and read back with the debts that it settles', async () => {
    const owing = { owed: OWED, debts: [debt('2026-09'), debt('2026-10')] };
    const form = await estateScreen('pay-services', owing);
    await form.fill({ service: '1' });
    expect(form.names()).toEqual(['service', 'months', 'part', 'amount', 'fee']);
    expect(form.field('months').hint).toBe(PARTS.insteadOfMonths('₦45,000'));
    expect(form.field('months').ask).toBe(PARTS.monthsOrSum('₦45,000'));
    expect(form.field('part').choices).toEqual([{ value: '45000', label: '₦45,000', detail: PARTS.all }]);
    await form.fill({ part: '7000' });
    expect(form.field('amount').value).toBe('7000');
    await form.press('NEXT');
    expect(form.view().step).toBe('confirming');
    expect(form.said()).toEqual([SENTENCES.confirmDue, SETTLES.some('₦7,000', 'September 2026')]);
    expect(form.row('Months')).toBeUndefined();
    expect(form.row('Total')).toBe('₦7,050');
    await form.press('CONFIRM');
    expect(form.calls('openDues')).toEqual([
      { key: expect.any(String), screen: 'pay-services', serviceId: '1', amount: 7_000 },
    ]);
    await form.widget('captured');
    expect(form.calls('servicePayment')).toMatchObject([{ serviceId: '1', duration: 0, serviceCharge: 7_000 }]);
    expect(form.row('Total paid')).toBe('₦7,050');
  });

  test('what was said last of months and a part is paid', async () => {
    const form = await estateScreen('pay-services', { owed: OWED }, { values: { service: '1', months: '3' } });
    expect(form.row('Total')).toBe('₦45,050');
    await form.press('BACK');
    await form.fill({ part: '7000' });
    expect(form.field('months').value).toBe('');
    expect(form.field('amount').value).toBe('7000');
    await form.fill({ months: '2' });
    expect([form.field('part').value, form.field('amount').value]).toEqual(['', '30000']);
  });

  test('is whole naira from 200 to what is owed; all of it may have kobo, and be less', async () => {
    const form = await estateScreen('pay-services', { owed: { ...OWED, serviceCharge: -150.5 } });
    await form.fill({ service: '1' });
    for (const [part, problem] of [
      ['151', PARTS.most('₦150.50')],
      ['150', 'The least you can pay at once is ₦150.50'],
      ['some', PARTS.unclear('₦150.50')],
    ] as const) {
      await form.fill({ part });
      expect(form.problems()).toEqual({ part: problem });
    }
    await form.fill({ part: '150.50' });
    expect([form.problems(), form.field('amount').value]).toEqual([{}, '150.5']);
    const more = await estateScreen('pay-services', { owed: OWED });
    await more.fill({ service: '1', part: '199' });
    expect(more.problems()).toEqual({ part: 'The least you can pay at once is ₦200' });
    await more.fill({ part: '500.50' });
    expect(more.problems()).toEqual({ part: SENTENCES.amountKobo });
  });

  test('is paid in full for an apartment that is not occupied: it was halved as it was charged', async () => {
    const empty = { person: { status: 'unoccupied' } };
    const form = await estateScreen('pay-services', { owed: OWED, occupied: false }, empty);
    await form.fill({ service: '1', part: '7000' });
    expect(form.field('amount')).toMatchObject({ value: '7000', hint: null });
  });

  test('that is paid meanwhile, elsewhere, is not read back any more', async () => {
    const form = await estateScreen('pay-services', { owed: OWED }, { values: { service: '1' } });
    await form.fill({ part: '7000' });
    form.script.owed = { ...OWED, serviceCharge: -5_000 };
    await form.press('NEXT');
    expect([form.view().step, form.problems()]).toEqual(['asking', { part: PARTS.most('₦5,000') }]);
    form.script.owed = { ...OWED, serviceCharge: 0 };
    await form.fill({ part: '5000' });
    await form.press('NEXT');
    expect(form.view()).toMatchObject({ step: 'asking', next: 'months' });
    expect(form.said()).toContain(PARTS.nothing('₦5,000'));
  });

  test('a sum that was not taken is none later, where something is owed by then', async () => {
    const form = await estateScreen(
      'pay-services',
      { owed: { ...OWED, serviceCharge: 0 } },
      { values: { service: '1' } },
    );
    await form.fill({ part: '7000' });
    expect(form.said()).toContain(PARTS.nothing('₦7,000'));
    form.script.owed = OWED;
    await form.fill({ months: '2' });
    await form.press('NEXT');
    expect([form.row('Months'), form.row('Total')]).toEqual(['2', '₦30,050']);
  });

  test('whose figures are not shown yet hears that, and not that nothing is owed', async () => {
    const form = await estateScreen('pay-services', { owed: OWED, hidden: true }, { values: { service: '1' } });
    await form.fill({ part: '7000' });
    expect(form.names()).toEqual(['service', 'months', 'amount', 'fee']);
    expect(form.said()).toContain(PARTS.notShown('₦7,000'));
  });

  test.each([
    ['a service that nobody charges', '2', OWED],
    ['a service of which nothing is owed', '1', { ...OWED, serviceCharge: 0 }],
    ['a service that is in credit', '1', { ...OWED, serviceCharge: 20_000 }],
  ] as const)('is no question at %s', async (_, service, owed) => {
    const form = await estateScreen('pay-services', { owed });
    await form.fill({ service });
    expect(form.names()).toEqual(['service', 'months', 'amount', 'fee']);
  });
});

describe('a part of a fine', () => {
  test('is paid where it is named, else all of it', async () => {
    const form = await estateScreen('pay-services', { owed: OWED });
    await form.fill({ service: 'fine' });
    expect(form.names()).toEqual(['service', 'part', 'amount', 'fee']);
    expect(form.field('part').hint).toBe(PARTS.ofFine('₦10,000'));
    expect(form.field('amount').value).toBe('10000');
    await form.fill({ part: '4000' });
    expect(form.field('amount').value).toBe('4000');
    await form.press('NEXT');
    await form.press('CONFIRM');
    expect(form.calls('openDues')).toMatchObject([{ serviceId: 'fine', amount: 4_000 }]);
    await form.widget('captured');
    expect(form.calls('servicePayment')).toMatchObject([{ serviceId: 'fine', duration: 0, fine: 4_000 }]);
  });

  test('is cleared where something else is paid', async () => {
    const form = await estateScreen('pay-services', { owed: OWED });
    await form.fill({ service: 'fine', part: '4000' });
    await form.fill({ service: '1' });
    expect(form.field('part').value).toBe('');
    expect(form.view().next).toBe('months');
  });
});
