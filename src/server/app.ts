import { OpenAPIHono } from '@hono/zod-openapi';
import type { Hono, MiddlewareHandler } from 'hono';
import type { Sessions } from './accounts/sign-in/sessions.ts';
import type { Alive } from './db/alive.ts';
import type { ServerDeps } from './deps.ts';
import { mountDocs } from './http/api-docs.ts';
import { limitBodies } from './http/body-limits.ts';
import type { ServerEnv } from './http/context.ts';
import type { Handlers } from './http/handlers.ts';
import { namesBuild, securityHeaders } from './http/headers.ts';
import { healthRoutes } from './http/health.ts';
import type { keyProofs } from './http/key-proof.ts';
import { mountCalls } from './http/mount.ts';
import { paceOf } from './http/pace.ts';
import type { workAt } from './http/puzzles.ts';
import type { Limit } from './http/rate-limit.ts';
import { refuse } from './http/refusals.ts';
import { asRequest } from './http/request.ts';
import { whileAlive } from './http/while-alive.ts';
import type { Presence } from './metrics/presence.ts';

/** What the app is made of besides its dependencies. */
interface AppParts {
  readonly handlers: Handlers;
  readonly sessions: Sessions;
  /** What a request may do where a limit is over. */
  readonly work: ReturnType<typeof workAt>;
  /** What a call shows of a key. */
  readonly keyProof: ReturnType<typeof keyProofs>;
  /** Calls of a program, by its token. */
  readonly programCalls: Pick<Limit, 'take'>;
  /** Routes that are no declared calls: webhooks, the sandbox's pages. */
  readonly routes: readonly Hono<ServerEnv>[];
  /** Serves the built portal; null: there is only the API. */
  readonly portal: MiddlewareHandler<ServerEnv> | null;
  /** Which build that is; null: none. */
  readonly build: string | null;
  /** Whether the data base answers. */
  readonly alive: Pick<Alive, 'isUp' | 'onLost'>;
  /** Where it writes that this server is there. */
  readonly presence: Pick<Presence, 'write'>;
  /** Aborts when the server is about to stop, while it still answers. */
  readonly leaving: AbortSignal;
  /** Aborts when the server stops, so that no held answer keeps it. */
  readonly stopping: AbortSignal;
}

/** The whole HTTP side: `app.fetch` answers a request. */
export function buildApp(
  deps: Pick<ServerDeps, 'config' | 'log' | 'random' | 'metrics' | 'clock'>,
  parts: AppParts,
): OpenAPIHono<ServerEnv> {
  const app = new OpenAPIHono<ServerEnv>();
  app.use(asRequest({ ...deps, trustProxy: deps.config.trustProxy }));
  app.use(securityHeaders(deps.config));
  app.use('/api/*', namesBuild(parts.build));
  app.use(limitBodies);
  app.use('/api/*', whileAlive(parts.alive));
  app.route('/', healthRoutes(parts, parts.leaving));
  const { publicUrl, secondFactor, callsPerMinute } = deps.config;
  const isOverTls = publicUrl?.startsWith('https:') ?? false;
  mountCalls(app, { ...parts, isOverTls, publicUrl, clock: deps.clock, secondFactor, pace: paceOf(callsPerMinute) });
  mountDocs(app);
  for (const routes of parts.routes) app.route('/', routes);
  app.all('/api/*', (c) => refuse(c, 'not-found'));
  app.all('/sandbox/*', (c) => refuse(c, 'not-found'));
  if (parts.portal !== null) app.use(parts.portal);
  app.notFound((c) => refuse(c, 'not-found'));
  app.onError((error, c) => {
    c.get('log').error({ err: error }, 'a call failed');
    return refuse(c, 'server-error');
  });
  return app;
}
