import { Hono } from 'hono';
import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import type { ServerEnv } from '../http/context.ts';
import type { WebhookReading } from '../payments/port.ts';
import { takeReceipt } from '../resident-accounts/look.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { ofOrder, traced } from '../tracing/tracing.ts';
import { noteWrongSum } from '../transfers/wrong-sums.ts';
import { lookForChargebacks } from './chargebacks.ts';
import { checkPayment } from './check-payment.ts';
import { lookForFurther } from './further.ts';
import { lookAtLate } from './late-transfers.ts';
import { lookAgain } from './lease.ts';
import { hear } from './look-for-captures.ts';

/**
 * Where the provider reports. The signature is checked over the raw bytes before anything is read. The event only makes us
 * ask the provider; a seen one, a stale one and a forged one have no effect (SECURITY, Webhooks). 2xx is answered once
 * what it told of is committed, so that the provider repeats what a crash has swallowed.
 */
export function webhookRoutes(deps: MoneyDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.post(`/api/payments/webhook/${deps.payments.name}`, async (c) => {
    const body = new Uint8Array(await c.req.arrayBuffer());
    const read = deps.payments.readWebhook(c.req.raw.headers, body, deps.clock());
    if (read.kind === 'refused') {
      deps.log('warn', { event: 'webhook-refused', reason: read.reason, provider: deps.payments.name }, 'webhook');
      return c.json({ code: 'webhook-refused', message: 'Not accepted.' }, read.reason === 'shape' ? 400 : 401);
    }
    if (read.kind === 'foreign') return c.json({ received: true });
    return (await take(deps, read))
      ? c.json({ received: true })
      : c.json({ code: 'not-now', message: 'Please send it again.' }, 503);
  });
  return app;
}

/** False: the event has to come again. */
function take(deps: MoneyDeps, read: Exclude<WebhookReading, { kind: 'refused' | 'foreign' }>): Promise<boolean> {
  if (read.kind === 'wrong-sum') return noteWrongSum(deps, read);
  if (read.kind === 'received') return takeReceipt(deps, read);
  return takeEvent(deps, read.eventId, read.orderId);
}

/** Whatever an event says, the provider is asked: who paid an order, and of one that is paid, who paid it again or takes it back. */
async function isAsked(deps: MoneyDeps, order: OrderRow): Promise<boolean> {
  const { order_id: orderId } = order;
  if (isIn(order.state, UNPAID)) {
    const { answered, order: now } = await checkPayment(deps, order);
    return answered && (isIn(now.state, UNPAID) || lookForChargebacks(deps, orderId));
  }
  return (await lookForFurther(deps, order)) && (await lookAtLate(deps, orderId)) && lookForChargebacks(deps, orderId);
}

/**
 * Take an event once: the provider is asked, and the event counts as seen only after that has been settled. False: the
 * provider could not be asked, so the event has to come again.
 */
export async function takeEvent(deps: MoneyDeps, eventId: string, orderId: string): Promise<boolean> {
  const provider = deps.payments.name;
  const seen = await deps.db
    .selectFrom('webhook_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  if (seen !== undefined) {
    deps.log('info', { event: 'webhook-repeated', eventId, orderId }, 'webhook');
    return true;
  }
  const order = await deps.db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  if (order === undefined) deps.log('warn', { event: 'webhook-without-order', eventId, orderId }, 'webhook');
  else if (!(await traced('webhook', ofOrder(order), () => isAsked(deps, order)))) {
    // It is sent again by whoever sends it, and meanwhile believed as a hint.
    await hear(deps, [{ orderId, at: deps.clock() }]);
    return false;
  } else if (order.state === 'refund_due') {
    // It may tell that the money has arrived.
    await lookAgain(deps.db, orderId, deps.clock());
    deps.nudge(orderId);
  }
  await deps.db
    .insertInto('webhook_events')
    .values({ provider, event_id: eventId, order_id: orderId, received_at: deps.clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}
