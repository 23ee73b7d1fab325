import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Random } from '../../random.ts';

const SECRET_BYTES = 32;

/** The secret that session tokens are signed with: AUTH_SECRET, or one generated once and kept in the data folder. */
export function authSecret(config: Pick<Config, 'authSecret' | 'dataDir'>, random: Pick<Random, 'bytes'>): Uint8Array {
  return new TextEncoder().encode(config.authSecret ?? keptSecret(config.dataDir, random));
}

function keptSecret(folder: string, random: Pick<Random, 'bytes'>): string {
  const path = join(folder, 'auth-secret');
  mkdirSync(folder, { recursive: true });
  try {
    // `wx` fails when the file is there, so two servers that start at once end up with the same secret.
    writeFileSync(path, Buffer.from(random.bytes(SECRET_BYTES)).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
  }
  return readFileSync(path, 'utf8');
}
