import { getInitialSnapshot } from 'xstate';
import * as z from 'zod/mini';
import type { FlowEvent } from '#machines/kit/events.ts';
import type { Flow } from '#machines/kit/flow.ts';
import type { SavedRun } from './runs.ts';

/** Where every flow that pays waits for nothing but to be asked what became of its order (`outcomeStates`). */
const WAITS = 'unwatched';

/** Has a run that waits there ask the server. */
export const ASKS_WHAT_BECAME = { type: 'RETRY' } as const satisfies FlowEvent;

/** Without what is of another shape: only the order is needed to ask what became of it. */
const orNothing = <T extends z.ZodMiniType>(shape: T) => z.catch(z.optional(shape), undefined);

/** What no version of a paying flow may lose of a purchase (`PayingContext`). */
const purchase = z.looseObject({
  order: z.looseObject({ orderId: z.string() }),
  attempt: orNothing(z.number()),
  reference: orNothing(z.nullable(z.looseObject({ status: z.string(), orderId: z.string() }))),
  means: orNothing(z.enum(['card', 'transfer', 'credit'])),
  receipt: orNothing(z.array(z.unknown())),
  answers: orNothing(z.looseObject({ values: z.record(z.string(), z.string()) })),
  facts: orNothing(z.looseObject({})),
});
const saved = z.looseObject({ context: purchase });

/** True of a run of any structure that money may have gone into. */
export const hasOrder = ({ snapshot }: Pick<SavedRun, 'snapshot'>): boolean => saved.safeParse(snapshot).success;

/**
 * A run that another structure of its machine has left, as snapshots of the machine of now, the one that knows most first; none where it
 * has no order. One rule takes every purchase along, whichever state it was in and whatever that is called by now: what became of an order
 * is known by the server, so the run stands where it asks. What was answered without an order is asked again.
 */
export function carried(flow: Flow, { id, snapshot }: SavedRun): readonly unknown[] {
  const read = saved.safeParse(snapshot);
  if (!read.success || !(WAITS in flow.machine.states)) return [];
  const { context: begun } = getInitialSnapshot(flow.machine, { runId: id, person: null, values: {} });
  const { order, attempt, reference, means, receipt, answers, facts } = read.data.context;
  const known = {
    ...begun,
    order,
    ...(attempt !== undefined && { attempt }),
    ...(reference !== undefined && { reference }),
    ...(means !== undefined && { means }),
    ...(receipt !== undefined && { receipt }),
    ...(answers !== undefined && { answers: { ...begun.answers, values: answers.values } }),
  };
  // What was learned on the way may be of another shape, too: then what became of the order is told without it.
  return [{ ...begun.facts, ...facts }, begun.facts].map((learned) => ({
    status: 'active',
    value: WAITS,
    context: { ...known, facts: learned },
    children: {},
    historyValue: {},
    tags: [],
  }));
}
