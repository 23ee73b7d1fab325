import { whyFailed } from '#machines/kit/faults.ts';
import type { listingSetup } from './setup.ts';

/** The rows: a query with what it finds. A new query stops the one before it, so answers out of order never win. */
export function rowsRegion(kit: ReturnType<typeof listingSetup>) {
  return kit.createStateConfig({
    initial: 'loading',
    on: {
      SEARCH: [
        {
          guard: { type: 'hasTerm', params: ({ event }) => event },
          target: '.loading',
          actions: [
            { type: 'type', params: ({ event }) => event },
            { type: 'askFor', params: ({ event: { name, meterNumber } }) => ({ name, meterNumber }) },
          ],
        },
        { guard: 'canSearch', actions: [{ type: 'type', params: ({ event }) => event }, 'wantTerm'] },
      ],
      DATES: [
        {
          guard: { type: 'areDays', params: ({ event }) => event },
          target: '.loading',
          actions: [
            { type: 'typeDays', params: ({ event }) => event },
            { type: 'ask', params: ({ event: { from, to } }) => ({ page: 1, days: { from, to } }) },
          ],
        },
        {
          guard: 'canSearchDays',
          actions: [
            { type: 'typeDays', params: ({ event }) => event },
            { type: 'wantDays', params: ({ event }) => event },
          ],
        },
      ],
      CHOOSE: {
        guard: { type: 'isChoice', params: ({ event }) => event },
        target: '.loading',
        actions: [
          { type: 'choose', params: ({ event }) => event },
          { type: 'askAnew', params: {} },
        ],
      },
      CLEAR: {
        target: '.loading',
        actions: 'clear',
      },
      // What is narrowed stays so in another tab, for it stands above them all.
      TAB: {
        guard: { type: 'isTab', params: ({ event }) => event.name },
        target: '.loading',
        actions: [{ type: 'askAnew', params: ({ event }) => ({ tab: event.name }) }],
      },
      PAGE: {
        guard: { type: 'isPage', params: ({ event }) => event.at },
        target: '.loading',
        actions: { type: 'ask', params: ({ event }) => ({ page: event.at }) },
      },
      // The same query again: what is shown stays until the answer is there.
      REFRESH: { target: '.loading' },
    },
    states: {
      loading: {
        invoke: {
          id: 'find',
          src: 'find',
          input: ({ context }) => context.query,
          onDone: (['shown', 'empty', 'failed', 'ended'] as const).map((as) => ({
            guard: { type: 'came', params: ({ event }) => ({ kind: event.output.kind, as }) },
            target: as,
            actions: { type: 'take', params: ({ event }) => event.output },
          })),
          onError: {
            target: 'failed',
            actions: {
              type: 'take',
              params: ({ event }) => ({
                kind: 'failed',
                rows: [],
                cards: [],
                total: 0,
                subject: null,
                problem: whyFailed(event.error),
              }),
            },
          },
        },
      },
      shown: {},
      empty: {},
      failed: {},
      ended: {},
    },
  });
}
