import { type Kysely, type SqlBool, sql } from 'kysely';
import type { OrderState } from '#catalogues/orders.ts';
import type { Schema } from '#src/server/db/schema.ts';
import type { Promises } from '../run.ts';

/**
 * Number marks and sends in the order they are written in. Each is written with its order locked, so that it is the order of
 * their commits too; their times are not, where a clock was ahead.
 */
export async function numberMarksAndSends(db: Kysely<Schema>): Promise<void> {
  await sql`create sequence marks_and_sends`.execute(db);
  const turn = sql`turn bigint not null default nextval('marks_and_sends')`;
  await sql`alter table refund_marks add column ${turn}`.execute(db);
  await sql`alter table vend_attempts add column ${turn}`.execute(db);
}

/** Marks for refund, with whether their order was sent after its mark; both are numbered. */
export async function readMarks(db: Kysely<Schema>) {
  return db
    .selectFrom('refund_marks')
    .select('refund_marks.order_id')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('vend_attempts')
          .select('vend_attempts.number')
          .whereRef('vend_attempts.order_id', '=', 'refund_marks.order_id')
          .where(sql<boolean>`vend_attempts.turn > refund_marks.turn`),
      ).as('sent_after'),
    )
    .execute();
}

interface Marked {
  readonly marks: readonly { readonly order_id: string; readonly sent_after: SqlBool }[];
  readonly orders: readonly { readonly order_id: string; readonly state: OrderState }[];
}

/** I4: what is marked is not sent any more, and a mark that was answered for is kept until the order finds its end. */
export function* markedOnce({ marked }: Promises, { marks, orders }: Marked): Generator<string> {
  for (const { order_id, sent_after } of marks) {
    if (sent_after) yield `I4 ${order_id}: sent after it was marked for refund`;
  }
  for (const orderId of marked) {
    const kept = marks.some((one) => one.order_id === orderId);
    const state = orders.find((one) => one.order_id === orderId)?.state;
    if (!kept && state !== 'refunded') yield `I8 ${orderId}: a mark was answered for and is not there, ${state}`;
  }
}
