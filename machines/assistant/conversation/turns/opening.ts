import type { ActorRefFrom } from 'xstate';
import type { SessionView } from '#machines/session/session.ts';
import type { assistantMachine } from '../../assistant.ts';
import { entryPoint } from '../../entry-points.ts';
import type { FlowStart } from '../../run.ts';
import type { Batches } from '../../runs/batches.ts';
import type { OpenRuns } from '../../runs/open-runs.ts';
import type { Runs } from '../../runs/runs.ts';
import type { Conversation } from '../conversation-view.ts';
import type { Tell } from '../events.ts';

/** What is opened and left by links and buttons, without a word. */
type Opening = Pick<Conversation, 'open' | 'lookAt' | 'close' | 'leavePristine'>;

/** What opening touches. */
interface OpeningDeps {
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly open: OpenRuns;
  readonly runs: Pick<Runs, 'send'>;
  readonly who: () => SessionView;
  readonly batch: Batches['batch'];
  readonly tell: Tell;
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/** Opens and leaves flows for the faces. */
export function createOpening({ assistant, open, runs, who, batch, tell, at }: OpeningDeps): Opening {
  function begin(flow: string, values: FlowStart['values'], looked: Pick<FlowStart, 'looked'>): void {
    const top = open.top();
    if (top?.flow === flow && !assistant.getSnapshot().context.offer) {
      // Where the form stands already, who presses a row says which one is meant.
      if (Object.keys(values).length > 0) batch(() => runs.send(top.id, { type: 'FILL', values, from: 'form' }));
      return;
    }
    const wish = { flow, values, ...looked };
    if (Object.keys(values).length > 0) tell({ type: 'DID', how: 'done' });
    if (who().role === null && entryPoint(flow)?.access !== 'anyone') {
      batch(() => assistant.send({ type: 'WISHED', wish, at: at() }));
      return;
    }
    // Signing in is on the way to what is open; any other wish takes the place of what nothing was answered in.
    const isOnTheWay = entryPoint(flow)?.visitors && !entryPoint(open.top()?.flow ?? '')?.visitors;
    if (!isOnTheWay) open.leavePristine();
    // What was filled in there is gone on with, unless something is to be bought now that says itself what it is.
    batch(() => (Object.keys(values).length === 0 && open.resume(flow)) || open.start({ ...wish, from: 'form' }));
  }

  return {
    open: (flow, values = {}) => begin(flow, values, {}),
    lookAt: (flow) => begin(flow, {}, { looked: true }),
    close(flow) {
      const run = open.top();
      if (run?.flow !== flow || open.topView()?.busy) return;
      tell({ type: 'DID', how: 'done' });
      batch(() => open.drop(run.id));
    },
    leavePristine(where) {
      if (!where?.alone || assistant.getSnapshot().context.stack.length < 2) batch(open.leavePristine);
    },
  };
}
