import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import { REQUEST_STATES, type RequestState } from '#catalogues/platform.ts';
import type { Role } from '#catalogues/roles.ts';
import { REQUEST_NAMES } from '#catalogues/sentences/platform/flows.ts';
import { PLATFORM_PAGES, REQUEST_STATE_WORDS } from '#catalogues/sentences/platform/pages.ts';
import type { Tone } from '#machines/kit/view.ts';
import { type Good, type Read, read } from '../answers.ts';
import { oneOfThese } from '../history/query.ts';
import { pageIn } from '../listing/asked.ts';
import { type Column, column } from '../listing/column.ts';
import { defineList, type Found, type List, type Query, REFRESHING } from '../listing/list.ts';

type Request = Good<'adminRequests'>['requests'][number];

const TONES: Readonly<Record<RequestState, Tone>> = { open: 'warning', done: 'success', declined: 'danger' };

const ESTATE = column('estate', 'Estate', 'words', ({ estate }: Request) => estate);
const BY = column('by', 'Asked by', 'person', ({ by }: Request) => by, { note: ({ estate }) => estate });

/** Whoever answers reads the estate under who asked; one's own requests were asked by oneself. */
function columnsFor(answers: boolean): readonly Column<Request>[] {
  return [
    column('name', 'Name', 'words', ({ name }) => name, {
      note: ({ description = '', note }) => [description, note].filter(Boolean).join(' · ') || null,
    }),
    column('kind', 'Request', 'text', ({ kind }) => REQUEST_NAMES[kind]),
    ...(answers ? [] : [ESTATE]),
    column('amount', 'Amount', 'money', ({ amount }) => (amount === null ? null : koboOf(amount))),
    ...(answers ? [BY] : []),
    column('date', 'Date', 'day', ({ createdAt }) => createdAt),
    column('status', 'Status', 'status', ({ state }) => REQUEST_STATE_WORDS[state], {
      tone: ({ state }) => TONES[state],
    }),
    column('answer', 'Answer', 'text', ({ answer }) => answer),
  ];
}

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
export function requestList(services: Services, role: Role | null): List {
  const answers = role === 'netplus-admin';
  const columns = columnsFor(answers);
  return defineList<Request>({
    title: 'Requests',
    icon: 'table',
    columns: () => columns,
    id: ({ id }) => String(id),
    actions: ({ id, state }) =>
      answers && state === 'open'
        ? [{ name: 'answer', label: 'Answer', leads: { open: 'answer-request', values: { request: String(id) } } }]
        : [],
    start: requestsStart,
    pages: TRANSACTION_PAGE,
    tools: () => ({ ...REFRESHING, choices: CHOICES }),
    find: (query, signal) => readRequests(services, query, signal),
    nothing: (query) => {
      if (stateOf(query) !== null) return PLATFORM_PAGES.noRequestsSo;
      return answers ? PLATFORM_PAGES.noRequestsYet : PLATFORM_PAGES.noOwnRequests;
    },
    first: (query) =>
      stateOf(query) === null ? { text: answers ? PLATFORM_PAGES.firstRequest : PLATFORM_PAGES.firstOwnRequest } : null,
  });
}

/** Where the list begins that was opened with a query: state, page. */
function requestsStart({ state, page }: Readonly<Record<string, string>>): Partial<Query> {
  const chosen = oneOfThese(REQUEST_STATES, state);
  return { page: pageIn(page), ...(chosen && { chosen: { [STATE]: chosen } }) };
}

const stateOf = ({ chosen }: Query): RequestState | null => oneOfThese(REQUEST_STATES, chosen[STATE]);

async function readRequests(services: Services, query: Query, signal: AbortSignal): Promise<Read<Found<Request>>> {
  const state = stateOf(query);
  const came = await read(services.adminRequests({ page: query.page, ...(state && { state }) }, signal), signal);
  return came.kind === 'good' ? { kind: 'good', data: { items: came.data.requests, total: came.data.total } } : came;
}
