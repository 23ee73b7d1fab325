import type { LookUp } from '../../queries/query.ts';
import type { Effect } from '../../routes/turn.ts';
import { deliver, goOn } from '../../runs/deliver.ts';
import type { OpenRuns } from '../../runs/open-runs.ts';
import type { Runs } from '../../runs/runs.ts';
import type { Conversation } from '../conversation-view.ts';
import type { Said } from './pressed.ts';
import type { Tasks } from './tasks.ts';

/** What the effects of a turn touch. */
interface PerformingDeps extends Pick<Conversation, 'keepFile' | 'signOut'> {
  readonly open: OpenRuns;
  readonly runs: Runs;
  readonly tasks: Tasks;
  readonly lookUp: (up: LookUp, said?: Said) => void;
  /** `shown`: it stands in the transcript already. */
  readonly hear: (text: string, shown: boolean) => void;
  /** Told of each flow that begins. */
  readonly begun: (runId: string, flow: string) => void;
}

/** Does what the assistant wants done. */
export function createPerforming(deps: PerformingDeps): (effect: Effect) => void {
  const { open, runs, tasks, lookUp, hear, keepFile, signOut, begun } = deps;
  return (effect) => {
    switch (effect.do) {
      case 'start': {
        const id = open.start(effect.wish);
        goOn(runs, id, effect.wish.values);
        return begun(id, effect.wish.flow);
      }
      case 'resume':
        open.resume(effect.flow);
        return;
      case 'send':
        return deliver(runs, effect.id, effect.event);
      case 'sign-out':
        return signOut();
      case 'look-up':
        return lookUp(effect.up, effect.said);
      case 'call-off':
        return tasks.callOff();
      case 'keep':
        return keepFile(effect.name);
      case 'hear':
        return tasks.run(async () => hear(effect.text, true));
      case 'drop':
        return open.drop(effect.id);
    }
  };
}
