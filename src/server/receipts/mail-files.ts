import type { Config } from '../config.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { readReceipt } from './read-receipt.ts';
import { receiptFile } from './receipt-file.ts';

/**
 * Makes the PDF that goes along with a receipt mail; without it the mail still carries the token. The token is given,
 * because it is not recorded yet when the first mail is written.
 */
export function receiptFiles(deps: Pick<MoneyDeps, 'db' | 'log'>, config: Config): MoneyDeps['receipt'] {
  return async (order, { token, units }) => {
    try {
      const receipt = await readReceipt(deps.db, { orderId: order.order_id, userId: order.user_id });
      if (typeof receipt === 'string') throw new Error(`No receipt of a paid order: ${receipt}`);
      const { name, base64 } = await receiptFile({ ...receipt, token, units }, config);
      return [{ filename: name, contentType: 'application/pdf', base64 }];
    } catch (err) {
      deps.log('error', { err, orderId: order.order_id }, 'a receipt could not be drawn');
      return [];
    }
  };
}
