import { fromPromise, setup } from 'xstate';
import type { DelayName } from '#catalogues/delays.ts';

/** What a line is asked and waited for with. */
export interface LineDeps {
  /** Asks the portal for anything small; false where no answer comes. */
  readonly ask: (signal: AbortSignal) => Promise<boolean>;
  readonly wait: (delay: DelayName, signal: AbortSignal) => Promise<void>;
}

/** `LOST` and `BACK` are the device's word, `UNANSWERED` and `ANSWERED` what became of a call. */
export type LineEvent = { readonly type: 'LOST' | 'BACK' | 'UNANSWERED' | 'ANSWERED' };

/**
 * Whether the portal can be reached. A device that says it has no line is believed at once and asked again: one that only has no
 * way to the internet reaches a portal beside it all the same. One call without an answer is a doubt, for the portal may only have
 * been slow; a second look decides. While there is none it is looked for again and again, and any answer ends it.
 */
export function lineMachine({ ask, wait }: LineDeps) {
  return setup({
    types: { events: {} as LineEvent },
    actors: {
      ask: fromPromise<boolean>(({ signal }) => ask(signal)),
      wait: fromPromise<void>(({ signal }) => wait('lineAsked', signal)),
    },
    guards: { isReached: (_, { reached }: { reached: boolean }) => reached },
  }).createMachine({
    id: 'line',
    initial: 'up',
    on: { ANSWERED: '.up' },
    states: {
      up: { on: { LOST: 'asking', UNANSWERED: 'doubted' } },
      doubted: {
        on: { LOST: 'asking' },
        invoke: {
          id: 'look',
          src: 'ask',
          onDone: [
            { guard: { type: 'isReached', params: ({ event }) => ({ reached: event.output }) }, target: 'up' },
            { target: 'waiting' },
          ],
          onError: 'waiting',
        },
      },
      asking: {
        tags: 'down',
        invoke: {
          id: 'ask',
          src: 'ask',
          onDone: [
            { guard: { type: 'isReached', params: ({ event }) => ({ reached: event.output }) }, target: 'up' },
            { target: 'waiting' },
          ],
          onError: 'waiting',
        },
      },
      waiting: {
        tags: 'down',
        on: { BACK: 'asking' },
        // A wait that fails has ended with the conversation: nobody is there to look for the line.
        invoke: { id: 'wait', src: 'wait', onDone: 'asking', onError: {} },
      },
    },
  });
}
