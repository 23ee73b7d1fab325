import { allows, type Role } from '#catalogues/roles.ts';
import type { ListName, Route, RouteList } from '#catalogues/routes/route.ts';
import type { PageAction } from '#machines/pages/view.ts';

/** What an address asks. */
export type Query = Readonly<Record<string, string>>;

/** The lists of a page that somebody has there. */
const listsFor = ({ lists }: Route, role: Role): readonly RouteList[] =>
  lists?.filter(({ access }) => access === undefined || allows(access, role)) ?? [];

/** The list of a page that an address names by its `view`, else the one that the page begins with; null where there is none. */
export function listOf(route: Route, view: string | undefined, role: Role): ListName | null {
  const lists = listsFor(route, role);
  const named = lists.find((list) => list.view !== undefined && list.view.name === view);
  return (named ?? lists.find((list) => list.view === undefined))?.name ?? null;
}

/** The forms of a page's menu, and its other lists. */
export function menuOf(route: Route, role: Role): readonly PageAction[] {
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
