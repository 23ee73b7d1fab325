import { allows, type Role } from '#catalogues/roles.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import type { ListName, Route, RouteList } from '#catalogues/routes/route.ts';
import type { Pages } from '#machines/pages/every-page.ts';
import type { ListingPage } from '#machines/pages/listing/view.ts';
import type { Page, PageAction, ReadingEvent } from '#machines/pages/view.ts';
import type { IndexEntry, PageEvent, Shown, TerminalPage } from './terminal-page.ts';

/** Begin the page of a route; null for one that shows nothing a terminal could. */
export function beginPage(pages: Pages, route: Route, query: Query, role: Role | null): TerminalPage | null {
  const { view, ...asked } = query;
  const base = { address: addressOf(route, query), title: route.label, menu: menuOf(route, role) };
  if (route.page === 'tickets' && asked.ticket !== undefined) return { ...base, ...ticketOf(pages, asked.ticket) };
  const list = listOf(route, view, role);
  if (list) return { ...base, ...listed(pages.list(list, asked)) };
  if (route.page === 'tables') return { ...base, ...index(tablesOf(role)) };
  if (route.page === 'maps') return { ...base, ...index([]) };
  if (route.page === 'dashboard')
    return { ...base, ...reads(pages.dashboard(), (is) => ({ kind: 'dashboard', view: is })) };
  if (route.page === 'profile') return { ...base, ...reads(pages.profile(), (is) => ({ kind: 'profile', view: is })) };
  if (route.page === 'operations')
    return { ...base, ...reads(pages.operations(), (is) => ({ kind: 'operations', view: is })) };
  if (route.page !== 'platform-settings') return null;
  return { ...base, ...reads(pages.platformSettings(), (is) => ({ kind: 'settings', view: is })) };
}

type Standing = Pick<TerminalPage, 'machine' | 'shown'>;

const index = (entries: readonly IndexEntry[]): Standing => ({
  machine: null,
  shown: () => ({ kind: 'index', entries }),
});

function listed(page: ListingPage): Standing {
  page.start();
  const send = (event: PageEvent) => {
    if (event.type !== 'KEEP') page.send(event);
  };
  return { machine: { ...page, send }, shown: () => ({ kind: 'list', view: page.getSnapshot() }) };
}

/** A page that reads once, and again when it is told to. */
function reads<V>(page: Page<V, ReadingEvent>, shown: (view: V) => Shown): Standing {
  page.start();
  const send = ({ type }: { readonly type: string }) => {
    if (type === 'REFRESH') page.send({ type });
  };
  return { machine: { ...page, send }, shown: () => shown(page.getSnapshot()) };
}

function ticketOf(pages: Pages, number: string): Standing {
  const page = pages.ticket(number);
  page.start();
  return {
    machine: {
      ...page,
      send: (event) => {
        if (event.type === 'KEEP' || event.type === 'REFRESH') page.send(event);
      },
    },
    shown: () => ({ kind: 'ticket', view: page.getSnapshot() }),
  };
}

function tablesOf(role: Role | null): readonly IndexEntry[] {
  return ROUTES.filter(({ built, holds, access }) => built && holds !== undefined && allows(access, role)).map(
    ({ path, label, holds = '' }) => ({ path, label, holds }),
  );
}

function addressOf({ path }: Route, query: Query): string {
  const asked = new URLSearchParams(query).toString();
  return asked === '' ? path : `${path}?${asked}`;
}

/** What an address asks. */
export type Query = Readonly<Record<string, string>>;

/** The lists of a page that somebody has there. */
const listsFor = ({ lists }: Route, role: Role | null): readonly RouteList[] =>
  lists?.filter(({ access }) => access === undefined || allows(access, role)) ?? [];

/** The list of a page that an address names by its `view`, else the one that the page begins with; null where there is none. */
export function listOf(route: Route, view: string | undefined, role: Role | null): ListName | null {
  const lists = listsFor(route, role);
  const named = lists.find((list) => list.view !== undefined && list.view.name === view);
  return (named ?? lists.find((list) => list.view === undefined))?.name ?? null;
}

/** The forms of a page's menu, and its other lists. */
function menuOf(route: Route, role: Role | null): readonly PageAction[] {
  const forms = (route.views ?? []).flatMap(({ label, flow, given = {} }) =>
    flow === undefined ? [] : [{ label, open: flow, values: onlyAnswers(given) }],
  );
  const upload = route.page === 'upload' && route.flow !== undefined ? [{ label: route.label, open: route.flow }] : [];
  const others = listsFor(route, role).flatMap(({ view }) =>
    view === undefined ? [] : [{ label: view.label, to: `${route.path}?view=${view.name}` as const }],
  );
  return [...forms, ...upload, ...others];
}

/** Where a form takes one answer of several, it is given. */
function onlyAnswers(given: Readonly<Record<string, readonly string[]>>): Query {
  return Object.fromEntries(
    Object.entries(given).flatMap(([field, [value, ...more]]) =>
      value !== undefined && more.length === 0 ? [[field, value]] : [],
    ),
  );
}
