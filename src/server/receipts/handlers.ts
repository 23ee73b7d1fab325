import type { Kysely } from 'kysely';
import { MESSAGES } from '#catalogues/messages.ts';
import type { Config } from '../config.ts';
import type { Schema } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { readReceipt } from './read-receipt.ts';
import { receiptFile } from './receipt-file.ts';

/** The call that hands out a receipt as a file. */
export function receiptHandlers(deps: { db: Kysely<Schema>; config: Config }): Pick<Handlers, 'receiptFile'> {
  return {
    async receiptFile({ input, person }) {
      const receipt = await readReceipt(deps.db, { orderId: input.orderId, userId: person.id });
      const message = MESSAGES.receiptNotAvailable;
      if (receipt === 'not-found') return { status: 404, data: { code: 'order-not-found', message } };
      if (receipt === 'not-paid') return { status: 400, data: { code: 'receipt-not-available', message } };
      return { status: 200, data: await receiptFile(receipt, deps.config) };
    },
  };
}
