import { MESSAGES } from '#catalogues/messages.ts';
import type { Read } from '../answers.ts';
import type { HandedFile } from '../view.ts';
import { noteOf } from './came.ts';
import type { listingSetup } from './setup.ts';

type Fetched = Extract<Read<HandedFile>, { kind: 'good' }>;

/** One row that may stand open over the list. */
export function detailRegion<T>(kit: ReturnType<typeof listingSetup<T>>) {
  return kit.createStateConfig({
    initial: 'closed',
    on: {
      ACT: {
        guard: { type: 'opens', params: ({ event }) => event },
        target: '.loading',
        reenter: true,
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
          input: ({ context }) => context.openId ?? '',
          onDone: { target: 'open', actions: { type: 'show', params: ({ event }) => event.output } },
          onError: {
            target: 'open',
            actions: { type: 'show', params: { kind: 'failed', problem: MESSAGES.networkFailure } },
          },
        },
      },
      open: {},
    },
  });
}

/** The pictures beside the list. Without them it is whole, so nothing is said where they cannot be had. */
export function chartsRegion<T>(kit: ReturnType<typeof listingSetup<T>>) {
  return kit.createStateConfig({
    initial: 'loading',
    on: { REFRESH: { target: '.loading', reenter: true } },
    states: {
      loading: {
        invoke: {
          id: 'beside',
          src: 'beside',
          onDone: { target: 'shown', actions: { type: 'picture', params: ({ event }) => event.output } },
          onError: 'shown',
        },
      },
      shown: {},
    },
  });
}

/** The files that are asked for, fetched one after the other and handed out; what cannot be had is said. */
export function filesRegion<T>(kit: ReturnType<typeof listingSetup<T>>) {
  return kit.createStateConfig({
    initial: 'idle',
    on: {
      ACT: {
        guard: { type: 'fetches', params: ({ event }) => event },
        actions: { type: 'want', params: ({ event }) => ({ row: event.row }) },
      },
      EXPORT: {
        guard: 'hasFiles',
        actions: { type: 'want', params: ({ context }) => ({ all: context.query }) },
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
                { type: 'hand', params: ({ event }) => (event.output as Fetched).data },
                { type: 'fetched', params: null },
              ],
            },
            { target: 'idle', actions: { type: 'fetched', params: ({ event }) => noteOf(event.output) } },
          ],
          onError: { target: 'idle', actions: { type: 'fetched', params: MESSAGES.networkFailure } },
        },
      },
    },
  });
}
