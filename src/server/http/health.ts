import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Alive } from '../db/alive.ts';
import type { Presence } from '../metrics/presence.ts';
import { VERSION } from '../version.ts';
import type { ServerEnv } from './context.ts';

/** How long the data base may take to be written, ms: who asks has other servers to send people to. */
const WITHIN_MS = 2_000;
/** Why nobody should be sent here. */
const UNAVAILABLE = { status: 'unavailable', why: 'the data base cannot be written' } as const;

/**
 * `/healthz`: the process answers. `/readyz`: people may be sent here. Its data base can be written, and it is not about to stop;
 * what it writes is that this server is there, with its version.
 */
export function healthRoutes(
  { presence: own, alive }: { readonly presence: Pick<Presence, 'write'>; readonly alive: Pick<Alive, 'isUp'> },
  leaving: AbortSignal,
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get('/healthz', (c) => c.json({ status: 'ok', version: VERSION }));
  app.get('/readyz', async (c) => {
    if (leaving.aborted) return c.json({ status: 'stopping' }, 503);
    if (!alive.isUp()) return c.json(UNAVAILABLE, 503);
    const enough = new AbortController();
    try {
      await Promise.race([own.write(), tooLong(enough.signal)]);
      return c.json({ status: 'ok', version: VERSION });
    } catch (cause) {
      c.get('log').error({ err: cause }, 'the data base cannot be written');
      return c.json(UNAVAILABLE, 503);
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
