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
