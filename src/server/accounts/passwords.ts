import { type Argon2Parameters, argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { dictionary } from '@zxcvbn-ts/language-common';
import { limitFunction } from 'p-limit';
import { PASSWORD_LENGTH } from '#catalogues/limits.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Random } from '../random.ts';

const PORTAL = 'Wattchat';

/** Passwords that many people use, ranked by how many; far more than the 3,000 that SECURITY wants refused. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));

/**
 * What is wrong with a new password, in a sentence, or null: its length in characters, a common one, the portal's name or
 * the person's estate's (SECURITY, Signing in). Letters of either case count as the same here.
 */
export function passwordProblem(password: string, estate: string | null): string | null {
  const characters = [...password].length;
  if (characters < PASSWORD_LENGTH.least) return SENTENCES.passwordShort;
  if (characters > PASSWORD_LENGTH.most) return SENTENCES.passwordLong;
  const guessed = COMMON.has(password.toLowerCase()) || [PORTAL, estate ?? ''].some((name) => isNamed(password, name));
  return guessed ? SENTENCES.passwordCommon : null;
}

/** A password that is a name, however it is spaced, or a name and a year. */
function isNamed(password: string, name: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const wanted = plain(name);
  if (wanted === '') return false;
  const given = plain(password);
  return given === wanted || given.replace(/\d{1,4}$/, '') === wanted;
}

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
