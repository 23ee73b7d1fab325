import type { Kysely } from 'kysely';
import type { OrderKind } from '#catalogues/orders.ts';
import { SOLD_AS } from '#catalogues/platform.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import type { Schema } from '../db/schema.ts';
import { readSettings } from '../read-settings.ts';

/** The refusal of a new order of a product that an operator does not sell just now; null when it is sold. */
export async function notSold(db: Kysely<Schema>, kind: OrderKind) {
  const { paused } = await readSettings(db);
  if (!paused.includes(kind)) return null;
  return { status: 503, data: { code: 'not-sold', message: PLATFORM_SENTENCES.notSold(SOLD_AS[kind]) } } as const;
}
