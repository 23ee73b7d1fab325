import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Script } from '../../../support/portal.ts';
import { shop } from '../../../support/shop.ts';

const MTN = '08031234567';
const FORM = { network: 'mtn', phone: MTN, confirmPhone: MTN, amount: '500' };
const PLAN = 'N1,000 (30 days, 1.5GB)';

type Options = Parameters<typeof shop>[2];
const landing = (given: Partial<Script> = {}, options: Options = {}) => shop('airtime', given, options);

/** Airtime of ₦500 read back on the landing page. */
async function readBack(given: Partial<Script> = {}) {
  const form = await landing(given);
  await form.fill(FORM);
  await form.press('NEXT');
  return form;
}

async function paid(given: Partial<Script> = {}, said: 'captured' | 'failed' | 'closed' | 'unavailable' = 'captured') {
  const form = await readBack(given);
  await form.press('CONFIRM');
  await form.widget(said);
  return form;
}

describe('paying for airtime', () => {
  test('a capture leads to the purchase call with the service code of airtime', { tags: ['B-033'] }, async () => {
    const { calls, view } = await paid();
    expect(calls('openBill')).toEqual([
      {
        key: expect.stringMatching(/:\d+$/),
        screen: 'airtime',
        kind: 'airtime',
        provider: 'mtn',
        destinationAccount: MTN,
        amount: 500,
      },
    ]);
    expect(calls('payBill')).toEqual([
      {
        destinationAccount: MTN,
        amount: 500,
        service: 'vtu',
        provider: 'mtn',
        orderId: 'AIRTIME-00000001',
        key: (calls('openBill')[0] as { key: string }).key,
        status: 'CAPTURED',
      },
    ]);
    expect(view().result).not.toHaveProperty('token');
  });

  test('success is the last step; without an address it does not say that a receipt was sent', {
    tags: ['B-084', 'B-091'],
  }, async () => {
    const { view, heard } = await paid();
    expect(view()).toMatchObject({
      outcome: 'success',
      progress: { at: 2 },
      modal: { title: 'Yay! Transaction Successful', lines: [SENTENCES.noReceiptAddress], button: 'BACK TO HOME' },
    });
    expect(view().modal).not.toHaveProperty('resend');
    expect(view().summary.map(({ label, value }) => [label, value])).toEqual([
      ['Network', 'MTN'],
      ['Phone Number', MTN],
      ['Amount', '₦500'],
      ['Convenience fee', '₦100'],
      ['Total paid', '₦600'],
    ]);
    expect(heard().at(-1)).toBe(SENTENCES.deliveredPurchase);
  });

  test('a failed payment advances to the failure page', { tags: ['B-092'] }, async () => {
    const { view, calls } = await paid({ report: ['failed'] }, 'failed');
    expect(calls('payBill')).toMatchObject([{ status: 'FAILED' }]);
    expect(view()).toMatchObject({ outcome: 'failed', progress: { at: 2 } });
    expect(view().modal?.lines).toEqual([
      'Please Try Again Later',
      'Transaction Failed. The card was declined.',
      'Your order is AIRTIME-00000001.',
      expect.stringContaining('support@wattchat.example'),
    ]);
  });

  test('an unknown outcome is pending with Server Error, the money and the order, never a failure', async () => {
    const { view } = await paid({ report: ['unknown'] });
    expect(view()).toMatchObject({ outcome: 'pending', modal: { title: 'PAYMENT PENDING' } });
    expect(view().modal?.lines[0]).toBe(`Server Error. ${SENTENCES.pendingMoney} ${SENTENCES.pendingWatch}`);
    expect(view().modal?.lines[1]).toBe('Your order is AIRTIME-00000001.');
  });

  test('a widget that was closed without a result says Error, and that nothing was charged', {
    tags: ['B-035'],
  }, async () => {
    const { said, view } = await paid({ report: ['not-paid'] }, 'closed');
    expect(view().step).toBe('closed');
    expect(said()).toEqual(['Error', SENTENCES.closed]);
  });

  test('a capture that the closed window did not report still ends in the airtime', async () => {
    const { view } = await paid({ report: ['delivered'] }, 'closed');
    expect(view().outcome).toBe('success');
  });

  test('a card script that did not load says so in the words of airtime', { tags: ['B-032'] }, async () => {
    const { said, view } = await paid({}, 'unavailable');
    expect(view().step).toBe('confirming');
    expect(said()).toContain('Opps! Server or network error');
  });

  test('a number that the server finds wrong is asked for again', async () => {
    const { press, view, problems } = await readBack({ bill: 'bad account' });
    await press('CONFIRM');
    expect(view()).toMatchObject({ step: 'asking', next: 'phone' });
    expect(problems()).toEqual({ phone: 'Invalid Number' });
  });
});

describe('airtime and data by typing', () => {
  test('a number that is said is not asked for twice: it is read back before paying', async () => {
    const { say, view, row, heard } = await landing();
    await say('mtn', '0803 123 4567', '500');
    expect(view().step).toBe('confirming');
    expect(row('Phone Number')).toBe(MTN);
    expect(heard()).not.toContain('Please give the mobile number once more.');
    expect(heard()).not.toContain('Which e-mail address should the receipt go to?');
  });

  test('a sentence that says everything goes straight to the read-back', async () => {
    const { view, row } = await landing({}, { values: { network: 'mtn', phone: MTN, amount: '500' } });
    expect(view().step).toBe('confirming');
    expect(row('Total')).toBe('₦600');
  });

  test('what is wrong with a number is said in the chat in the same words', async () => {
    const { say, send, heard } = await landing();
    await say('mtn');
    await send({ type: 'FILL', values: { phone: '06031234567' }, from: 'chat' });
    expect(heard().at(-1)).toBe('Phone Number is not correct');
  });

  test('data of so many naira is the plan of that price', async () => {
    const values = { category: 'data', network: 'mtn', amount: '1000', phone: '+2348031234567' };
    const { view, row } = await landing({}, { values });
    expect(view().step).toBe('confirming');
    expect(row('Plan')).toBe(PLAN);
    expect(row('Phone Number')).toBe(MTN);
  });

  test('a volume that several plans have is asked about, and the answer narrows it down', async () => {
    const { view, heard, say, row } = await landing(
      {},
      { values: { category: 'data', network: 'airtel', plan: '6gb', phone: MTN } },
    );
    expect(view()).toMatchObject({ step: 'asking', next: 'plan' });
    expect(heard()).toContain(SENTENCES.severalSold('6gb'));
    await say('the second one');
    expect(row('Plan')).toBe('N2,499.01 (30 days, 6GB)');
  });

  test('back at the read-back asks the last question that must be answered, not the one that may be left out', async () => {
    const { say, view } = await readBack();
    await say('back');
    expect(view()).toMatchObject({ step: 'asking', next: 'amount' });
    await say('700');
    expect(view().summary.at(-1)?.value).toBe('₦800');
  });

  test('after a no, what was pointed out is not said again', async () => {
    const { view, say, heard } = await landing({}, { values: { network: 'glo', phone: MTN, amount: '500' } });
    const pointedOut = SENTENCES.otherNetwork('MTN', 'Glo');
    expect(view().say.map((one) => one.text)).toContain(pointedOut);
    await say('no');
    expect(heard().at(-1)).toBe(SENTENCES.declinedPurchase);
    expect(heard().filter((text) => text === pointedOut)).toHaveLength(1);
  });

  test('cancel ends it, and nothing was charged', async () => {
    const { say, conversation, heard, calls } = await readBack();
    await say('cancel');
    expect(conversation.getSnapshot().view).toBeNull();
    expect(heard()).toContain(SENTENCES.cancelled);
    expect(calls('openBill')).toEqual([]);
  });
});
