import * as z from 'zod/mini';
import { entryPoint } from '../entry-points.ts';
import { MOST_OVER, type SavedRun } from '../runs/runs.ts';
import type { Kept } from './keep.ts';
import { type Entry, joined, ordersOf } from './log.ts';

/**
 * One conversation of two that were gone on with apart, e.g. on a phone and a desk. What was said is one log. A run that either
 * has open stays open, once: the copy that has gone further. One that either has ended is over, unless money is
 * under way in the other's copy and its result was told by neither. Run ids stay, and with them the keys of orders.
 */
export function merged(mine: Kept, theirs: Kept): Kept {
  const [older, newer] = lastAt(mine) >= lastAt(theirs) ? [theirs, mine] : [mine, theirs];
  const withdrawn = [...theirs.withdrawn, ...mine.withdrawn];
  const log = joined(onlyNew(mine, theirs), theirs.messages, new Set(withdrawn.map(({ uid }) => uid)));
  const told = new Set(log.flatMap(ordersOf));
  const over = new Set([...older.over, ...newer.over]);
  const runs = furthest(older.runs, newer.runs).filter((run) => {
    const { underWay, orderId } = progressOf(run);
    if (orderId !== null && told.has(orderId)) return false;
    return underWay || !over.has(run.id);
  });
  const alive = new Set(runs.map(({ id }) => id));
  const above = new Set(newer.stack.map(({ id }) => id));
  const known = new Set(newer.bought.map(({ orderId }) => orderId));
  const stack = [...older.stack.filter(({ id }) => !above.has(id)), ...newer.stack];
  return {
    ...mine,
    messages: log,
    withdrawn,
    runs,
    stack: stack.filter(({ id }) => alive.has(id)),
    over: [...over].filter((id) => !alive.has(id)).slice(-MOST_OVER),
    later: newer.later,
    usual: { ...older.usual, ...newer.usual },
    bought: [...older.bought.filter(({ orderId }) => !known.has(orderId)), ...newer.bought],
  };
}

/** What of mine belongs in one log with theirs: who goes on with an older one was greeted there, and a result is told once. */
function onlyNew({ messages: mine }: Kept, { messages: theirs }: Kept): readonly Entry[] {
  const known = new Set(theirs.map(({ uid }) => uid));
  const told = new Set(theirs.flatMap(ordersOf));
  const isOne = mine.some(({ uid, seq }) => seq !== undefined || known.has(uid));
  const greets = ({ topic }: Entry): boolean => topic === 'greeting' || topic === 'farewell';
  const said = !isOne && theirs.length > 0 ? mine.filter((entry) => !greets(entry)) : mine;
  return said.filter((entry) => known.has(entry.uid) || !ordersOf(entry).some((order) => told.has(order)));
}

/**
 * True where nothing of mine is lost when theirs takes its place: no turn of the person, no run, and nothing that was done in one.
 * What only the account had and was written down here is older than what the account does not have yet.
 */
export function covers(theirs: Kept, mine: Kept): boolean {
  if (isAccountsOnly(theirs, mine) || isBehind(theirs, mine)) return false;
  const said = new Set(theirs.messages.map(({ uid }) => uid));
  const known = new Set([...theirs.runs.map(({ id }) => id), ...theirs.over]);
  const turns = mine.messages.filter(({ from }) => from === 'person').slice(-theirs.messages.length);
  return turns.every(({ uid }) => said.has(uid)) && mine.runs.every(({ id }) => known.has(id));
}

const isAccountsOnly = ({ account: theirs }: Kept, { account: mine }: Kept): boolean =>
  mine?.ahead === true && theirs?.ahead === false && theirs.revision <= mine.revision;

/** A run that is over is open in theirs, or one that is open has gone further, unless something was said of it there since. */
function isBehind(theirs: Kept, mine: Kept): boolean {
  if (theirs.runs.some(({ id }) => mine.over.includes(id))) return true;
  const steps = new Map(theirs.runs.map((run) => [run.id, progressOf(run).steps]));
  const further = mine.runs.some((run) => progressOf(run).steps > (steps.get(run.id) ?? Number.POSITIVE_INFINITY));
  return further && lastAt(theirs) <= lastAt(mine);
}

/** What is kept of a conversation beside its log. */
export type Beside = Omit<Kept, 'messages' | 'withdrawn' | 'account'>;

/** What of that goes to the person's account: a way in is of no use there, nor what leads out. */
export function forAccount({ owner: _, ...rest }: Beside): Omit<Beside, 'owner'> {
  const stays = ({ flow }: OfFlow) => !isOfDevice({ flow });
  return { ...rest, wish: null, stack: rest.stack.filter(stays), runs: rest.runs.filter(stays) };
}

/** What the account has, and on top of it what only this device can have open: the account knows nothing of that. */
export function withDeviceRuns(theirs: Kept, { stack, runs }: Pick<Kept, 'stack' | 'runs'>): Kept {
  const own = runs.filter(isOfDevice).filter(({ id }) => !theirs.over.includes(id));
  if (own.length === 0) return theirs;
  const ids = new Set(own.map(({ id }) => id));
  return {
    ...theirs,
    runs: [...theirs.runs, ...own],
    stack: [...theirs.stack, ...stack.filter(({ id }) => ids.has(id))],
  };
}

interface OfFlow {
  readonly flow: string;
}

/** It leads in or out, so it is gone on with on this device alone. */
function isOfDevice({ flow }: OfFlow): boolean {
  const { visitors = false, signsOut = false } = entryPoint(flow) ?? {};
  return visitors || signsOut;
}

/** Each run once, as the copy that has gone further; where neither has, as the newer has it. No answer of either is lost by that. */
function furthest(older: readonly SavedRun[], newer: readonly SavedRun[]): readonly SavedRun[] {
  const copies = new Map(older.map((run) => [run.id, run]));
  for (const run of newer) {
    const other = copies.get(run.id);
    if (other === undefined || !isFurther(other, run)) copies.set(run.id, run);
  }
  return [...copies.values()];
}

/** Money decides first, and then how much is answered. */
function isFurther(one: SavedRun, other: SavedRun): boolean {
  const [a, b] = [progressOf(one), progressOf(other)];
  return a.steps === b.steps ? a.answered > b.answered : a.steps > b.steps;
}

const lastAt = ({ messages }: Kept): string => messages.at(-1)?.at ?? '';

/** From the yes to the outcome, in the order in which a purchase goes through them. */
const UNDER_WAY = ['opening', 'card', 'settling', 'pending', 'unwatched'];

const saved = z.object({
  value: z.string(),
  context: z.object({
    attempt: z.optional(z.number()),
    order: z.optional(z.nullable(z.object({ orderId: z.string() }))),
    answers: z.optional(z.object({ values: z.record(z.string(), z.string()) })),
  }),
});

/** How far a run has gone, as far as money goes. */
interface Progress {
  /** A yes was said: money can move. */
  readonly underWay: boolean;
  /** The order that stands, or null. */
  readonly orderId: string | null;
  /** Of two copies of one run, the one with more has gone further. */
  readonly steps: number;
  /** So many of its questions are answered. */
  readonly answered: number;
}

/** How far a saved run has gone; one that pays nothing has gone nowhere. */
export function progressOf({ snapshot }: SavedRun): Progress {
  const read = saved.safeParse(snapshot);
  if (!read.success) return { underWay: false, orderId: null, steps: 0, answered: 0 };
  const { value, context } = read.data;
  const orderId = context.order?.orderId ?? null;
  const at = UNDER_WAY.indexOf(value) + 1;
  // A changed purchase is another attempt: of two that are not paid for, the one that was changed last is meant.
  const steps = (at > 0 ? 1_000_000 : 0) + (context.attempt ?? 0) * 100 + (orderId === null ? 0 : 10) + at;
  const answered = Object.values(context.answers?.values ?? {}).filter((value) => value !== '').length;
  return { underWay: at > 0, orderId, steps, answered };
}
