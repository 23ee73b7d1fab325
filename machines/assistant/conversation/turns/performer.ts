import type { Command, CommandParams } from '../../command.ts';
import type { Query } from '../../queries/queries.ts';
import { deliver, goOn } from '../../runs/deliver.ts';
import type { OpenRuns } from '../../runs/open-runs.ts';
import type { Runs } from '../../runs/runs.ts';
import type { Said } from '../../suggestion.ts';
import type { Conversation } from '../conversation-view.ts';
import type { Tasks } from './tasks.ts';

/** What the commands of a turn touch. */
interface PerformerDeps extends Pick<Conversation, 'keepFile' | 'signOut'> {
  readonly open: OpenRuns;
  readonly runs: Runs;
  readonly tasks: Tasks;
  readonly runQuery: (query: Query, said?: Said) => void;
  /** `shown`: it stands in the transcript already. */
  readonly hear: (text: string, shown: boolean) => void;
  /** Told of each flow that begins. */
  readonly begun: (runId: string, flow: string) => void;
}

/** What does each kind of command. */
type Performers = { readonly [Kind in keyof CommandParams]: (params: CommandParams[Kind]) => void };

/** Does what the assistant wants done. */
export function createPerformer(deps: PerformerDeps): (command: Command) => void {
  const { open, runs, tasks, runQuery, hear, keepFile, signOut, begun } = deps;
  const performers: Performers = {
    start({ start }) {
      const id = open.start(start);
      goOn(runs, id, start.values);
      begun(id, start.flow);
    },
    send: ({ id, event }) => deliver(runs, id, event),
    drop: ({ id }) => open.drop(id),
    resume: ({ flow }) => void open.resume(flow),
    'sign-out': signOut,
    ask: ({ query, said }) => runQuery(query, said),
    'call-off': () => tasks.callOff(),
    'hand-out': ({ name }) => keepFile(name),
    hear: ({ text }) => tasks.run(async () => hear(text, true)),
  };
  function perform<Kind extends keyof CommandParams>(command: Command<Kind>): void {
    performers[command.do](command);
  }
  return perform;
}
