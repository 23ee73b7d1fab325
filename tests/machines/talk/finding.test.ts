import { expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string, role: Role = 'service-admin') => understand(text, { role, today: '2026-11-25' });

const FOUND: readonly (readonly [text: string, slots: object])[] = [
  ['find a payment', {}],
  ['find payment POWER-10022', { reference: 'POWER-10022' }],
  ['find the payment with reference FLW-MOCK-88123', { reference: 'FLW-MOCK-88123' }],
  ['payment ref 202611281337abcd', { reference: '202611281337abcd' }],
  ['find payment with reference 15000', { reference: '15000' }],
  ['who paid 15000 on 12 november', { amount: 15_000, from: '2026-11-12', to: '2026-11-12' }],
  ['find payment of ₦15,000', { amount: 15_000 }],
  ['find token 1234 5678 9012 3456 7890', { token: '12345678901234567890' }],
  ['payment from 08034567123', { phone: '08034567123' }],
  ['find payment T123.456789', { reference: 'T123.456789' }],
  ['find payment SBX.2026.00912.', { reference: 'SBX.2026.00912' }],
  ['find payment tx:2026ab99', { reference: 'tx:2026ab99' }],
  ['find payment ref:2026ab99', { reference: '2026ab99' }],
  ['find payment with ref 15,000', { reference: '15,000' }],
  ['find payment ref no 15000', { reference: '15000' }],
  ['find payment ref: 15000', { reference: '15000' }],
  ['find payment reference number 10022', { reference: '10022' }],
  ['find payment reference number is 10022', { reference: '10022' }],
  ['find payment id 10022', { reference: '10022' }],
  ['find payment power 7k2m9q4x1b8c3d5f', { reference: 'POWER-7K2M9Q4X1B8C3D5F' }],
  ['find payment (#POWER-10022)', { reference: 'POWER-10022' }],
  ['find payment session id 100004260101123456789012345678', { reference: '100004260101123456789012345678' }],
  ['find payment 100004260101123456789012345678', { reference: '100004260101123456789012345678' }],
  ['find payment of N15000', { amount: 15_000 }],
  ['find payment of 15,000naira', { amount: 15_000 }],
  ['find payment ref 12345678901234567890', { reference: '12345678901234567890' }],
  ['abeg which resident paid 20k yesterday', { amount: 20_000, from: '2026-11-24', to: '2026-11-24' }],
];

test.each(FOUND)('%s', (text, slots) => {
  for (const role of ['service-admin', 'netplus-admin'] as const) {
    const { intent, slots: said } = heard(text, role);
    expect([role, intent, said]).toEqual([role, 'find-payment', slots]);
  }
});

test.each([
  'who paid last week',
  'how much did we collect on 12 november',
  'receipt for POWER-10022',
  'refund POWER-10022',
  'resend token 1234 5678 9012 3456 7890',
  'Amaka paid 15000 on 12 november',
  'find resident Amaka',
])('but "%s" looks for no payment', (text) => expect(heard(text).intent).not.toBe('find-payment'));

test.each([
  'find payment amaka1984@yahoo.com',
  'find payment of 15000 by amaka1984@yahoo.com',
  'find payment T.2026-11-12.99',
  'find payment 2026.0091234.5678',
  'find payment ref 1234 5678 9012',
])('of "%s" no piece is looked for', (text) => {
  const { slots } = heard(text);
  expect(['reference', 'token', 'phone', 'meterNumber', 'amount'].filter((slot) => slot in slots)).toEqual([]);
});

test('two things that are named are both said', () => {
  const { intent, slots } = heard('payment of 15000 from 08034567123');
  expect([intent, slots]).toEqual(['find-payment', { amount: 15_000, phone: '08034567123' }]);
});
