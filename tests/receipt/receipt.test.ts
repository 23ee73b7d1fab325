import { expect, test } from 'vitest';
import { type Receipt, receiptPdf } from '#src/receipt/receipt.ts';
import { pdfText } from '../support/pdf/pdf-text.ts';

const PAID: Receipt = {
  kind: 'power',
  transactionId: 'SBX-8F3K2M1Q',
  code: '00',
  orderId: 'POWER-01JD3ZK8Q4W9',
  seller: 'Palm Court',
  customer: 'Adébọ́lá Ọláníyì',
  email: 'resident@palmcourt.example',
  account: '45012345678',
  accountName: '',
  package: null,
  service: null,
  months: null,
  amountKobo: 500_000,
  feeKobo: 5_000,
  totalKobo: 505_000,
  units: '27.78',
  tokens: [{ kind: 'credit', digits: '60473918225077641183' }],
  particulars: [],
  delivered: true,
  paidAt: '2026-11-21T18:44:00.000Z',
  supportEmail: 'support@wattchat.example',
  supportPhone: '+234 700 928 8242',
};

test('a token whose units the vendor did not say has a receipt that says where they are read', async () => {
  const page = pdfText((await receiptPdf({ ...PAID, units: null })).bytes);
  expect(page.slice(4, 11)).toEqual([
    'Power',
    'Type these 20 digits into your meter',
    '6047 3918 2250 7764 1183',
    'Meter number',
    '45012345678',
    'Units',
    'shown by your meter',
  ]);
});

test('a receipt shows the token in groups of four, the units, the fee, the total and whom to ask', async () => {
  expect(pdfText((await receiptPdf(PAID)).bytes)).toEqual([
    'Wattchat',
    'Receipt for electricity',
    'Approved',
    'Palm Court',
    '27.78 kWh',
    'Type these 20 digits into your meter',
    '6047 3918 2250 7764 1183',
    'Meter number',
    '45012345678',
    'Units',
    '27.78 kWh',
    'Amount',
    '₦5,000',
    'Convenience fee',
    '₦50',
    'Total',
    '₦5,050',
    'Customer',
    'Adébọ́lá Ọláníyì',
    'E-mail',
    'resident@palmcourt.example',
    'Date',
    '21 Nov 2026, 19:44',
    'Order',
    'POWER-01JD3ZK8Q4W9',
    'Transaction',
    'SBX-8F3K2M1Q',
    'Something not right? We are glad to help.',
    'support@wattchat.example   +234 700 928 8242',
  ]);
});

test('a receipt is named Receipt and the transaction id', { tags: ['A-053'] }, async () => {
  expect((await receiptPdf(PAID)).name).toBe('ReceiptSBX-8F3K2M1Q.pdf');
});

test('a receipt is Approved when the payment code is 00', async () => {
  const lines = pdfText((await receiptPdf(PAID)).bytes);
  expect(lines).toContain('Approved');
  expect(lines).not.toContain('Failed');
});

test('a receipt is Failed for every other payment code, and promises no electricity', { tags: ['A-052'] }, async () => {
  const lines = pdfText((await receiptPdf({ ...PAID, code: '05', tokens: [] })).bytes);
  expect(lines).toContain('Failed');
  expect(lines).not.toContain('Approved');
  expect(lines.join('\n')).not.toContain('kWh');
});

test('a receipt taken before the token is there says that it is on its way', async () => {
  const lines = pdfText((await receiptPdf({ ...PAID, tokens: [], delivered: false })).bytes);
  expect(lines).toContain('Paid. Your token is on its way. We will e-mail it to you.');
});

test('the same purchase gives the same page, however often it is downloaded', async () => {
  const [first, second] = [await receiptPdf(PAID), await receiptPdf(PAID)];
  expect(pdfText(first.bytes)).toEqual(pdfText(second.bytes));
});

const CABLE: Receipt = {
  ...PAID,
  kind: 'cable',
  seller: 'DStv',
  account: '7023456789',
  accountName: 'Ebele Gambo',
  package: 'COMPACT PLUS',
  amountKobo: 1_240_000,
  feeKobo: 10_000,
  totalKobo: 1_250_000,
  units: null,
  tokens: [],
};

test('a receipt of what has no token shows what was delivered, and to which account', async () => {
  expect(pdfText((await receiptPdf(CABLE)).bytes).slice(0, 18)).toEqual([
    'Wattchat',
    'Receipt for cable TV',
    'Approved',
    'DStv',
    'DStv cable TV',
    'Delivered',
    'COMPACT PLUS',
    'Smartcard number',
    '7023456789',
    'Account name',
    'Ebele Gambo',
    'Package',
    'COMPACT PLUS',
    'Amount',
    '₦12,400',
    'Convenience fee',
    '₦100',
    'Total',
  ]);
});

test('a receipt of airtime without an e-mail shows the amount, and no line for the address', async () => {
  const airtime = { ...CABLE, kind: 'airtime', seller: 'MTN', package: null, accountName: '', email: '' } as const;
  const lines = pdfText((await receiptPdf(airtime)).bytes);
  expect(lines).toContain('MTN airtime');
  expect(lines.filter((line) => line === '₦12,400')).toHaveLength(2);
  expect(lines).not.toContain('E-mail');
});

test('a receipt says what is not there: on its way, or going back to the card', async () => {
  const waiting = pdfText((await receiptPdf({ ...CABLE, delivered: false })).bytes);
  expect(waiting).toContain('Paid. What you bought is on its way.');
  const returned = pdfText((await receiptPdf({ ...CABLE, delivered: false, code: 'returned' })).bytes);
  expect(returned).toContain('Nothing was delivered. What was taken goes back to where it came from.');
});

test('the longest names fit on the page', async () => {
  const long = {
    ...CABLE,
    package: 'COMPACT PLUS + FRENCH + ASIA + EXTRA VIEW + PVR ACCESS',
    accountName: 'A'.repeat(80),
  };
  expect(pdfText((await receiptPdf(long)).bytes)).toContain('A'.repeat(80));
});
