import { expect, test } from 'vitest';
import { isHeld } from '#catalogues/held-meters.ts';
import type { Role } from '#catalogues/roles.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { CASH_LINE, FOUND_CASH } from '../../../support/calls/cash.ts';
import { GOOD_METERS } from '../../../support/calls/held-meters.ts';
import { GOOD_METER_STATEMENT } from '../../../support/calls/meter-statements.ts';
import type { Script } from '../../../support/portal.ts';
import { chatOf } from '../past/past-chat.ts';

const foundPayments = {
  payments: [],
  cash: FOUND_CASH.filter(({ id }) => id === 1),
  more: false,
  from: null,
  to: null,
};
const statement = (...lines: Script['meterStatement']['lines']) => ({
  ownMeters: GOOD_METERS.ownMeters.slice(0, 1),
  meterStatement: { ...GOOD_METER_STATEMENT.meterStatement, lines },
});
const SECOND = { ...CASH_LINE, id: 91, at: '2026-11-09T09:00:00.000Z', paid: 2_000, cash: 7 };

test.each<[Role, string]>([
  ['service-user', 'receipt CASH-12'],
  ['service-user', 'download receipt cash-12'],
  ['service-user', 'find CASH-12'],
  ['service-user', 'show CASH-12'],
  ['service-user', 'CASH-12'],
  ['service-owner', 'receipt CASH-12'],
  ['service-admin', 'receipt CASH-12'],
  ['service-admin', 'print the receipt cash#12'],
])('a %s who says "%s" is handed that receipt', async (role, sentence) => {
  const chat = await chatOf(role, {}, sentence);
  expect([chat.calls('cashReceipt'), chat.calls('findPayments')]).toEqual([[{ id: 12 }], []]);
  expect(chat.last()?.text).toBe(CASH.own.handed('CASH-12', 'ReceiptCASH-1.pdf'));
  expect(chat.files.map(({ name }) => name)).toEqual(['ReceiptCASH-1.pdf']);
  chat.conversation.stop();
});

test.each<[Role, string]>([
  ['service-admin', 'find CASH-1'],
  ['service-admin', 'show CASH-1'],
  ['service-admin', 'open CASH-1'],
  ['service-admin', 'who paid CASH-1'],
  ['service-admin', 'search for cash-1'],
  ['service-admin', 'look up CASH-1'],
  ['service-admin', 'CASH-1'],
  ['netplus-admin', 'find CASH-1'],
])('a %s who says "%s" is shown who paid it, and of what', async (role, sentence) => {
  const chat = await chatOf(role, { foundPayments }, sentence);
  expect(chat.calls('findPayments')).toEqual([{ by: 'reference', sought: 'CASH-1' }]);
  expect(chat.table()?.rows).toEqual([expect.arrayContaining(['Ada Obi', '₦15,000', 'CASH-1'])]);
  expect(chat.offers().includes(CASH.back.label)).toBe(role === 'service-admin');
  chat.conversation.stop();
});

test.each([
  'receipt for my cash payment',
  'give me the receipt of the cash i paid',
  'i paid cash, i need the receipt',
  'abeg send receipt for the cash wey i pay',
  'where is my cash receipt',
  'i want the receipt for the money i paid by hand',
  'i lost my cash receipt',
  'cash payment receipt pls',
])('"%s" hands out the only one that there is', async (sentence) => {
  const chat = await chatOf('service-user', statement(CASH_LINE), sentence);
  expect(chat.calls('meterStatement').length).toBeGreaterThan(0);
  expect([chat.calls('cashReceipt'), chat.calls('transactionsHistory')]).toEqual([[{ id: 1 }], []]);
  chat.conversation.stop();
});

test('of several none is guessed: the newest come first, and a button hands one out', async () => {
  const chat = await chatOf('service-user', statement(CASH_LINE, SECOND), 'receipt for my cash payment');
  expect([chat.last()?.text, chat.calls('cashReceipt')]).toEqual([CASH.own.which(2), []]);
  expect(chat.shown().suggestions.map(({ say }) => say)).toEqual(['receipt CASH-7', 'receipt CASH-1']);
  await chat.say('receipt CASH-1');
  expect(chat.calls('cashReceipt')).toEqual([{ id: 1 }]);
  await chat.say('receipt for my last cash payment');
  expect(chat.calls('cashReceipt')).toEqual([{ id: 1 }, { id: 7 }]);
  chat.conversation.stop();
});

test('of several meters each statement is looked at', async () => {
  const { meterStatement } = statement();
  const chat = await chatOf('service-user', { meterStatement }, 'receipt for my cash payment');
  const held = GOOD_METERS.ownMeters.filter(isHeld).map(({ meterNumber }) => meterNumber);
  const days = { from: '2023-11-17', to: '2026-11-21' };
  expect(chat.calls('meterStatement')).toEqual(held.map((meter_number) => ({ ...days, meter_number })));
  chat.conversation.stop();
});

test('whoever has none is told so, and who is to write one down', async () => {
  const chat = await chatOf('service-user', statement(), 'receipt for my cash payment');
  expect([chat.last()?.text, chat.calls('cashReceipt')]).toEqual([CASH.own.none, []]);
  chat.conversation.stop();
});

test('a statement in the chat offers the receipts of what was paid in cash', async () => {
  const chat = await chatOf('service-user', statement(CASH_LINE, SECOND), 'my statement of account');
  expect(chat.offers()).toEqual(expect.arrayContaining(['Receipt CASH-1', 'Receipt CASH-7']));
  chat.conversation.stop();
});

test.each(['receipt for my card payment, not cash', 'give me the receipt, i did not pay by cash'])(
  '"%s" is about no cash',
  async (sentence) => {
    const chat = await chatOf('service-user', statement(CASH_LINE), sentence);
    expect([chat.calls('cashReceipt'), chat.calls('meterStatement')]).toEqual([[], []]);
    chat.conversation.stop();
  },
);

test('a visitor is asked to sign in for it, and nothing is looked for', async () => {
  const chat = await chatOf(null, {}, 'receipt CASH-12');
  expect([chat.calls('cashReceipt'), chat.shown().view?.flow]).toEqual([[], 'sign-in']);
  chat.conversation.stop();
});

test('an administrator who wants receipts for cash is shown all that was written down', async () => {
  const chat = await chatOf('service-admin', {}, 'give me the receipt of the cash i paid');
  expect([chat.calls('cashPayments').length, chat.calls('cashReceipt')]).toEqual([1, []]);
  chat.conversation.stop();
});

test('one that is to be taken back by its number is shown, with the way to', async () => {
  const chat = await chatOf('service-admin', { foundPayments }, 'take CASH-1 back');
  expect([chat.calls('findPayments'), chat.calls('takeCashBack')]).toEqual([
    [{ by: 'reference', sought: 'CASH-1' }],
    [],
  ]);
  expect(chat.texts()).toContain(CASH.back.inRow);
  expect(chat.offers()).toContain(CASH.back.label);
  chat.conversation.stop();
});

test.each([
  'receipt for the 15000 cash I paid',
  'receipt of cash 1',
  'receipt for the cash I paid on 4 November',
  'cash receipts in November',
  'receipt for the cash I paid for service charge',
])('"%s" hands out the one that is so', async (sentence) => {
  const chat = await chatOf('service-user', statement(CASH_LINE), sentence);
  expect(chat.calls('cashReceipt')).toEqual([{ id: 1 }]);
  chat.conversation.stop();
});

test('of two the one is handed out whose sum is named', async () => {
  const chat = await chatOf('service-user', statement(CASH_LINE, SECOND), 'receipt for the 2000 cash I paid');
  expect(chat.calls('cashReceipt')).toEqual([{ id: 7 }]);
  chat.conversation.stop();
});

test.each([
  'receipt for the 5000 cash I paid',
  'receipt for the cash I paid yesterday',
  'receipt for the cash I paid for development levy',
  'cash receipts in October',
  'receipts for cash in October',
])('"%s" is none of the only one, which is offered', async (sentence) => {
  const chat = await chatOf('service-user', statement(CASH_LINE), sentence);
  expect([chat.last()?.text, chat.calls('cashReceipt'), chat.files]).toEqual([CASH.own.unlike, [], []]);
  expect(chat.shown().suggestions.map(({ say }) => say)).toEqual(['receipt CASH-1']);
  chat.conversation.stop();
});

test.each([
  'receipt for the cash House 9 paid',
  "Receipt for Amaka's cash",
  'I want a receipt for the cash refund',
  'cash receipt of the fuel I bought',
  'is cash receipt proof of payment',
  'I will pay cash, will I get a receipt?',
  'how do I get a cash receipt',
  'download all my cash receipts',
])('"%s" may mean another, and hands none out by itself', async (sentence) => {
  const chat = await chatOf('service-user', statement(CASH_LINE), sentence);
  expect([chat.last()?.text, chat.calls('cashReceipt'), chat.files]).toEqual([CASH.own.unsure, [], []]);
  expect(chat.shown().suggestions.map(({ say }) => say)).toEqual(['receipt CASH-1']);
  chat.conversation.stop();
});

test('a number that is named is looked up, also where none stands on the statement', async () => {
  const chat = await chatOf('service-user', statement(), 'receipt of cash 12');
  expect(chat.calls('cashReceipt')).toEqual([{ id: 12 }]);
  expect(chat.last()?.text).toBe(CASH.own.handed('CASH-12', 'ReceiptCASH-1.pdf'));
  chat.conversation.stop();
});

test.each<[Role, string, number]>([
  ['service-user', 'Send my cash receipt to ada@example.com', 1],
  ['service-user', 'send my cash receipt to my email', 1],
  ['service-user', 'Send the receipt of CASH-12 to ada@example.com', 12],
  ['service-admin', 'Send the receipt of CASH-12 to ada@example.com', 12],
])('a %s who says "%s" is told that nothing is mailed', async (role, sentence, id) => {
  const chat = await chatOf(role, statement(CASH_LINE), sentence);
  expect([chat.texts().includes(CASH.own.notSent), chat.calls('cashReceipt')]).toEqual([true, [{ id }]]);
  chat.conversation.stop();
});

test.each<[Role, string]>([
  ['service-user', 'Receipt for CASH-12 and CASH-13'],
  ['service-user', 'receipt CASH-12 and 13'],
  ['service-user', 'find CASH-12 and CASH-13'],
  ['service-admin', 'find CASH-12, CASH-13'],
])('a %s who says "%s" chooses the one to begin with', async (role, sentence) => {
  const chat = await chatOf(role, {}, sentence);
  expect([chat.last()?.text, chat.offers()]).toEqual([CASH.own.oneEach, ['CASH-12', 'CASH-13']]);
  expect([chat.calls('cashReceipt'), chat.calls('findPayments')]).toEqual([[], []]);
  chat.conversation.stop();
});

test('one that is wrong is shown to an administrator, with the way to take it back', async () => {
  const chat = await chatOf('service-admin', { foundPayments }, 'CASH-1 is wrong, it was 5000 not 15000');
  expect(chat.calls('findPayments')).toEqual([{ by: 'reference', sought: 'CASH-1' }]);
  expect(chat.texts()).toContain(CASH.back.inRow);
  chat.conversation.stop();
});

test('a resident whose receipt is wrong is told who puts it right', async () => {
  const chat = await chatOf('service-user', {}, 'CASH-1 is wrong, it was 5000 not 15000');
  expect([chat.last()?.text, chat.calls('cashReceipt')]).toEqual([CASH.own.ofOffice('CASH-1'), []]);
  chat.conversation.stop();
});

test.each<[Role, string]>([
  ['service-admin', 'House 3 paid CASH-5000 for service charge'],
  ['service-admin', 'House 3 paid cash-5000'],
  ['service-admin', 'House 3 paid cash/5000 yesterday'],
  ['service-admin', 'Amaka paid cash #5000'],
  ['service-user', 'I paid CASH-5000 yesterday'],
])('what a %s says was paid, "%s", is a sum and no receipt', async (role, sentence) => {
  const chat = await chatOf(role, statement(CASH_LINE), sentence);
  expect([chat.calls('cashReceipt'), chat.calls('findPayments')]).toEqual([[], []]);
  if (role === 'service-admin') {
    expect(chat.shown().view?.flow).toBe('record-cash');
    expect(chat.shown().view?.fields.find(({ name }) => name === 'amount')?.value).toBe('5000');
  }
  chat.conversation.stop();
});
