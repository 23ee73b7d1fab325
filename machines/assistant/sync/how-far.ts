import * as z from 'zod/mini';
import type { SavedRun } from '../runs/runs.ts';

/** From the yes to the outcome, in the order in which a purchase goes through them. */
const UNDER_WAY = ['opening', 'card', 'settling', 'pending', 'unwatched'];

const saved = z.object({
  value: z.string(),
  context: z.object({
    attempt: z.optional(z.number()),
    order: z.optional(z.nullable(z.object({ orderId: z.string() }))),
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
}

/** How far a saved run has gone; one that pays nothing has gone nowhere. */
export function progressOf({ snapshot }: SavedRun): Progress {
  const read = saved.safeParse(snapshot);
  if (!read.success) return { underWay: false, orderId: null, steps: 0 };
  const { value, context } = read.data;
  const orderId = context.order?.orderId ?? null;
  const at = UNDER_WAY.indexOf(value) + 1;
  // A changed purchase is another attempt: of two that are not paid for, the one that was changed last is meant.
  const steps = (at > 0 ? 1_000_000 : 0) + (context.attempt ?? 0) * 100 + (orderId === null ? 0 : 10) + at;
  return { underWay: at > 0, orderId, steps };
}
