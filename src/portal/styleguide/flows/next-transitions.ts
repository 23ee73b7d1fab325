import { getInitialSnapshot, getNextTransitions } from 'xstate';
import { type ChartState, type ChartTransition, chartOf, transitionsOf } from '#machines/kit/chart.ts';
import type { Flow } from '#machines/kit/flow.ts';

/** What may happen to a run in a state, whatever its conditions say; nothing in a state that the flow has not. */
export function nextIn(flow: Flow, state: string): readonly ChartTransition[] {
  if (!(state in flow.machine.states)) return [];
  const { context } = getInitialSnapshot(flow.machine, { runId: 'run-00000001', person: null });
  return getNextTransitions(flow.machine.resolveState({ value: state, context })).flatMap(transitionsOf);
}

/** The states of a flow, those that are nearest to its beginning first, and its ends last. */
export function statesOf(flow: Flow): readonly ChartState[] {
  const chart = chartOf(flow.machine);
  const order = new Set(chart.first === null ? [] : [chart.first]);
  for (const path of order) {
    for (const { target } of chart.states.find((state) => state.path === path)?.transitions ?? [])
      if (target !== null) order.add(target);
  }
  const place = [...order];
  const far = ({ path, kind }: ChartState) =>
    (order.has(path) ? place.indexOf(path) : place.length) + (kind === 'final' ? chart.states.length : 0);
  return chart.states.toSorted((a, b) => far(a) - far(b));
}
