import type { Kysely } from 'kysely';
import type { OrderState } from '#catalogues/orders.ts';
import type { Schema } from '#src/server/db/schema.ts';
import type { Promises } from '../run.ts';

/** Marks for refund, with when each order was marked and last sent. */
export async function readMarks(db: Kysely<Schema>) {
  return db
    .selectFrom('refund_marks')
    .innerJoin('orders', 'orders.order_id', 'refund_marks.order_id')
    .select(['refund_marks.order_id', 'refund_marks.marked_at', 'orders.state'])
    .select(({ selectFrom }) =>
      selectFrom('vend_attempts')
        .whereRef('vend_attempts.order_id', '=', 'refund_marks.order_id')
        .select(({ fn }) => fn.max('vend_attempts.sent_at').as('last'))
        .as('sent_at'),
    )
    .execute();
}

interface Marked {
  readonly marks: readonly {
    readonly order_id: string;
    readonly marked_at: Date;
    readonly sent_at: Date | null;
    readonly state: OrderState;
  }[];
  readonly orders: readonly { readonly order_id: string; readonly state: OrderState }[];
}

/** I4: what is marked is not sent any more, and a mark that was answered for is kept until the order finds its end. */
export function* markedOnce({ marked }: Promises, { marks, orders }: Marked): Generator<string> {
  for (const { order_id, marked_at, sent_at } of marks) {
    if (sent_at !== null && sent_at > marked_at) yield `I4 ${order_id}: sent after it was marked for refund`;
  }
  for (const orderId of marked) {
    const kept = marks.some((one) => one.order_id === orderId);
    const state = orders.find((one) => one.order_id === orderId)?.state;
    if (!kept && state !== 'refunded') yield `I8 ${orderId}: a mark was answered for and is not there, ${state}`;
  }
}
