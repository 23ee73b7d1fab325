import type { Kysely } from 'kysely';
import type { BookName } from '#catalogues/platform.ts';
import type { Schema } from '../db/schema.ts';

/** The last day whose books were compared by themselves; `notRead`: books of which nothing was compared. */
export interface LastReconciled {
  readonly day: string;
  readonly at: string;
  readonly differences: number;
  readonly notRead: BookName[];
}

/** What the last night came to; null before the first. */
export async function lastReconciled(db: Kysely<Schema>): Promise<LastReconciled | null> {
  const night = await db.selectFrom('reconciled_nights').selectAll().orderBy('day', 'desc').limit(1).executeTakeFirst();
  if (night === undefined) return null;
  const books = await db
    .selectFrom('reconciled_books')
    .selectAll()
    .where('day', '=', night.day)
    .orderBy('book')
    .execute();
  return {
    day: night.day,
    at: night.done_at.toISOString(),
    differences: books.reduce((sum, { differences }) => sum + differences, 0),
    notRead: books.filter(({ state }) => state === 'not-read').map(({ book }) => book),
  };
}
