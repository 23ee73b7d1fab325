import { createHash, type Hash } from 'node:crypto';
import type { ChainLink } from '../db/schema/chains.ts';
import { type ChainedRow, sha256 } from './rows.ts';

/** The form of what is hashed, so that another one can follow. */
const FORM = 1;
/** Of each row of a link its id and the beginning of its hash are kept, bytes each. */
const PART = 8;
const MARK = 2 * PART;

/** The hash of a link: of everything that it says, and of the link before it. What is kept to name rows by proves nothing, and is left out. */
export function hashOf(link: Omit<ChainLink, 'hash' | 'marks'>): string {
  const { chain, number, kind, after_id, to_id, row_count, content, reason, at, previous } = link;
  const said = [FORM, chain, number, kind, after_id, to_id, row_count, content, reason, at.toISOString(), previous];
  return sha256(JSON.stringify(said)).toString('hex');
}

/** Gathers the rows of a link, in the order of their ids. */
export class Content {
  readonly #hash: Hash = createHash('sha256');
  readonly #marks: Buffer[] = [];
  #count = 0;

  add(row: ChainedRow): void {
    this.#hash.update(row.hash);
    this.#marks.push(markOf(row));
    this.#count += 1;
  }

  /** What it came to; nothing is added any more. */
  end(): Pick<ChainLink, 'row_count' | 'content' | 'marks'> {
    return { row_count: this.#count, content: this.#hash.digest('hex'), marks: Buffer.concat(this.#marks) };
  }
}

function markOf({ id, hash }: ChainedRow): Buffer {
  const mark = Buffer.alloc(MARK);
  mark.writeBigInt64BE(BigInt(id), 0);
  hash.copy(mark, PART, 0, PART);
  return mark;
}

/** A row that is not as it was sealed. */
export interface WrongRow {
  readonly id: number;
  readonly is: 'changed' | 'deleted' | 'inserted';
}

/** The first row in which what was sealed and what is there differ; null where the marks do not tell. */
export function firstWrong(sealed: Uint8Array, there: Uint8Array): WrongRow | null {
  const [was, is] = [marksIn(sealed), marksIn(there)];
  const ids = [...new Set([...was.keys(), ...is.keys()])].sort((a, b) => a - b);
  for (const id of ids) {
    const [before, now] = [was.get(id), is.get(id)];
    if (before === undefined) return { id, is: 'inserted' };
    if (now === undefined) return { id, is: 'deleted' };
    if (before !== now) return { id, is: 'changed' };
  }
  return null;
}

function marksIn(bytes: Uint8Array): ReadonlyMap<number, string> {
  const marks = Buffer.from(bytes);
  const found = new Map<number, string>();
  for (let at = 0; at + MARK <= marks.length; at += MARK)
    found.set(Number(marks.readBigInt64BE(at)), marks.toString('hex', at + PART, at + MARK));
  return found;
}
