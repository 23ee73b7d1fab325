import { ROUTES } from '#catalogues/routes/index.ts';
import type { Route, RouteView } from '#catalogues/routes/route.ts';
import { useQuery } from './location.ts';

/** What names a view in the address. */
export const VIEW = 'view';

/** The page that has a flow as its own or in its menu, where the conversation leads to; and the entry that it is. */
export function pageOfFlow(
  flow: string | null,
  isOpen: (route: Route) => boolean,
): { readonly route: Route; readonly view: RouteView | null } | null {
  if (flow === null) return null;
  for (const route of ROUTES) {
    const view = route.views?.find((one) => one.flow === flow && !one.lent) ?? null;
    if (route.built && (view !== null || route.flow === flow) && isOpen(route)) return { route, view };
  }
  return null;
}

/** The address of a view of a page. */
export function viewPath({ path, views }: Route, view: RouteView | null): string {
  return view === null || view === views?.[0] ? path : `${path}?${VIEW}=${view.name}`;
}

/** The entry of a page's menu that the address names, else its first; null where it has no menu. */
export function useView({ views }: Route): RouteView | null {
  const named = useQuery(VIEW);
  return views?.find(({ name }) => name === named) ?? views?.[0] ?? null;
}
