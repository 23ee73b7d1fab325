import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Script } from '../../../support/portal.ts';
import { shop } from '../../../support/shop.ts';

const FORM = { provider: 'phcneko', meterNumber: '45700000011', email: 'ada@example.com', amount: '5000' };

const opened = (given: Partial<Script> = {}, options: Parameters<typeof shop>[2] = {}) =>
  shop('public-power', given, options);

/** Filled in and verified, with what is bought read back. */
async function readBack(given: Partial<Script> = {}) {
  const page = await opened(given);
  await page.fill(FORM);
  await page.press('NEXT');
  return page;
}

/** Paid with the card, and the widget said this. */
async function paid(given: Partial<Script> = {}, said: 'captured' | 'failed' | 'closed' | 'unavailable' = 'captured') {
  const page = await readBack(given);
  await page.press('CONFIRM');
  await page.widget(said);
  return page;
}

describe('paying', () => {
  test('opens the card widget for amount and fee, and a capture leads to the purchase call', {
    tags: ['B-040', 'B-070', 'B-077'],
  }, async () => {
    const { press, view, calls, send } = await readBack();
    await press('CONFIRM');
    expect(view().widget).toMatchObject({ amount: 5100, currency: 'NGN', orderId: 'POWER-00000001' });
    const [wish] = calls('openBill');
    expect(wish).toEqual({
      key: expect.stringMatching(/^run-\d+-a+:\d+$/),
      screen: 'public-power',
      kind: 'public-power',
      provider: 'phcneko',
      destinationAccount: '45700000011',
      amount: 5000,
      email: 'ada@example.com',
    });
    const reference = { status: 'CAPTURED', orderId: 'POWER-00000001', trans_id: 't-1' } as const;
    await send({ type: 'WIDGET', result: 'captured', reference });
    expect(calls('payBill')).toEqual([
      {
        destinationAccount: '45700000011',
        amount: 5100,
        service: 'pay_bill',
        serviceType: 'electricity',
        provider: 'phcneko',
        email: 'ada@example.com',
        trans_id: 't-1',
        orderId: 'POWER-00000001',
        key: (wish as { key: string }).key,
        status: 'CAPTURED',
      },
    ]);
  });

  test('the purchase call is made four seconds after the capture, and at once after a failure', {
    tags: ['G-046'],
  }, async () => {
    for (const [said, ms] of [
      ['captured', [4000]],
      ['failed', []],
    ] as const) {
      const waits: number[] = [];
      const pause = async (wait: number) => void waits.push(wait);
      const page = await opened({ pace: 'specified' }, { pause });
      await page.fill(FORM);
      await page.press('NEXT');
      await page.press('CONFIRM');
      waits.length = 0;
      await page.widget(said);
      expect(waits, said).toEqual(ms);
    }
  });

  test('success shows the token, says that a receipt was e-mailed, and offers to send it again and to go home', {
    tags: ['B-020', 'B-073', 'B-074'],
  }, async () => {
    const { view, heard, calls } = await paid();
    expect(view()).toMatchObject({
      outcome: 'success',
      result: { title: 'Power token', token: '11223344556677889900', units: '27.78', email: 'ada@example.com' },
      modal: {
        title: 'Yay! Transaction Successful',
        lines: [
          'A receipt was sent to your e-mail, ada@example.com.',
          "Didn't get a receipt? Check your spam folder or",
        ],
        resend: 'send again',
        button: 'BACK TO HOME',
        home: true,
      },
    });
    expect(view().result?.key).toBe((calls('openBill')[0] as { key: string }).key);
    expect(heard().at(-1)).toBe(`${SENTENCES.deliveredToken} ${SENTENCES.alsoMailed}`);
  });

  test('a failed payment shows the failure page at once, with what becomes of the money and the order', {
    tags: ['B-071', 'B-075'],
  }, async () => {
    const { view, calls, press } = await paid({ report: ['failed', 'delivered'] }, 'failed');
    expect(calls('payBill')).toMatchObject([{ status: 'FAILED' }]);
    const { outcome, modal } = view();
    expect(outcome).toBe('failed');
    expect(modal).toMatchObject({ title: 'Oops! Transaction Failed', button: 'BACK TO HOME', home: true });
    expect(modal?.lines[0]).toBe('Please Try Again Later');
    expect(modal?.lines[1]).toMatch(/^Transaction Failed\. /);
    expect(modal?.lines.join(' ')).toContain('POWER-00000001');
    expect(view().actions.map(({ type, label }) => [type, label])).toEqual([
      ['RETRY', 'Try again?'],
      ['CANCEL', 'BACK TO HOME'],
    ]);
    await press('RETRY');
    await press('CONFIRM');
    const keys = calls('openBill').map((input) => (input as { key: string }).key);
    expect(new Set(keys).size).toBe(2);
  });

  test('leaving after a failure does not say that nothing was charged', async () => {
    const { conversation, heard } = await paid({ report: ['failed'] }, 'failed');
    conversation.send({ type: 'CANCEL' });
    expect(heard()).not.toContain(SENTENCES.cancelled);
    expect(heard().at(-1)).toBe(SENTENCES.moneyReturns);
  });

  test.each(['unknown', 'no line'] as const)(
    'while nobody knows what became of it (%s), Server Error stands with the money, the order, and never a failure',
    { tags: ['B-044'] },
    async (report) => {
      const { view } = await paid({ report: [report] });
      const { outcome, modal } = view();
      expect(outcome).toBe('pending');
      expect(modal?.title).toBe('PAYMENT PENDING');
      const text = modal?.lines.join('\n') ?? '';
      expect(text).toContain('Server Error');
      expect(text).toContain(SENTENCES.pendingMoney);
      expect(text).toContain('POWER-00000001');
      expect(JSON.stringify(view())).not.toMatch(/failed/i);
    },
  );

  test('what was unknown reports by itself once it is settled', async () => {
    const { script, conversation, view, widget, press } = await readBack({ report: ['unknown', 'delivered'] });
    await press('CONFIRM');
    script.state = 'fulfilled';
    await widget('captured');
    await conversation.settled();
    await expect.poll(() => view().outcome).toBe('success');
  });

  test('a vendor that is still at work keeps the buyer waiting without a result', async () => {
    const { view, calls } = await paid({ report: ['processing', 'delivered'] });
    expect(view().outcome).toBe('success');
    expect(calls('payBill')).toHaveLength(2);
    expect(view().waiting).toBeUndefined();
  });

  test('closing the widget only ends the waiting: nothing is called an error, and the same order opens again', {
    tags: ['B-072'],
  }, async () => {
    const { view, said, press, calls } = await paid({ report: ['not-paid'] }, 'closed');
    expect(view()).toMatchObject({ step: 'closed', busy: null });
    expect(said()).toEqual([SENTENCES.closed]);
    await press('CONFIRM');
    expect(view().widget?.orderId).toBe('POWER-00000001');
    const keys = calls('openBill').map((input) => (input as { key: string }).key);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('a card script that did not load says so, and nothing is lost', async () => {
    const { view, said } = await paid({}, 'unavailable');
    expect(view().step).toBe('confirming');
    expect(said()).toContain('Oops! Server or Network Error');
  });

  test.each([
    ['often', 'Too many tries. Please wait a minute.'],
    ['busy', 'The portal is busy.'],
    ['no line', MESSAGES.networkFailure],
  ] as const)('an order that cannot be opened (%s) says why, and can be tried again', async (bill, message) => {
    const { press, view, said, script } = await readBack({ bill });
    await press('CONFIRM');
    expect(view().step).toBe('confirming');
    expect(said()).toContain(message);
    script.bill = 'good';
    await press('CONFIRM');
    expect(view().step).toBe('card');
  });

  test.each([
    ['bad account', 'meterNumber', 'Invalid Number'],
    ['bad email', 'email', 'Email is required'],
  ] as const)('an order that is refused for one answer (%s) asks for that one again', async (bill, field, message) => {
    const { press, view, problems } = await readBack({ bill });
    await press('CONFIRM');
    expect(view()).toMatchObject({ step: 'asking', next: field });
    expect(problems()).toEqual({ [field]: message });
  });

  test('the same purchase goes under the same key when its answer was lost, a changed one under another', async () => {
    const { press, fill, script, calls } = await readBack({ bill: 'no line' });
    await press('CONFIRM');
    await press('CONFIRM');
    script.bill = 'good';
    await fill({ amount: '6000' });
    await press('CONFIRM');
    const keys = calls('openBill').map((input) => (input as { key: string }).key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
