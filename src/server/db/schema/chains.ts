import type { Selectable } from 'kysely';
import type { ChainName } from '#catalogues/chains.ts';

/**
 * A link of a chain; none is ever changed. It seals the rows whose ids are above `after_id` and not above `to_id`; the first one, all
 * that are not above `to_id`. `content`: the hash of all these rows; `marks`: each row's id and the beginning of its own hash, eight bytes each,
 * by which a row is named. `previous`: the hash of the link before, of the first one nothing. `kind` is always `sealed`, and `reason` null.
 */
interface ChainLinksTable {
  chain: ChainName;
  number: number;
  kind: string;
  after_id: number;
  to_id: number;
  row_count: number;
  content: string;
  marks: Uint8Array;
  reason: string | null;
  at: Date;
  previous: string;
  hash: string;
}

/** A link. */
export type ChainLink = Selectable<ChainLinksTable>;

/** What the last look at a chain came to; `head`: the hash of its last link; `broken`: what is wrong, in words, null while nothing is. */
interface ChainChecksTable {
  chain: ChainName;
  checked_at: Date;
  links: number;
  row_count: number;
  head: string | null;
  broken: string | null;
}

/** The tables of chains. */
export interface ChainsTables {
  chain_links: ChainLinksTable;
  chain_checks: ChainChecksTable;
}
