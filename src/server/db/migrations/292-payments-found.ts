import type { Kysely } from 'kysely';
import { makeIndexes } from '../lock-light.ts';

export const alone = true;

/** What administrators find payments by. Orders are found by their id, their account and their payer's references already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeIndexes(db, [
    { name: 'tokens_token', on: 'tokens (token)', where: 'token is not null' },
    { name: 'refunds_reference', on: 'refunds (refund_reference)', where: 'refund_reference is not null' },
    { name: 'further_payments_reference', on: 'further_payments (reference)' },
    {
      name: 'further_payments_refund',
      on: 'further_payments (refund_reference)',
      where: 'refund_reference is not null',
    },
    { name: 'orders_phone', on: 'orders (phone)', where: 'phone is not null' },
    {
      name: 'orders_payment_reference',
      on: 'orders (payment_reference)',
      where: 'payment_reference is not null',
    },
    { name: 'orders_amount', on: 'orders (amount_kobo, created_at desc)' },
    { name: 'orders_total', on: 'orders (total_kobo, created_at desc)' },
    { name: 'users_phone', on: 'users (phone)' },
  ]);
}
