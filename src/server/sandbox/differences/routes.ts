import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { orderId } from '#catalogues/calls/common.shapes.ts';
import type { Schema } from '../../db/schema.ts';
import type { ServerEnv } from '../../http/context.ts';
import type { Random } from '../../random.ts';
import { allDifferences, clearDifferences, type Difference, putDifference } from './differences.ts';
import { IN_PAYMENTS, IN_VENDS } from './kinds.ts';

const wanted = z.object({ kind: z.enum([...IN_PAYMENTS, ...IN_VENDS]), orderId: orderId.optional() });

/**
 * How whoever shows or tests the comparison of books gets a difference: `POST {kind, orderId?}` puts one into what the
 * sandboxes tell of their books, `GET` lists them and `DELETE` takes them all away.
 */
export function sandboxDifferences(deps: {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly random: Random;
}): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get('/sandbox/differences', async (c) => c.json({ differences: (await allDifferences(deps.db)).map(shown) }));
  app.post('/sandbox/differences', async (c) => {
    const body = wanted.safeParse(await c.req.json().catch(() => null));
    if (!body.success) {
      return c.json(
        { code: 'invalid-input', message: 'Send { "kind": "...", "orderId"?: "..." }.', kinds: KINDS },
        400,
      );
    }
    const put = await putDifference(deps, body.data.kind, body.data.orderId);
    if (put === undefined) {
      return c.json({ code: 'no-such-order', message: 'No order can have this difference. Buy something first.' }, 404);
    }
    return c.json(shown(put));
  });
  app.delete('/sandbox/differences', async (c) => {
    await clearDifferences(deps.db);
    return c.json({ differences: [] });
  });
  return app;
}

const KINDS = [...IN_PAYMENTS, ...IN_VENDS];

function shown({ kind, reference, made_at }: Difference) {
  return { kind, orderId: reference, madeAt: made_at.toISOString() };
}
