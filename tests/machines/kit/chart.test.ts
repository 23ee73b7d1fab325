import { expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { chartOf } from '#machines/kit/chart.ts';
import { settlement } from '#machines/settlement/settlement.ts';

const machine = setup({
  types: {
    context: {} as { calm: boolean },
    events: {} as { type: 'NEXT' } | { type: 'STAY' },
    meta: {} as { kind: string },
  },
  actors: { load: fromPromise(async () => ({ kind: 'ready' })) },
  guards: { isCalm: ({ context }) => context.calm },
}).createMachine({
  context: { calm: true },
  initial: 'asking',
  states: {
    asking: { meta: { kind: 'ask' }, on: { NEXT: { guard: 'isCalm', target: 'working.loading' }, STAY: {} } },
    working: {
      initial: 'resting',
      states: {
        resting: { always: { guard: ({ context }) => context.calm, target: 'loading' } },
        loading: { invoke: { id: 'load', src: 'load', onError: '#(machine).asking', onDone: '#(machine).done' } },
      },
    },
    done: { type: 'final' },
  },
});

test('the chart of a machine is its states, what they ask, and what may happen in each', () => {
  const leaf = { first: null, states: [], step: null, invokes: [], transitions: [] };
  expect(chartOf(machine)).toEqual({
    ...leaf,
    path: '',
    key: '(machine)',
    kind: 'compound',
    first: 'asking',
    states: [
      {
        ...leaf,
        path: 'asking',
        key: 'asking',
        kind: 'atomic',
        step: 'ask',
        transitions: [
          { event: 'NEXT', guard: 'isCalm', target: 'working.loading' },
          { event: 'STAY', guard: null, target: null },
        ],
      },
      {
        ...leaf,
        path: 'working',
        key: 'working',
        kind: 'compound',
        first: 'working.resting',
        states: [
          {
            ...leaf,
            path: 'working.resting',
            key: 'resting',
            kind: 'atomic',
            transitions: [{ event: 'at once', guard: 'calm', target: 'working.loading' }],
          },
          {
            ...leaf,
            path: 'working.loading',
            key: 'loading',
            kind: 'atomic',
            invokes: ['load'],
            transitions: [
              { event: 'load done', guard: null, target: 'done' },
              { event: 'load failed', guard: null, target: 'asking' },
            ],
          },
        ],
      },
      { ...leaf, path: 'done', key: 'done', kind: 'final' },
    ],
  });
});

test('an order that was captured can only be fulfilled', () => {
  const captured = chartOf(settlement).states.find(({ key }) => key === 'captured');
  expect(captured?.transitions).toEqual([{ event: 'FULFIL', guard: null, target: 'fulfilling' }]);
});
