import type { Kysely } from 'kysely';
import type { Config } from '#src/server/config.ts';
import type { Schema } from '#src/server/db/schema.ts';
import type { Attachment } from '#src/server/mail/outbox.ts';
import type { OrderRow } from '#src/server/payments/settle.ts';
import type { Delivered } from '#src/server/vending/port.ts';
import { readReceipt } from './read-receipt.ts';
import { receiptPdf } from './receipt.ts';

/** Makes the files of a receipt mail. The token is given, because it is not recorded yet when the mail is written. */
export function receiptAttachments(deps: { db: Kysely<Schema>; config: Config }) {
  const { supportEmail, supportPhone } = deps.config;
  return async (order: OrderRow, { token, units }: Delivered): Promise<readonly Attachment[]> => {
    if (order.user_id === null) return [];
    const receipt = await readReceipt(deps.db, { orderId: order.order_id, userId: order.user_id });
    if (typeof receipt === 'string') return [];
    const { name, bytes } = await receiptPdf({ ...receipt, token, units, supportEmail, supportPhone });
    return [{ filename: name, contentType: 'application/pdf', base64: Buffer.from(bytes).toString('base64') }];
  };
}
