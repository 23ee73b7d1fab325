import { getInitialSnapshot } from 'xstate';
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
      chart: chartOf(lineMachine({ ask: async () => true, wait: async () => {} })),
    },
  ];
}
