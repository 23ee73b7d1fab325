import { splitKey } from '#src/server/billing/split.ts';
import { SANDBOX_MERCHANT } from '#src/server/payments/providers/sandbox.ts';
import type { World } from './world.ts';

/**
 * True while money is held that has not found its end, by the provider's own books or by ours. What was paid to somebody else
 * is a case, and stays one.
 */
export async function unfinished(world: World): Promise<boolean> {
  const open = await world.db
    .selectFrom('sandbox_payments')
    .leftJoin('orders', 'orders.order_id', 'sandbox_payments.order_id')
    .select('sandbox_payments.order_id')
    .where('sandbox_payments.captured_at', 'is not', null)
    .where((where) =>
      where.or([where('orders.state', 'is', null), where('orders.state', 'not in', ['fulfilled', 'refunded'])]),
    )
    .where(({ not, and, eb, exists, selectFrom }) =>
      not(
        and([
          eb('sandbox_payments.merchant_id', '!=', SANDBOX_MERCHANT),
          exists(
            selectFrom('cases')
              .select('cases.id')
              .whereRef('cases.order_id', '=', 'sandbox_payments.order_id')
              // One for another reason ends without anybody having seen what was paid.
              .where('cases.kind', '=', 'order')
              .where('cases.closed_at', 'is', null),
          ),
        ]),
      ),
    )
    .execute();
  return (
    open.length > 0 ||
    (await onTheirWay(world)).length > 0 ||
    (await goesBack(world)).length > 0 ||
    (await owed(world)).length > 0
  );
}

/** Parts of top-ups that are not on the account of their meter yet. */
function onTheirWay({ db }: World) {
  return db
    .selectFrom('orders')
    .select('order_id')
    .where('idempotency_key', 'like', `${splitKey('')}%`)
    .where('state', 'not in', ['fulfilled', 'refunded'])
    .execute();
}

/** What was paid again, and is not back as far as we know. */
function owed({ db }: World) {
  return db.selectFrom('further_payments').select('reference').where('returned_at', 'is', null).execute();
}

/** What was paid again, to us, and is not back. */
function goesBack({ db }: World) {
  return db
    .selectFrom('sandbox_captures')
    .innerJoin('sandbox_payments', 'sandbox_payments.order_id', 'sandbox_captures.order_id')
    .select('sandbox_captures.trans_id')
    .where('sandbox_payments.merchant_id', '=', SANDBOX_MERCHANT)
    .whereRef('sandbox_captures.refunded_kobo', '<', 'sandbox_captures.amount_kobo')
    .execute();
}
