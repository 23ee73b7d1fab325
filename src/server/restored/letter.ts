import type { Transaction } from 'kysely';
import { many } from '#catalogues/sentences/count.ts';
import { formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import type { ForgottenPayment } from '../db/schema/restores.ts';
import type { Schema } from '../db/schema.ts';
import { administratorsToTell } from '../mail/administrators.ts';
import type { PaymentRecord } from '../payments/port.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import type { Restore } from './restores.ts';

/** Payments that a mail itemises; `npm run forgotten` lists all of them. */
const MOST_ITEMS = 50;

/** What is told of a restore: the payments that were found, or why the provider's book could not be read, or one that a person decides. */
interface Told {
  readonly found: readonly PaymentRecord[];
  readonly unread: string | null;
  readonly person?: ForgottenPayment;
}

/** Tell every platform administrator, in the caller's transaction. */
export async function tellOfForgotten(
  trx: Transaction<Schema>,
  { mail, payments }: Pick<MoneyDeps, 'mail' | 'payments'>,
  restore: Restore | null,
  told: Told,
): Promise<void> {
  const { subject, lines } = wordsOf(payments.name, restore, told);
  const text = ['Hello,', '', ...lines].join('\n');
  for (const to of await administratorsToTell(trx)) await mail.queue(trx, { to, subject, text });
}

function wordsOf(provider: string, restore: Restore | null, { found, unread, person }: Told) {
  if (person !== undefined)
    return {
      subject: `A payment that the restored data base forgot: … ${person.order_id.slice(-4)}`,
      lines: [
        `Nobody can say by asking what became of a payment of ${formatNaira(person.amount_kobo)}, captured ${formatWhen(person.captured_at.toISOString())}: ${person.reason}.`,
        '',
        "Look for the order in the vendor's dashboard. `npm run forgotten` lists it with its number; what was not sold goes back with",
        '`npm run forgotten -- ORDER unsold`.',
      ],
    };
  const since = restore === null ? '' : ` as it was ${formatWhen(restore.taken_at.toISOString())}`;
  const put = `The data base was put back${since}.`;
  if (unread !== null)
    return {
      subject: 'After the restore: the book of payments was not read',
      lines: [
        put,
        `What was paid since then could not be read from ${provider}: ${unread}.`,
        '',
        `Orders that this data base still has are asked about one by one. Look in the dashboard of ${provider} for payments of others.`,
      ],
    };
  const count = many(found.length, 'payment', 'payments');
  const more = found.length - MOST_ITEMS;
  return {
    subject: `After the restore: ${count} since then`,
    lines: [
      put,
      found.length === 0
        ? `The book of ${provider} has no payment of an order that it forgot.`
        : `The book of ${provider} has ${count} of orders that it forgot. Each is settled by the vendors' books: delivered, or given back.`,
      '',
      ...found
        .slice(0, MOST_ITEMS)
        .map(
          (one) =>
            `- ${formatNaira(one.amountKobo)}, ${formatWhen(one.capturedAt.toISOString())}, … ${one.orderId.slice(-4)}`,
        ),
      ...(more > 0 ? [`- and ${more} more`] : []),
    ],
  };
}
