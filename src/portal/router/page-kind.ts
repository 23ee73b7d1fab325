import type { PageKind } from '#catalogues/measures.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import type { Route } from '#catalogues/routes/route.ts';
import { STORE_PAGES } from '#catalogues/routes/storefront.ts';

const KIND_OF: Readonly<Record<NonNullable<Route['page']>, PageKind>> = {
  dashboard: 'dashboard',
  list: 'list',
  menu: 'list',
  tables: 'list',
  tickets: 'list',
  maps: 'page',
  operations: 'page',
  'platform-settings': 'page',
  profile: 'page',
  settings: 'page',
  upload: 'page',
};

/** What kind of page an address is, as `/metrics` tells pages apart; the conversation and its canvas are one kind. */
export function pageKindAt(path: string): PageKind {
  if (path === '/') return 'landing';
  if (STORE_PAGES.some((page) => page.path === path)) return 'storefront';
  const route = ROUTES.find((one) => one.built && one.path === path);
  if (route === undefined) return 'reading';
  return route.page === undefined ? 'conversation' : KIND_OF[route.page];
}
