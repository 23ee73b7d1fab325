import { type RawBuilder, sql } from 'kysely';
import type { LimitFunction } from 'p-limit';
import { DUE_KINDS } from '#catalogues/orders.ts';
import { UNPAID, UNSETTLED } from '#machines/settlement/settlement.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { everyVendor } from '../vending/port.ts';
import { driveClaimed } from './drive.ts';
import { type Batch, claimDue, isFree } from './lease.ts';
import { answers, providerNamed, takeQuestions, unheard, vendorNamed } from './silence.ts';

/** Most orders in one claim, and how many slots have to be free before the next one is made. */
const BATCH = { most: 32, least: 8 } as const;

/** What all servers together ask of a provider that answers about orders that nobody paid, within a second. */
const UNPAID_BUDGET = 20;
/** The same of one that does not answer: the rest of what may be asked of it is left to refunds. */
const SILENT_UNPAID = 3;
/** Of that the part for the orders of which something was done or heard last; the others are those that waited longest. */
const NEWEST_PART = 0.75;

/**
 * Settle what is due, batch after batch, until nothing is due any more: as fast as the data base and those who are asked allow. Of whoever
 * does not answer, or was not heard of yet, no more is asked than all servers together may.
 */
export async function settleDue(deps: MoneyDeps, slots: LimitFunction, stopping: AbortSignal): Promise<void> {
  const running = new Set<Promise<void>>();
  const met = new Set<string>();
  for (let isMore = true; isMore && !stopping.aborted; ) {
    await enoughFree(slots, running);
    const most = Math.min(BATCH.most, free(slots));
    if (most <= 0) break;
    const as = deps.random.uuid();
    const batch = await claimSettling(deps, as, most);
    for (const one of batch) begin(one, as);
    // What is due again within one sweep has had its turn.
    isMore = batch.length > 0 && !batch.some(({ order }) => met.has(order.order_id));
    for (const { order } of batch) met.add(order.order_id);
  }
  await Promise.all(running);

  function begin(one: Claimed, as: string): void {
    const done: Promise<void> = driveIn(deps, slots, one, as).finally(() => running.delete(done));
    running.add(done);
  }
}

/** How many more may begin at once. */
export const free = ({ concurrency, activeCount, pendingCount }: LimitFunction): number =>
  concurrency - activeCount - pendingCount;

async function enoughFree(slots: LimitFunction, running: ReadonlySet<Promise<void>>): Promise<void> {
  while (free(slots) < BATCH.least && running.size > 0) await Promise.race(running);
}

async function driveIn(deps: MoneyDeps, slots: LimitFunction, { order, granted }: Claimed, as: string): Promise<void> {
  const { order_id: orderId } = order;
  await slots(() => driveClaimed(deps, order, as, { granted })).catch((err: unknown) =>
    deps.log('error', { err, orderId }, 'an order could not be driven'),
  );
}

/**
 * Who is asked about an order that was paid: the provider about a refund, otherwise the vendor that it was sent to, or will be where there
 * is only one; null: nobody, or somebody that is chosen when it is sent.
 */
function askedOf(deps: MoneyDeps): RawBuilder<string | null> {
  const [only, another] = everyVendor(deps);
  const first = only !== undefined && another === undefined ? vendorNamed(only.name) : null;
  const dues = sql.join(DUE_KINDS.map((kind) => sql.lit(kind)));
  return sql`case when state = 'refund_due' then ${providerNamed(deps.payments.name)}
    when kind in (${dues}) then null
    else coalesce((select 'vendor ' || vendor from vend_attempts
      where vend_attempts.order_id = orders.order_id and refusal is null order by number desc limit 1), ${first}) end`;
}

/** An order that was claimed; `granted`: so that whoever is asked may be, though it does not answer. */
interface Claimed {
  readonly order: OrderRow;
  readonly granted: boolean;
}

const inStates = (states: readonly string[]) =>
  sql<boolean>`state in (${sql.join(states.map((state) => sql.lit(state)))})`;
const LONGEST_DUE = sql`orders.next_probe_at`;

async function claimSettling(deps: MoneyDeps, as: string, most: number): Promise<Claimed[]> {
  const silent = unheard(deps);
  const settling = inStates(UNSETTLED);
  const asked = askedOf(deps);
  const spoken =
    silent.length === 0 ? settling : sql<boolean>`${settling} and coalesce(${asked}, '') not in (${sql.join(silent)})`;
  const first = await claimDue(deps, as, { where: spoken, first: LONGEST_DUE, most });
  const all = first.map((order) => ({ order, granted: false }));
  for (const name of silent) {
    const where = sql<boolean>`${settling} and ${asked} = ${name}`;
    const within = await claimWithin(deps, as, { where, first: LONGEST_DUE, most: most - all.length }, name);
    all.push(...within.map((order) => ({ order, granted: true })));
  }
  return all;
}

/** Claim what is due of somebody of whom not more may be asked than there is left of a budget. */
async function claimWithin(
  deps: MoneyDeps,
  as: string,
  batch: Batch,
  name: string,
  most?: number,
): Promise<OrderRow[]> {
  const due = await countDue(deps, batch);
  const granted = due === 0 ? 0 : await takeQuestions(deps, name, due, most);
  return granted === 0 ? [] : claimDue(deps, as, { ...batch, most: granted });
}

async function countDue(deps: MoneyDeps, { where, most }: Batch): Promise<number> {
  if (most <= 0) return 0;
  const due = await deps.db
    .selectFrom('orders')
    .select('order_id')
    .where('next_probe_at', '<=', deps.now())
    .where(isFree(deps))
    .where(where)
    .limit(most)
    .execute();
  return due.length;
}

/**
 * Ask about orders that are due and that nobody is known to have paid, so many as may be asked: first those of which something was done
 * or heard last, which are paid most likely.
 */
export async function askUnpaid(deps: MoneyDeps, slots: LimitFunction): Promise<void> {
  const { name } = deps.payments;
  const where = sql<boolean>`${inStates(UNPAID)} and next_probe_at is not null`;
  const provider = providerNamed(name);
  const isHeard = answers(deps, provider);
  const budget = isHeard ? `unpaid ${name}` : provider;
  const most = Math.min(free(slots), isHeard ? UNPAID_BUDGET : SILENT_UNPAID);
  const due = await countDue(deps, { where, first: LONGEST_DUE, most });
  if (due === 0) return;
  const granted = await takeQuestions(deps, budget, due, isHeard ? UNPAID_BUDGET : undefined);
  // Where all that is due may be asked about the order is none, and who waits longest is found by the shorter way.
  const newest = due < most ? 0 : Math.ceil(granted * NEWEST_PART);
  const as = deps.random.uuid();
  const lastHeard = sql`greatest(orders.updated_at, orders.heard_at) desc`;
  const batch = newest === 0 ? [] : await claimDue(deps, as, { where, first: lastHeard, most: newest });
  if (granted > newest)
    batch.push(...(await claimDue(deps, as, { where, first: LONGEST_DUE, most: granted - newest })));
  await Promise.all(batch.map((order) => driveIn(deps, slots, { order, granted: true }, as)));
}
