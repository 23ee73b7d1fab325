import { getInitialSnapshot } from 'xstate';
import { standing } from '#machines/arrears/standing.ts';
import { assistantMachine } from '#machines/assistant/assistant.ts';
import { resendingMachine } from '#machines/assistant/conversation/offline/resending.ts';
import { turnQueueMachine } from '#machines/assistant/conversation/turns/turn-queue.ts';
import { accountMachine } from '#machines/assistant/sync/account-machine.ts';
import { localMachine } from '#machines/assistant/sync/local-machine.ts';
import { type ChartState, chartOf } from '#machines/kit/chart.ts';
import type { Fields } from '#machines/kit/field.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { lineMachine } from '#machines/line/line.ts';
import { sessionMachine } from '#machines/session/session.ts';
import { settlement } from '#machines/settlement/settlement.ts';

/** A machine that is no flow, with what it is. */
export interface OtherChart {
  readonly name: string;
  readonly title: string;
  readonly file: string;
  readonly says: string;
  readonly chart: ChartState;
}

/** The questions of a flow as it begins. */
export function firstFields(flow: Flow): Fields {
  const input = { runId: 'run-00000001', person: null };
  return flow.fields(getInitialSnapshot(flow.machine, input).context);
}

/** What a chart would use if it ran. */
const notRun = (): never => {
  throw new Error('A chart that is drawn does not run.');
};

/** The machines beside the flows. */
export function otherCharts(): readonly OtherChart[] {
  return [
    {
      name: 'settlement',
      title: 'An order',
      file: 'machines/settlement/settlement.ts',
      says: 'From its price to its end, on the server. See [money](../money.md#money-path).',
      chart: chartOf(settlement),
    },
    {
      name: 'standing',
      title: 'How a house stands',
      file: 'machines/arrears/standing.ts',
      says: 'Whether what it owes stops power, by the policy of its estate. See [money](../money.md#arrears).',
      chart: chartOf(standing),
    },
    {
      name: 'session',
      title: 'The session',
      file: 'machines/session/session.ts',
      says: 'Nobody, somebody, or somebody whose time has run out.',
      chart: chartOf(sessionMachine),
    },
    {
      name: 'line',
      title: 'The line',
      file: 'machines/line/line.ts',
      says: 'Whether the portal can be reached.',
      chart: chartOf(lineMachine({ ask: notRun, wait: notRun })),
    },
    {
      name: 'assistant',
      title: 'The assistant',
      file: 'machines/assistant/assistant.ts',
      says: 'What was said, what is open, and what of it is answered. See [conversation](../conversation.md).',
      chart: chartOf(assistantMachine),
    },
    {
      name: 'turns',
      title: 'The queue of turns',
      file: 'machines/assistant/conversation/turns/turn-queue.ts',
      says: 'Who types faster than a bad line answers waits for the turn.',
      chart: chartOf(turnQueueMachine({ isBusy: notRun, patience: notRun, take: notRun })),
    },
    {
      name: 'resending',
      title: 'Sending what was put aside',
      file: 'machines/assistant/conversation/offline/resending.ts',
      says: 'What was said without a line, once there is one.',
      chart: chartOf(
        resendingMachine({
          ...{ ready: notRun, alone: notRun, maySend: notRun, isPending: notRun },
          ...{ askTurn: notRun, hearNext: notRun, isAllSent: notRun },
        }),
      ),
    },
    {
      name: 'local-copy',
      title: 'The copy in this browser',
      file: 'machines/assistant/sync/local-machine.ts',
      says: 'Which of several tabs writes down what stands in the conversation.',
      chart: chartOf(localMachine({ isSomebodys: notRun, write: notRun, clear: notRun, came: notRun })),
    },
    {
      name: 'account-copy',
      title: 'The copy of the account',
      file: 'machines/assistant/sync/account-machine.ts',
      says: 'What the account keeps of the conversation, joined with what was said on other devices.',
      chart: chartOf(
        accountMachine({
          ...{ read: notRun, pack: notRun, standing: notRun, takeUp: notRun },
          ...{ sendLast: notRun, isSomebody: notRun, isIdle: notRun },
        }),
      ),
    },
  ];
}
