import { Hono } from 'hono';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { orderId } from '#catalogues/calls/common.shapes.ts';
import type { DifferenceKind } from '#catalogues/platform.ts';
import type { SandboxDifferencesTable } from '../db/schema/sandbox.ts';
import type { Schema } from '../db/schema.ts';
import type { ServerEnv } from '../http/context.ts';
import type { Random } from '../random.ts';

/** Differences that the sandbox provider's records can tell of. */
const IN_PAYMENTS = [
  'captured-unknown-here',
  'not-captured-there',
  'amount-differs',
  'refunded-there-only',
  'refunded-here-only',
] as const satisfies readonly DifferenceKind[];

/** Differences that the sandbox vendor's records can tell of. */
const IN_VENDS = [
  'delivered-here-only',
  'vended-there-only',
  'vend-amount-differs',
  'vended-twice',
] as const satisfies readonly DifferenceKind[];

/** Those that stand in no book at all: each has an order that nobody made. */
export const MADE_UP = ['captured-unknown-here', 'vended-there-only'] as const satisfies readonly DifferenceKind[];

/** What a difference can be put in. */
export type SandboxDifference = (typeof IN_PAYMENTS)[number] | (typeof IN_VENDS)[number];

/** True for a difference about an order that nobody made. */
function isMadeUp(kind: SandboxDifference): boolean {
  const kinds: readonly string[] = MADE_UP;
  return kinds.includes(kind);
}

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

/** A difference that was put in. */
export type Difference = Selectable<SandboxDifferencesTable>;

/** Most that are there at once. */
const MOST = 100;

interface Deps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly random: Random;
}

/** All that were put in, the first first. */
export function allDifferences(db: Kysely<Schema>): Promise<Difference[]> {
  return db.selectFrom('sandbox_differences').selectAll().orderBy('id').execute();
}

/**
 * Let the records tell of a difference from now on; the books themselves stay, and so does all that is asked about one order.
 * Without an order it is about the newest that can have it. Undefined: there is none, or there are too many already.
 */
export async function putDifference(
  { db, clock, random }: Deps,
  kind: SandboxDifference,
  orderId: string | undefined,
): Promise<Difference | undefined> {
  const reference = isMadeUp(kind) ? `SANDBOX-${random.orderSuffix()}` : await fitting(db, kind, orderId);
  if (reference === undefined || (await allDifferences(db)).length >= MOST) return undefined;
  return db
    .insertInto('sandbox_differences')
    .values({ kind, reference, made_at: clock() })
    .onConflict((conflict) => conflict.columns(['kind', 'reference']).doUpdateSet({ made_at: clock() }))
    .returningAll()
    .executeTakeFirst();
}

/** Take all of them away again. */
export async function clearDifferences(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('sandbox_differences').execute();
}

async function fitting(
  db: Kysely<Schema>,
  kind: SandboxDifference,
  orderId: string | undefined,
): Promise<string | undefined> {
  switch (kind) {
    case 'delivered-here-only':
    case 'vend-amount-differs':
    case 'vended-twice': {
      let vends = db.selectFrom('sandbox_vends').select('reference').where('outcome', '=', 'vended');
      if (orderId !== undefined) vends = vends.where('reference', '=', orderId);
      return (await vends.orderBy('vended_at', 'desc').limit(1).executeTakeFirst())?.reference;
    }
    default: {
      const status = kind === 'refunded-here-only' ? 'refunded' : 'captured';
      let payments = db.selectFrom('sandbox_payments').select('order_id').where('status', '=', status);
      if (orderId !== undefined) payments = payments.where('order_id', '=', orderId);
      return (await payments.orderBy('captured_at', 'desc').limit(1).executeTakeFirst())?.order_id;
    }
  }
}
