import { assign, fromCallback, fromPromise, setup } from 'xstate';

/** What the chart of resending is made of. */
export interface ResendingDeps {
  /** Resolves once sentences can be understood. */
  readonly ready: () => Promise<void>;
  /** Does work that no other tab of this device does at the same time; it waits for theirs. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Something is put aside, somebody sees this tab, and there is a line that is not in doubt. */
  readonly maySend: () => boolean;
  /** Something that was asked has no answer yet. */
  readonly isPending: () => boolean;
  /** Ask for a turn; `TURN` comes of that. */
  readonly askTurn: () => void;
  /** Hears the next one; false where none could be taken. `greeted`: it was said that the line is back. */
  readonly hearNext: (greeted: boolean) => boolean;
  /** Nothing is put aside any more. */
  readonly isAllSent: () => boolean;
}

/** What happens to what was put aside. */
export type ResendingEvent =
  /** The portal can be reached after all, or again; the line was lost. */
  | { readonly type: 'LINE_SURE' | 'LINE_LOST' }
  /** No other tab does the same. */
  | { readonly type: 'ALONE' }
  | { readonly type: 'TURN' }
  /** The next one was heard; there was none that could be taken. */
  | { readonly type: 'HEARD' | 'NONE_HEARD' }
  /** Nothing that was asked waits for an answer any more. */
  | { readonly type: 'IDLE' };

/**
 * Sends what was put aside, once the portal can be reached. One sentence at a time is taken, as its turn comes, and the next one once
 * the first is answered: the line may be gone again by then, or the page, and what was not taken stays aside. One tab does it, one
 * that is seen: a hidden one has not followed what was said elsewhere, and would hear an answer where nothing was asked.
 */
export function resendingMachine(deps: ResendingDeps) {
  const { ready, alone, maySend, isPending, askTurn, hearNext, isAllSent } = deps;
  return setup({
    types: {
      context: {} as {
        /** Whether it was said that the line is back, since it was lost. */
        readonly greeted: boolean;
        /** What is put aside could not be taken: it is left until the line is looked at again. */
        readonly stuck: boolean;
      },
      events: {} as ResendingEvent,
      tags: {} as 'busy' | 'sending',
    },
    actors: {
      ready: fromPromise<void>(() => ready()),
      /** Holds this device's other tabs off until the state that it belongs to is left. */
      alone: fromPromise<void, { readonly granted: () => void }>(({ input, signal }) =>
        alone(() => {
          input.granted();
          return new Promise((resolve) => {
            if (signal.aborted) resolve();
            else signal.addEventListener('abort', () => resolve());
          });
        }),
      ),
      hear: fromCallback<ResendingEvent, boolean>(({ input, sendBack }) => {
        sendBack({ type: maySend() && hearNext(input) ? 'HEARD' : 'NONE_HEARD' });
      }),
    },
    guards: {
      maySend,
      isAnswered: () => !isPending(),
      // What met no answer may come after the line was found to be good.
      hasMore: ({ context: { stuck } }) => !stuck && maySend(),
    },
    actions: {
      askTurn,
      greet: assign({ greeted: true }),
      forgetLine: assign({ greeted: false }),
      rest: assign(({ context: { greeted } }) => ({ greeted: greeted && !isAllSent() })),
      stick: assign({ stuck: true }),
      loosen: assign({ stuck: false }),
    },
  }).createMachine({
    id: 'resending',
    context: { greeted: false, stuck: false },
    initial: 'resting',
    on: { LINE_LOST: { actions: 'forgetLine' } },
    states: {
      resting: {
        on: { LINE_SURE: { target: 'preparing', actions: 'loosen' }, IDLE: { guard: 'hasMore', target: 'preparing' } },
      },
      /** Nothing that was put aside is understood before the language is there. */
      preparing: {
        invoke: {
          id: 'ready',
          src: 'ready',
          onDone: [{ guard: 'maySend', target: 'going' }, { target: 'resting' }],
          onError: 'resting',
        },
      },
      going: {
        tags: 'busy',
        exit: 'rest',
        initial: 'queueing',
        invoke: {
          id: 'alone',
          src: 'alone',
          input: ({ self }) => ({ granted: () => self.send({ type: 'ALONE' }) }),
          onDone: 'resting',
          onError: 'resting',
        },
        states: {
          /** Another tab may be at it. */
          queueing: { on: { ALONE: 'waiting' } },
          /** What is in progress comes first. */
          waiting: { tags: 'sending', entry: 'askTurn', on: { TURN: 'hearing' } },
          hearing: {
            tags: 'sending',
            invoke: {
              id: 'hear',
              src: 'hear',
              input: ({ context: { greeted } }) => greeted,
              onError: '#resending.resting',
            },
            on: {
              HEARD: { target: 'answering', actions: 'greet' },
              NONE_HEARD: { target: '#resending.resting', actions: 'stick' },
            },
          },
          /** The line may be gone again by the time that it is answered. */
          answering: {
            tags: 'sending',
            always: { guard: 'isAnswered', target: 'waiting' },
            on: { IDLE: { guard: 'isAnswered', target: 'waiting' } },
          },
        },
      },
    },
  });
}
