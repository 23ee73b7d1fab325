import type { ActorRefFrom } from 'xstate';
import type { FlowEvent } from '#machines/kit/events.ts';
import { type Action, consents } from '#machines/kit/view.ts';
import { questionName } from '../../asked-once.ts';
import type { assistantMachine } from '../../assistant.ts';
import type { Batches } from '../../runs/batches.ts';
import type { OpenRuns } from '../../runs/open-runs.ts';
import type { Runs } from '../../runs/runs.ts';
import type { Tasks } from '../../runs/tasks.ts';
import type { Conversation } from '../conversation-view.ts';
import type { Tell } from '../events.ts';

/** What buttons touch. */
interface PressingDeps {
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly open: OpenRuns;
  readonly runs: Runs;
  readonly tasks: Pick<Tasks, 'callOff'>;
  readonly batch: Batches['batch'];
  readonly tell: Tell;
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/** Takes what buttons and forms send to the open flow, and the way back to the start. */
export function createPressing(deps: PressingDeps): Pick<Conversation, 'send' | 'home'> & {
  /** The last message there was when the person went back to the start. */
  homeAt(): number;
} {
  const { assistant, open, runs, tasks, batch, tell, at } = deps;
  let homeAt = Number.NEGATIVE_INFINITY;
  return {
    homeAt: () => homeAt,
    send(event) {
      const run = open.top();
      if (run === null) return;
      const view = open.topView();
      const actions = view?.actions ?? [];
      const label = actions.find((action) => action.type !== 'NEXT' && sends(action, event))?.label;
      tell({ type: 'DID', how: event.type === 'FILL' ? 'typed' : 'done' });
      // Who cancels waits for nothing that was asked for before: it does not begin afterwards.
      if (event.type === 'CANCEL') tasks.callOff();
      const confirms = consents(event.type) ? view : null;
      const answers = view ? [questionName(view.flow, view.step)] : [];
      if (label) assistant.send({ type: 'PRESSED', label, answers, confirms, at: at() });
      batch(() => runs.send(run.id, event));
    },
    home() {
      tell({ type: 'DID', how: 'done' });
      open.putAway();
      const run = open.top();
      // A failed purchase is over for the person; one that is still pending is watched on.
      if (run !== null && open.topView()?.outcome === 'failed') open.drop(run.id);
      homeAt = assistant.getSnapshot().context.messages.at(-1)?.id ?? 0;
      tell({ type: 'CHANGED' });
    },
  };
}

/** True for the button that sends this: of several that ask for a field, the one that asks for this one. */
const sends = ({ type, field }: Action, event: FlowEvent): boolean =>
  type === event.type && (event.type !== 'EDIT' || (field ?? event.field) === event.field);
