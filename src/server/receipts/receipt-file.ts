import { receiptPdf } from '#src/receipt/receipt.ts';
import type { Config } from '../config.ts';
import type { Attachment } from '../mail/outbox.ts';
import { deliveryOf } from '../orders/own-orders.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { type OrderReceipt, receiptOf } from './read-receipt.ts';

/** Draws a receipt as a PDF in base64, with who helps at this installation. */
export async function receiptFile(
  receipt: OrderReceipt,
  { supportEmail, supportPhone }: Pick<Config, 'supportEmail' | 'supportPhone'>,
): Promise<{ readonly name: string; readonly base64: string }> {
  const { name, bytes } = await receiptPdf({ ...receipt, supportEmail, supportPhone });
  return { name, base64: Buffer.from(bytes).toString('base64') };
}

/** Draws the PDF that goes along with a receipt mail, when it is sent; without it the mail still says what was delivered. */
export function receiptFiles(
  deps: Pick<MoneyDeps, 'db' | 'log'>,
  config: Pick<Config, 'supportEmail' | 'supportPhone'>,
): (orderId: string) => Promise<readonly Attachment[]> {
  return async (orderId) => {
    try {
      const order = await deps.db
        .selectFrom('orders')
        .selectAll()
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      const receipt = await receiptOf(deps.db, order, await deliveryOf(deps, orderId));
      if (typeof receipt === 'string') throw new Error(`No receipt of a paid order: ${receipt}`);
      const { name, base64 } = await receiptFile(receipt, config);
      return [{ filename: name, contentType: 'application/pdf', base64 }];
    } catch (err) {
      deps.log('error', { err, orderId }, 'a receipt could not be drawn');
      return [];
    }
  };
}
