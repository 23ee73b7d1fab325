import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { COMPLAINT, SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Dues } from '#machines/assistant/sync/keep.ts';
import type { Script } from '../../../support/portal.ts';
import { estateScreen } from './estate-screen.ts';

const THREE_MONTHS = { service: 'service-charge', months: '3' };
const CONTACT = 'Support: phone 0700 000 0000, email support@wattchat.example, or the chat on this website.';

async function paying(given: Partial<Script> = {}) {
  const form = await estateScreen('pay-services', given, { values: THREE_MONTHS });
  await form.press('CONFIRM');
  return form;
}

const keys = (form: Awaited<ReturnType<typeof paying>>) =>
  form.calls('openDues').map((input) => (input as { key: string }).key);

describe('paying an estate', () => {
  test('yes makes an order of service and months, which the server prices, and opens the card window', async () => {
    const form = await paying();
    expect(form.calls('openDues')).toEqual([
      { key: expect.any(String), screen: 'pay-services', serviceId: '1', months: 3 },
    ]);
    expect(form.view().widget).toMatchObject({ amount: 45_050, orderId: 'SERVICES-00000001' });
  });

  test('a capture is reported with the reference, the service, 30 days a month, and what is credited', {
    tags: ['D-013', 'D-014'],
  }, async () => {
    const form = await paying();
    await form.widget('captured');
    expect(form.calls('servicePayment')).toEqual([
      {
        transfer_reference: { status: 'CAPTURED', orderId: 'SERVICES-00000001' },
        serviceId: '1',
        duration: 90,
        serviceCharge: 45_000,
      },
    ]);
  });

  test('PAYMENT SUCCESSFUL, with a card of what was paid, for how long, and its order; no token', {
    tags: ['D-016'],
  }, async () => {
    const form = await paying();
    await form.widget('captured');
    expect(form.view()).toMatchObject({
      outcome: 'success',
      modal: { title: MESSAGES.paymentSuccessful, lines: [MESSAGES.servicePaid, CONTACT, COMPLAINT], button: 'Done' },
    });
    expect(form.view().result).toEqual({
      title: 'Service Charge',
      orderId: 'SERVICES-00000001',
      paidAt: expect.any(String),
      email: 'resident@palmcourt.example',
    });
    expect(form.view().summary).toEqual([
      { label: 'Service', value: 'Service Charge' },
      { label: 'Months', value: '3' },
      { label: 'Meter', value: '45012345670' },
      { label: 'Estate', value: 'Palm Court' },
      { name: 'amount', label: 'Amount', value: '₦45,000' },
      { name: 'fee', label: 'Convenience fee', value: '₦50' },
      { label: 'Total paid', value: '₦45,050', total: true },
    ]);
    expect(form.view().progress?.at).toBe(2);
    expect(form.heard().at(-1)).toBe(SENTENCES.deliveredDue);
  });

  test('what is owed is asked for again afterwards, and kept under the names of the specification', async () => {
    const kept: Dues[] = [];
    const owed = { serviceCharge: -45_000, devLevy: -100, fine: 0 };
    const form = await estateScreen(
      'pay-services',
      { owed },
      { values: THREE_MONTHS, keep: { keepDues: (dues) => void kept.push(dues) } },
    );
    await form.press('CONFIRM');
    form.script.owed = { ...owed, serviceCharge: 0 };
    await form.widget('captured');
    expect(kept[0]).toEqual({ serviceCharge: -45_000, DevLevy: -100, fine: 0, duration: 0 });
    expect(kept.at(-1)).toEqual({ serviceCharge: 0, DevLevy: -100, fine: 0, duration: 0 });
  });
});

describe('a price that the server sees otherwise', () => {
  test('is read back again before the card opens, and a second yes pays the same order', async () => {
    const form = await estateScreen('pay-services', {}, { values: THREE_MONTHS });
    form.script.services = [{ id: 1, name: 'Service Charge', amount: 16_000 }];
    await form.press('CONFIRM');
    expect(form.view()).toMatchObject({ step: 'confirming', widget: null });
    expect(form.said()).toEqual([SENTENCES.confirmDue, SENTENCES.totalChanged]);
    expect(form.row('Amount')).toBe('₦48,000');
    expect(form.row('Total')).toBe('₦48,050');
    await form.press('CONFIRM');
    expect(form.view().widget?.amount).toBe(48_050);
    expect(new Set(keys(form)).size).toBe(1);
    await form.widget('captured');
    expect(form.calls('servicePayment')).toMatchObject([{ serviceCharge: 48_000, duration: 90 }]);
  });

  test('is read back again for who has moved since, with the meter and the estate that will be paid for', async () => {
    const form = await estateScreen('pay-services', {}, { values: THREE_MONTHS });
    form.script.apartment = { meterNumber: '45700000001', estate: 'Cedar View' };
    await form.press('CONFIRM');
    expect(form.view()).toMatchObject({ step: 'confirming', widget: null });
    expect(form.said().at(-1)).toBe(SENTENCES.meterChanged);
    expect([form.row('Meter'), form.row('Estate')]).toEqual(['45700000001', 'Cedar View']);
    await form.press('CONFIRM');
    expect(form.view().widget?.amount).toBe(45_050);
    expect(new Set(keys(form)).size).toBe(1);
  });

  test('is not taken for the price of other months', async () => {
    const form = await estateScreen('pay-services', {}, { values: THREE_MONTHS });
    form.script.services = [{ id: 1, name: 'Service Charge', amount: 16_000 }];
    await form.press('CONFIRM');
    await form.fill({ months: '2' });
    expect(form.view().step).toBe('confirming');
    expect(form.row('Total')).toBe('₦32,050');
    await form.press('CONFIRM');
    expect(form.view().widget?.amount).toBe(32_050);
    expect(new Set(keys(form)).size).toBe(2);
  });
});

describe('an order that is refused', () => {
  test('says why in the words of the server, and nothing is charged', async () => {
    const form = await paying({ dues: 'refused' });
    expect(form.view()).toMatchObject({ step: 'confirming', widget: null });
    expect(form.said()).toContain('That cannot be paid.');
  });

  test('a price outside the limits stands at the months it comes from', async () => {
    const form = await paying({ dues: 'too small' });
    expect(form.view()).toMatchObject({ step: 'asking', next: 'months' });
    expect(form.problems()).toEqual({ months: 'The least you can pay at once is ₦200' });
  });

  test('a service that is not offered any more is asked for again, from what there is now', async () => {
    const form = await estateScreen('pay-services', {}, { values: THREE_MONTHS });
    form.script.dues = 'gone';
    form.script.services = [{ id: 2, name: 'Security', amount: 5_000 }];
    await form.press('CONFIRM');
    expect(form.view()).toMatchObject({ step: 'asking', next: 'service' });
    expect(form.said()).toContain('This is not one of your services.');
    expect(form.field('service').choices.map(({ label }) => label)).toEqual(['Security', 'Development Levy', 'Fine']);
  });

  test('no answer at all says so, and the same can be tried again', async () => {
    const form = await paying({ dues: 'no line' });
    expect(form.view().step).toBe('confirming');
    expect(form.said()).toContain(MESSAGES.networkFailure);
    form.script.dues = 'good';
    await form.press('CONFIRM');
    expect(form.view().widget?.amount).toBe(45_050);
    expect(new Set(keys(form)).size).toBe(1);
  });
});

describe('a payment that does not go through', () => {
  test('PAYMENT FAILED with the specified words, and it can be tried again under a new order', {
    tags: ['D-017'],
  }, async () => {
    const form = await paying({ paid: 'failed' });
    await form.widget('failed');
    expect(form.view()).toMatchObject({
      outcome: 'failed',
      modal: {
        title: MESSAGES.paymentFailed,
        lines: [`${MESSAGES.serviceNotPaid} The card was declined.`, CONTACT, COMPLAINT],
        button: MESSAGES.tryAgain,
      },
    });
    form.script.paid = 'delivered';
    await form.press('RETRY');
    expect(form.view().step).toBe('confirming');
    expect(form.row('Months')).toBe('3');
    await form.press('CONFIRM');
    await form.widget('captured');
    expect(form.view().outcome).toBe('success');
    expect(new Set(keys(form)).size).toBe(2);
  });

  test('money that is on its way back says so, and its button is Close: there is nothing to try again', {
    tags: ['D-018'],
  }, async () => {
    const form = await paying({ paid: 'refunding' });
    await form.widget('captured');
    expect(form.view()).toMatchObject({
      outcome: 'failed',
      modal: {
        title: MESSAGES.paymentFailed,
        lines: [`${MESSAGES.serviceNotPaid} The money is on its way back.`, CONTACT, COMPLAINT],
        button: MESSAGES.close,
      },
    });
    expect(form.action('CANCEL')?.label).toBe(MESSAGES.close);
    form.conversation.send({ type: 'CANCEL' });
    await form.conversation.settled();
    expect(form.heard().at(-1)).toBe(SENTENCES.moneyReturns);
  });

  test.each(['unknown', 'no line'] as const)(
    '%s: while nobody knows, PAYMENT PENDING and not a word of failure',
    async (paid) => {
      const form = await paying({ paid, state: 'pending' });
      form.script.state = 'opened';
      await form.widget('captured');
      expect(form.view()).toMatchObject({ outcome: 'pending', modal: { title: MESSAGES.paymentPending } });
      expect(form.view().modal?.lines).toEqual([
        expect.stringContaining('proof of debit with your bank account name and meter number'),
        CONTACT,
        COMPLAINT,
      ]);
      expect(JSON.stringify(form.view())).not.toMatch(/failed|not successful|try again/i);
      form.script.paid = 'delivered';
      await form.press('RETRY');
      expect(form.view().outcome).toBe('success');
    },
  );

  test('a card window that is closed keeps the same order, which can still be paid', async () => {
    const form = await paying({ paid: 'not paid' });
    await form.widget('closed');
    expect(form.view().step).toBe('closed');
    expect(form.said()).toContain(SENTENCES.closed);
    form.script.paid = 'delivered';
    await form.press('CONFIRM');
    await form.widget('captured');
    expect(form.view().outcome).toBe('success');
    expect(keys(form)).toEqual([keys(form)[0], keys(form)[0]]);
  });
});
