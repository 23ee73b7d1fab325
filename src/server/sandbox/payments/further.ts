import type { Kysely, Selectable } from 'kysely';
import type { SandboxCapturesTable } from '../../db/schema/sandbox.ts';
import type { Schema } from '../../db/schema.ts';
import { type BooksDeps, feeOf, findSession, type SandboxPayment } from './books.ts';

/** What was paid for a session after its first capture. */
export type SandboxCapture = Selectable<SandboxCapturesTable>;

/** All that was paid for some sessions after their first captures, the oldest first. */
export function furtherOf(db: Kysely<Schema>, orderIds: readonly string[]): Promise<SandboxCapture[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('sandbox_captures')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('captured_at')
    .orderBy('trans_id')
    .execute();
}

/** Somebody pays once more what was paid already, as with a second transfer; kobo. Undefined: nothing was paid so far. */
export async function payAgain(
  deps: BooksDeps,
  orderId: string,
  amountKobo: number | undefined,
): Promise<{ readonly payment: SandboxPayment; readonly capture: SandboxCapture } | undefined> {
  const payment = await findSession(deps, orderId);
  if (payment === undefined || payment.captured_at === null) return undefined;
  const amount = amountKobo ?? payment.amount_kobo;
  const capture = await deps.db
    .insertInto('sandbox_captures')
    .values({
      trans_id: `SBX${deps.random.orderSuffix()}`,
      order_id: orderId,
      amount_kobo: amount,
      fee_kobo: feeOf(amount),
      captured_at: deps.clock(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { payment, capture };
}

/** A capture as the API tells it. */
export function captureOf(one: Pick<SandboxPayment, 'trans_id' | 'amount_kobo' | 'fee_kobo' | 'refunded_kobo'>) {
  return {
    reference: one.trans_id,
    amountKobo: one.amount_kobo,
    feeKobo: one.fee_kobo,
    refundedKobo: one.refunded_kobo,
  };
}

/** Give back what was paid again; undefined: there is no such payment. The same key again answers the same. */
export async function giveFurtherBack(
  deps: BooksDeps,
  { reference, amountKobo, key }: { readonly reference: string; readonly amountKobo: number; readonly key: string },
): Promise<{ readonly refundReference: string } | { readonly refused: string } | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    const capture = await trx
      .selectFrom('sandbox_captures')
      .selectAll()
      .where('trans_id', '=', reference)
      .forUpdate()
      .executeTakeFirst();
    if (capture === undefined) return undefined;
    if (capture.refund_key === key && capture.refund_reference !== null)
      return { refundReference: capture.refund_reference };
    if (capture.refund_key !== null) return { refused: 'the payment is refunded' };
    if (capture.amount_kobo !== amountKobo) return { refused: 'not the amount captured' };
    const refundReference = `SBR${deps.random.orderSuffix()}`;
    await trx
      .updateTable('sandbox_captures')
      .set({
        refund_key: key,
        refund_reference: refundReference,
        refunded_kobo: amountKobo,
        refunded_at: deps.clock(),
      })
      .where('trans_id', '=', reference)
      .execute();
    return { refundReference };
  });
}
