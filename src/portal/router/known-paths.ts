import { DOORS } from '#catalogues/doors.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { STORE_PAGES } from '#catalogues/routes/storefront.ts';

/** Where somebody who forgot the password asks for a link (S3 section 2.1). */
export const FORGOT_PASSWORD = '/forgot-password';

/** Where the link of that mail leads; its token follows (S3 section 2.1). */
export const RESET_PASSWORD = '/reset-password';

/** Where a sign-up ends, and where the link of its mail leads; its token follows (S3 section 2.1). */
export const CONFIRM_EMAIL = '/confirmEmail';

/** Where the link of a mail leads that tells of a changed address or meter; its token follows. */
export const TAKE_BACK = '/take-back';

/** Every page there is below the first, but for the help articles and what follows a mailed link. */
export const KNOWN: ReadonlySet<string> = new Set([
  ...ROUTES.map(({ path }) => path),
  ...STORE_PAGES.map(({ path }) => path),
  DOORS.login.path,
  DOORS.admin.path,
  FORGOT_PASSWORD,
  RESET_PASSWORD,
  CONFIRM_EMAIL,
  TAKE_BACK,
  '/home',
  '/contact',
  '/about',
  '/privacy',
  '/help',
]);

const MAILED = new RegExp(`^(${RESET_PASSWORD}|${CONFIRM_EMAIL}|${TAKE_BACK})/([^/]+)$`);

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
export const queryOfHash = (hash: string): string => (hash.includes('?') ? hash.slice(hash.indexOf('?')) : '');
