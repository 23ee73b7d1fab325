import { Hono } from 'hono';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { ServerEnv } from '../http/context.ts';
import { type Nights, reconcileNight } from '../reconciliation/night.ts';

/**
 * How whoever shows or tests the nightly comparison has one without waiting for midnight: `POST` compares the books of today in Lagos now,
 * as a night does, however often it is asked for.
 */
export function sandboxNights(deps: Omit<Nights, 'queue'>): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.post('/sandbox/nights', async (c) => {
    const day = dayInLagos(deps.clock().getTime());
    for (const table of ['reconciled_nights', 'reconciled_books'] as const)
      await deps.db.deleteFrom(table).where('day', '=', day).execute();
    await reconcileNight(deps, day);
    return c.json({ day });
  });
  return app;
}
