import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { whyFailed } from '#machines/kit/faults.ts';
import type { Read } from './answers.ts';
import type { Reading, ReadingEvent } from './view.ts';

interface ReaderContext<V> {
  readonly view: V | null;
  readonly problem: string;
}

/**
 * A page that is read once (S1 section 4): a skeleton while it loads, then what was read, nothing after a 400, or words.
 * What is shown stays while it is read again. `rest` ends when it is to be read anew by itself; unless given, never. `readPage` answers what is to be drawn, after the waits of the page.
 */
export function createReader<V>(
  readPage: (signal: AbortSignal) => Promise<Read<V>>,
  rest: (signal: AbortSignal) => Promise<void> = forEver,
) {
  return setup({
    types: { context: {} as ReaderContext<V>, events: {} as ReadingEvent },
    actors: {
      read: fromPromise<Read<V>>(({ signal }) => readPage(signal)),
      rest: fromPromise(({ signal }) => rest(signal)),
    },
    actions: {
      take: assign((_, { answer }: { answer: Read<V> }) => ({
        view: answer.kind === 'good' ? answer.data : null,
        problem: answer.kind === 'failed' ? answer.problem : '',
      })),
    },
    guards: { is: (_, { answer, kind }: { answer: Read<V>; kind: Read<V>['kind'] }) => answer.kind === kind },
  }).createMachine({
    id: 'reader',
    context: { view: null, problem: '' },
    initial: 'loading',
    on: { REFRESH: { target: '.loading', reenter: true } },
    states: {
      loading: {
        invoke: {
          id: 'read',
          src: 'read',
          onDone: [
            {
              guard: { type: 'is', params: ({ event }) => ({ answer: event.output, kind: 'good' }) },
              target: 'shown',
              actions: { type: 'take', params: ({ event }) => ({ answer: event.output }) },
            },
            {
              guard: { type: 'is', params: ({ event }) => ({ answer: event.output, kind: 'empty' }) },
              target: 'empty',
              actions: { type: 'take', params: ({ event }) => ({ answer: event.output }) },
            },
            {
              guard: { type: 'is', params: ({ event }) => ({ answer: event.output, kind: 'ended' }) },
              target: 'ended',
              actions: { type: 'take', params: ({ event }) => ({ answer: event.output }) },
            },
            { target: 'failed', actions: { type: 'take', params: ({ event }) => ({ answer: event.output }) } },
          ],
          onError: {
            target: 'failed',
            actions: {
              type: 'take',
              params: ({ event }) => ({ answer: { kind: 'failed', problem: whyFailed(event.error) } }),
            },
          },
        },
      },
      // Where the wait itself fails the page stays as it is, and can be read anew by hand.
      shown: { invoke: { id: 'rest', src: 'rest', onDone: 'loading', onError: {} } },
      empty: {},
      failed: { invoke: { id: 'rest', src: 'rest', onDone: 'loading', onError: {} } },
      // The session is over: who draws the portal sees to that, and nothing is said here.
      ended: {},
    },
  });
}

/** A wait that does not end by itself. */
const forEver = (): Promise<void> => new Promise(() => {});

/** What a page that reads once has come to. */
export function presentReading<V>(snapshot: SnapshotFrom<ReturnType<typeof createReader<V>>>): Reading<V> {
  const { view, problem } = snapshot.context;
  if (snapshot.matches('failed')) return { state: 'failed', problem };
  if (snapshot.matches('empty')) return { state: 'empty' };
  return view === null ? { state: 'loading' } : { state: 'shown', view };
}
