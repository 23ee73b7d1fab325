import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { SHOP } from '../../../support/calls/held-meters.ts';
import { bought, chatOf } from './past-chat.ts';

const USER = 'service-user';
const BESIDE = { token: null, units: null } as const;
const SERVICE = bought({
  ...BESIDE,
  orderId: 'SERVICES-0000000B',
  kind: 'service',
  service: 'Service Charge',
  serviceId: '1',
  months: 3,
  amount: 45_000,
  total: 45_050,
  paidAt: '2026-11-19T10:00:00.000Z',
});
const LEVY = bought({
  ...BESIDE,
  orderId: 'DEVLEVY-0000000C',
  kind: 'dev-levy',
  service: 'Development Levy',
  serviceId: 'dev-levy',
  amount: 20_000,
  total: 20_050,
  paidAt: '2026-11-18T10:00:00.000Z',
});
const FINE = bought({
  ...BESIDE,
  orderId: 'SERVICES-0000000D',
  kind: 'fine',
  service: 'Fine',
  serviceId: 'fine',
  amount: 10_000,
  total: 10_050,
});
const AIRTIME = bought({
  ...BESIDE,
  orderId: 'AIRTIME-0000000E',
  kind: 'airtime',
  provider: 'mtn',
  account: '08031234567',
  amount: 500,
  fee: 0,
  total: 500,
});
const PURCHASES = [bought(), SERVICE, LEVY, FINE, AIRTIME];

describe('a receipt again', () => {
  test.each([
    ['receipt for POWER-0000000A', 'POWER-0000000A', 'Power token'],
    ['receipt for power 0000000a', 'POWER-0000000A', 'Power token'],
    ['pls send receipt of order services-0000000b', 'SERVICES-0000000B', 'Service Charge'],
    ['Kindly generate a PDF receipt for DEVLEVY-0000000C', 'DEVLEVY-0000000C', 'Development Levy'],
    ['reciept SERVICES-0000000D', 'SERVICES-0000000D', 'Fine'],
    ['receipt AIRTIME-0000000E', 'AIRTIME-0000000E', 'Airtime'],
    ['receipt of my last payment', 'POWER-0000000A', 'Power token'],
    ['receipt of my last service charge payment', 'SERVICES-0000000B', 'Service Charge'],
    ['abeg give me receipt for the service charge wey I pay', 'SERVICES-0000000B', 'Service Charge'],
    ['receipt for my fine', 'SERVICES-0000000D', 'Fine'],
    ['download my levy receipt', 'DEVLEVY-0000000C', 'Development Levy'],
  ])('"%s" shows the card and hands out the same file as the table', async (sentence, orderId, title) => {
    const chat = await chatOf(USER, { purchases: PURCHASES }, sentence);
    expect(chat.card()?.result).toMatchObject({ orderId, title });
    expect(chat.files).toEqual([{ name: `Receipt${orderId}.pdf`, base64: 'JVBERg==' }]);
    expect(chat.shown().view).toBeNull();
  });

  test('the card tells what the first one told: what, for whom, amount, fee and total', async () => {
    const chat = await chatOf(USER, { purchases: PURCHASES }, 'receipt for SERVICES-0000000B');
    expect(chat.card()?.summary).toEqual([
      { label: 'Service', value: 'Service Charge' },
      { label: 'Months', value: '3' },
      { label: 'Meter', value: '45012345670' },
      { label: 'Estate', value: 'Palm Court' },
      { name: 'amount', label: 'Amount', value: '₦45,000' },
      { name: 'fee', label: 'Convenience fee', value: '₦50' },
      { label: 'Total paid', value: '₦45,050', total: true },
    ]);
    expect(chat.files).toEqual([{ name: 'ReceiptSERVICES-0000000B.pdf', base64: 'JVBERg==' }]);
  });

  test('a token whose units the vendor did not say has them at the meter', async () => {
    const chat = await chatOf(USER, { purchases: [bought({ units: null })] }, 'receipt for POWER-0000000A');
    expect(chat.card()?.result).not.toHaveProperty('units');
    expect(chat.card()?.summary.at(-1)).toEqual({ label: 'Units', value: 'shown by your meter' });
  });

  test.each(['resend the receipt', 'email me the receipt for POWER-0000000A', 'send my receipt to my mail again'])(
    '"%s" e-mails it to the address of the order',
    async (sentence) => {
      const chat = await chatOf(USER, { purchases: PURCHASES }, sentence);
      expect(chat.texts()).toContain(PAST_SENTENCES.mailed('resident@palmcourt.example'));
      expect(chat.files).toEqual([]);
    },
  );

  test('an order that is not theirs, or is none, is not found', async () => {
    const chat = await chatOf(USER, { purchases: PURCHASES }, 'receipt for POWER-99999999');
    expect(chat.last()?.text).toBe(PAST_SENTENCES.noSuchOrder);
    const none = await chatOf(USER, {}, 'receipt of my last payment');
    expect(none.last()?.text).toBe(PAST_SENTENCES.nothingBought);
  });

  test('a file that cannot be had is "Receipt not available", and the card stands all the same', async () => {
    const chat = await chatOf(USER, { purchases: PURCHASES, receipt: 'unknown' }, 'receipt for POWER-0000000A');
    expect(chat.last()?.text).toBe(MESSAGES.receiptNotAvailable);
    expect(chat.card()?.result.orderId).toBe('POWER-0000000A');
  });

  test('a visitor signs in first', async () => {
    const chat = await chatOf(null, { purchases: PURCHASES }, 'my last receipt');
    expect(chat.texts()).toContain(TALK.signInFirst);
    expect(chat.calls('ownPurchase')).toEqual([]);
  });
});

describe('a token again', () => {
  test.each(['resend my token', 'show me my last token', 'I deleted the sms, give me my token again'])(
    '"%s" shows it and e-mails it',
    async (sentence) => {
      const chat = await chatOf(USER, { purchases: PURCHASES }, sentence);
      expect(chat.card()?.result).toMatchObject({ orderId: 'POWER-0000000A', token: '60473918225077641183' });
      expect(chat.texts()).toContain(PAST_SENTENCES.mailed('resident@palmcourt.example'));
    },
  );

  test('one that has not come yet is not made up, and nothing is e-mailed', async () => {
    const purchases = [bought({ ...BESIDE, state: 'pending' })];
    const chat = await chatOf(USER, { purchases }, 'resend my token');
    expect(chat.last()?.text).toBe(PAST_SENTENCES.noToken);
    expect(chat.card()?.result.token).toBeUndefined();
    expect(chat.card()?.result.status).toEqual({ text: 'Pending', tone: 'warning' });
  });

  test('money that went back is said', async () => {
    const purchases = [bought({ ...BESIDE, state: 'refunded' })];
    const chat = await chatOf(USER, { purchases }, 'resend token for POWER-0000000A');
    expect(chat.texts()).toContain(PAST_SENTENCES.returned);
    expect(chat.card()?.result.status).toEqual({ text: 'Failed', tone: 'danger' });
  });
});

const FINED = { serviceCharge: 0, devLevy: 0, fine: 10_000 };

describe('the same again', () => {
  const again = async (purchase: ReturnType<typeof bought>, sentence = 'buy the same again', role = USER) =>
    chatOf(role, { purchases: [purchase], ...(purchase.kind === 'fine' && { owed: FINED }) }, sentence);

  test.each([
    ['power', bought(), 'buy-power', '₦5,050'],
    ['three months of service charge', SERVICE, 'pay-services', '₦45,050'],
    ['the levy', LEVY, 'pay-services', '₦20,050'],
    ['a fine', FINE, 'pay-services', '₦10,050'],
  ] as const)('%s is read back, and nothing is ordered before the yes', async (_, purchase, flow, total) => {
    const chat = await again(purchase);
    expect(chat.shown().view).toMatchObject({ flow, step: 'confirming' });
    expect(chat.shown().view?.summary.find((row) => row.total)?.value).toBe(total);
    expect(chat.calls('openDues').concat(chat.calls('openOrder'))).toEqual([]);
  });

  test("a home owner's levy goes through their own screen", async () => {
    const chat = await again(LEVY, 'same again', 'service-owner');
    expect(chat.shown().view).toMatchObject({ flow: 'pay-dev-levy', step: 'confirming' });
  });

  test('airtime goes to the same number', async () => {
    const chat = await again(AIRTIME, 'repeat my last purchase');
    expect(chat.shown().view?.flow).toBe('airtime');
    const values = Object.fromEntries((chat.shown().view?.fields ?? []).map(({ name, value }) => [name, value]));
    const rows = Object.fromEntries((chat.shown().view?.summary ?? []).map(({ label, value }) => [label, value]));
    expect({ ...values, ...rows }).toMatchObject({ phone: '08031234567' });
  });

  test('"buy power again" is the last power, not the last payment', async () => {
    const chat = await chatOf(USER, { purchases: [SERVICE, bought()] }, 'buy power again');
    expect(chat.shown().view).toMatchObject({ flow: 'buy-power', step: 'confirming' });
  });

  test('power that was bought for another of the own meters is for that one again', async () => {
    const chat = await chatOf(USER, { purchases: [bought({ account: SHOP })] }, 'buy power again');
    const rows = Object.fromEntries((chat.shown().view?.summary ?? []).map(({ label, value }) => [label, value]));
    expect(rows.Meter).toBe(`${SHOP} (shop)`);
  });

  test('what is open meanwhile is set aside', async () => {
    const chat = await chatOf(USER, { purchases: [bought()] }, 'pay service charge', 'buy the same again');
    expect(chat.texts()).toContain(TALK.setAside('Pay For Services'));
    expect(chat.shown().view).toMatchObject({ flow: 'buy-power', step: 'confirming' });
  });

  test('who has paid for nothing is told so', async () => {
    const chat = await chatOf(USER, {}, 'buy the same again');
    expect(chat.last()?.text).toBe(PAST_SENTENCES.nothingBought);
  });
});
