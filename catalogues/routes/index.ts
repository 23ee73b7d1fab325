import { ESTATE_ROUTES } from './estate.ts';
import { OWN_ROUTES } from './own.ts';
import { PLATFORM_ROUTES } from './platform.ts';
import type { Route } from './route.ts';

/** The route table of S1 section 2, in the order of the navigation. */
export const ROUTES: readonly Route[] = [...OWN_ROUTES, ...ESTATE_ROUTES, ...PLATFORM_ROUTES];
