import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { PUBLIC_KINDS, type PublicKind } from '#catalogues/orders.ts';
import { readToken } from '#machines/kit/tokens.ts';
import { formatToken } from '#machines/kit/writing/format.ts';
import { resendReceipt } from '#src/server/receipts/resend.ts';
import { pdfText } from '../../support/pdf/pdf-text.ts';
import { openTestStorefront, type TestStorefront } from '../../support/server/storefront.ts';

let store: TestStorefront;
beforeAll(async () => {
  store = await openTestStorefront();
});
afterAll(() => store.close());

const mailsOf = (orderId: string) =>
  store.db
    .selectFrom('mail_outbox')
    .select(['to_address', 'subject', 'text'])
    .where('text', 'like', `%${orderId}%`)
    .execute();

const MAILS: Readonly<Record<PublicKind, readonly [goods: string, lines: readonly string[]]>> = {
  'public-power': [
    'electricity token',
    [
      'Your payment went through. Type this token into your meter:',
      '',
      expect.stringMatching(/^ {4}\d{4} \d{4} \d{4} \d{4} \d{4}$/),
      '',
      'Units: 27.78 kWh',
      'Provider: EKEDC',
      'Meter number: 45012340001',
      expect.stringMatching(/^Account name: \w+ \w+$/),
      'Amount: ₦5,000',
      'Convenience fee: ₦100',
      'Total paid: ₦5,100',
    ],
  ],
  airtime: [
    'airtime receipt',
    [
      'Your payment went through.',
      '₦500 of MTN airtime was sent to 08031230001.',
      '',
      'Provider: MTN',
      'Mobile number: 08031230001',
      'Amount: ₦500',
      'Convenience fee: ₦100',
      'Total paid: ₦600',
    ],
  ],
  data: [
    'mobile data receipt',
    [
      'Your payment went through.',
      "The Airtel data plan 'N19,999.02 (30 days, 110GB)' was sent to 08021230001.",
      '',
      'Provider: Airtel',
      'Package: N19,999.02 (30 days, 110GB)',
      'Mobile number: 08021230001',
      'Amount: ₦19,999.02',
      'Convenience fee: ₦100',
      'Total paid: ₦20,099.02',
    ],
  ],
  internet: [
    'internet access receipt',
    [
      'Your payment went through.',
      "The Smile package '1GB FlexiDaily' was added to account 1002000001.",
      '',
      'Provider: Smile',
      'Package: 1GB FlexiDaily',
      'Account: 1002000001',
      'Amount: ₦350',
      'Convenience fee: ₦0',
      'Total paid: ₦350',
    ],
  ],
  cable: [
    'cable TV receipt',
    [
      'Your payment went through.',
      "The GOtv package 'MAX' was added to smartcard 7023450001.",
      '',
      'Provider: GOtv',
      'Package: MAX',
      'Smartcard number: 7023450001',
      expect.stringMatching(/^Account name: \w+ \w+$/),
      'Amount: ₦3,600',
      'Convenience fee: ₦100',
      'Total paid: ₦3,700',
    ],
  ],
};

test.each(PUBLIC_KINDS)("a receipt of %s goes to the buyer's e-mail and says what was delivered", async (kind) => {
  const { orderId } = await store.bought(kind);
  const [mail, ...more] = await mailsOf(orderId);
  const [goods, lines] = MAILS[kind];
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to_address: 'ngozi@mail.example', subject: `Your ${goods}, order ${orderId}` });
  const [hello, ...rest] = mail?.text.split('\n') ?? [];
  expect(hello).toMatch(/^Hello \S+.*,$/);
  expect(rest).toEqual(['', ...lines, expect.stringMatching(/^Paid at: /), `Order number: ${orderId}`]);
});

test.each([
  ['public-power', 'power for meter 45012349999', '₦5,100'],
  ['airtime', 'airtime for 08031239999', '₦600'],
  ['data', 'mobile data for 08021239999', '₦20,099.02'],
  ['internet', 'internet access for account 1002009999', '₦350'],
  ['cable', 'cable TV for smartcard 7023459999', '₦3,700'],
] as const)(
  'who paid for %s that could not be had is told by mail that the money comes back',
  async (kind, what, total) => {
    const { orderId } = await store.bought(kind, 'refused', 5);
    const mails = await mailsOf(orderId);
    expect(mails.map((mail) => mail.subject)).toEqual([`Your refund, order ${orderId}`]);
    expect(mails[0]?.text).toContain(`We could not buy ${what}, so ${total} is on its way back to your card.`);
  },
);

test.each(['airtime', 'data'] as const)(
  '%s without an e-mail is delivered, and refunded, without any mail',
  async (kind) => {
    const delivered = await store.bought(kind, 'plain', 1, '');
    expect(await delivered.report()).toMatchObject({ status: 200, body: { email: '' } });
    const refused = await store.bought(kind, 'refused', 5, '');
    expect(await refused.report()).toMatchObject({ status: 400, body: { state: 'refunded' } });
    expect(await mailsOf(delivered.orderId)).toEqual([]);
    expect(await mailsOf(refused.orderId)).toEqual([]);
    const asked = { orderId: delivered.orderId, key: delivered.wish.key };
    expect(await store.ask('resendReceipt', asked)).toEqual({
      status: 400,
      body: { code: 'receipt-not-available', message: 'Receipt not available' },
    });
    expect(await store.ask('billReceipt', asked)).toMatchObject({ status: 200 });
  },
);

test("a visitor has a receipt sent again to the order's own address, three times an hour and no more", async () => {
  const order = await store.bought('cable');
  const asked = { orderId: order.orderId, key: order.wish.key };
  const sent = await Promise.all(Array.from({ length: 8 }, () => store.ask('resendReceipt', asked)));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  expect(sent.find(({ status }) => status === 200)?.body).toEqual({ sentTo: 'ngozi@mail.example' });
  expect(await mailsOf(order.orderId)).toHaveLength(4);
});

test('a receipt that may not be sent again is not written either, however many ask at once', async () => {
  const order = await store.bought('cable');
  let written = 0;
  const receipt = async () => {
    written += 1;
  };
  const deps = { ...store.deps, letters: { ...store.deps.letters, receipt } };
  const asker = { userId: null, key: order.wish.key };
  await Promise.all(Array.from({ length: 8 }, () => resendReceipt(deps, order.orderId, asker)));
  expect(written).toBe(3);
});

test('an order has its receipt drawn thirty times in ten minutes, and then has to wait', async () => {
  const order = await store.bought('airtime');
  const asked = { orderId: order.orderId, key: order.wish.key };
  const answers = await Promise.all(Array.from({ length: 32 }, () => store.ask('billReceipt', asked)));
  const told = {
    status: 429,
    body: {
      code: 'too-many-tries',
      message: expect.stringMatching(/ in (one minute|\d+ minutes)\.$/),
      retryAfter: expect.any(Number),
    },
  };
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject(told);
  const other = await store.bought('data');
  expect(await store.ask('billReceipt', { orderId: other.orderId, key: other.wish.key })).toMatchObject({
    status: 200,
  });
});

test('a receipt of an order that nobody has paid is not available', async () => {
  const order = await store.opened('internet');
  const asked = { orderId: order.orderId, key: order.wish.key };
  const message = 'Receipt not available';
  for (const call of ['billReceipt', 'resendReceipt'] as const) {
    expect(await store.ask(call, asked)).toEqual({ status: 400, body: { code: 'receipt-not-available', message } });
  }
});

test.each([
  ['public-power', ['Receipt for electricity', 'EKEDC', '27.78 kWh', 'Meter number', '45012340001', '₦5,100']],
  ['airtime', ['Receipt for airtime', 'MTN airtime', 'Delivered', '₦500', 'Mobile number', '08031230001', '₦600']],
  ['data', ['Receipt for mobile data', 'Airtel mobile data', 'N19,999.02 (30 days, 110GB)', '₦20,099.02']],
  ['internet', ['Receipt for internet access', '1GB FlexiDaily', 'Account', '1002000001', '₦350']],
  ['cable', ['Receipt for cable TV', 'GOtv cable TV', 'MAX', 'Smartcard number', '7023450001', '₦3,700']],
] as const)('a visitor downloads the receipt of %s with the key', async (kind, lines) => {
  const order = await store.bought(kind);
  const { status, body } = await store.ask('billReceipt', { orderId: order.orderId, key: order.wish.key });
  expect({ status, name: body.name }).toEqual({ status: 200, name: expect.stringMatching(/^Receipt\w+\.pdf$/) });
  const page = pdfText(Buffer.from(String(body.base64), 'base64'));
  expect(page).toEqual(expect.arrayContaining(['Approved', order.orderId, ...lines]));
});

test('a token whose units the vendor does not say is delivered: mail, receipt and My tokens have it without', async () => {
  const { orderId, report, wish } = await store.bought('public-power', 'untold-units');
  const { status, body } = await report();
  expect({ status, units: body.units, token: body.token }).toEqual({
    status: 200,
    units: undefined,
    token: expect.stringMatching(/^\d{20}$/),
  });
  const [mail] = await mailsOf(orderId);
  expect(mail?.text.split('\n')).toEqual(
    expect.arrayContaining([`    ${formatToken(String(body.token))}`, 'Units: shown by your meter']),
  );
  const asked = await store.ask('billReceipt', { orderId, key: wish.key });
  const page = pdfText(Buffer.from(String(asked.body.base64), 'base64'));
  const shown = ['Power', formatToken(String(body.token)), 'Units', 'shown by your meter'];
  expect(page).toEqual(expect.arrayContaining(['Approved', ...shown]));
  expect(page.join(' ')).not.toContain('kWh');
  const listed = await store.ask('myTokens', { orders: [{ orderId, key: wish.key }] });
  expect(listed.body).toMatchObject({ deliveries: [{ orderId, units: '', tokens: [{ digits: body.token }] }] });
});

test('several tokens stand in mail and receipt in the order of loading, with what the vendor reckoned with', async () => {
  const { orderId, report, wish } = await store.bought('public-power', 'new-key');
  const { body } = await report();
  const tokens = z.object({
    particulars: z.object({ tokens: z.array(z.object({ kind: z.string(), digits: z.string() })) }),
  });
  const [first, second, credit] = tokens.parse(body).particulars.tokens;
  expect([first, second, credit].map((token) => token?.kind)).toEqual(['key-change', 'key-change', 'credit']);
  expect([first, second, credit].map((token) => readToken(token?.digits ?? ''))).toEqual([
    'setting',
    'setting',
    'credit',
  ]);
  const [mail] = await mailsOf(orderId);
  const lines = mail?.text.split('\n') ?? [];
  expect(lines.slice(2, 10)).toEqual([
    'Your payment went through. Your meter gets a new key first: type all 3 in this order, within 10 minutes.',
    '',
    '    Key change, 1 of 2:',
    `    ${formatToken(first?.digits ?? '')}`,
    '    Key change, 2 of 2:',
    `    ${formatToken(second?.digits ?? '')}`,
    '    Power, 27.78 kWh:',
    `    ${formatToken(credit?.digits ?? '')}`,
  ]);
  const beside = ['Tariff: A-Non MD, ₦180 a kWh', 'VAT: ₦348.84', `Receipt number: R-${orderId}`];
  expect(lines).toEqual(expect.arrayContaining(beside));
  const asked = await store.ask('billReceipt', { orderId, key: wish.key });
  const page = pdfText(Buffer.from(String(asked.body.base64), 'base64'));
  const shown = ['1  Key change, 1 of 2', '2  Key change, 2 of 2', '3  Power, 27.78 kWh', 'VAT', '₦348.84'];
  expect(page).toEqual(expect.arrayContaining([...shown, formatToken(second?.digits ?? '')]));
});
