import { type Kysely, sql } from 'kysely';
import type { CaseKind } from '../db/schema/orders.ts';
import type { Schema } from '../db/schema.ts';

/**
 * Open a case for an order, unless one of the kind is open; it says why a person may have to look (MONEY, I19). Of a step that
 * keeps failing the newest reason stands.
 */
export async function openCase(
  trx: Kysely<Schema>,
  orderId: string,
  reason: string,
  at: Date,
  kind: CaseKind = 'order',
): Promise<void> {
  await trx
    .insertInto('cases')
    .values({ order_id: orderId, kind, reason, opened_at: at })
    .onConflict((conflict) => {
      const open = conflict.columns(['order_id', 'kind']).where(sql<boolean>`closed_at is null`);
      return kind === 'step' ? open.doUpdateSet({ reason }) : open.doNothing();
    })
    .execute();
}

/** Why somebody has to look at an order, or null when nobody has to; `step`: what keeps failing. */
export async function openCaseOf(
  db: Kysely<Schema>,
  orderId: string,
  kind: CaseKind = 'order',
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

/** Note on an order's open cases, if there are any, when it was looked at and when it will be again. */
export async function noteProbe(trx: Kysely<Schema>, orderId: string, at: Date, next: Date | null): Promise<void> {
  await trx
    .updateTable('cases')
    .set({ last_probe: at, next_probe: next })
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .execute();
}

/** Close an order's cases of a kind; left out: all of them, for it found its end. */
export async function closeCase(trx: Kysely<Schema>, orderId: string, at: Date, kind?: CaseKind): Promise<void> {
  let open = trx
    .updateTable('cases')
    .set({ closed_at: at, last_probe: at, next_probe: null })
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null);
  if (kind !== undefined) open = open.where('kind', '=', kind);
  await open.execute();
}
