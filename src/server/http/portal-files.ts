import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { builtFiles, encodingFor } from './built-files.ts';
import type { ServerEnv } from './context.ts';

const HASHED = /^\/assets\//;
const ICON = /^\/icons\//;
/** Asks for a file by its ending; a page of the portal has none. */
const FILE = /\.(?:css|csv|ico|js|json|map|md|png|svg|ttf|txt|webmanifest|webp|woff2)$/;
const PAGE = '/index.html';
/** The page of `/`, in which the first screen of a new visitor is drawn. */
const LANDING = '/landing.html';

/**
 * Serve the built portal from a folder: what lies there at the start and nothing else, packed where the build packed it and the
 * browser takes it. A file under `/assets/` has its hash in its name and may be kept for ever; any other is kept, but asked for each
 * time with its tag. An unknown page gets `index.html`.
 */
export async function portalFiles(folder: string): Promise<MiddlewareHandler<ServerEnv>> {
  const files = await builtFiles(folder);
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const asked = c.req.path === '/' ? LANDING : c.req.path;
    const known = files.has(asked);
    // A missing script answered with a page would be run as a script.
    if (!known && (HASHED.test(asked) || FILE.test(asked))) return next();
    const path = known ? asked : PAGE;
    const file = files.get(path);
    if (file === undefined) return next();
    const encoding = encodingFor(c.req.header('accept-encoding'), [...file.bodies.keys()]);
    const body = file.bodies.get(encoding);
    if (body === undefined) return next();
    // Each encoding is a thing of its own to a cache that compares tags.
    const tag = `"${encoding === null ? file.tag : `${file.tag}-${encoding}`}"`;
    c.set('inline', file.inline);
    c.header('Cache-Control', lifeOf(path));
    c.header('Vary', 'Accept-Encoding');
    c.header('ETag', tag);
    if (isHeld(c.req.header('if-none-match'), tag)) return c.body(null, 304);
    c.header('Content-Type', file.type);
    c.header('Content-Length', String(body.bytes));
    if (encoding !== null) c.header('Content-Encoding', encoding);
    if (c.req.method === 'HEAD') return c.body(null);
    return c.body(Readable.toWeb(createReadStream(body.path)) as ReadableStream);
  };
}

/** Whether the browser says that it holds what this tag names; a proxy may have made the tag a weak one (RFC 9110, 13.1.2). */
function isHeld(held: string | undefined, tag: string): boolean {
  if (held === undefined) return false;
  return held.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);
}

/** How long a browser may keep a file without asking. The worker and the manifest are asked for: that is how an update is seen. */
function lifeOf(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return ICON.test(path) ? 'public, max-age=86400' : 'no-cache';
}

const ROOT = join(import.meta.dirname, '../../..');
const BUILT = join(ROOT, 'dist/portal');

/** Paths that the server answers itself, whatever the portal's own routes are. */
const OURS = /^\/(?:api|sandbox)\/|^\/(?:healthz|readyz|metrics)$/;

/** The built portal as a middleware; nothing in development, and where it was never built. */
export async function builtPortal(config: Pick<Config, 'development'>): Promise<MiddlewareHandler<ServerEnv> | null> {
  return config.development || !existsSync(join(BUILT, 'index.html')) ? null : portalFiles(BUILT);
}

/** Which build is served, as its pages name it; null in development, and where none was built. */
export async function builtName(config: Pick<Config, 'development'>, folder: string = BUILT): Promise<string | null> {
  const file = join(folder, '.build');
  return config.development || !existsSync(file) ? null : readFile(file, 'utf8');
}

/** In development Vite answers what is not ours, with hot reload on the same port. */
export async function developedPortal(
  server: Server,
  ours: RequestListener,
): Promise<{ listener: RequestListener; close(): Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: ROOT,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
  });
  const listener: RequestListener = (request, response) => {
    if (OURS.test(new URL(request.url ?? '/', 'http://localhost').pathname)) ours(request, response);
    else vite.middlewares(request, response, () => ours(request, response));
  };
  return { listener, close: () => vite.close() };
}
