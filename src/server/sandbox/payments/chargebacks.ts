import type { Kysely, Selectable, Transaction } from 'kysely';
import type { SandboxChargebacksTable } from '../../db/schema/sandbox.ts';
import type { Schema } from '../../db/schema.ts';
import type { BooksDeps, SandboxPayment } from './books.ts';

type SandboxChargeback = Selectable<SandboxChargebacksTable>;

/** How long the merchant has to answer, ms. */
const ANSWER_WITHIN_MS = 24 * 60 * 60_000;

/** What payers' banks took back, or may take, of a session. */
export function chargebacksOf(db: Kysely<Schema>, orderId: string): Promise<SandboxChargeback[]> {
  return db
    .selectFrom('sandbox_chargebacks')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('opened_at')
    .orderBy('id')
    .execute();
}

/** The payer has their bank take the payment back. Undefined: there is nothing to take back, or it is taken back already. */
export async function dispute(deps: BooksDeps, orderId: string): Promise<SandboxPayment | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    // Of two at once the second waits here and sees what the first has begun: a payment is taken back once.
    const payment = await lockedSession(trx, orderId);
    if (payment?.status !== 'captured' || (await chargebacksOf(trx, orderId)).length > 0) return undefined;
    const now = deps.clock();
    await trx
      .insertInto('sandbox_chargebacks')
      .values({
        id: `SBD${deps.random.orderSuffix()}`,
        order_id: orderId,
        amount_kobo: payment.amount_kobo,
        status: 'open',
        due_at: new Date(now.getTime() + ANSWER_WITHIN_MS),
        opened_at: now,
      })
      .execute();
    return payment;
  });
}

/** The bank decides: lost, the money goes back. Undefined: there is nothing to decide. */
export async function decide(
  deps: BooksDeps,
  orderId: string,
  decided: 'won' | 'lost',
): Promise<SandboxPayment | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    const payment = await lockedSession(trx, orderId);
    const ended = await trx
      .updateTable('sandbox_chargebacks')
      .set({ status: decided })
      .where('order_id', '=', orderId)
      .where('status', '=', 'open')
      .returning('amount_kobo')
      .executeTakeFirst();
    if (payment === undefined || ended === undefined) return undefined;
    // What went back meanwhile is not taken a second time.
    if (decided === 'won' || payment.status !== 'captured') return payment;
    await trx
      .updateTable('sandbox_payments')
      .set({ status: 'refunded', refunded_kobo: ended.amount_kobo, refunded_at: deps.clock() })
      .where('order_id', '=', orderId)
      .execute();
    return payment;
  });
}

function lockedSession(trx: Transaction<Schema>, orderId: string): Promise<SandboxPayment | undefined> {
  return trx.selectFrom('sandbox_payments').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst();
}
