import { DOORS, SHARED } from '#catalogues/doors.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { STORE_PAGES } from '#catalogues/routes/storefront.ts';
import { ACCOUNT_PAGES } from '#catalogues/sentences/controls.ts';
import { CONFIRM_EMAIL, FORGOT_PASSWORD, INVITATION, mailedLink, RESET_PASSWORD, TAKE_BACK } from './known-paths.ts';

/** The portal's own name, last in every title, so that a row of narrow tabs still tells the pages apart. */
const PORTAL = 'Wattchat';

/** What the pages are called that no table of the catalogues names. */
const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ['/', ''],
  [SHARED, ''],
  ['/home', 'Buy Power, private estates'],
  ['/contact', 'Contact Us'],
  ['/about', 'About'],
  ['/privacy', 'Privacy Policy'],
  ['/help', 'Help'],
  [DOORS.login.path, DOORS.login.title],
  [DOORS.admin.path, DOORS.admin.title],
  [FORGOT_PASSWORD, ACCOUNT_PAGES.forgotPassword],
  [RESET_PASSWORD, ACCOUNT_PAGES.resetPassword],
  [INVITATION, ACCOUNT_PAGES.invitation],
  [CONFIRM_EMAIL, ACCOUNT_PAGES.confirmEmail],
  [TAKE_BACK, ACCOUNT_PAGES.takeBack],
]);

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
  const product = STORE_PAGES.find((one) => one.path === path);
  return product?.title ?? OWN_NAMES.get(mailedLink(path)?.page ?? path) ?? MESSAGES.pageNotFound;
}
