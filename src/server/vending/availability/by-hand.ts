import type { Kysely } from 'kysely';
import { type Supply, supplyLabel } from '#catalogues/products/supplies.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import { writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';
import { EVERY_VENDOR } from './outages.ts';

/** What somebody says is down: nobody is sold it, whatever the vendors say. `until` null: until it is taken back. */
export interface SaidDown {
  readonly supply: Supply;
  readonly reason: string;
  readonly until: Date | null;
}

/** Somebody says that something is down. Said once more it is the same outage, with the newer reason and end. `actor` null: on the server itself. */
export async function sayDown(
  db: Kysely<Schema>,
  at: Date,
  actor: string | null,
  { supply, reason, until }: SaidDown,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const said = { reason, heard_at: at, holds_until: until, set_by: actor };
    // One whose end has come is over, and not the same one.
    await trx
      .updateTable('outages')
      .set((set) => ({ ended_at: set.ref('holds_until') }))
      .where('vendor', '=', EVERY_VENDOR)
      .where('supply', '=', supply)
      .where('ended_at', 'is', null)
      .where('holds_until', '<=', at)
      .execute();
    await trx
      .insertInto('outages')
      .values({ vendor: EVERY_VENDOR, supply, since: at, source: 'hand', ...said })
      .onConflict((conflict) => conflict.columns(['supply', 'vendor']).where('ended_at', 'is', null).doUpdateSet(said))
      .execute();
    const after = until === null ? reason : `${reason}; until ${formatWhen(until.toISOString())}`;
    const detail = { before: null, after };
    await writeAudit(trx, { at, actor, action: 'supply-down', subject: supplyLabel(supply), detail });
  });
}

/**
 * Somebody says that something is back. Their own word ends, and so does what a vendor answered: it is asked anew. A vendor's list
 * stays, for it says by itself when it is back. False: there was nothing to end.
 */
export function sayBack(db: Kysely<Schema>, at: Date, actor: string | null, supply: Supply): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('outages')
      .set({ ended_at: at, account: null })
      .where('supply', '=', supply)
      .where('source', '!=', 'list')
      .where('ended_at', 'is', null)
      .where((where) => where.or([where('holds_until', 'is', null), where('holds_until', '>', at)]))
      .returning('reason')
      .execute();
    if (ended.length === 0) return false;
    const detail = { before: ended.map(({ reason }) => reason).join('; '), after: null };
    await writeAudit(trx, { at, actor, action: 'supply-back', subject: supplyLabel(supply), detail });
    return true;
  });
}
