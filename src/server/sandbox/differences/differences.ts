import type { Kysely, Selectable } from 'kysely';
import type { SandboxDifferencesTable } from '../../db/schema/orders.ts';
import type { Schema } from '../../db/schema.ts';
import type { Random } from '../../random.ts';
import { isMadeUp, type SandboxDifference } from './kinds.ts';

/** A difference that was put in. */
export type Difference = Selectable<SandboxDifferencesTable>;

/** Most that are there at once. */
const MOST = 100;

interface Deps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly random: Random;
}

/** All that were put in, the first first. */
export function allDifferences(db: Kysely<Schema>): Promise<Difference[]> {
  return db.selectFrom('sandbox_differences').selectAll().orderBy('id').execute();
}

/**
 * Let the records tell of a difference from now on; the books themselves stay, and so does all that is asked about one order.
 * Without an order it is about the newest that can have it. Undefined: there is none, or there are too many already.
 */
export async function putDifference(
  { db, clock, random }: Deps,
  kind: SandboxDifference,
  orderId: string | undefined,
): Promise<Difference | undefined> {
  const reference = isMadeUp(kind) ? `SANDBOX-${random.orderSuffix()}` : await fitting(db, kind, orderId);
  if (reference === undefined || (await allDifferences(db)).length >= MOST) return undefined;
  return db
    .insertInto('sandbox_differences')
    .values({ kind, reference, made_at: clock() })
    .onConflict((conflict) => conflict.columns(['kind', 'reference']).doUpdateSet({ made_at: clock() }))
    .returningAll()
    .executeTakeFirst();
}

/** Take all of them away again. */
export async function clearDifferences(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('sandbox_differences').execute();
}

async function fitting(
  db: Kysely<Schema>,
  kind: SandboxDifference,
  orderId: string | undefined,
): Promise<string | undefined> {
  switch (kind) {
    case 'delivered-here-only':
    case 'vend-amount-differs':
    case 'vended-twice': {
      let vends = db.selectFrom('sandbox_vends').select('reference').where('outcome', '=', 'vended');
      if (orderId !== undefined) vends = vends.where('reference', '=', orderId);
      return (await vends.orderBy('vended_at', 'desc').limit(1).executeTakeFirst())?.reference;
    }
    default: {
      const status = kind === 'refunded-here-only' ? 'refunded' : 'captured';
      let payments = db.selectFrom('sandbox_payments').select('order_id').where('status', '=', status);
      if (orderId !== undefined) payments = payments.where('order_id', '=', orderId);
      return (await payments.orderBy('captured_at', 'desc').limit(1).executeTakeFirst())?.order_id;
    }
  }
}
