import { assign, fromPromise, setup } from 'xstate';
import type { DelayName } from '#catalogues/delays.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { Read } from '../answers.ts';
import type { ListingEvent } from '../view.ts';
import { type Came, cameTo, openedAs, pagesOf } from './came.ts';
import type { List, Opened, Query, Search } from './list.ts';

/** A list as it stands; plain JSON. */
export interface ListingContext {
  readonly query: Query;
  /** What stands in the search's fields, searched for or not. */
  readonly typed: Search;
  readonly searchProblem: string | null;
  readonly came: Came | null;
  readonly total: number;
  /** The row that stands open over the list. */
  readonly openId: string | null;
  readonly opened: ReturnType<typeof openedAs> | null;
}

const NOT_TYPED: Search = { name: '', meterNumber: '' };

/**
 * Every list: a query with what it finds, and one row that may stand open over it. A new query stops the one before it, so
 * answers that come out of order never win.
 */
export function createListing<T>(list: List<T>, wait: (delay: DelayName, signal: AbortSignal) => Promise<void>) {
  const first: Query = { tab: list.tabs[0]?.name ?? '', page: 1, search: null };

  return setup({
    types: { context: {} as ListingContext, events: {} as ListingEvent },
    actors: {
      find: fromPromise<Came, Query>(async ({ input, signal }) => {
        const came = cameTo(list, input, await list.find(input, signal));
        await wait(input.search ? 'searchShown' : 'dataShown', signal);
        return came;
      }),
      open: fromPromise<Read<Opened>, string>(async ({ input, signal }) => {
        if (list.detail === null) return { kind: 'empty' };
        const read = await list.detail.read(input, signal);
        await wait('dataShown', signal);
        return read;
      }),
    },
    actions: {
      ask: assign(({ context }, query: Partial<Query>) => ({
        query: { ...context.query, ...query },
        searchProblem: null,
        // Rows of another query must not stand under this one meanwhile.
        came: null,
        // The page control stays where it is; another list has another length.
        total: Object.keys(query).join() === 'page' ? context.total : 0,
      })),
      type: assign((_, { name, meterNumber }: Search) => ({ typed: { name, meterNumber } })),
      wantTerm: assign({ searchProblem: () => list.search?.neither ?? null }),
      take: assign((_, came: Came) => ({ came, total: came.total })),
      open: assign((_, openId: string) => ({ openId, opened: null })),
      show: assign((_, read: Read<Opened>) => ({ opened: openedAs(read) })),
      close: assign({ openId: null, opened: null }),
    },
    guards: {
      came: (_, { kind, as }: { kind: Came['kind']; as: Came['kind'] }) => kind === as,
      canSearch: () => list.search !== null,
      hasTerm: (_, { name, meterNumber }: Search) => `${name}${meterNumber}`.trim() !== '',
      isTab: (_, name: string) => list.tabs.some((tab) => tab.name === name),
      isPage: ({ context }, at: number) =>
        Number.isInteger(at) && at >= 1 && at <= pagesOf(list, context.total) && context.query.search === null,
      opens: ({ context }, { row, action }: { row: string; action: string }) =>
        list.detail?.action === action && (context.came?.rows.some(({ id }) => id === row) ?? false),
    },
  }).createMachine({
    id: 'listing',
    context: {
      query: first,
      typed: NOT_TYPED,
      searchProblem: null,
      came: null,
      total: 0,
      openId: null,
      opened: null,
    },
    type: 'parallel',
    states: {
      rows: {
        initial: 'loading',
        on: {
          SEARCH: [
            {
              guard: { type: 'hasTerm', params: ({ event }) => event },
              target: '.loading',
              reenter: true,
              actions: [
                { type: 'type', params: ({ event }) => event },
                { type: 'ask', params: ({ event: { name, meterNumber } }) => ({ search: { name, meterNumber } }) },
              ],
            },
            { guard: 'canSearch', actions: [{ type: 'type', params: ({ event }) => event }, 'wantTerm'] },
          ],
          CLEAR: {
            target: '.loading',
            reenter: true,
            actions: [
              { type: 'type', params: NOT_TYPED },
              { type: 'ask', params: { page: 1, search: null } },
            ],
          },
          TAB: {
            guard: { type: 'isTab', params: ({ event }) => event.name },
            target: '.loading',
            reenter: true,
            actions: [
              { type: 'type', params: NOT_TYPED },
              { type: 'ask', params: ({ event }) => ({ tab: event.name, page: 1, search: null }) },
            ],
          },
          PAGE: {
            guard: { type: 'isPage', params: ({ event }) => event.at },
            target: '.loading',
            reenter: true,
            actions: { type: 'ask', params: ({ event }) => ({ page: event.at }) },
          },
          // The same query again: what is shown stays until the answer is there.
          REFRESH: { target: '.loading', reenter: true },
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
                  params: { kind: 'failed', rows: [], total: 0, problem: MESSAGES.networkFailure },
                },
              },
            },
          },
          shown: {},
          empty: {},
          failed: {},
          ended: {},
        },
      },
      detail: {
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
      },
    },
  });
}
