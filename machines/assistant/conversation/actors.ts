import { type ActorRefFrom, createActor } from 'xstate';
import { languageOf } from '#catalogues/languages/language.ts';
import { createFlows } from '#machines/flows/index.ts';
import { reportingFaults } from '#machines/kit/faults.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { createMemory, type Memory, rememberFees } from '#machines/kit/memory/memory.ts';
import { createWording } from '#machines/kit/writing/wording.ts';
import { withDesk } from '#machines/uploads/desk/desk.ts';
import { assistantMachine } from '../assistant.ts';
import { type Batches, createBatches } from '../runs/batches.ts';
import { createOpenRuns, type OpenRuns } from '../runs/open-runs.ts';
import { createRuns, type Runs } from '../runs/runs.ts';
import { countBusy, createTasks, type Tasks } from '../runs/tasks.ts';
import { type Kept, keptBy } from '../sync/keep.ts';
import { revived } from '../sync/living.ts';
import { createUids, type Uids } from '../sync/log.ts';
import type { ConversationDeps } from './conversation-deps.ts';
import type { Surroundings } from './surroundings.ts';
import { turnQueueMachine } from './turns/turn-queue.ts';

/** What lives in a conversation: the assistant, the open runs, what waits for its turn and what waits for an answer. */
export interface Actors {
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly flows: Readonly<Record<string, Flow>>;
  readonly runs: Runs;
  readonly open: OpenRuns;
  readonly tasks: Tasks;
  readonly turns: ActorRefFrom<ReturnType<typeof turnQueueMachine>>;
  readonly batch: Batches['batch'];
  /** The runs that live again speak up: from now on somebody hears them. */
  readonly speakUp: () => void;
  readonly uids: Uids;
  /** What was kept, and is gone on with. */
  readonly before: Kept | null;
  /** The run on top works. */
  readonly isBusy: () => boolean;
  /** Nothing is in progress. */
  readonly isIdle: () => boolean;
}

/** Makes them, with what was kept; the assistant is not started yet. */
export function createActors(deps: ConversationDeps, around: Surroundings): Actors {
  const { who, keep, report, tell, at } = around;
  const memory = withDesk(createMemory(), around.desk);
  const flows = flowsOf(deps, around, memory);
  const changed = () => tell({ type: 'CHANGED' });
  const tasks = createTasks(changed, (fault, isAwaited) => {
    if (isAwaited) tell({ type: 'BROKE', fault });
    else report(fault, 'conversation');
  });
  const { batch, begin: speakUp, note } = createBatches((id) => tell({ type: 'RUN_CHANGED', id }), changed);
  const runs = createRuns(flows, memory, note, report, (id, fault) => tell({ type: 'RUN_BROKE', id, fault }));
  const uids = createUids(deps.newId);
  const before = keptBy(keep, who().id);
  const assistant = createActor(assistantMachine, {
    input: {
      at: at(),
      session: who(),
      kept: before && revived(before, runs, uids),
      ...(deps.spoken && {
        tongue: { language: languageOf(keep.language()) ?? 'english', wording: createWording(deps.spoken) },
      }),
    },
  });
  const open = createOpenRuns({ assistant, runs, flows, who, newId: deps.newId, at, over: before?.over ?? [] });
  const isBusy = () => open.topView()?.busy != null;
  const isIdle = () => !isBusy() && tasks.pending() === 0;
  const turns = turnsOf(around, isBusy, tasks);
  return { assistant, flows, runs, open, tasks, turns, batch, speakUp, uids, before, isBusy, isIdle };
}

function flowsOf(deps: ConversationDeps, { services, wait, desk, tell }: Surroundings, memory: Memory) {
  return createFlows({
    services,
    wait,
    ...memory,
    desk,
    signedIn: (token, through) => tell({ type: 'SIGNED_IN', token, through }),
    renewed: (token) => tell({ type: 'RENEWED', token }),
    signedOut: (farewell) => tell({ type: 'SIGNED_OUT', farewell }),
    changed: (what) => tell({ type: 'ESTATE_CHANGED', what }),
    fees: deps.fees ?? rememberFees(),
    proveHuman: deps.proveHuman,
    passkeys: deps.passkeys,
  });
}

function turnsOf({ wait, report, tell }: Surroundings, isBusy: () => boolean, tasks: Tasks): Actors['turns'] {
  const machine = turnQueueMachine({
    isBusy,
    patience: (signal) => wait('patience', signal),
    take: (turn) => tell({ type: 'TURN', turn }),
  });
  const turns = createActor(machine, { inspect: reportingFaults(report, 'turns') });
  countBusy(turns, tasks.run);
  return turns.start();
}
