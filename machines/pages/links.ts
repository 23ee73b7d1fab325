import { ROUTES } from '#catalogues/routes/index.ts';
import type { PageAction } from './view.ts';

/** An action that leads to a page of the portal; none where there is nowhere to go, or the page is not built yet. */
export function linked(label: string, to: `/${string}` | null): { readonly action?: PageAction } {
  return to !== null && isBuilt(to) ? { action: { label, to } } : {};
}

/** True for a screen of the signed-in portal that exists; `/#x` names the screen `/x` (S1 section 2), a query narrows it. */
function isBuilt(to: `/${string}`): boolean {
  const [path] = to.replace(/^\/#/, '/').split('?');
  return ROUTES.some((route) => route.built && route.path === path);
}
