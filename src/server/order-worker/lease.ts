import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OrderState } from '#catalogues/orders.ts';
import { moveOf, UNSETTLED } from '#machines/settlement/settlement.ts';
import type { Schema } from '../db/schema.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';

/** How leases are counted: by the time of the statement, which is the data base's own, and no server's. */
type LeaseDeps = Pick<MoneyDeps, 'db' | 'now' | 'pace'>;

/** So many ms after the time of the statement. */
export function fromNow({ now }: Pick<MoneyDeps, 'now'>, ms: number): RawBuilder<Date> {
  return sql<Date>`(${now()}::timestamptz + ${ms}::float8 * interval '1 millisecond')`;
}

/** True of an order that nobody has to themselves. */
export function isFree({ now }: Pick<MoneyDeps, 'now'>): RawBuilder<boolean> {
  return sql<boolean>`(orders.claimed_until is null or orders.claimed_until <= ${now()})`;
}

/** What a claim writes. */
function claimed(deps: LeaseDeps, as: string) {
  return {
    claimed_until: fromNow(deps, deps.pace.leaseMs),
    claimed_by: as,
    attempts: sql<number>`orders.attempts + 1`,
    look_again: false,
  };
}

/** What a server believes to be now may be so much after the data base's own time, ms: what became due this moment is due. */
const AHEAD_MS = 500;

/** An order that was claimed. */
export type Claimed = OrderRow & {
  /** As it was before: what was only paid is being delivered by now. */
  readonly was: OrderState;
  /** It is to be paid back. */
  readonly is_marked: SqlBool;
};

/**
 * Take an order for one piece of work; `due`: only while its next look has come. Undefined when somebody has it, or it is final, or not
 * due any more. What was paid is begun with that: it is being delivered from then on.
 */
export function claim(
  deps: LeaseDeps & Pick<MoneyDeps, 'clock'>,
  orderId: string,
  as: string,
  due = false,
): Promise<Claimed | undefined> {
  const { from, to } = moveOf('FULFIL');
  const begins = sql<boolean>`held.was in (${sql.join(from)})`;
  return deps.db
    .with('held', (db) =>
      db
        .selectFrom('orders')
        .select(['order_id as held_id', 'state as was'])
        .where('order_id', '=', orderId)
        .where('state', 'not in', ['fulfilled', 'refunded'])
        .$if(due, (orders) => orders.where('next_probe_at', '<=', fromNow(deps, AHEAD_MS)))
        .where(isFree(deps))
        .forNoKeyUpdate(),
    )
    .updateTable('orders')
    .from('held')
    .set({
      ...claimed(deps, as),
      state: sql<OrderState>`case when ${begins} then ${to}::text else orders.state end`,
      updated_at: sql<Date>`case when ${begins} then ${deps.clock()}::timestamptz else orders.updated_at end`,
    })
    .whereRef('orders.order_id', '=', 'held.held_id')
    .returningAll('orders')
    .returning(({ exists, selectFrom }) => [
      'held.was',
      exists(
        selectFrom('refund_marks')
          .select('refund_marks.order_id')
          .whereRef('refund_marks.order_id', '=', 'held.held_id'),
      ).as('is_marked'),
    ])
    .executeTakeFirst();
}

/** Which orders a batch is made of: a condition that holds of each, the order in which they are taken, and how many at most. */
export interface Batch {
  readonly where: RawBuilder<boolean>;
  readonly first: RawBuilder<unknown>;
  readonly most: number;
}

/**
 * Take a batch of orders that are due, in one statement. Several servers at once get different ones, and none waits for another: what
 * one is about to take is passed over.
 */
export function claimDue(deps: LeaseDeps, as: string, { where, first, most }: Batch): Promise<OrderRow[]> {
  return deps.db
    .with('due', (db) =>
      db
        .selectFrom('orders')
        .select('order_id as due_id')
        .where('next_probe_at', '<=', deps.now())
        .where(isFree(deps))
        .where(where)
        .orderBy(first)
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('orders')
    .from('due')
    .set(claimed(deps, as))
    .whereRef('orders.order_id', '=', 'due.due_id')
    .returningAll('orders')
    .execute();
}

/**
 * Give an order back, with the time of the next look: now, where something was heard of it meanwhile. What is written is how long it is
 * until then, from the time of the statement on. A lease that has passed on is left alone.
 */
export async function release(
  deps: LeaseDeps & Pick<MoneyDeps, 'clock'>,
  orderId: string,
  as: string,
  next: Date | null,
): Promise<void> {
  const at = next === null ? sql<null>`null` : fromNow(deps, next.getTime() - deps.clock().getTime());
  await deps.db
    .updateTable('orders')
    .set({
      claimed_until: null,
      claimed_by: null,
      next_probe_at: sql<Date | null>`case
        when look_again and state not in ('fulfilled', 'refunded') then ${deps.now()}::timestamptz else ${at} end`,
    })
    .where('order_id', '=', orderId)
    .where('claimed_by', '=', as)
    .execute();
}

/** Something was heard of an order: its next look is now, or as soon as whoever has it gives it back. */
export async function lookAgain(db: Kysely<Schema>, orderId: string, at: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ next_probe_at: at, look_again: true })
    .where('order_id', '=', orderId)
    .where('state', 'in', UNSETTLED)
    .execute();
}

/** Give back every order that somebody has; only for a process that knows itself to be the only one. */
export async function freeLeases(deps: Pick<MoneyDeps, 'db'>): Promise<void> {
  await deps.db
    .updateTable('orders')
    .set({ claimed_until: null, claimed_by: null })
    .where('claimed_until', 'is not', null)
    .execute();
}

/** True while somebody has an order to themselves. */
export function isHeld({ claimed_until: until }: Pick<OrderRow, 'claimed_until'>, clock: () => Date): boolean {
  return until !== null && until > clock();
}

/** A round that stands further ahead than so many of them was taken by a clock that was wrong. */
const ROUNDS_AHEAD = 10;

/** Of all servers, one takes each round of a name. False: it is not due. */
export async function takeRound(
  deps: Pick<MoneyDeps, 'db' | 'clock'>,
  name: string,
  everyMs: number,
): Promise<boolean> {
  const now = deps.clock();
  const next = { next_at: later(now, everyMs) };
  const taken = await deps.db
    .insertInto('sweep_rounds')
    .values({ name, ...next })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(next)
        .where(({ eb, or }) =>
          or([
            eb('sweep_rounds.next_at', '<=', now),
            eb('sweep_rounds.next_at', '>', later(now, ROUNDS_AHEAD * everyMs)),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}
