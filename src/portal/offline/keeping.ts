import { cacheOf, isHashed, isShared, outlived, PAGE, PAGE_PATIENCE_MS, type PortalFiles } from './rules.ts';

/** What keeping touches of a worker's world. */
export interface World {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** Resolves after so many ms. */
  readonly pause: (ms: number) => Promise<void>;
}

/** Any encoding of a file is the file. */
const ANY: CacheQueryOptions = { ignoreVary: true };

/** Keeps these files with their build. What an earlier build kept under the same hash is not fetched again. */
export async function keepFiles({ caches, fetch }: World, version: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheOf(version));
  await Promise.all(
    paths.map(async (path) => {
      if (await cache.match(path, ANY)) return;
      const before = isHashed(path) ? await caches.match(path, ANY) : undefined;
      // A name without a hash may be an older file in the browser's own cache.
      const file = before ?? (await fetch(path, isHashed(path) ? {} : { cache: 'reload' }));
      if (!file.ok) throw new Error(`${path} answered ${file.status}`);
      await cache.put(path, file);
    }),
  );
}

/** Forgets the builds that no open page can be of any more. */
export async function forgetOutlived({ caches }: World, { version }: PortalFiles): Promise<void> {
  await Promise.all(outlived(await caches.keys(), version).map((name) => caches.delete(name)));
}

/** A page: from the server while the line carries it, else the one that is kept. */
export async function pageFor(world: World, version: string, request: Request): Promise<Response> {
  const { caches, fetch, pause } = world;
  const cache = await caches.open(cacheOf(version));
  const kept = await cache.match(PAGE, ANY);
  // What is shared with the portal is between a person and their phone: the server is asked for the page without it.
  const asked = fetch(isShared(request) ? PAGE : request);
  if (kept === undefined) return asked;
  const late = pause(PAGE_PATIENCE_MS).then(() => kept);
  return Promise.race([asked.catch(() => kept), late]);
}

/** A file: as it is kept, of whichever build; else from the server, and kept where its name has a hash. */
export async function fileFor({ caches, fetch }: World, version: string, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const current = await caches.open(cacheOf(version));
  const kept = (await current.match(pathname, ANY)) ?? (await caches.match(pathname, ANY));
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok && isHashed(pathname)) await current.put(pathname, answer.clone());
  return answer;
}
