import { createHash, createHmac } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Kysely } from 'kysely';
import { type Puzzle, puzzleProof } from '#catalogues/calls/common.shapes.ts';
import type { Schema } from '../db/schema.ts';
import { type Key, type Keyring, readingKeys } from '../keys/keyring.ts';
import type { Random } from '../random.ts';
import { createLimit } from './rate-limit.ts';

/** Puzzles that a computer solves: a moment for one person, and long for somebody who does something ten thousand times. */
export interface Puzzles {
  /** A puzzle that is good for these things alone, or for whatever there is where none is named; `times`: so many times the least work. */
  make(of: readonly string[], times?: number): Promise<Puzzle>;
  /** The puzzle that a proof solves; null for no proof, a false one, one of something else and one that came too late. `of`: null for what names nothing. */
  solvedBy(of: string | null, proof: string | null): Promise<Solved | null>;
}

/** A puzzle that was solved, by its nonce, and how many times the least work that was. */
interface Solved {
  readonly nonce: string;
  readonly times: number;
}

/** How long a puzzle holds, s: time to write a long message after the form was sent once. */
const HOLDS_S = 600;
/** Hashes in one step, and the least and most steps of the least work: 0.1 s on a desk, well under 1 s on a slow phone. */
const HASHES_A_STEP = 1_000;
const STEPS = { least: 150, most: 300 } as const;

/** The puzzles of one installation for one purpose; their keys come from the installation's own, so that its servers agree. */
export function createPuzzles(deps: {
  readonly keys: Keyring;
  readonly purpose: string;
  readonly clock: () => Date;
  readonly random: Pick<Random, 'bytes'>;
}): Puzzles {
  const signing = ({ secret }: Key) => createHmac('sha256', secret).update(deps.purpose).digest('hex');
  const now = () => Math.floor(deps.clock().getTime() / 1000);
  return {
    async make(of, times = 1) {
      // The library's own expiry goes by the machine's clock; ours is signed along as data.
      const data = {
        expires: now() + HOLDS_S,
        ...(times > 1 && { times }),
        ...(of.length > 0 && { of: of.map(namedBy).join('') }),
      };
      const counter = someSteps(deps.random) * times;
      const options = { algorithm: 'PBKDF2/SHA-256', cost: HASHES_A_STEP, counter, deriveKey };
      const hmacSignatureSecret = signing(deps.keys.present);
      const { parameters, signature } = await createChallenge({ ...options, data, hmacSignatureSecret });
      if (signature === undefined) throw new Error('The puzzle was not signed.');
      return { parameters: { ...parameters, data }, signature };
    },
    async solvedBy(of, proof) {
      const read = puzzleProof.safeParse(fromBase64(proof ?? ''));
      if (!read.success) return null;
      const { challenge, solution } = read.data;
      const { expires, of: named, times = 1 } = challenge.parameters.data;
      if (expires < now() || !isFor(of, named)) return null;
      for (const hmacSignatureSecret of readingKeys(deps.keys).map(signing)) {
        const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
        if (verified) return { nonce: challenge.parameters.nonce, times };
      }
      return null;
    },
  };
}

/** What a request may do where a limit is over: solve a puzzle, and be let through with it. */
export interface Work {
  /** The request brings what it says to be a solution. */
  readonly isDone: boolean;
  /** True where the request brings the solution of a puzzle that was made for this, for the first time, and was half as much work at least as one is now. */
  solves(of: string, count: Full): Promise<boolean>;
  /** A puzzle for a count that is over what there may be; null where this installation has none. It is for what this request was let through with, too. */
  puzzle(of: string, count: Full): Promise<Puzzle | null>;
}

/** A count, and how many there may be. */
interface Full {
  readonly points: number;
  readonly most: number;
}

/** Puzzles of everything that is limited. `most`: the most work of one, in times of the least; 0: there are none. */
export function workAt(deps: {
  readonly db: Kysely<Schema>;
  readonly keys: Keyring;
  readonly clock: () => Date;
  readonly random: Pick<Random, 'bytes'>;
  readonly most: number;
}): (proof: string | null) => Work {
  const puzzles = createPuzzles({ ...deps, purpose: 'limits:puzzles' });
  // Longer than any puzzle holds, also where clocks differ.
  const used = createLimit(deps.db, { name: 'puzzle', points: 1, seconds: 3 * HOLDS_S });
  const timesNow = (count: Full) => Math.min(deps.most, timesOf(count));
  return (proof) => {
    const passed: string[] = [];
    let spent: string | null = null;
    return {
      isDone: proof !== null,
      async solves(of, count) {
        const solved = deps.most === 0 ? null : await puzzles.solvedBy(of, proof);
        // Easy ones that were fetched beforehand are not kept for later. One step more than its puzzle asked for is nobody's fault.
        if (solved === null || 2 * solved.times < timesNow(count)) return false;
        if (solved.nonce !== spent && (await used.take(solved.nonce)) !== null) return false;
        spent = solved.nonce;
        passed.push(of);
        return true;
      },
      puzzle: async (of, count) => (deps.most === 0 ? null : puzzles.make([...passed, of], timesNow(count))),
    };
  };
}

/** How much work, in times of the least: once up to double of what there may be, and twice as much for each time more. */
function timesOf({ points, most }: Full): number {
  const beyond = Math.floor((points - 1) / Math.max(1, most)) - 1;
  return 2 ** Math.min(30, Math.max(0, beyond));
}

const NAME_LENGTH = 32;

/** What a puzzle is for, without saying it. */
const namedBy = (of: string): string => createHash('sha256').update(of).digest('hex').slice(0, NAME_LENGTH);

/** Whether a puzzle with these names, one behind the other, is for something; null: for whatever there is. */
function isFor(of: string | null, named: string | undefined): boolean {
  if (of === null || named === undefined) return of === null && named === undefined;
  const name = namedBy(of);
  return Array.from({ length: named.length / NAME_LENGTH }, (_, n) => n * NAME_LENGTH).some((at) =>
    named.startsWith(name, at),
  );
}

function someSteps(random: Pick<Random, 'bytes'>): number {
  const [high = 0, low = 0] = random.bytes(2);
  return STEPS.least + ((high * 256 + low) % (STEPS.most - STEPS.least + 1));
}

function fromBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString());
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return null;
  }
}
