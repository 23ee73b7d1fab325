import type { Kysely } from 'kysely';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import type { Schema } from '../db/schema.ts';
import { type Count, dailyCounts, found } from './counts.ts';
import { type Days, monthFrom } from './days.ts';
import type { Wanted } from './wanted.ts';

/** Where a row stands: in which days to begin, and how many of their rows to pass over. */
export interface Place {
  readonly days: Days;
  readonly skip: number;
}

/** Rows that are passed over without looking for a nearer place to begin: that costs more than they do. */
const WORTH_LOOKING = 50;

/**
 * Where the row stands that comes after `skip` others, found in the counts. The rows before it are not read, but for
 * those of the same day; null: there are not so many.
 */
export async function locate(
  db: Kysely<Schema>,
  wanted: Wanted,
  counts: readonly Count[],
  skip: number,
): Promise<Place | null> {
  const place = within(counts, wanted, skip);
  if (place === null || place.skip <= WORTH_LOOKING || place.count.span === 'day') return place && begin(wanted, place);
  const days = await dailyCounts(db, wanted, monthFrom(place.count.since));
  const day = within(days, wanted, place.skip);
  // A payment may have changed since the month was counted: its last row is then passed over to the next month.
  return begin(wanted, day ?? place);
}

/** Where a page begins, and how many rows it has; null: there are not so many pages. */
export async function locatePage(
  db: Kysely<Schema>,
  wanted: Wanted,
  counts: readonly Count[],
  page: number,
): Promise<(Place & { readonly limit: number }) | null> {
  const { rows } = TRANSACTION_PAGE;
  const place = await locate(db, wanted, counts, (page - 1) * rows);
  return place && { ...place, limit: rows };
}

interface Found {
  readonly count: Count;
  readonly skip: number;
}

function within(counts: readonly Count[], { status, newestFirst }: Wanted, skip: number): Found | null {
  let left = skip;
  for (const count of newestFirst ? counts.toReversed() : counts) {
    const rows = found(count, status);
    if (left < rows) return { count, skip: left };
    left -= rows;
  }
  return null;
}

/** The wanted days from a count on, in the order that is wanted. */
function begin({ days, newestFirst }: Wanted, { count, skip }: Found): Place {
  const { from, to } = count.span === 'day' ? { from: count.since, to: count.since } : monthFrom(count.since);
  return { days: newestFirst ? { ...days, to } : { ...days, from }, skip };
}
