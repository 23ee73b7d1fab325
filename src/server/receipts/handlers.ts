import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { Config } from '../config.ts';
import type { Schema } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Asker } from '../orders/own-orders.ts';
import { readReceipt } from './read-receipt.ts';
import { receiptFile } from './receipt-file.ts';

/** The calls that hand out a receipt as a file. */
export function receiptHandlers(deps: {
  db: Kysely<Schema>;
  config: Config;
}): Pick<Handlers, 'receiptFile' | 'billReceipt'> {
  const drawn = async (orderId: string, asker: Asker): Promise<CallAnswer<'billReceipt'>> => {
    const receipt = await readReceipt(deps.db, orderId, asker);
    const message = MESSAGES.receiptNotAvailable;
    if (receipt === 'not-found') return { status: 404, data: { code: 'order-not-found', message } };
    if (receipt === 'not-paid') return { status: 400, data: { code: 'receipt-not-available', message } };
    return { status: 200, data: await receiptFile(receipt, deps.config) };
  };
  return {
    receiptFile: ({ input, person }) => drawn(input.orderId, { userId: person.id }),
    billReceipt: ({ input, person }) => drawn(input.orderId, { userId: person?.id ?? null, key: input.key }),
  };
}
