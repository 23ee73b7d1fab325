import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { ServerDeps } from '../deps.ts';
import { tellStanding } from '../metrics/standing.ts';
import type { ServerEnv } from './context.ts';
import { refuse } from './refusals.ts';

/**
 * `/metrics`, in Prometheus' own text, for whoever has METRICS_TOKEN. Without that setting there is nothing here: behind a proxy
 * on the same machine every stranger seems to come from here.
 */
export function metricsRoutes({
  db,
  clock,
  config,
  metrics,
}: Pick<ServerDeps, 'db' | 'clock' | 'config' | 'metrics'>): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const token = config.metricsToken;
  const { registry } = metrics;
  const read = tellStanding(registry, { db, clock });
  app.get('/metrics', async (c) => {
    const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (token === null) return refuse(c, 'not-found');
    if (!same(given, token)) return refuse(c, 'signed-out');
    await read((err) => c.get('log').error({ err }, 'the data base does not say how things stand'));
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
  });
  return app;
}

/** True for the same text, in a time that says nothing of how much of it was right. */
const same = (a: string, b: string): boolean => timingSafeEqual(hash(a), hash(b));

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
