import type { Command, CommandParams } from '../../command.ts';
import { deliver, goOn } from '../../runs/deliver.ts';
import type { OpenRuns } from '../../runs/open-runs.ts';
import type { Runs } from '../../runs/runs.ts';
import type { Tasks } from '../../runs/tasks.ts';
import type { FileHandling } from '../files.ts';
import type { Speaking } from '../session/speaking.ts';
import type { Hearing } from './hearing.ts';
import type { QueryRunner } from './query-runner.ts';

/** What the commands of a turn touch. */
interface PerformerDeps {
  readonly open: OpenRuns;
  readonly runs: Runs;
  readonly tasks: Tasks;
  readonly runQuery: QueryRunner;
  readonly hearing: Pick<Hearing, 'hear'>;
  readonly files: Pick<FileHandling, 'begun' | 'keepFile'>;
  readonly signOut: () => void;
  readonly speaking: Pick<Speaking, 'choose'>;
}

/** What does each kind of command. */
type Performers = { readonly [Kind in keyof CommandParams]: (params: CommandParams[Kind]) => void };

/** Does what the assistant wants done. */
export function createPerformer(deps: PerformerDeps): (command: Command) => void {
  const { open, runs, tasks, runQuery, hearing, files, speaking, signOut } = deps;
  const performers: Performers = {
    start({ start }) {
      const id = open.start(start);
      goOn(runs, id, start.values);
      files.begun(id, start.flow);
    },
    send: ({ id, event }) => deliver(runs, id, event),
    drop: ({ id }) => open.drop(id),
    resume: ({ flow }) => void open.resume(flow),
    'sign-out': signOut,
    speak: ({ language }) => speaking.choose(language),
    ask: runQuery,
    'call-off': () => tasks.callOff(),
    'hand-out': ({ name }) => files.keepFile(name),
    hear: ({ text }) => tasks.run(async () => hearing.hear(text, true)),
  };
  function perform<Kind extends keyof CommandParams>(command: Command<Kind>): void {
    performers[command.do](command);
  }
  return perform;
}
