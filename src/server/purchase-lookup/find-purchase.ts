import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { LOOKING_SENTENCES } from '#catalogues/sentences/looking.ts';
import { refused } from '../accounts/refused.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import type { Queue } from '../jobs/queue.ts';
import { MAIL_PURCHASE, type PurchaseAsk } from './mail-purchase.ts';

/**
 * Have what became of an order mailed to its own address. Whether there is such an order is looked up in a job, after the
 * answer: so neither the answer nor the time it takes tells.
 */
export async function findPurchase(
  { db, queue }: { readonly db: Kysely<Schema>; readonly queue: Pick<Queue, 'send'> },
  { reference = '', email = '', meter_number = '' }: CallTaken<'findPurchase'>,
): Promise<CallAnswer<'findPurchase'>> {
  const ask: PurchaseAsk = {
    reference,
    email: email.toLowerCase(),
    meterNumber: meter_number.replaceAll(/[\s-]/g, ''),
  };
  if (ask.reference === '' && (ask.email === '' || ask.meterNumber === '')) {
    return refused('invalid-input', LOOKING_SENTENCES.wanted);
  }
  await queue.send(db, MAIL_PURCHASE, ask);
  return { status: 200, data: { message: LOOKING_SENTENCES.found } };
}
