import { expect, test } from 'vitest';
import {
  ESTATE_FEE_KOBO,
  LEVY_BLOCK_KOBO,
  LEVY_NOTICE_KOBO,
  POWER_AMOUNT_KOBO,
  RESIDENT_PAGE,
  TARIFF_KOBO_PER_KWH,
  TRANSACTION_PAGE,
} from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ORDER_KINDS } from '#catalogues/orders.ts';

test('an estate payment carries a fee of 50 naira', { tags: ['A-001'] }, () => {
  expect(ESTATE_FEE_KOBO).toBe(50 * 100);
});

test('a kWh costs 180 naira', { tags: ['A-007'] }, () => {
  expect(TARIFF_KOBO_PER_KWH).toBe(180 * 100);
});

test('both levy thresholds, -59000 and -59999 naira, stand in the catalogues', { tags: ['A-030'] }, () => {
  expect([LEVY_NOTICE_KOBO, LEVY_BLOCK_KOBO]).toEqual([-59_000 * 100, -59_999 * 100]);
});

test('power is bought from 300 to 100000000 naira', () => {
  expect(POWER_AMOUNT_KOBO).toEqual({ least: 300 * 100, most: 100_000_000 * 100 });
});

test('a power order is POWER with the narration Electricity Topup', { tags: ['A-006'] }, () => {
  expect(ORDER_KINDS.power).toMatchObject({ prefix: 'POWER', narration: 'Electricity Topup' });
});

test('the messages of the specification are there letter for letter', () => {
  expect(Object.values(MESSAGES)).toEqual(
    expect.arrayContaining([
      'Please make outstanding payments.',
      'Please Kindly make Outstanding Service Charge Payments',
      'Please Kindly make Outstanding Fine Payments',
      'Please Kindly make Outstanding Development Levy Payments',
      'Amount is less than 300',
      'Meter number error, update and try again',
      'Opps! Server or network error',
      'PAYMENT SUCCESSFUL',
      'PAYMENT FAILED',
      'PAYMENT PENDING',
      'Your payment has failed and your transaction was not processed',
      'Try again?',
      'Receipt not available',
    ]),
  );
});

test('transactions come ten on a page with one neighbour, residents thirty with two', { tags: ['G-017'] }, () => {
  expect([TRANSACTION_PAGE, RESIDENT_PAGE]).toEqual([
    { rows: 10, neighbours: 1 },
    { rows: 30, neighbours: 2 },
  ]);
});
