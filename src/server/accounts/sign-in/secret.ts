import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import type { Config } from '../../config.ts';
import { folderTrouble } from '../../db/folder-trouble.ts';
import type { Random } from '../../random.ts';
import { guessesOf } from '../password-rule.ts';

const SECRET_BYTES = 32;

/** Fewer tries than that find what was typed by hand to be long; 16 random bytes need 10^28 by the same count. */
const LEAST_GUESSES = 1e20;

/** The secret that session tokens are signed with: AUTH_SECRET, or one generated once and kept in the data folder. Throws where it can be guessed. */
export function authSecret(config: Pick<Config, 'authSecret' | 'dataDir'>, random: Pick<Random, 'bytes'>): Uint8Array {
  if (config.authSecret !== null && guessesOf(config.authSecret) < LEAST_GUESSES)
    throw new CannotStart(
      'AUTH_SECRET can be guessed: whoever does signs in as anybody. Set it to what `openssl rand -hex 32` prints; everybody signs in again.',
    );
  return new TextEncoder().encode(config.authSecret ?? keptSecret(config.dataDir, random));
}

function keptSecret(folder: string, random: Pick<Random, 'bytes'>): string {
  const path = join(folder, 'auth-secret');
  try {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(path)) writeSecret(path, Buffer.from(random.bytes(SECRET_BYTES)).toString('hex'));
  } catch (cause) {
    throw folderTrouble(folder, cause) ?? cause;
  }
  const kept = readFileSync(path, 'utf8').trim();
  if (kept.length >= SECRET_BYTES) return kept;
  throw new CannotStart(
    `The secret in ${path} is damaged. Restore it from a copy, or delete it: a new one is made, and everybody signs in again.`,
  );
}

/** Whole or not at all, and once: of two servers that start at once the second keeps the secret of the first. */
function writeSecret(path: string, secret: string): void {
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, secret, { mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
  } finally {
    if (existsSync(draft)) rmSync(draft);
  }
}
