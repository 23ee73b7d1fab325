import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { CHAIN_NAMES, type ChainName } from '#catalogues/chains.ts';
import type { ChainLink } from '../db/schema/chains.ts';
import type { Schema } from '../db/schema.ts';
import { Content, hashOf } from './link.ts';
import { someRows, tableOf } from './rows.ts';

/** What sealing needs. */
export interface SealDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}

/** Rows of one link at most. */
const MOST_ROWS = 5_000;
/** How long it waits for who is writing, and between two looks, ms. A round that waited in vain is made up for by the next. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 100;

/**
 * Seal what every chain got since its last link. Nobody who writes waits for it: a row is sealed once nobody is writing any more who
 * could still bring a smaller id. Answers how many rows were sealed, and which chains have to wait for somebody who writes.
 */
export async function sealAll(
  deps: SealDeps,
  { signal, most = MOST_ROWS, patienceMs = PATIENCE_MS }: SealOptions = {},
): Promise<{ readonly rows: number; readonly waiting: readonly ChainName[] }> {
  let rows = 0;
  const waiting: ChainName[] = [];
  for (const chain of CHAIN_NAMES) {
    const to = await settledTo(deps.db, chain, patienceMs, signal);
    if (to === null) waiting.push(chain);
    for (let more = to !== null; more && to !== null; ) {
      signal?.throwIfAborted();
      const link = await sealSome(deps, chain, to, most);
      rows += link?.row_count ?? 0;
      more = link !== null && link.to_id < to;
    }
  }
  return { rows, waiting };
}

/** `most`: rows of a link. */
interface SealOptions {
  readonly signal?: AbortSignal | undefined;
  readonly most?: number;
  readonly patienceMs?: number;
}

/**
 * Up to which id everything is there that will ever be: the largest one that can be seen, once everybody has ended who had the table open
 * for writing when it was looked at. Who opens it later gets larger ids: a transaction takes its lock on the table before it takes an id.
 * Null where somebody goes on writing for too long.
 */
async function settledTo(
  db: Kysely<Schema>,
  chain: ChainName,
  patienceMs: number,
  signal: AbortSignal | undefined,
): Promise<number | null> {
  const table = tableOf(chain);
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from ${sql.table(table)}`.execute(db);
  const last = rows[0]?.last ?? 0;
  const asked = await writersOf(db, table);
  for (let waited = 0; ; waited += LOOK_MS) {
    const still = waited === 0 ? asked : await writersOf(db, table);
    if (!asked.some((one) => still.includes(one))) return last;
    if (waited >= patienceMs) return null;
    await wait(LOOK_MS, undefined, { signal });
  }
}

/** The transactions that have a table open for writing. */
async function writersOf(db: Kysely<Schema>, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ one: string }>`
    select distinct virtualtransaction as one from pg_locks
    where locktype = 'relation' and relation = ${table}::regclass
      and database = (select oid from pg_database where datname = current_database())
      and mode in ('RowExclusiveLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`.execute(db);
  return rows.map(({ one }) => one);
}

/** Write the next link, of the rows up to `to`; null where there are none, or another server wrote it meanwhile. */
async function sealSome(
  { db, clock }: SealDeps,
  chain: ChainName,
  to: number,
  most: number,
): Promise<Pick<ChainLink, 'to_id' | 'row_count'> | null> {
  const last = await lastLink(db, chain);
  const rows = await someRows(db, chain, { after: last?.to_id ?? null, to, most });
  const end = rows.at(-1)?.id;
  if (end === undefined) return null;
  const content = new Content();
  for (const row of rows) content.add(row);
  const link = { kind: 'sealed', after_id: last?.to_id ?? 0, to_id: end, reason: null, ...content.end() };
  return (await addLink(db, chain, last, { ...link, at: clock() })) ? link : null;
}

/** The last link of a chain; up to its `to_id` the chain's rows are sealed. */
export async function lastLink(
  db: Kysely<Schema>,
  chain: ChainName,
): Promise<Pick<ChainLink, 'number' | 'hash' | 'to_id'> | undefined> {
  return db
    .selectFrom('chain_links')
    .select(['number', 'hash', 'to_id'])
    .where('chain', '=', chain)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Add a link behind the last one; false where another server has added one meanwhile. */
async function addLink(
  db: Kysely<Schema>,
  chain: ChainName,
  last: { readonly number: number; readonly hash: string } | undefined,
  link: Omit<ChainLink, 'chain' | 'number' | 'previous' | 'hash'>,
): Promise<boolean> {
  const whole = { ...link, chain, number: (last?.number ?? 0) + 1, previous: last?.hash ?? '' };
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('chain_links')
    .values({ ...whole, hash: hashOf(whole) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
