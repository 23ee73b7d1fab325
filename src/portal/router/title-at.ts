import { SHARED } from '#catalogues/doors.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { mailedLink, PAGE_TITLES } from './known-paths.ts';

/** The portal's own name, last in every title, so that a row of narrow tabs still tells the pages apart. */
const PORTAL = 'Wattchat';

/** The document's title for a page of that name: 'Buy Power · Wattchat'; the first page is the portal itself. */
export const titled = (name: string): string => (name === '' ? PORTAL : `${name} · ${PORTAL}`);

/**
 * What the screen of an address is called (S1 section 2, S3 section 2.1), before the portal's name; `view` is the entry of its
 * menu that the address names. A page that is none is called by what it says.
 */
export function nameAt(path: string, view: string | null): string {
  const route = ROUTES.find((one) => one.built && one.path === path);
  if (route) {
    const entry = route.views?.slice(1).find(({ name }) => name === view);
    return entry ? `${entry.label} · ${route.label}` : route.label;
  }
  if (path === '/' || path === SHARED) return '';
  return PAGE_TITLES.get(mailedLink(path)?.page ?? path) ?? MESSAGES.pageNotFound;
}
