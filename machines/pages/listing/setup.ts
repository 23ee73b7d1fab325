import { assign, emit, fromPromise, setup } from 'xstate';
import type { DelayName } from '#catalogues/delays.ts';
import type { Read } from '../answers.ts';
import type { Chart, HandedFile, ListingEvent } from '../view.ts';
import { type Came, cameTo, openedAs, pagesOf } from './came.ts';
import { type ListingContext, NO_DAYS, NOT_TYPED, type Wanted } from './context.ts';
import type { Days, List, Opened, Query, Search } from './list.ts';

/** The implementations that the states of a list name. */
export function listingSetup<T>(list: List<T>, wait: (delay: DelayName, signal: AbortSignal) => Promise<void>) {
  return setup({
    types: {
      context: {} as ListingContext,
      events: {} as ListingEvent,
      emitted: {} as { type: 'file'; file: HandedFile },
    },
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
      beside: fromPromise<readonly Chart[]>(async ({ signal }) => list.beside?.(signal) ?? []),
      fetch: fromPromise<Read<HandedFile>, Wanted | null>(async ({ input, signal }) => {
        if (!list.files || input === null) return { kind: 'empty' };
        return 'all' in input ? list.files.all(input.all, signal) : list.files.one.read(input.row, signal);
      }),
    },
    actions: {
      ask: assign(({ context }, query: Partial<Query>) => {
        const turned = Object.keys(query).join() === 'page';
        return {
          query: { ...context.query, ...query },
          searchProblem: null,
          daysProblem: null,
          notice: null,
          // Rows of another query must not stand under this one meanwhile.
          came: null,
          // The page control and the sums stay where they are; another list has others.
          ...(!turned && { total: 0, cards: [] }),
        };
      }),
      type: assign((_, { name, meterNumber }: Search) => ({ typed: { name, meterNumber } })),
      typeDays: assign((_, { from, to }: Days) => ({ days: { from, to } })),
      wantTerm: assign({ searchProblem: () => list.search?.neither ?? null }),
      wantDays: assign((_, days: Days) => ({ daysProblem: list.tools?.daysProblem(days) ?? null })),
      clear: assign({ typed: NOT_TYPED, days: NO_DAYS }),
      choose: assign(({ context }, { name, value }: { name: string; value: string }) => ({
        query: { ...context.query, chosen: { ...context.query.chosen, [name]: value } },
      })),
      take: assign((_, came: Came) => ({ came, total: came.total, cards: came.cards })),
      open: assign((_, openId: string) => ({ openId, opened: null })),
      show: assign((_, read: Read<Opened>) => ({ opened: openedAs(read) })),
      close: assign({ openId: null, opened: null }),
      picture: assign((_, charts: readonly Chart[]) => ({ charts })),
      want: assign(({ context }, one: Wanted) => ({
        wanted: context.wanted.some((other) => isSame(other, one)) ? context.wanted : [...context.wanted, one],
        notice: null,
      })),
      hand: emit((_, file: HandedFile) => ({ type: 'file' as const, file })),
      fetched: assign(({ context }, problem: string | null) => ({
        wanted: context.wanted.slice(1),
        notice: problem ?? context.notice,
      })),
    },
    guards: {
      came: (_, { kind, as }: { kind: Came['kind']; as: Came['kind'] }) => kind === as,
      canSearch: () => list.search !== null,
      hasTerm: (_, { name, meterNumber }: Search) => list.search !== null && `${name}${meterNumber}`.trim() !== '',
      canSearchDays: () => list.tools !== undefined,
      areDays: (_, days: Days) => list.tools !== undefined && list.tools.daysProblem(days) === null,
      isTab: (_, name: string) => list.tabs.some((tab) => tab.name === name),
      isPage: ({ context }, at: number) =>
        Number.isInteger(at) && at >= 1 && at <= pagesOf(list, context.total) && context.query.search === null,
      isChoice: (_, { name, value }: { name: string; value: string }) =>
        list.tools?.choices.some((one) => one.name === name && one.options.some((option) => option.value === value)) ??
        false,
      opens: ({ context }, act: { row: string; action: string }) =>
        list.detail?.action === act.action && isShown(context, act.row),
      fetches: ({ context }, act: { row: string; action: string }) =>
        list.files?.one.action === act.action && isShown(context, act.row),
      hasFiles: () => list.files !== undefined,
      isWanting: ({ context }) => context.wanted.length > 0,
    },
  });
}

const isShown = ({ came }: ListingContext, row: string): boolean => came?.rows.some(({ id }) => id === row) ?? false;

function isSame(one: Wanted, other: Wanted): boolean {
  return 'row' in one ? 'row' in other && one.row === other.row : 'all' in other;
}
