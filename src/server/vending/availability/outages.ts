import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Supply } from '#catalogues/products/supplies.ts';
import type { OutagesTable } from '../../db/schema/availability.ts';
import type { Schema } from '../../db/schema.ts';

/** Something that is down. */
export type Outage = Selectable<OutagesTable>;

type Db = Kysely<Schema> | Transaction<Schema>;

/** The vendor of what an administrator says: it holds for all of them. */
export const EVERY_VENDOR = '';

const MINUTE_MS = 60_000;
/** How long what a vendor answered is believed where nobody asks again, ms. */
const HOLDS_MS = { list: 15 * MINUTE_MS, check: 10 * MINUTE_MS, sale: 15 * MINUTE_MS } as const;
/** What has no account to ask with is tried by a sale: the wait before that doubles, up to this, ms. */
const LONGEST_MS = 120 * MINUTE_MS;

/** Everything that one of some vendors cannot sell at a time, or that nobody sells; an administrator's word first. */
export function outagesOf(db: Db, at: Date, vendors: readonly string[]): Promise<Outage[]> {
  return db
    .selectFrom('outages')
    .selectAll()
    .where('vendor', 'in', [EVERY_VENDOR, ...vendors])
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('holds_until', 'is', null), where('holds_until', '>', at)]))
    .orderBy('vendor')
    .orderBy('since')
    .execute();
}

/** Why a vendor cannot sell something at a time; null: it can, as far as is known. What has no supply is never down. */
export async function outageOf(db: Db, at: Date, vendor: string, supply: Supply | null): Promise<Outage | null> {
  if (supply === null) return null;
  return (await outagesOf(db, at, [vendor])).find((one) => one.supply === supply) ?? null;
}

/** What was heard of something that is down. */
interface Heard {
  readonly vendor: string;
  readonly supply: Supply;
  readonly source: 'list' | 'check' | 'sale';
  readonly reason: string;
  /** With which account it was asked, where it is one that can be asked about again. */
  readonly account: string | null;
}

/**
 * Keep that a vendor says that something is down. Heard of again it is the same outage, which holds for longer; a vendor's own list
 * counts more than one answer, because it also says when it is back.
 */
export async function noteDown(db: Db, at: Date, { vendor, supply, source, reason, account }: Heard): Promise<void> {
  const holds = (times: number) =>
    later(
      at,
      account === null && source === 'sale' ? Math.min(LONGEST_MS, HOLDS_MS.sale * 2 ** (times - 1)) : HOLDS_MS[source],
    );
  const known = await db
    .selectFrom('outages')
    .select(['id', 'times'])
    .where('vendor', '=', vendor)
    .where('supply', '=', supply)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  const times = Math.min(100, (known?.times ?? 0) + 1);
  await db
    .insertInto('outages')
    .values({ vendor, supply, since: at, source, reason, account, heard_at: at, holds_until: holds(1) })
    .onConflict((conflict) =>
      conflict
        .columns(['supply', 'vendor'])
        .where('ended_at', 'is', null)
        .doUpdateSet((set) => ({
          source,
          reason,
          account: set.fn.coalesce(set.val(account), 'outages.account'),
          heard_at: at,
          times,
          // A short word never shortens what holds already.
          holds_until: sql<Date>`greatest(outages.holds_until, ${holds(times)})`,
        })),
    )
    .execute();
}

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** Keep that a vendor has something again, and forget whose account it was asked about with; `of`: only what was learned in these ways. Answers whether it was down. */
export async function noteUp(
  db: Db,
  at: Date,
  vendor: string,
  supplies: readonly Supply[],
  of: readonly ('list' | 'check' | 'sale')[] = ['list', 'check', 'sale'],
): Promise<boolean> {
  if (supplies.length === 0) return false;
  const ended = await db
    .updateTable('outages')
    .set({ ended_at: at, account: null })
    .where('vendor', '=', vendor)
    .where('supply', 'in', supplies)
    .where('source', 'in', of)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length > 0;
}
