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
  /** A puzzle that is good for one thing alone, `of`, or for whatever there is; `times`: so many times the least work. */
  make(of: string | null, times?: number): Promise<Puzzle>;
  /** The puzzle, by its nonce, that a proof solves; null for no proof, a false one, one of something else and one that came too late. */
  solvedBy(of: string | null, proof: string | null): Promise<string | null>;
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
      const data = { expires: now() + HOLDS_S, ...(of !== null && { of: namedBy(of) }) };
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
      const { expires, of: named } = challenge.parameters.data;
      if (expires < now() || named !== (of === null ? undefined : namedBy(of))) return null;
      for (const hmacSignatureSecret of readingKeys(deps.keys).map(signing)) {
        const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
        if (verified) return challenge.parameters.nonce;
      }
      return null;
    },
  };
}

/** What a request may do where a limit is over: solve a puzzle, and be let through with it. */
export interface Work {
  /** The request brings what it says to be a solution. */
  readonly isDone: boolean;
  /** True where the request brings the solution of a puzzle that was made for this, for the first time. */
  solves(of: string): Promise<boolean>;
  /** A puzzle for a count that is over what there may be; null where this installation has none. */
  puzzle(of: string, count: { readonly points: number; readonly most: number }): Promise<Puzzle | null>;
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
  return (proof) => ({
    isDone: proof !== null,
    async solves(of) {
      const nonce = deps.most === 0 ? null : await puzzles.solvedBy(of, proof);
      return nonce !== null && (await used.take(nonce)) === null;
    },
    puzzle: async (of, count) => (deps.most === 0 ? null : puzzles.make(of, Math.min(deps.most, timesOf(count)))),
  });
}

/** How much work, in times of the least: once up to double of what there may be, and twice as much for each time more. */
function timesOf({ points, most }: { readonly points: number; readonly most: number }): number {
  const beyond = Math.floor((points - 1) / Math.max(1, most)) - 1;
  return 2 ** Math.min(30, Math.max(0, beyond));
}

/** What a puzzle is for, without saying it. */
const namedBy = (of: string): string => createHash('sha256').update(of).digest('hex').slice(0, 32);

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
