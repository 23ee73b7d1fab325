import { SHARED } from '#catalogues/doors.ts';

/** The files of one build of the portal, by their paths; `version` changes when any of them does. */
export interface PortalFiles {
  readonly version: string;
  /** What the portal opens with. */
  readonly first: readonly string[];
  /** What it fetches when it is first used. */
  readonly rest: readonly string[];
}

/** What a page asks of its worker: to keep the rest of the portal as well. */
export const KEEP_REST = 'keep the rest';

/** The page that every address of the portal opens with. */
export const PAGE = '/index.html';

/** So long a page is waited for on a weak line before the kept one opens, ms. */
export const PAGE_PATIENCE_MS = 4000;

const CACHE = 'portal-';
/** This build and the one before: a page that is open goes on with the files it began with. */
const BUILDS_KEPT = 2;
/** Answers of the server are kept by nobody: they are private, and of this moment. */
const NEVER = /^\/(?:api|sandbox)\/|^\/(?:healthz|readyz|metrics|sw\.js)$/;

/** Where the files of a build are kept. */
export const cacheOf = (version: string): string => `${CACHE}${version}`;

/** How a request is answered: by the server alone, as a page of the portal, or as one of its files. */
export function wayOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): 'server' | 'page' | 'file' {
  const { origin: asked, pathname } = new URL(request.url);
  if (request.method !== 'GET' || asked !== origin || NEVER.test(pathname)) return 'server';
  return request.mode === 'navigate' ? 'page' : 'file';
}

/** True where a phone hands over what somebody shares, in the query of the address. */
export const isShared = ({ url }: Pick<Request, 'url'>): boolean => new URL(url).pathname === SHARED;

/** The caches of builds that are too old, of all there are, the oldest first. */
export function outlived(names: readonly string[], version: string): readonly string[] {
  const own = names.filter((name) => name.startsWith(CACHE) && name !== cacheOf(version));
  return own.slice(0, Math.max(0, own.length - (BUILDS_KEPT - 1)));
}

/** A file whose name has the hash of its content: the same name is the same file for ever. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/');
