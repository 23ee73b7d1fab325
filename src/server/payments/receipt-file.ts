import { receiptPdf } from '#src/receipt/receipt.ts';
import type { Config } from '../config.ts';
import type { MoneyDeps } from './money.ts';
import { estateName } from './own-orders.ts';

/** Makes the PDF that goes along with a receipt mail; without it the mail still carries the token. */
export function receiptFiles(
  deps: Pick<MoneyDeps, 'db' | 'clock' | 'log'>,
  config: Pick<Config, 'supportEmail' | 'supportPhone'>,
): MoneyDeps['receipt'] {
  return async (order, delivered) => {
    try {
      const payment = await deps.db
        .selectFrom('payments')
        .select('reference')
        .where('order_id', '=', order.order_id)
        .executeTakeFirstOrThrow();
      const { name, bytes } = await receiptPdf({
        transactionId: payment.reference,
        code: '00',
        orderId: order.order_id,
        estate: await estateName(deps, order.estate_id),
        customer: order.customer_name,
        email: order.email,
        meterNumber: order.meter_number,
        amountKobo: order.amount_kobo,
        feeKobo: order.fee_kobo,
        totalKobo: order.total_kobo,
        units: delivered.units,
        token: delivered.token,
        paidAt: (order.captured_at ?? deps.clock()).toISOString(),
        supportEmail: config.supportEmail,
        supportPhone: config.supportPhone,
      });
      return [{ filename: name, contentType: 'application/pdf', base64: Buffer.from(bytes).toString('base64') }];
    } catch (err) {
      deps.log('error', { err, orderId: order.order_id }, 'a receipt could not be drawn');
      return [];
    }
  };
}
