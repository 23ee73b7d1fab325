import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import { REQUEST_STATES, type RequestState } from '#catalogues/platform.ts';
import type { Role } from '#catalogues/roles.ts';
import { REQUEST_NAMES } from '#catalogues/sentences/platform/flows.ts';
import { PLATFORM_PAGES, REQUEST_STATE_WORDS } from '#catalogues/sentences/platform/pages.ts';
import type { Tone } from '#machines/kit/view.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from '../answers.ts';
import { type Column, column, headsOf } from '../history/columns.ts';
import { oneOfThese } from '../history/query.ts';
import type { Found, List, Query } from '../listing/list.ts';
import type { ListRow } from '../listing/view.ts';
import { pageIn } from './start.ts';

type Request = Good<'adminRequests'>['requests'][number];

const COLUMNS: readonly Column<Request>[] = [
  column('name', 'Name', ({ name }) => name),
  column('kind', 'Request', ({ kind }) => REQUEST_NAMES[kind]),
  column('estate', 'Estate', ({ estate }) => estate ?? ''),
  column('amount', 'Amount', ({ amount }) => (amount === null ? '' : formatNaira(koboOf(amount))), 'end'),
  column('by', 'Asked by', ({ by }) => by),
  column('date', 'Date', ({ createdAt }) => formatDay(createdAt)),
  column('status', 'Status', ({ state }) => REQUEST_STATE_WORDS[state]),
  column('answer', 'Answer', ({ answer }) => answer ?? ''),
];

const TONES: Readonly<Record<RequestState, Tone>> = { open: 'warning', done: 'success', declined: 'danger' };

const STATE = 'state';
const CHOICES = [
  {
    name: STATE,
    label: 'STATUS',
    options: [
      { value: '', label: 'All' },
      ...REQUEST_STATES.map((value) => ({ value, label: REQUEST_STATE_WORDS[value] })),
    ],
  },
];

/** What administrators ask the platform for (S2 section 2): their own, or for the platform's administrator all, to answer. */
export function requestList(services: Services, role: Role | null): List<Request> {
  const answers = role === 'netplus-admin';
  // Whoever answers reads the estate under who asked; one's own requests were asked by oneself.
  const columns = COLUMNS.filter(({ name }) => name !== (answers ? 'estate' : 'by'));
  return {
    title: 'Requests',
    columns: () => headsOf(columns),
    tabs: [],
    pages: TRANSACTION_PAGE,
    tools: () => ({ choices: CHOICES, days: null, refresh: 'Refresh', export: null }),
    find: (query, signal) => readRequests(services, query, signal),
    row: (request) => rowOf(request, columns, answers),
    nothing: (query) => {
      if (stateOf(query) !== null) return PLATFORM_PAGES.noRequestsSo;
      return answers ? PLATFORM_PAGES.noRequestsYet : PLATFORM_PAGES.noOwnRequests;
    },
    first: (query) =>
      stateOf(query) === null ? { text: answers ? PLATFORM_PAGES.firstRequest : PLATFORM_PAGES.firstOwnRequest } : null,
    search: () => null,
    detail: null,
  };
}

/** Where the list begins that was opened with a query: state, page. */
export function requestsStart({ state, page }: Readonly<Record<string, string>>): Partial<Query> {
  const chosen = oneOfThese(REQUEST_STATES, state);
  return { page: pageIn(page), ...(chosen && { chosen: { [STATE]: chosen } }) };
}

const stateOf = ({ chosen }: Query): RequestState | null => oneOfThese(REQUEST_STATES, chosen[STATE]);

async function readRequests(services: Services, query: Query, signal: AbortSignal): Promise<Read<Found<Request>>> {
  const state = stateOf(query);
  const came = await read(services.adminRequests({ page: query.page, ...(state && { state }) }, signal), signal);
  return came.kind === 'good' ? { kind: 'good', data: { items: came.data.requests, total: came.data.total } } : came;
}

function rowOf(request: Request, columns: readonly Column<Request>[], answers: boolean): ListRow {
  const { id, state, note, estate } = request;
  return {
    id: String(id),
    cells: columns.map(({ cell }) => cell(request)),
    tones: { status: TONES[state] },
    notes: { ...(note !== null && note !== '' && { name: note }), ...(estate !== null && { by: estate }) },
    actions:
      answers && state === 'open'
        ? [{ name: 'answer', label: 'Answer', leads: { open: 'answer-request', values: { request: String(id) } } }]
        : [],
  };
}
