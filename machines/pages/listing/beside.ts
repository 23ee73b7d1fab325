import { raise } from 'xstate';
import { faultSaid, whyFailed } from '#machines/kit/faults.ts';
import { goodOf, type Read } from '../answers.ts';
import type { listingSetup } from './setup.ts';

/** What is said of something that could not be had; null where nothing is to be said. */
const noteOf = (read: Read<unknown>): string | null => (read.kind === 'failed' ? read.problem : null);

/** One row that may stand open over the list. */
export function detailRegion(kit: ReturnType<typeof listingSetup>) {
  return kit.createStateConfig({
    initial: 'closed',
    on: {
      ACT: {
        guard: { type: 'opens', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'open', params: ({ event }) => event.row },
      },
      CLOSE: { target: '.closed', actions: 'close' },
    },
    states: {
      closed: {},
      loading: {
        invoke: {
          id: 'open',
          src: 'open',
          input: ({ context }) => context.open,
          onDone: { target: 'open', actions: { type: 'show', params: ({ event }) => event.output } },
          onError: {
            target: 'open',
            actions: { type: 'show', params: ({ event }) => ({ kind: 'failed', problem: whyFailed(event.error) }) },
          },
        },
      },
      // What was changed of it is read again; what stands there stays meanwhile.
      open: { on: { REFRESH: 'loading' } },
    },
  });
}

/** The pictures beside the list. Without them it is whole, so nothing is said where they cannot be had. */
export function chartsRegion(kit: ReturnType<typeof listingSetup>) {
  return kit.createStateConfig({
    initial: 'loading',
    on: { REFRESH: { target: '.loading' } },
    states: {
      loading: {
        invoke: {
          id: 'beside',
          src: 'beside',
          onDone: { target: 'shown', actions: { type: 'picture', params: ({ event }) => event.output } },
          onError: {
            target: 'shown',
            actions: { type: 'note', params: ({ event }) => faultSaid(event.error)[0]?.text ?? null },
          },
        },
      },
      shown: {},
    },
  });
}

/** The files that are asked for, fetched one after the other and handed out; what cannot be had is said. */
export function filesRegion(kit: ReturnType<typeof listingSetup>) {
  return kit.createStateConfig({
    initial: 'idle',
    on: {
      ACT: {
        guard: { type: 'fetches', params: ({ event }) => event },
        actions: { type: 'want', params: ({ event }) => ({ row: event.row }) },
      },
      EXPORT: {
        guard: { type: 'exports', params: ({ event }) => event.tab },
        actions: {
          type: 'want',
          params: ({ context: { query }, event: { tab = query.tab } }) => ({ all: { ...query, tab } }),
        },
      },
    },
    states: {
      idle: { always: { guard: 'isWanting', target: 'fetching' } },
      fetching: {
        invoke: {
          id: 'fetch',
          src: 'fetch',
          input: ({ context }) => context.wanted[0] ?? null,
          onDone: [
            {
              guard: ({ event }) => event.output.kind === 'good',
              target: 'idle',
              actions: [
                { type: 'hand', params: ({ event }) => goodOf(event.output) },
                { type: 'fetched', params: null },
              ],
            },
            { target: 'idle', actions: { type: 'fetched', params: ({ event }) => noteOf(event.output) } },
          ],
          onError: { target: 'idle', actions: { type: 'fetched', params: ({ event }) => whyFailed(event.error) } },
        },
      },
    },
  });
}

/**
 * The changes of rows, made one after the other: a row shows at once what it will be. What was made is read again; what could
 * not be made is said, and the row is what it was.
 */
export function changesRegion(kit: ReturnType<typeof listingSetup>) {
  return kit.createStateConfig({
    initial: 'idle',
    on: {
      ACT: {
        guard: { type: 'changes', params: ({ event }) => event },
        actions: { type: 'change', params: ({ event }) => event },
      },
    },
    states: {
      idle: { always: { guard: 'isChanging', target: 'making' } },
      making: {
        invoke: {
          id: 'make',
          src: 'make',
          input: ({ context }) => context.changes.find(({ made }) => !made) ?? null,
          onDone: [
            {
              guard: ({ event }) => event.output.kind === 'good',
              target: 'idle',
              actions: [{ type: 'made', params: ({ event }) => event.output }, raise({ type: 'REFRESH' })],
            },
            { target: 'idle', actions: { type: 'notMade', params: ({ event }) => noteOf(event.output) } },
          ],
          onError: { target: 'idle', actions: { type: 'notMade', params: ({ event }) => whyFailed(event.error) } },
        },
      },
    },
  });
}
