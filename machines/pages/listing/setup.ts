import { assign, emit, fromPromise, setup } from 'xstate';
import type { DelayName } from '#catalogues/delays.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { HandedFile, Say } from '#machines/kit/view.ts';
import type { Read } from '../answers.ts';
import type { Chart } from '../view.ts';
import {
  type Change,
  choicesOf,
  hasPages,
  type ListingContext,
  NO_DAYS,
  NOT_TYPED,
  pagesOf,
  type Wanted,
} from './context.ts';
import type { Came, Days, List, Opened, Query, Search } from './list.ts';
import type { ListingEvent, ListRow } from './view.ts';

/** Sentences that stand together at most, the latest last. */
const MOST_NEWS = 4;

/** The implementations that the states of a list name. */
export function listingSetup(list: List, wait: (delay: DelayName, signal: AbortSignal) => Promise<void>) {
  const daysOf = ({ query }: ListingContext) => list.tools?.(query)?.days ?? null;
  return setup({
    types: {
      context: {} as ListingContext,
      events: {} as ListingEvent,
      emitted: {} as { type: 'file'; file: HandedFile },
    },
    actors: {
      find: fromPromise<Came, Query>(async ({ input, signal }) => {
        const came = await list.find(input, signal);
        await wait(input.search ? 'searchShown' : 'dataShown', signal);
        return came;
      }),
      open: fromPromise<Read<Opened>, ListRow | null>(async ({ input, signal }) => {
        if (input === null || !list.detail) return { kind: 'empty' };
        const read = await list.detail.read(input, signal);
        await wait('dataShown', signal);
        return read;
      }),
      beside: fromPromise<readonly Chart[]>(async ({ signal }) => list.beside?.(signal) ?? []),
      make: fromPromise<Read<Say | null>, Change | null>(async ({ input, signal }) => {
        if (input === null || !list.changes) return { kind: 'empty' };
        if (list.changes.waits) await wait(list.changes.waits, signal);
        return list.changes.make(input.row, input.action, signal);
      }),
      fetch: fromPromise<Read<HandedFile>, Wanted | null>(async ({ input, signal }) => {
        if (!list.files || input === null) return { kind: 'empty' };
        if ('all' in input) return list.files.all?.(input.all, signal) ?? { kind: 'empty' };
        return list.files.one?.read(input.row, signal) ?? { kind: 'empty' };
      }),
    },
    actions: {
      ask: assign(({ context }, query: Partial<Query>) => asking(context, query)),
      /** A choice that was made for one term does not stand for the next one. */
      askFor: assign(({ context }, search: Search) => {
        const { query } = context;
        const { search: before } = query;
        const isOther = before !== null && (before.name !== search.name || before.meterNumber !== search.meterNumber);
        return asking(context, { page: 1, search, ...(isOther && { chosen: chosenAnew(list, query) }) });
      }),
      /** Another part of the list: a search that went over all of it is over, one within it goes on. */
      askAnew: assign(({ context }, part: Partial<Query>) => {
        const query = { ...context.query, ...part };
        const within = list.search?.(query)?.within === true;
        const search = within ? { search: query.search } : { search: null };
        return { ...asking(context, { ...part, page: 1, ...search }), ...(!within && { typed: NOT_TYPED }) };
      }),
      type: assign((_, { name, meterNumber }: Search) => ({ typed: { name, meterNumber } })),
      typeDays: assign((_, { from, to }: Days) => ({ days: { from, to } })),
      wantTerm: assign({ searchProblem: ({ context }) => list.search?.(context.query)?.neither ?? null }),
      wantDays: assign(({ context }, days: Days) => ({ daysProblem: daysOf(context)?.problem(days) ?? null })),
      /** Days are let go before the search that the rows are within. */
      clear: assign(({ context }) => {
        const { search, days } = context.query;
        const keeps = days !== null && list.search?.(context.query)?.within === true;
        return {
          ...asking(context, {
            ...{ page: 1, search: keeps ? search : null, days: null },
            ...(!keeps && { chosen: chosenAnew(list, context.query) }),
          }),
          days: NO_DAYS,
          ...(!keeps && { typed: NOT_TYPED }),
        };
      }),
      choose: assign(({ context }, { name, value }: { name: string; value: string }) => ({
        query: { ...context.query, chosen: { ...context.query.chosen, [name]: value } },
      })),
      take: assign(({ context }, came: Came) => ({
        came,
        total: came.total,
        cards: came.cards,
        choices: came.choices ?? context.choices,
        // What was made stands in these rows.
        changes: context.changes.filter(({ made }) => !made),
      })),
      open: assign(({ context }, row: string) => ({ open: shownRow(context, row) ?? null, opened: null })),
      show: assign((_, read: Read<Opened>) => ({
        opened:
          read.kind === 'good'
            ? { detail: read.data, problem: null }
            : { detail: null, problem: read.kind === 'failed' ? read.problem : MESSAGES.networkFailure },
      })),
      close: assign({ open: null, opened: null }),
      picture: assign((_, charts: readonly Chart[]) => ({ charts })),
      want: assign(({ context }, one: Wanted) => ({
        wanted: context.wanted.some((other) => isSame(other, one)) ? context.wanted : [...context.wanted, one],
        notice: null,
      })),
      change: assign(({ context }, { row, action }: { row: string; action: string }) => {
        const found = shownRow(context, row);
        return found ? { changes: [...context.changes, { row: found, action, made: false }], notice: null } : {};
      }),
      made: assign(({ context }, read: Read<Say | null>) => {
        const news = read.kind === 'good' ? read.data : null;
        const at = context.changes.findIndex(({ made }) => !made);
        const changes = context.changes.map((one, here) => (here === at ? { ...one, made: true } : one));
        const others = context.news.filter(({ text }) => text !== news?.text).slice(1 - MOST_NEWS);
        return news === null ? { changes } : { changes, news: [...others, news] };
      }),
      notMade: assign(({ context }, problem: string | null) => {
        const at = context.changes.findIndex(({ made }) => !made);
        return { changes: context.changes.filter((_, here) => here !== at), notice: problem };
      }),
      note: assign(({ context }, problem: string | null) => ({ notice: problem ?? context.notice })),
      hand: emit((_, file: HandedFile) => ({ type: 'file' as const, file })),
      fetched: assign(({ context }, problem: string | null) => ({
        wanted: context.wanted.slice(1),
        notice: problem ?? context.notice,
      })),
    },
    guards: {
      came: (_, { kind, as }: { kind: Came['kind']; as: Came['kind'] }) => kind === as,
      canSearch: ({ context }) => (list.search?.(context.query) ?? null) !== null,
      hasTerm: ({ context }, typed: Search) => {
        const fields = list.search?.(context.query)?.fields ?? [];
        return fields.some(({ name }) => typed[name].trim() !== '');
      },
      canSearchDays: ({ context }) => daysOf(context) !== null,
      areDays: ({ context }, days: Days) => daysOf(context)?.problem(days) === null,
      isTab: (_, name: string) => (list.tabs ?? []).some((tab) => tab.name === name),
      isPage: ({ context }, at: number) =>
        Number.isInteger(at) && at >= 1 && at <= pagesOf(list, context.total) && hasPages(list, context.query),
      isChoice: ({ context }, { name, value }: { name: string; value: string }) =>
        choicesOf(list, context.query, context.choices).some(
          (one) => one.name === name && one.options.some((option) => option.value === value),
        ),
      opens: ({ context }, act: { row: string; action: string }) =>
        list.detail?.action === act.action && isShown(context, act.row),
      fetches: ({ context }, act: { row: string; action: string }) =>
        list.files?.one?.action === act.action && isShown(context, act.row),
      changes: ({ context }, act: { row: string; action: string }) => {
        const row = shownRow(context, act.row);
        const busy = context.changes.some((one) => one.row.id === act.row && one.action === act.action);
        return row !== undefined && !busy && (list.changes?.becomes(row, act.action) ?? null) !== null;
      },
      isChanging: ({ context }) => context.changes.some(({ made }) => !made),
      exports: ({ context }, tab: string | undefined) =>
        list.files?.all !== undefined && (tab === undefined || list.tools?.(context.query)?.exportBeside?.tab === tab),
      isWanting: ({ context }) => context.wanted.length > 0,
    },
  });
}

function asking(context: ListingContext, query: Partial<Query>): Partial<ListingContext> {
  const turned = Object.keys(query).join() === 'page';
  return {
    query: { ...context.query, ...query },
    searchProblem: null,
    daysProblem: null,
    notice: null,
    news: [],
    // Rows of another query must not stand under this one meanwhile.
    came: null,
    changes: context.changes.filter(({ made }) => !made),
    // The page control and the sums stay where they are; another list has others.
    ...(!turned && { total: 0, cards: [] }),
  };
}

/** What is chosen, without what was chosen for the term that was looked for. */
function chosenAnew(list: List, query: Query): Query['chosen'] {
  const chosenFor = list.search?.(query)?.chosenFor ?? [];
  const first = choicesOf(list, query)
    .filter(({ name }) => chosenFor.includes(name))
    .map(({ name, options }) => [name, options[0]?.value ?? '']);
  return { ...query.chosen, ...Object.fromEntries(first) };
}

const shownRow = ({ came }: ListingContext, row: string): ListRow | undefined =>
  came?.rows.find(({ id }) => id === row);

const isShown = (context: ListingContext, row: string): boolean => shownRow(context, row) !== undefined;

function isSame(one: Wanted, other: Wanted): boolean {
  return 'row' in one ? 'row' in other && one.row === other.row : 'all' in other;
}
