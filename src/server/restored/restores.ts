import type { Kysely, Selectable } from 'kysely';
import type { RestoresTables } from '../db/schema/restores.ts';
import type { Schema } from '../db/schema.ts';
import { LOOKED_FOR_MS } from '../settlement/look-for.ts';
import { later } from '../settlement/money.ts';

/** That the data base was put back, and what was read since. */
export type Restore = Selectable<RestoresTables['restores']>;

/** How long a provider's book may lag behind, and a payment be taken in a window that was open when everything stood still, ms. */
const COMES_WITHIN_MS = 2 * LOOKED_FOR_MS;
/** Just before the copy was taken a payment may have been made whose order was not in it yet, ms. */
const BEFORE_MS = 15 * 60_000;

/**
 * Write down that this data base was put back to how it was at a moment. The portal reads the provider's book from there on, and
 * settles what the data base has forgotten.
 */
export async function noteRestore(db: Kysely<Schema>, takenAt: Date, now: Date): Promise<void> {
  await db.insertInto('restores').values({ taken_at: takenAt, restored_at: now, next_look_at: now }).execute();
}

/** Restores of which payments may still be found, whose next look has come. */
export function dueRestores(db: Kysely<Schema>, now: Date): Promise<Restore[]> {
  return db.selectFrom('restores').selectAll().where('next_look_at', '<=', now).orderBy('id').execute();
}

/** Which payments may be of orders that a restore has forgotten. */
export function spanOfRestore(
  { taken_at: takenAt, restored_at: restoredAt }: Restore,
  now: Date,
): { from: Date; to: Date } {
  const last = later(restoredAt, COMES_WITHIN_MS);
  return { from: later(takenAt, -BEFORE_MS), to: now < last ? now : last };
}

/** Two hours long every five minutes, then every hour, until nothing can come any more. */
function nextLook({ restored_at: restoredAt }: Restore, now: Date): Date | null {
  const since = now.getTime() - restoredAt.getTime();
  if (since >= COMES_WITHIN_MS) return null;
  return later(now, (since < 2 * 3_600_000 ? 5 : 60) * 60_000);
}

/** Note how reading the book went: `unread` says why it could not be read, and `never` that there is none. */
export async function noteLook(
  db: Kysely<Schema>,
  restore: Restore,
  now: Date,
  unread: { readonly reason: string; readonly never: boolean } | null,
): Promise<void> {
  await db
    .updateTable('restores')
    .set({
      next_look_at: unread?.never === true ? null : nextLook(restore, now),
      unread: unread?.reason ?? null,
      ...(unread === null && { read_at: now }),
    })
    .where('id', '=', restore.id)
    .execute();
}
