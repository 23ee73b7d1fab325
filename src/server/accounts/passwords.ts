import { type Argon2Parameters, argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limitFunction } from 'p-limit';
import type { Random } from '../random.ts';

const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

// Each hash takes 19 MB and a thread: many at once must leave the portal answering.
const derive = limitFunction(
  promisify((parameters: Argon2Parameters, done: (error: Error | null, hash: Buffer) => void) =>
    argon2('argon2id', parameters, done),
  ),
  { concurrency: 2 },
);

/** Hash a password with argon2id; answers a PHC string. */
export async function hashPassword(password: string, random: Pick<Random, 'bytes'>): Promise<string> {
  const nonce = Buffer.from(random.bytes(SALT_BYTES));
  const hash = await derive({ message: password, nonce, tagLength: HASH_BYTES, ...COST });
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
  return `$argon2id$v=19$${cost}$${unpadded(nonce)}$${unpadded(hash)}`;
}

/** True when the password is the one that was hashed; false also for a string that is no argon2id hash. */
export async function passwordMatches(password: string, phc: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc);
  if (parts === null) return false;
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number];
  const [nonce, expected] = parts.slice(4, 6).map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer];
  const hash = await derive({ message: password, nonce, tagLength: expected.length, memory, passes, parallelism });
  return timingSafeEqual(hash, expected);
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
