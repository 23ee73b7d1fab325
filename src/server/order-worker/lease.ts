import { type Kysely, type RawBuilder, sql } from 'kysely';
import { UNSETTLED } from '#machines/settlement/settlement.ts';
import type { Schema } from '../db/schema.ts';
import { LATE_PROBE_MS } from '../settlement/look-for.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';

/**
 * Take an order for one piece of work; `due`: only while its next look has come. Undefined when somebody has it, or it is final, or not
 * due any more.
 */
export function claim(deps: MoneyDeps, orderId: string, as: string, due = false): Promise<OrderRow | undefined> {
  const now = deps.clock();
  return deps.db
    .updateTable('orders')
    .set((set) => ({
      claimed_until: later(now, deps.pace.leaseMs),
      claimed_by: as,
      attempts: set('attempts', '+', 1),
      look_again: false,
    }))
    .where('order_id', '=', orderId)
    .where('state', 'not in', ['fulfilled', 'refunded'])
    .$if(due, (orders) => orders.where(hasCome('next_probe_at', now, furthestLookMs(deps))))
    .where((where) =>
      where.or([where('claimed_until', 'is', null), hasCome('claimed_until', now, furthestLeaseMs(deps.pace))]),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * Give an order back, with the time of the next look: now, where something was heard of it meanwhile. A lease that has passed on is
 * left alone.
 */
export async function release(deps: MoneyDeps, orderId: string, as: string, next: Date | null): Promise<void> {
  await deps.db
    .updateTable('orders')
    .set((set) => ({
      claimed_until: null,
      claimed_by: null,
      next_probe_at: set
        .case()
        .when(set.and([set('look_again', '=', true), set('state', 'in', UNSETTLED)]))
        .then(set.cast<Date | null>(set.val(deps.clock()), 'timestamptz'))
        .else(next)
        .end(),
    }))
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

/** A stored time is taken for wrong when it is so much further ahead than anything here looks, ms. */
const MARGIN_MS = 5 * 60_000;

/**
 * A stored time has come, or is further ahead than `mostMs`, which nobody sets it to: then a clock was wrong that wrote it, and
 * waiting for it would hold everything up for as long as that clock was ahead.
 */
export function hasCome(column: string, now: Date, mostMs: number): RawBuilder<boolean> {
  const stored = sql.ref(column);
  return sql<boolean>`(${stored} <= ${now} or ${stored} > ${later(now, mostMs)})`;
}

type Paced = Pick<MoneyDeps, 'pace' | 'vending'>;

/** The furthest that a next look is ever put off, ms, and then some. */
export function furthestLookMs({ pace, vending }: Paced): number {
  return Math.max(LATE_PROBE_MS, pace.retryMostMs, pace.leaseMs + vending.settleMs) + MARGIN_MS;
}

/** The furthest that a lease reaches, ms, and then some: half of it more, for servers that do not agree to the second. */
export function furthestLeaseMs({ leaseMs }: MoneyDeps['pace']): number {
  return leaseMs * 1.5;
}

/** True while somebody has an order to themselves. */
export function isHeld({ claimed_until: until }: { readonly claimed_until: Date | null }, deps: HeldDeps): boolean {
  const now = deps.clock();
  return until !== null && until > now && until <= later(now, furthestLeaseMs(deps.pace));
}

type HeldDeps = Pick<MoneyDeps, 'clock' | 'pace'>;

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
        .where(hasCome('sweep_rounds.next_at', now, ROUNDS_AHEAD * everyMs)),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}
