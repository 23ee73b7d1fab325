import { assign, fromPromise, setup } from 'xstate';

/** Somebody is told so long before their session ends unused, ms: longer than a seen page rests before it says by itself that they are there. */
export const WARNED_MS = 120_000;

/** `LASTS`: for so long a session goes on in which nothing more is done, ms. `STAY`: whose it is
 * wants it to. `LEFT`: they are gone. */
export type IdleEvent = { readonly type: 'LASTS'; readonly ms: number } | { readonly type: 'STAY' | 'LEFT' };

/**
 * How near a session is to its end by nobody's use. Every answer says how long it goes on, and what is done in another tab is known by asking once
 * more before anybody is warned: `ask` asks the portal for anything small.
 */
export function idleMachine(ask: (signal: AbortSignal) => Promise<unknown>) {
  return setup({
    types: { context: {} as { readonly restMs: number }, events: {} as IdleEvent },
    actors: { ask: fromPromise(({ signal }) => ask(signal)) },
    actions: {
      rest: assign((_, { ms }: { ms: number }) => ({ restMs: Math.max(0, ms - WARNED_MS) })),
    },
    guards: { isFar: (_, { ms }: { ms: number }) => ms > WARNED_MS },
    delays: { rest: ({ context }) => context.restMs },
  }).createMachine({
    id: 'idle',
    context: { restMs: 0 },
    initial: 'unlimited',
    on: {
      LEFT: '.unlimited',
      LASTS: {
        guard: { type: 'isFar', params: ({ event }) => event },
        target: '.used',
        reenter: true,
        actions: { type: 'rest', params: ({ event }) => event },
      },
    },
    states: {
      unlimited: {},
      used: { after: { rest: 'asking' } },
      asking: { invoke: { id: 'ask', src: 'ask', onDone: 'warned', onError: 'warned' } },
      warned: { tags: 'near', on: { STAY: 'staying' } },
      staying: { tags: 'near', invoke: { id: 'stay', src: 'ask', onDone: 'warned', onError: 'warned' } },
    },
  });
}
