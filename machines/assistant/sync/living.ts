import type { ActorRefFrom } from 'xstate';
import type { assistantMachine } from '../assistant.ts';
import type { TakenUp } from '../context.ts';
import { spokenBefore } from '../news.ts';
import type { Batches } from '../runs/batches.ts';
import type { OpenRuns } from '../runs/open-runs.ts';
import type { Runs } from '../runs/runs.ts';
import type { Kept } from './keep.ts';
import type { Uids } from './log.ts';
import { lossOf } from './taking-up.ts';

/** What a conversation that is gone on with touches. */
interface LivingDeps {
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly runs: Runs;
  readonly open: OpenRuns;
  readonly uids: Uids;
  readonly batch: Batches['batch'];
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/** A kept conversation whose runs live again, as the assistant begins with it. */
export function revived(kept: Kept, runs: Runs, uids: Uids): TakenUp {
  return { ...livingPart(kept, { runs, uids }, runs.restore(kept.runs)), anew: null };
}

/**
 * Puts another kept conversation in the place of the one that lives: runs that are the same in both go on undisturbed. A run that
 * a page opened and nothing was answered in stays on top, unless there is one of the same flow, which is gone on with instead.
 * `joined`: something was done here, so what was open elsewhere is offered.
 */
export function createReplacing(deps: LivingDeps): (kept: Kept, joined: boolean) => void {
  const { assistant, runs, open, batch, at } = deps;
  return (given, joined) => {
    const page = open.isPristine() ? open.top() : null;
    const stays = page !== null && !given.stack.some(({ id, flow }) => id === page.id || flow === page.flow);
    const kept = stays ? { ...given, stack: [...given.stack, page] } : given;
    const now = new Map(runs.save().map((run) => [run.id, JSON.stringify(run)]));
    const same = kept.runs.filter((run) => now.get(run.id) === JSON.stringify(run)).map(({ id }) => id);
    const left = stays ? [...same, page.id] : same;
    const before = assistant.getSnapshot().context.stack.map(({ id }) => id);
    batch(() => {
      for (const id of now.keys()) if (!left.includes(id)) runs.stop(id);
      const alive = [...runs.restore(kept.runs), ...left];
      open.endedElsewhere(kept.over);
      const part = livingPart(kept, deps, alive);
      const news = joined && !before.includes(part.kept.stack.at(-1)?.id ?? '');
      assistant.send({ type: 'TAKEN_UP', ...part, anew: news ? 'offered' : 'asked', at: at() });
    });
  };
}

/** What the assistant goes on with, of the runs that live. */
function livingPart(
  kept: Kept,
  { runs, uids }: Pick<LivingDeps, 'runs' | 'uids'>,
  alive: readonly string[],
): Omit<TakenUp, 'anew'> {
  const messages = kept.messages.map(uids.shown);
  const { later, usual, bought, wish } = kept;
  const stack = kept.stack.filter(({ id }) => alive.includes(id));
  const id = stack.at(-1)?.id;
  const view = id === undefined ? null : runs.view(id);
  // What it had said before, so that only news is said after it.
  const spoken = id === undefined || view === null || view.busy !== null ? null : spokenBefore(id, view);
  return { kept: { messages, stack, later, usual, bought, wish }, loss: lossOf(kept, alive), view, spoken };
}
