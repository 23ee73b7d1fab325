import { formatNaira, formatToken, formatWhen } from '#machines/kit/writing/format.ts';
import { PRODUCT_WORDS } from '#src/receipt/words.ts';
import type { Mail } from '../mail/outbox.ts';
import type { OrderRow } from '../settlement/settle.ts';
import type { Standing } from './standing.ts';

/** What became of an order as a mail to the order's own address, which had its token before. */
export function purchaseLetter(order: OrderRow, { token, units, says }: Standing): Mail {
  const lines = [
    `Hello ${order.customer_name},`,
    '',
    'Somebody asked on the portal about this order. We send the answer to this address only.',
    '',
    says,
    ...(token === null ? [] : ['', `    ${formatToken(token)}`]),
    '',
    ...(units === null ? [] : [`Units: ${units} kWh`]),
    `${PRODUCT_WORDS[order.kind].account}: ${order.destination_account}`,
    `Total: ${formatNaira(order.total_kobo)}`,
    `Ordered at: ${formatWhen(order.created_at.toISOString())}`,
    `Order number: ${order.order_id}`,
  ];
  return { to: order.email, subject: `How your order ${order.order_id} stands`, text: lines.join('\n') };
}
