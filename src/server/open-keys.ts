import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guessesOf } from './accounts/password-rule.ts';
import { CannotStart } from './cannot-start.ts';
import type { Config } from './config.ts';
import { folderTrouble } from './db/folder-trouble.ts';
import { type Keyring, keyring } from './keys/keyring.ts';
import type { Random } from './random.ts';

const SECRET_BYTES = 32;

/** Fewer tries than that find what was typed by hand to be long; 16 random bytes need 10^28 by the same count. */
const LEAST_GUESSES = 1e20;

/** The settings that keys are made of. */
export type KeySettings = Pick<Config, 'authSecret' | 'authSecretsFormer' | 'dataDir'>;

/**
 * The keys that a portal works with: AUTH_SECRET, or a secret generated once and kept in the data folder, and those of AUTH_SECRET_FORMER.
 * Throws where one can be guessed: what a former one signed is taken, too.
 */
export function openKeys(config: KeySettings, random: Pick<Random, 'bytes'>): Keyring {
  if (config.authSecret !== null && isGuessable(config.authSecret))
    throw new CannotStart(
      'AUTH_SECRET can be guessed: whoever does signs in as anybody. Set it to what `openssl rand -hex 32` prints, and seal anew what the former one sealed: AUTH_SECRET_FORMER set to it for `npm run reseal` alone. Everybody signs in again.',
    );
  if (config.authSecretsFormer.some(isGuessable))
    throw new CannotStart(
      'AUTH_SECRET_FORMER can be guessed: whoever does signs in as anybody while it is taken. Run `npm run reseal` with it, and leave it out for the portal; everybody signs in again.',
    );
  return keysOf(config, random);
}

/** The same for who only reads what is sealed, and takes no token: of what can be guessed, too. */
export function keysOf(config: KeySettings, random: Pick<Random, 'bytes'>): Keyring {
  return keyring(config.authSecret ?? keptSecret(config.dataDir, random), config.authSecretsFormer);
}

const isGuessable = (secret: string): boolean => guessesOf(secret) < LEAST_GUESSES;

/** Whether a portal with these settings has a secret already, or would make one as it starts. */
export const hasSecret = ({ authSecret, dataDir }: KeySettings): boolean =>
  authSecret !== null || existsSync(secretFile(dataDir));

/** Where a generated secret is kept. */
export const secretFile = (folder: string): string => join(folder, 'auth-secret');

function keptSecret(folder: string, random: Pick<Random, 'bytes'>): string {
  const path = secretFile(folder);
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
