import { ESTATE_ROUTES } from './estate.ts';
import { OWN_ROUTES } from './own.ts';
import { PLATFORM_ROUTES } from './platform.ts';
import type { ListName, Route } from './route.ts';

/** The route table of S1 section 2, in the order of the navigation. */
export const ROUTES: readonly Route[] = [...OWN_ROUTES, ...ESTATE_ROUTES, ...PLATFORM_ROUTES];

/** The page that a list stands on. */
export function routeOf(list: ListName): Route {
  const route = ROUTES.find(({ lists }) => lists?.some(({ name }) => name === list));
  if (!route) throw new Error(`The list '${list}' stands on no page.`);
  return route;
}
