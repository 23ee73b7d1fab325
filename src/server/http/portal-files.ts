import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from './context.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const HASHED = /^\/assets\//;
const ICON = /^\/icons\//;
/** Asks for a file by its ending; a page of the portal has none. */
const FILE = /\.(?:css|csv|ico|js|json|map|md|png|svg|ttf|txt|webmanifest|webp|woff2)$/;

/**
 * Serve the built portal from a folder: what lies there at the start and nothing else, with brotli where it was made.
 * A file under `/assets/` has its hash in its name and may be kept for ever; an unknown page gets `index.html`.
 */
export async function portalFiles(folder: string): Promise<MiddlewareHandler<ServerEnv>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map(
    entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, path]),
  );
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const known = files.has(c.req.path);
    // A missing script answered with a page would be run as a script.
    if (!known && (HASHED.test(c.req.path) || FILE.test(c.req.path))) return next();
    const path = known ? c.req.path : '/index.html';
    const file = files.get(path);
    if (file === undefined) return next();
    const packed = files.get(`${path}.br`);
    const brotli = packed !== undefined && /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
    c.header('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
    c.header('Cache-Control', lifeOf(path));
    c.header('Vary', 'Accept-Encoding');
    if (brotli) c.header('Content-Encoding', 'br');
    if (c.req.method === 'HEAD') return c.body(null);
    return c.body(Readable.toWeb(createReadStream(brotli ? packed : file)) as ReadableStream);
  };
}

/** How long a browser may keep a file without asking. The worker and the manifest are asked for: that is how an update is seen. */
function lifeOf(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return ICON.test(path) ? 'public, max-age=86400' : 'no-cache';
}
