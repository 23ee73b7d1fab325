import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OrderCaseKind } from '../db/schema/orders.ts';
import type { ArrivalKey } from '../db/schema/transfers.ts';
import type { Schema } from '../db/schema.ts';

/** Cases that end with their order. */
const WITH_THE_ORDER: readonly OrderCaseKind[] = ['order', 'step', 'refund', 'unheard'];

/**
 * Open a case for an order, unless one of the kind is open; it says why a person may have to look (MONEY, I19). The first reason
 * stands of what was paid or vended, the newest of everything that is tried again.
 */
export async function openCase(
  trx: Kysely<Schema>,
  orderId: string,
  reason: string,
  at: Date,
  kind: OrderCaseKind = 'order',
): Promise<void> {
  await trx
    .insertInto('cases')
    .values({ order_id: orderId, kind, reason, opened_at: at })
    .onConflict((conflict) => {
      const open = conflict.columns(['order_id', 'kind']).where(sql<boolean>`closed_at is null`);
      return kind === 'order' ? open.doNothing() : open.doUpdateSet({ reason });
    })
    .execute();
}

/** Why somebody has to look at an order, or null when nobody has to. */
export async function openCaseOf(
  db: Kysely<Schema>,
  orderId: string,
  kind: OrderCaseKind = 'order',
): Promise<string | null> {
  const open = await db
    .selectFrom('cases')
    .select('reason')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return open?.reason ?? null;
}

/** Whether somebody has to look at an order, for whatever reason. */
export async function isInAnyCase(db: Kysely<Schema>, orderId: string): Promise<boolean> {
  const open = db.selectFrom('cases').select('id').where('order_id', '=', orderId).where('closed_at', 'is', null);
  return (await open.limit(1).executeTakeFirst()) !== undefined;
}

/** Note on an order's open cases, if there are any, when it was looked at and when it will be again. */
export async function noteProbe(
  trx: Kysely<Schema>,
  orderId: string,
  at: Date,
  next: Date | null,
  kinds = WITH_THE_ORDER,
): Promise<void> {
  await trx
    .updateTable('cases')
    .set({ last_probe: at, next_probe: next })
    .where('order_id', '=', orderId)
    .where('kind', 'in', kinds)
    .where('closed_at', 'is', null)
    .execute();
}

/**
 * The same as `closeCase`, as a part of a statement that has the order in `done`, with a row for it once that is done; whoever changes
 * the order has to read that row, for a part that nobody reads is left out. A statement sees what stood there as it began, and may have
 * waited for the order since: the function looks anew, so that it closes what the one before it has opened (migration 273).
 */
export const closing = (at: Date, kinds = WITH_THE_ORDER): RawBuilder<unknown> => sql`
  select order_id, close_cases(order_id, ${at}::timestamptz, array[${sql.join(kinds)}]::text[]) from done`;

/** Close an order's cases of some kinds; left out: those that end with it. */
export async function closeCase(trx: Kysely<Schema>, orderId: string, at: Date, kinds = WITH_THE_ORDER): Promise<void> {
  await trx
    .updateTable('cases')
    .set({ closed_at: at, last_probe: at, next_probe: null })
    .where('order_id', '=', orderId)
    .where('kind', 'in', kinds)
    .where('closed_at', 'is', null)
    .execute();
}

/** Open a case of money that came for no order and does not go back by itself, or note on the open one how it stands. */
export async function openArrivalCase(
  trx: Kysely<Schema>,
  { provider, reference }: ArrivalKey,
  reason: string,
  probe: { readonly at: Date; readonly next: Date },
): Promise<void> {
  const noted = { reason, last_probe: probe.at, next_probe: probe.next };
  await trx
    .insertInto('cases')
    .values({
      ...{ arrival_provider: provider, arrival_reference: reference, kind: 'arrival', opened_at: probe.at },
      ...noted,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['arrival_provider', 'arrival_reference'])
        .where(sql<boolean>`closed_at is null`)
        .doUpdateSet(noted),
    )
    .execute();
}

/** Money that came is back: nobody has to look at it any more. */
export async function closeArrivalCase(
  trx: Kysely<Schema>,
  { provider, reference }: ArrivalKey,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('cases')
    .set({ closed_at: at, last_probe: at, next_probe: null })
    .where('arrival_provider', '=', provider)
    .where('arrival_reference', '=', reference)
    .where('closed_at', 'is', null)
    .execute();
}
