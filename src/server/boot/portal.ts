import { existsSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import type { ServerEnv } from '../http/context.ts';
import { portalFiles } from '../http/files/portal-files.ts';

const ROOT = join(import.meta.dirname, '../../..');
const BUILT = join(ROOT, 'dist/portal');

/** Paths that the server answers itself, whatever the portal's own routes are. */
const OURS = /^\/(?:api|sandbox)\/|^\/(?:healthz|readyz)$/;

/** The built portal as a middleware; nothing in development, and where it was never built. */
export async function builtPortal(config: Pick<Config, 'development'>): Promise<MiddlewareHandler<ServerEnv> | null> {
  return config.development || !existsSync(join(BUILT, 'index.html')) ? null : portalFiles(BUILT);
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
