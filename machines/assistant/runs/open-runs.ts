import type { ActorRefFrom } from 'xstate';
import type { Values } from '#machines/kit/field.ts';
import type { Flow } from '#machines/kit/flow.ts';
import type { View } from '#machines/kit/view.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { assistantMachine } from '../assistant.ts';
import { entryPoint } from '../entry-points.ts';
import type { FlowStart, OpenRun, Progress } from '../run.ts';
import { MOST_OVER, type Runs } from './runs.ts';

/** The runs that are open, one above the other, and how the last one came out. */
export interface OpenRuns {
  top(): OpenRun | null;
  /** How many were begun or gone back to so far. */
  opened(): number;
  topView(): View | null;
  /** The last run's outcome, until something new begins. */
  outcome(): View | null;
  putAway(): void;
  /** Answers the id of the new run. */
  start(wish: FlowStart): string;
  /** Go on with a run of this flow that was set aside; false when there is none. */
  resume(flow: string): boolean;
  drop(id: string): void;
  /** A payment that is under way in one of them, with its order while the card window is open. */
  paying(): { readonly orderId: string | null } | null;
  /** The runs that are not to be left by a word about everything: in them money is under way, or something is being sent. */
  underWay(): readonly string[];
  /** All that stands answered in the run on top; nothing where none is open. */
  answers(): Values;
  /** How far somebody went in the run on top; null where none is open. */
  progress(): Progress | null;
  /** Nothing was answered in the run on top, so leaving it loses nothing. */
  isPristine(): boolean;
  /** Leaves the run on top where nothing was answered in it. */
  leavePristine(): void;
  /** The run on top, where its page was come to and nothing was answered in it: it is of the screen, not of what was said. */
  shownOnly(): OpenRun | null;
  /** The runs that are over, here or elsewhere, the last one last. */
  over(): readonly string[];
  endedElsewhere(ids: readonly string[]): void;
  /** A run changed: the assistant hears of it, and one that is over is stopped. Answers how that one came out. */
  tell(id: string): View['outcome'];
}

/** What the open runs are made of. */
interface OpenRunsDeps {
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly runs: Runs;
  readonly flows: Readonly<Record<string, Flow>>;
  readonly who: () => SessionView;
  readonly newId: () => string;
  /** The time now, ISO 8601. */
  readonly at: () => string;
  /** The runs that were over before. */
  readonly over: readonly string[];
}

/** A card window is open, or what came of the payment is not known yet. */
const isPaying = ({ widget, delivering, outcome }: View): boolean =>
  widget !== null || delivering !== null || outcome === 'pending';

/** The runs on the assistant's stack. */
export function createOpenRuns({ assistant, runs, flows, who, newId, at, ...before }: OpenRunsDeps): OpenRuns {
  const begun = new Map<string, Values>();
  const byPage = new Set<string>();
  let ended = before.over;
  let outcome: View | null = null;
  let opened = 0;

  const top = () => assistant.getSnapshot().context.stack.at(-1) ?? null;

  function topView(): View | null {
    const run = top();
    return run === null ? null : runs.view(run.id);
  }

  function end(id: string): void {
    runs.stop(id);
    begun.delete(id);
    byPage.delete(id);
    ended = [...ended, id].slice(-MOST_OVER);
  }

  const isPristineRun = ({ id }: OpenRun): boolean => isPristine(runs.view(id), runs.answers(id), begun.get(id));
  const isShownOnly = (run: OpenRun): boolean => byPage.has(run.id) && isPristineRun(run);

  function shownOnly(): OpenRun | null {
    const run = top();
    return run !== null && isShownOnly(run) ? run : null;
  }

  function drop(id: string): void {
    end(id);
    assistant.send({ type: 'DROPPED', id });
  }

  return {
    top,
    opened: () => opened,
    topView,
    outcome: () => outcome,
    putAway() {
      outcome = null;
    },
    start({ flow, values, from, asks, looked }) {
      const shown = shownOnly();
      // Signing in is on the way to the page that is looked at.
      if (shown !== null && !entryPoint(flow)?.visitors) drop(shown.id);
      const id = newId();
      const { id: personId, role, meterNumber, estate, email, firstName, status } = who();
      outcome = null;
      opened += 1;
      assistant.send({ type: 'STARTED', run: { id, flow, title: flows[flow]?.title ?? flow }, at: at() });
      const person =
        role && email && personId ? { id: personId, meterNumber, estate, email, firstName, status, role } : null;
      runs.start(flow, id, person, values, from);
      if (Object.keys(values).length === 0) {
        begun.set(id, runs.answers(id));
        if (looked) byPage.add(id);
      }
      if (asks !== undefined) runs.send(id, { type: 'EDIT', field: asks });
      return id;
    },
    resume(flow) {
      const { stack } = assistant.getSnapshot().context;
      const run = stack.findLast(({ id, flow: its }) => its === flow && runs.view(id)?.outcome !== 'failed');
      const view = run && runs.view(run.id);
      if (!run || !view) return false;
      outcome = null;
      opened += 1;
      assistant.send({ type: 'STARTED', run, at: at() });
      assistant.send({
        type: 'VIEWED',
        id: run.id,
        view,
        over: false,
        order: runs.order(run.id),
        belowShown: false,
        at: at(),
      });
      return true;
    },
    drop,
    paying() {
      const views = assistant.getSnapshot().context.stack.map(({ id }) => runs.view(id));
      const paid = views.findLast((view) => view !== null && isPaying(view));
      return paid ? { orderId: paid.widget?.orderId ?? null } : null;
    },
    underWay: () =>
      assistant
        .getSnapshot()
        .context.stack.map(({ id }) => id)
        .filter((id) => {
          const view = runs.view(id);
          return view !== null && (isPaying(view) || view.busy !== null);
        }),
    answers() {
      const run = top();
      return run === null ? {} : runs.answers(run.id);
    },
    progress() {
      const run = top();
      if (run === null) return null;
      if (isShownOnly(run)) return 'looked-at';
      return isPristineRun(run) ? 'pristine' : 'answered';
    },
    isPristine() {
      const run = top();
      return run !== null && isPristineRun(run);
    },
    leavePristine() {
      const run = top();
      if (run !== null && isPristineRun(run)) drop(run.id);
    },
    shownOnly,
    over: () => ended,
    endedElsewhere(ids) {
      ended = ids;
    },
    tell(id) {
      const view = runs.view(id);
      if (!view) return null;
      const over = runs.isDone(id);
      const order = runs.order(id);
      if (over) {
        outcome = view.outcome ? view : null;
        end(id);
      }
      const below = assistant.getSnapshot().context.stack.findLast((run) => run.id !== id);
      const belowShown = below !== undefined && isShownOnly(below);
      assistant.send({ type: 'VIEWED', id, view, over, order, belowShown, at: at() });
      return over ? view.outcome : null;
    },
  };
}

/**
 * True for a run in which nothing was answered and no money can be under way: leaving it loses nothing. `begun`: what it began
 * with by itself, e.g. the category that its screen presets; whatever else stands in it was answered.
 */
export function isPristine(view: View | null, answers: Values, begun: Values = {}): boolean {
  if (!view || view.outcome || view.widget || view.delivering) return false;
  // Who is read back to has gone on to that, though what is read back may have answered itself.
  if (view.summary.length > 0 || view.dialog) return false;
  // What has one answer only answers itself.
  const fixed = view.fields
    .filter(({ readOnly, kind, choices }) => readOnly || (kind === 'choice' && choices.length === 1))
    .map(({ name }) => name);
  return Object.entries(answers).every(
    ([name, value]) => value === '' || value === begun[name] || fixed.includes(name),
  );
}
