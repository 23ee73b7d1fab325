import type { Kysely } from 'kysely';
import { z } from 'zod';
import { ORDER_KIND_NAMES, type OrderKind } from '#catalogues/orders.ts';
import type { Schema } from './db/schema.ts';

/** What an operator has set: the notice that everybody sees, and the products that are not sold just now. */
interface PlatformSettings {
  readonly notice: string | null;
  readonly paused: OrderKind[];
}

const SHAPES = {
  notice: z.string().nullable().catch(null),
  // A product that there is no more is not sold either.
  paused: z.array(z.string()).catch([]),
} as const;

/** Read the settings as they are now: no server keeps them, so that all of them sell the same. */
export async function readSettings(db: Kysely<Schema>): Promise<PlatformSettings> {
  const rows = await db.selectFrom('platform_settings').select(['name', 'value']).execute();
  const value = (name: keyof typeof SHAPES): unknown =>
    JSON.parse(rows.find((row) => row.name === name)?.value ?? 'null');
  return { notice: SHAPES.notice.parse(value('notice')), paused: pausedIn(value('paused')) };
}

/** The products that are not sold just now, by what the setting holds. */
export function pausedIn(value: unknown): OrderKind[] {
  const paused = SHAPES.paused.parse(value);
  return ORDER_KIND_NAMES.filter((kind) => paused.includes(kind));
}
