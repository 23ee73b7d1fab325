import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { Schema } from '../db/schema.ts';

type Standing = Extract<CallAnswer<'operations'>, { status: 200 }>['data']['restored'];

/** What has ended is told for so long after the data base was put back, ms. */
const TOLD_FOR_MS = 7 * 24 * 3_600_000;

/**
 * How the last restore stands with what was paid since; null where none is recent, its book was read and nothing waits. What has ended of an
 * earlier restore is not told with it.
 */
export async function restoredOf(db: Kysely<Schema>, now: Date): Promise<Standing> {
  const last = await db.selectFrom('restores').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (last === undefined) return null;
  const { rows } = await sql<{ state: 'asking' | 'person' | 'delivered' | 'back'; count: number; kobo: number }>`
    select state, count(*)::int as count, sum(amount_kobo)::bigint as kobo from forgotten_payments
    where state in ('asking', 'person') or found_at >= ${last.restored_at} group by state`.execute(db);
  const of = (state: (typeof rows)[number]['state']) => rows.find((row) => row.state === state)?.count ?? 0;
  const [asking, person] = [of('asking'), of('person')];
  const isRead = last.read_at !== null && last.unread === null;
  if (isRead && asking + person === 0 && now.getTime() - last.restored_at.getTime() > TOLD_FOR_MS) return null;
  return {
    ...{ takenAt: last.taken_at.toISOString(), at: last.restored_at.toISOString(), unread: last.unread },
    readAt: last.read_at?.toISOString() ?? null,
    payments: rows.reduce((sum, row) => sum + row.count, 0),
    paid: nairaOf(rows.reduce((sum, row) => sum + Number(row.kobo), 0)),
    ...{ asking, person, delivered: of('delivered'), back: of('back') },
  };
}
