import type { PaymentPort } from '#src/server/payments/port.ts';
import type { VendingPort } from '#src/server/vending/port.ts';
import type { World } from './world.ts';

/** The provider's word, unless this world has a server that believes what the browser paid, or hears nothing of fees. */
export function brokenPayments(world: World, port: PaymentPort): PaymentPort {
  if (world.broken === 'forget the fee') {
    return { ...port, verify: async (question) => ({ ...(await port.verify(question)), feeKobo: null }) };
  }
  if (world.broken !== 'trust the amount') return port;
  return {
    ...port,
    async verify(question) {
      const report = await port.verify(question);
      if (report.status === 'unknown') return report;
      const order = await world.db
        .selectFrom('orders')
        .select('total_kobo')
        .where('order_id', '=', question.orderId)
        .executeTakeFirstOrThrow();
      return { ...report, amountKobo: order.total_kobo };
    },
  };
}

/** The vendor's word, unless this world has a server that takes silence for a no. */
export function brokenVending(world: World, port: VendingPort): VendingPort {
  if (world.broken !== 'refund on time-out') return port;
  return {
    ...port,
    async vend(request) {
      const answer = await port.vend(request);
      return answer.kind === 'unknown' ? { kind: 'refused', reason: answer.reason } : answer;
    },
  };
}
