import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import type { ServerDeps } from '../deps.ts';
import { VERSION } from '../version.ts';
import type { ServerEnv } from './context.ts';

/** How long the data base may take to be written, ms: who asks has other servers to send people to. */
const WITHIN_MS = 2_000;
/** A server that was not heard of for so long is gone, ms. */
const GONE_MS = 24 * 3_600_000;

/**
 * `/healthz`: the process answers. `/readyz`: people may be sent here. Its data base can be written, and it is not about to stop;
 * what it writes is that this server is there, with its version.
 */
export function healthRoutes(
  { db, clock, random }: Pick<ServerDeps, 'db' | 'clock' | 'random'>,
  leaving: AbortSignal,
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const id = random.uuid();
  const began = clock();
  const write = async () => {
    const seen_at = clock();
    await db
      .insertInto('servers')
      .values({ id, version: VERSION, began_at: began, seen_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at }))
      .execute();
    await db
      .deleteFrom('servers')
      .where('seen_at', '<', new Date(seen_at.getTime() - GONE_MS))
      .execute();
  };
  app.get('/healthz', (c) => c.json({ status: 'ok', version: VERSION }));
  app.get('/readyz', async (c) => {
    if (leaving.aborted) return c.json({ status: 'stopping' }, 503);
    const enough = new AbortController();
    try {
      await Promise.race([write(), tooLong(enough.signal)]);
      return c.json({ status: 'ok', version: VERSION });
    } catch (cause) {
      c.get('log').error({ err: cause }, 'the data base cannot be written');
      return c.json({ status: 'unavailable' }, 503);
    } finally {
      enough.abort();
    }
  });
  return app;
}

/** Rejects once the data base has had its time; ends with the signal. */
async function tooLong(signal: AbortSignal): Promise<never> {
  await wait(WITHIN_MS, undefined, { signal });
  throw new Error(`The data base could not be written within ${WITHIN_MS} ms.`);
}
