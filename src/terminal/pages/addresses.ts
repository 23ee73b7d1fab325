import { MAILED_PAGES, type MailedFor } from '#catalogues/mailed-pages.ts';
import { allows, type Role } from '#catalogues/roles.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import type { Route } from '#catalogues/routes/route.ts';
import { STORE_PAGES } from '#catalogues/routes/storefront.ts';
import { TERMINAL } from '#catalogues/sentences/terminal.ts';
import { ENTRY_POINTS } from '#machines/assistant/entry-points.ts';
import type { Suggestion } from '#machines/assistant/suggestion.ts';

/** Where an address of the portal leads, at a terminal. */
type Leading =
  | { readonly to: 'page'; readonly route: Route; readonly query: Readonly<Record<string, string>> }
  | { readonly to: 'flow'; readonly flow: string; readonly values?: Readonly<Record<string, string>> }
  | { readonly to: 'pressed'; readonly button: Suggestion }
  | { readonly to: 'start' }
  | { readonly to: 'nowhere'; readonly text: string };

/** The flow that takes the token of a mailed link (S3 section 2.1, DECISIONS 14). */
const TAKES: Readonly<Record<MailedFor, string>> = {
  'reset-password': 'reset-password',
  'confirm-email': 'confirm-email',
  'take-back': 'take-back',
  invitation: 'reset-password',
};

/** The same by the page, in small letters. */
const MAILED: ReadonlyMap<string, string> = new Map(
  (Object.keys(TAKES) as MailedFor[]).map((one) => [MAILED_PAGES[one].toLowerCase(), TAKES[one]]),
);

/** Pages that are told in the chat, and the start. */
const SAID: Readonly<Record<string, Leading>> = {
  '/': { to: 'start' },
  '/home': { to: 'start' },
  '/help': { to: 'pressed', button: { label: 'Help', say: 'help' } },
};

/** True for what is meant as an address: a path of the portal, or a link as it is mailed. */
export const isAddress = (text: string): boolean => /^(?:\/[\w#?-]\S*|\/|#\w\S*|https?:\/\/\S+)$/.test(text.trim());

/** Where an address leads for a person of this role; null for what is no address. */
export function leading(text: string, role: Role | null): Leading | null {
  if (!isAddress(text)) return null;
  const url = URL.parse(text.trim(), 'http://portal');
  if (url === null) return { to: 'nowhere', text: TERMINAL.noSuchPage };
  const path = url.hash.length > 1 ? `/${url.hash.replace(/^#\/?/, '')}` : url.pathname;
  const [, page = '', token] = /^\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const mailed = MAILED.get(page.toLowerCase());
  if (mailed !== undefined && token !== undefined) return { to: 'flow', flow: mailed, values: { token } };
  const modal = url.searchParams.get('modal');
  return (
    SAID[modal === null ? path : ''] ?? ownPage(path, url, role) ?? opens(modal === null ? path : `/?modal=${modal}`)
  );
}

/** The addresses that a person of this role can type. */
export function addressesFor(role: Role | null): readonly string[] {
  const own = ROUTES.filter(
    ({ built, access, unlisted, visitors }) =>
      built && !unlisted && (role === null ? visitors === true : allows(access, role)),
  );
  return [...own.map(({ path }) => path), ...STORE_PAGES.map(({ path }) => path), '/contact', '/help'];
}

function ownPage(path: string, url: URL, role: Role | null): Leading | null {
  const route = ROUTES.find((one) => one.built && one.path.toLowerCase() === path.toLowerCase());
  if (!route) return null;
  if (role === null && route.visitors) return { to: 'page', route, query: Object.fromEntries(url.searchParams) };
  if (role !== null && !allows(route.access, role)) return { to: 'nowhere', text: TERMINAL.notYours };
  const query = Object.fromEntries(url.searchParams);
  const listed = route.flow === undefined || query.view !== undefined;
  // A flow asks for the sign-in itself, and goes on after it.
  if (!listed && route.flow !== undefined) return { to: 'flow', flow: route.flow };
  if (role === null) return { to: 'nowhere', text: TERMINAL.signInFirst };
  return { to: 'page', route, query };
}

/** A page of the storefront, or one that is the form of a flow. */
function opens(path: string): Leading {
  const flow =
    STORE_PAGES.find((one) => one.path === path)?.flow ??
    ENTRY_POINTS.find(({ route }) => route === path)?.flow ??
    null;
  return flow === null ? { to: 'nowhere', text: TERMINAL.noSuchPage } : { to: 'flow', flow };
}
