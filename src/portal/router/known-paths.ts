import { DOORS } from '#catalogues/doors.ts';
import { MAILED_PAGE, MAILED_PAGES } from '#catalogues/mailed-pages.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { READING_PAGES, STORE_PAGES } from '#catalogues/routes/storefront.ts';
import { ACCOUNT_PAGES } from '#catalogues/sentences/controls.ts';

/** Where somebody who forgot the password asks for a link (S3 section 2.1). */
export const FORGOT_PASSWORD = '/forgot-password';

/** Where the link of that mail leads; its token follows (S3 section 2.1). */
export const RESET_PASSWORD = `/${MAILED_PAGES['reset-password']}`;

/** Where somebody who is to administer an estate chooses a password; its token follows. */
export const INVITATION = `/${MAILED_PAGES.invitation}`;

/** Where a sign-up ends, and where the link of its mail leads; its token follows (S3 section 2.1). */
export const CONFIRM_EMAIL = `/${MAILED_PAGES['confirm-email']}`;

/** Where the link of a mail leads that tells of a changed address or meter; its token follows. */
export const TAKE_BACK = `/${MAILED_PAGES['take-back']}`;

/** What the pages are called that are no screen of the signed-in portal. */
export const PAGE_TITLES: ReadonlyMap<string, string> = new Map([
  ...STORE_PAGES.map(({ path, title }) => [path, title] as const),
  ...READING_PAGES,
  ['/home', 'Buy Power, private estates'],
  [DOORS.login.path, DOORS.login.title],
  [DOORS.admin.path, DOORS.admin.title],
  [FORGOT_PASSWORD, ACCOUNT_PAGES.forgotPassword],
  [RESET_PASSWORD, ACCOUNT_PAGES.resetPassword],
  [INVITATION, ACCOUNT_PAGES.invitation],
  [CONFIRM_EMAIL, ACCOUNT_PAGES.confirmEmail],
  [TAKE_BACK, ACCOUNT_PAGES.takeBack],
]);

/** Every page there is below the first, but for the help articles and what follows a mailed link. */
export const KNOWN: ReadonlySet<string> = new Set([...ROUTES.map(({ path }) => path), ...PAGE_TITLES.keys()]);

const MAILED = new RegExp(`^(/(?:${MAILED_PAGE}))/([^/]+)$`);

/** The page of a mailed link and its token, or null for any other path. */
export function mailedLink(path: string): { readonly page: string; readonly token: string } | null {
  const [, page, token] = MAILED.exec(path) ?? [];
  return page && token ? { page, token } : null;
}

/**
 * The path that a fragment names (`#transactionHistory`, `#reset-password/abc`), or null for any other: links of mails and
 * of older pages have their page there (S1 section 2, DECISIONS 14).
 */
export function pathOfHash(hash: string): string | null {
  if (!hash.startsWith('#')) return null;
  const [path = ''] = `/${hash.replace(/^#\/?/, '')}`.split('?');
  return KNOWN.has(path) || mailedLink(path) ? path : null;
}

/** The query of a fragment that names a page, e.g. `?list=active` of `#registered-residents?list=active`; else nothing. */
export const queryOfHash = (hash: string): string => /\?.*/.exec(hash)?.[0] ?? '';
