import type { Transaction } from 'kysely';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';
import type { MoneyDeps } from '../settlement/money.ts';

/** Money that goes back to who sent it; kobo. */
interface GoesBack {
  readonly email: string;
  readonly name: string;
  readonly kobo: number;
  /** Why, as a sentence. */
  readonly why: string;
  /** What it can be found by. */
  readonly reference: string;
}

/** Tell by mail that a transfer goes back, in the transaction that has it so. Without an address nobody is told by mail. */
export async function tellGoesBack(
  trx: Transaction<Schema>,
  { mail }: Pick<MoneyDeps, 'mail'>,
  { email, name, kobo, why, reference }: GoesBack,
): Promise<void> {
  if (email === '') return;
  const lines = [
    `Hello ${name},`,
    '',
    `Your transfer of ${formatNaira(kobo)} goes back to the bank account it came from. ${why}`,
    'Banks usually take a few working days to show it.',
    '',
    `Transfer: ${reference}`,
  ];
  await mail.queue(trx, {
    to: email,
    subject: `Your transfer of ${formatNaira(kobo)} goes back`,
    text: lines.join('\n'),
  });
}

/** Who pays an order, as a letter is addressed. */
export async function payerOf(
  trx: Transaction<Schema>,
  orderId: string,
): Promise<{ readonly email: string; readonly name: string }> {
  return trx
    .selectFrom('orders')
    .select(['email', 'customer_name as name'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}
