import type { Kysely } from 'kysely';
import { CHAIN_NAMES, type ChainName } from '#catalogues/chains.ts';
import type { ChainLink } from '../db/schema/chains.ts';
import type { Schema } from '../db/schema.ts';
import type { Head } from './heads.ts';
import { Content, firstWrong, hashOf } from './link.ts';
import { type ChainedRow, someRows } from './rows.ts';
import { lastLink } from './seal.ts';

/** What a look at a chain came to. */
export interface Verified {
  readonly chain: ChainName;
  /** Links and rows that were found to be as they were sealed. */
  readonly links: number;
  readonly rows: number;
  /** The last link that was looked at; null where there is none. */
  readonly head: Head | null;
  /** The first thing that is wrong, in words; null: nothing is. */
  readonly broken: string | null;
}

const LINKS_AT_ONCE = 500;
const ROWS_AT_ONCE = 2_000;

/** Look at every chain; `heads`: what is known of them from elsewhere. */
export async function verifyAll(
  db: Kysely<Schema>,
  heads: readonly Head[] = [],
  options: VerifyOptions = {},
): Promise<readonly Verified[]> {
  const verified: Verified[] = [];
  for (const chain of CHAIN_NAMES) {
    const own = heads.filter((head) => head.chain === chain);
    verified.push(await verify(db, chain, own, options));
  }
  return verified;
}

/** `most`: links read at once. */
interface VerifyOptions {
  readonly signal?: AbortSignal | undefined;
  readonly most?: number;
}

/**
 * Look at a chain from its beginning: whether each link follows the one before, whether its rows are what it sealed, no more and no fewer,
 * and whether it has come by every head that was kept elsewhere. It reads what was sealed when it began, beside everybody's work.
 */
async function verify(
  db: Kysely<Schema>,
  chain: ChainName,
  heads: readonly Head[],
  { signal, most = LINKS_AT_ONCE }: VerifyOptions,
): Promise<Verified> {
  const end = await lastLink(db, chain);
  const rows = new Rows(db, chain, end?.to_id ?? 0);
  let [links, sealed, before]: [number, number, ChainLink | null] = [0, 0, null];
  const found = (broken: string | null): Verified => {
    const head = before === null ? null : { chain, number: before.number, hash: before.hash };
    return { chain, links, rows: sealed, head, broken };
  };
  for await (const link of linksOf(db, chain, end?.number ?? 0, most)) {
    signal?.throwIfAborted();
    const wrong = wrongLink(link, before) ?? wrongHead(link, heads);
    if (wrong !== null) return found(wrong);
    const content = new Content();
    for (let row = await rows.upTo(link.to_id); row !== null; row = await rows.upTo(link.to_id)) content.add(row);
    const there = content.end();
    if (there.content !== link.content) return found(wrongContent(link, there.marks));
    sealed += there.row_count;
    links += 1;
    before = link;
  }
  const missing = heads.find(({ number }) => number > links);
  return found(
    missing === undefined
      ? null
      : `link ${missing.number} was kept elsewhere, and the chain ends at ${links}: links were taken away, or the data is older`,
  );
}

/** Where a link does not follow the one before, or says something else than it was written with. */
function wrongLink(link: ChainLink, before: ChainLink | null): string | null {
  const expected = (before?.number ?? 0) + 1;
  if (link.number !== expected) return `link ${expected} is missing`;
  if (link.previous !== (before?.hash ?? '')) return `link ${link.number} does not follow the one before`;
  if (link.hash !== hashOf(link)) return `link ${link.number} was changed`;
  if (link.kind !== 'sealed') return `link ${link.number} seals nothing: the portal writes no such link`;
  return null;
}

function wrongHead(link: ChainLink, heads: readonly Head[]): string | null {
  const kept = heads.find(({ number, hash }) => number === link.number && hash !== link.hash);
  return kept === undefined
    ? null
    : `link ${link.number} is not the one that was kept elsewhere: the chain was rewritten`;
}

function wrongContent({ number, marks }: ChainLink, there: Uint8Array): string {
  const row = firstWrong(marks, there);
  return row === null ? `link ${number}: its rows were changed` : `link ${number}: row ${row.id} was ${row.is}`;
}

/** Every link up to a number, in the order of their numbers. */
async function* linksOf(db: Kysely<Schema>, chain: ChainName, to: number, most: number): AsyncGenerator<ChainLink> {
  for (let [from, more] = [0, true]; more; ) {
    const some = await db
      .selectFrom('chain_links')
      .selectAll()
      .where('chain', '=', chain)
      .where('number', '>', from)
      .where('number', '<=', to)
      .orderBy('number')
      .limit(most)
      .execute();
    yield* some;
    from = some.at(-1)?.number ?? from;
    more = some.length === most;
  }
}

/** A chain's rows, each handed out once in the order of their ids. */
class Rows {
  #ahead: ChainedRow[] = [];
  #after: number | null = null;
  #ended = false;

  readonly #db: Kysely<Schema>;
  readonly #chain: ChainName;
  readonly #to: number;

  constructor(db: Kysely<Schema>, chain: ChainName, to: number) {
    this.#db = db;
    this.#chain = chain;
    this.#to = to;
  }

  /** The next row, if its id is not above `id`; else null. */
  async upTo(id: number): Promise<ChainedRow | null> {
    if (this.#ahead.length === 0 && !this.#ended) await this.#read();
    const [next] = this.#ahead;
    if (next === undefined || next.id > id) return null;
    this.#ahead.shift();
    return next;
  }

  async #read(): Promise<void> {
    const rows = await someRows(this.#db, this.#chain, { after: this.#after, to: this.#to, most: ROWS_AT_ONCE });
    this.#ahead = [...rows];
    this.#after = rows.at(-1)?.id ?? this.#after;
    this.#ended = rows.length < ROWS_AT_ONCE;
  }
}
