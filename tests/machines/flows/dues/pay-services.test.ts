import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { estateScreen } from './estate-screen.ts';

const OWED = { serviceCharge: -45_000, devLevy: -59_500, fine: 10_000 };

describe('what can be paid for', () => {
  test("the resident's services stand with their price a month, the levy and the fine with what is owed", {
    tags: ['D-001'],
  }, async () => {
    const form = await estateScreen('pay-services', { owed: OWED });
    expect(form.view()).toMatchObject({ title: 'Pay For Services', step: 'asking', next: 'service' });
    expect(form.field('service').choices).toEqual([
      { value: '1', label: 'Service Charge', detail: '₦15,000 a month', own: true },
      { value: '2', label: 'Security', detail: '₦5,000 a month', own: true },
      { value: 'dev-levy', label: 'Development Levy', detail: '₦59,500 owed' },
      { value: 'fine', label: 'Fine', detail: '₦10,000 owed' },
    ]);
    expect(form.names()).toEqual(['service', 'fee']);
    expect(form.field('fee')).toMatchObject({ value: '50', readOnly: true });
  });

  test('who owes nothing reads that', async () => {
    const form = await estateScreen('pay-services');
    expect(form.field('service').choices.slice(2)).toMatchObject([
      { label: 'Development Levy', detail: 'nothing owed' },
      { label: 'Fine', detail: 'no fine' },
    ]);
  });

  test('a service that is only named is taken as its choice, by its own name or by what everybody calls it', async () => {
    for (const [said, value] of [
      ['service-charge', '1'],
      ['service charge', '1'],
      ['security', '2'],
      ['levy', 'dev-levy'],
      ['fine', 'fine'],
    ] as const) {
      const form = await estateScreen('pay-services', { owed: OWED }, { values: { service: said } });
      expect(form.field('service')).toMatchObject({ value, problem: null });
    }
  });

  test('a service that the estate does not have asks which of these', async () => {
    const form = await estateScreen('pay-services', {}, { values: { service: 'waste disposal' } });
    expect(form.view().next).toBe('service');
    expect(form.problems()).toEqual({ service: SENTENCES.noneFits });
  });
});

describe('a service by the month', () => {
  test('a service asks for months, and shows their number times its price a month as Amount To Pay', {
    tags: ['D-003'],
  }, async () => {
    const form = await estateScreen('pay-services');
    await form.fill({ service: '1' });
    expect(form.view().next).toBe('months');
    expect(form.names()).toEqual(['service', 'months', 'amount', 'fee']);
    expect(form.field('amount')).toMatchObject({ label: MESSAGES.amountToPay, value: '', readOnly: true, hint: null });
    await form.fill({ months: '3' });
    expect(form.field('amount').value).toBe('45000');
  });

  test('months run from 1 to 12: they are buttons, and any other number is refused', { tags: ['D-004'] }, async () => {
    const form = await estateScreen('pay-services');
    await form.fill({ service: '1' });
    expect(form.field('months').choices.map(({ value }) => Number(value))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    for (const months of ['0', '13', '1.5', 'many']) {
      await form.fill({ months });
      expect(form.problems()).toEqual({ months: SENTENCES.monthsRequired });
    }
    await form.fill({ months: '12' });
    expect(form.problems()).toEqual({});
    expect(form.field('amount').value).toBe('180000');
  });

  test('another service loads its own price and asks for the months again', { tags: ['D-007'] }, async () => {
    const form = await estateScreen('pay-services');
    await form.fill({ service: '1' });
    await form.fill({ months: '3' });
    await form.fill({ service: '2' });
    expect(form.view().next).toBe('months');
    expect(form.field('months').value).toBe('');
    await form.fill({ months: '2' });
    expect(form.field('amount').value).toBe('10000');
  });

  test('months that were said before the service are kept for it', async () => {
    const form = await estateScreen('pay-services', {}, { values: { months: '3' } });
    expect(form.view().next).toBe('service');
    await form.fill({ service: '2' });
    expect(form.field('months').value).toBe('3');
    expect(form.field('amount').value).toBe('15000');
  });

  test('it is read back with service, months, meter, estate, amount, fee and total before anything is charged', async () => {
    const form = await estateScreen('pay-services', {}, { values: { service: 'service-charge', months: '3' } });
    expect(form.view().step).toBe('confirming');
    expect(form.said()).toEqual([SENTENCES.confirmDue]);
    expect(form.view().summary).toEqual([
      { label: 'Service', value: 'Service Charge' },
      { label: 'Months', value: '3' },
      { label: 'Meter', value: '45012345670' },
      { label: 'Estate', value: 'Palm Court' },
      { name: 'amount', label: 'Amount', value: '₦45,000' },
      { name: 'fee', label: 'Convenience fee', value: '₦50' },
      { label: 'Total', value: '₦45,050', total: true },
    ]);
    expect(form.view().progress).toEqual({ labels: ['Details', 'Confirm', 'Receipt'], at: 1 });
    expect(form.calls('openDues')).toEqual([]);
  });
});

describe('an apartment that is not occupied', () => {
  const EMPTY = { person: { status: 'unoccupied' } };

  test('pays half of price and fee together, and reads back why', async () => {
    const form = await estateScreen('pay-services', { occupied: false }, EMPTY);
    await form.fill({ service: '1', months: '3' });
    expect(form.field('amount')).toMatchObject({ value: '22475', hint: SENTENCES.halfPrice });
    await form.press('NEXT');
    expect(form.said()).toEqual([SENTENCES.confirmDue, SENTENCES.halfPrice]);
    expect(form.row('Full price')).toBe('₦45,000');
    expect(form.row('Amount')).toBe('₦22,475');
    expect(form.row('Total')).toBe('₦22,525');
  });

  test('is charged that, credited that less the fee, and granted the months that were chosen', async () => {
    const form = await estateScreen('pay-services', { occupied: false }, EMPTY);
    await form.fill({ service: '1', months: '3' });
    await form.press('NEXT');
    await form.press('CONFIRM');
    expect(form.view().widget?.amount).toBe(22_525);
    await form.widget('captured');
    expect(form.calls('servicePayment')).toMatchObject([{ serviceId: '1', duration: 90, serviceCharge: 22_475 }]);
    expect(form.row('Months')).toBe('3');
    expect(form.row('Total paid')).toBe('₦22,525');
  });

  test('any status but occupied is half price, and none as well', { tags: ['D-009'] }, async () => {
    for (const status of ['vacant', '', null]) {
      const form = await estateScreen('pay-services', { page: 'no line' }, { person: { status } });
      await form.fill({ service: '2', months: '1' });
      expect(form.field('amount').value).toBe('2475');
    }
  });

  test('levy and fine are paid in full', async () => {
    const form = await estateScreen('pay-services', { owed: OWED }, EMPTY);
    await form.fill({ service: 'fine' });
    expect(form.field('amount')).toMatchObject({ value: '10000', hint: null });
    await form.fill({ service: 'dev-levy', amount: '5000' });
    await form.press('NEXT');
    expect(form.row('Total')).toBe('₦5,050');
  });

  test('that is occupied by the time it is paid for costs what the server says: it is read back again first', async () => {
    const form = await estateScreen('pay-services', { occupied: false }, EMPTY);
    form.script.occupied = true;
    await form.fill({ service: '1', months: '1' });
    await form.press('NEXT');
    await form.press('CONFIRM');
    expect(form.view()).toMatchObject({ step: 'confirming', widget: null });
    expect(form.said()).toEqual([SENTENCES.confirmDue, SENTENCES.totalChanged]);
    expect(form.row('Total')).toBe('₦15,050');
    expect(form.field('amount')).toMatchObject({ value: '15000', hint: null });
  });
});

describe('the levy among the services', () => {
  test('asks for an amount, and suggests what is owed', { tags: ['D-005'] }, async () => {
    const form = await estateScreen('pay-services', { owed: OWED });
    await form.fill({ service: 'dev-levy' });
    expect(form.names()).toEqual(['service', 'owed', 'amount', 'fee']);
    expect(form.view().next).toBe('amount');
    expect(form.field('amount')).toMatchObject({ label: MESSAGES.enterAmountToPay, readOnly: false });
    expect(form.field('amount').choices).toEqual([{ value: '59500', label: '₦59,500', detail: 'all that is owed' }]);
    await form.fill({ amount: '59500' });
    await form.press('NEXT');
    expect(form.row('Service')).toBe('Development Levy');
    expect(form.row('Months')).toBeUndefined();
    expect(form.row('Total')).toBe('₦59,550');
  });

  test('is ordered on this screen under its own name, with the amount', async () => {
    const form = await estateScreen('pay-services', {}, { values: { service: 'dev-levy', amount: '20000' } });
    await form.press('CONFIRM');
    expect(form.calls('openDues')).toEqual([
      { key: expect.any(String), screen: 'pay-services', serviceId: 'dev-levy', amount: 20_000 },
    ]);
    await form.widget('captured');
    expect(form.calls('servicePayment')).toMatchObject([{ serviceId: 'dev-levy', duration: 0, devLevy: 20_000 }]);
  });

  test('whole naira from 200 to 100,000,000', async () => {
    const form = await estateScreen('pay-services');
    await form.fill({ service: 'dev-levy' });
    const refused: Record<string, string> = {
      '': MESSAGES.amountRequired,
      '199': 'The least you can pay at once is ₦200',
      '100000001': 'The most you can pay at once is ₦100,000,000',
      '500.50': SENTENCES.amountKobo,
      some: SENTENCES.amountUnclear,
    };
    for (const [amount, problem] of Object.entries(refused)) {
      await form.fill({ amount });
      expect(form.problems()).toEqual({ amount: problem });
    }
    for (const amount of ['200', '100000000']) {
      await form.fill({ amount });
      expect(form.problems()).toEqual({});
    }
  });
});

describe('the fine', () => {
  test('asks nothing more: it stands as Amount To Pay', { tags: ['D-006'] }, async () => {
    const form = await estateScreen('pay-services', { owed: OWED });
    await form.fill({ service: 'fine' });
    expect(form.view().next).toBeNull();
    expect(form.names()).toEqual(['service', 'part', 'amount', 'fee']);
    expect(form.field('amount')).toMatchObject({ label: MESSAGES.amountToPay, value: '10000', readOnly: true });
    await form.press('NEXT');
    expect(form.row('Total')).toBe('₦10,050');
    await form.press('CONFIRM');
    expect(form.calls('openDues')).toEqual([{ key: expect.any(String), screen: 'pay-services', serviceId: 'fine' }]);
    await form.widget('captured');
    expect(form.calls('servicePayment')).toMatchObject([{ serviceId: 'fine', duration: 0, fine: 10_000 }]);
  });

  test('who has none is told so, and asked for something else', async () => {
    const form = await estateScreen('pay-services', {}, { values: { service: 'fine' } });
    expect(form.view()).toMatchObject({ step: 'asking', next: 'service' });
    expect(form.problems()).toEqual({ service: SENTENCES.noFine });
    expect(form.field('service').choices).toHaveLength(4);
    expect(form.field('amount').value).toBe('');
    await form.fill({ service: '2', months: '1' });
    await form.press('NEXT');
    expect(form.view().step).toBe('confirming');
  });

  test('that is paid meanwhile, elsewhere, is not read back any more', async () => {
    const form = await estateScreen('pay-services', { owed: OWED });
    await form.fill({ service: 'fine' });
    form.script.owed = null;
    await form.press('NEXT');
    expect(form.view()).toMatchObject({ step: 'asking', next: 'service' });
    expect(form.problems()).toEqual({ service: SENTENCES.noFine });
  });
});

describe('what there is to pay cannot be looked up', () => {
  test('says so, keeps what was said, and can be tried again', async () => {
    const form = await estateScreen('pay-services', { offered: 'no line' }, { values: { service: '1', months: '2' } });
    expect(form.view().step).toBe('unavailable');
    expect(form.said()).toEqual([MESSAGES.networkFailure]);
    form.script.offered = 'good';
    await form.press('RETRY');
    expect(form.view().step).toBe('confirming');
    expect(form.row('Total')).toBe('₦30,050');
  });

  test('a refusal is said in the words of the server', async () => {
    const form = await estateScreen('pay-services', { offered: 'refused' });
    expect(form.view().step).toBe('unavailable');
    expect(form.said()).toEqual(['Your account pays for no services.']);
    form.conversation.send({ type: 'CANCEL' });
    expect(form.heard().at(-1)).toBe(SENTENCES.cancelled);
  });
});
