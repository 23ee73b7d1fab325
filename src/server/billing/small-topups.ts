import type { Kysely, Transaction } from 'kysely';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';

/** Who buys for a meter that is stopped, under which key of an order. */
export interface SmallTopup {
  readonly meterNumber: string;
  readonly userId: string;
  readonly key: string;
}

/** Whoever took the day has so long, ms, to write the order, or to pay one that is begun again. */
const TAKING_MS = 30 * 60_000;

/**
 * Take the day for a meter that is stopped: it buys once a day. True where it is taken, by a repeat of the same order too. An order of
 * which nothing came gives the day back.
 */
export async function takeDay(trx: Transaction<Schema>, wanted: SmallTopup, at: Date): Promise<boolean> {
  const row = { meter_number: wanted.meterNumber, day: dayInLagos(at), at };
  const mine = { user_id: wanted.userId, idempotency_key: wanted.key };
  const taken = await trx
    .insertInto('small_topups')
    .values({ ...row, ...mine })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (taken !== undefined) return true;
  const before = await trx
    .selectFrom('small_topups')
    .selectAll()
    .where('meter_number', '=', row.meter_number)
    .where('day', '=', row.day)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isMine = before.user_id === mine.user_id && before.idempotency_key === mine.idempotency_key;
  if (!isMine && !(await isFree(trx, before, at))) return false;
  await trx
    .updateTable('small_topups')
    .set({ ...mine, at })
    .where('meter_number', '=', row.meter_number)
    .where('day', '=', row.day)
    .execute();
  return true;
}

/** True while nothing was bought today for a meter that is stopped. */
export async function leftToday(db: Kysely<Schema>, meterNumber: string, at: Date): Promise<boolean> {
  const before = await db
    .selectFrom('small_topups')
    .selectAll()
    .where('meter_number', '=', meterNumber)
    .where('day', '=', dayInLagos(at))
    .executeTakeFirst();
  return before === undefined || isFree(db, before, at);
}

interface Taken {
  readonly user_id: string;
  readonly idempotency_key: string;
  readonly at: Date;
}

/**
 * True where nothing was bought with the day. Whose card was declined may buy at once by another order. One that was begun again, and so
 * took the day after it was written, has it for a while: what became of its first window says nothing of the second.
 */
async function isFree(db: Kysely<Schema>, taken: Taken, at: Date): Promise<boolean> {
  const isOver = at.getTime() - taken.at.getTime() > TAKING_MS;
  const order = await db
    .selectFrom('orders')
    .select(['state', 'created_at'])
    .where('user_id', '=', taken.user_id)
    .where('idempotency_key', '=', taken.idempotency_key)
    .executeTakeFirst();
  if (order === undefined) return isOver;
  if (order.state === 'refund_due' || order.state === 'refunded') return true;
  if (order.state !== 'failed' && order.state !== 'abandoned') return false;
  return isOver || order.created_at >= taken.at;
}
