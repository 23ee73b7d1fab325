import type { WebhookReading } from '../payments/port.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { payerOf, tellGoesBack } from './letters.ts';

type WrongSum = Extract<WebhookReading, { kind: 'wrong-sum' }>;

/** A sum that was sent and went back, as it is told; kobo. */
export interface SentBack {
  readonly kobo: number;
  readonly at: Date;
}

/**
 * Write down that another sum than the exact one was sent to an account number and went back. It is only told: no provider says
 * more of it than the signed event. Once for each event. False: the provider could not be asked what it is about.
 */
export async function noteWrongSum(deps: MoneyDeps, event: WrongSum): Promise<boolean> {
  const { name: provider, transfers } = deps.payments;
  if (transfers == null) return true;
  const named = await transfers.referenceOf(event.transaction);
  if (named === 'unknown') return false;
  const { reference } = named;
  const number = await deps.db
    .selectFrom('transfers')
    .select('order_id')
    .where('provider', '=', provider)
    .where('reference', '=', reference ?? '')
    .executeTakeFirst();
  if (number === undefined || reference === null) {
    deps.log('warn', { event: 'webhook-without-order', eventId: event.eventId }, 'webhook');
    return true;
  }
  const { order_id: orderId } = number;
  await deps.db.transaction().execute(async (trx) => {
    const written = await trx
      .insertInto('wrong_sums')
      .values({
        provider,
        event_id: event.eventId,
        reference,
        order_id: orderId,
        amount_kobo: event.amountKobo,
        told_at: deps.clock(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst();
    if (written === undefined) return;
    const why = `It was not the exact sum of order ${orderId}, and nothing else is taken there.`;
    await tellGoesBack(trx, deps, { ...(await payerOf(trx, orderId)), kobo: event.amountKobo, why, reference });
  });
  deps.changes.changed(orderId);
  return true;
}

/** The sums that were sent to a number and went back, the first first. */
export async function sentBack(
  { db, payments }: Pick<MoneyDeps, 'db' | 'payments'>,
  reference: string,
): Promise<readonly SentBack[]> {
  const rows = await db
    .selectFrom('wrong_sums')
    .select(['amount_kobo', 'told_at'])
    .where('provider', '=', payments.name)
    .where('reference', '=', reference)
    .orderBy('told_at')
    .execute();
  return rows.map((row) => ({ kobo: row.amount_kobo, at: row.told_at }));
}
