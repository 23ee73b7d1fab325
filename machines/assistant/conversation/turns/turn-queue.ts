import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Said } from '../../suggestion.ts';

/** What waits for its turn: what was said, which may stand in the transcript already, or the next of what was put aside. */
export type Turn = { readonly said: Said; readonly shown: boolean } | 'put-aside';

/** What the chart of turns is made of. */
export interface TurnQueueDeps {
  /** Something is in progress. */
  readonly isBusy: () => boolean;
  /** Resolves when nobody should wait any longer; rejects when the signal fires. */
  readonly patience: (signal: AbortSignal) => Promise<void>;
  readonly take: (turn: Turn) => void;
}

/** What happens to turns; `IDLE`: nothing is in progress any more. */
export type TurnQueueEvent =
  | { readonly type: 'TAKE'; readonly turn: Turn }
  | { readonly type: 'IDLE' }
  | { readonly type: 'TAKEN' };

/**
 * Takes turns in order. People type faster than a bad line answers: what is said while something is in progress waits for that, and is
 * heard all the same when nobody should wait any longer. The tag `busy` is on what waits.
 */
export function turnQueueMachine({ isBusy, patience, take }: TurnQueueDeps) {
  return setup({
    types: {
      context: {} as { readonly turns: readonly Turn[] },
      events: {} as TurnQueueEvent,
      tags: {} as 'busy',
    },
    actors: {
      patience: fromPromise<void>(({ signal }) => patience(signal)),
      moment: fromPromise<void>(() => Promise.resolve()),
      take: fromCallback<TurnQueueEvent, Turn | undefined>(({ input, sendBack }) => {
        if (input !== undefined) take(input);
        sendBack({ type: 'TAKEN' });
      }),
    },
    guards: { isBusy, isEmpty: ({ context: { turns } }) => turns.length === 0 },
    actions: {
      add: assign(({ context: { turns }, event }) => (event.type === 'TAKE' ? { turns: [...turns, event.turn] } : {})),
      next: assign(({ context: { turns } }) => ({ turns: turns.slice(1) })),
    },
  }).createMachine({
    id: 'turns',
    context: { turns: [] },
    initial: 'free',
    on: { TAKE: { actions: 'add' } },
    states: {
      free: { on: { TAKE: { target: 'deciding', actions: 'add' } } },
      deciding: {
        always: [{ guard: 'isEmpty', target: 'free' }, { guard: 'isBusy', target: 'waiting' }, { target: 'taking' }],
      },
      waiting: {
        tags: 'busy',
        on: { IDLE: 'gathering' },
        // A wait that fails has ended with the conversation: nobody is there to hear.
        invoke: { id: 'patience', src: 'patience', onDone: 'taking', onError: {} },
      },
      /** What ended is told whole before something new is heard. */
      gathering: {
        tags: 'busy',
        invoke: { id: 'moment', src: 'moment', onDone: 'deciding', onError: 'deciding' },
      },
      taking: {
        invoke: {
          id: 'take',
          src: 'take',
          input: ({ context: { turns } }) => turns[0],
          onError: { target: 'deciding', actions: 'next' },
        },
        on: { TAKEN: { target: 'deciding', actions: 'next' } },
      },
    },
  });
}
