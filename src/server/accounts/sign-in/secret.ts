import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import type { Config } from '../../config.ts';
import { folderTrouble } from '../../db/folder-trouble.ts';
import type { Random } from '../../random.ts';

const SECRET_BYTES = 32;

/** The secret that session tokens are signed with: AUTH_SECRET, or one generated once and kept in the data folder. */
export function authSecret(config: Pick<Config, 'authSecret' | 'dataDir'>, random: Pick<Random, 'bytes'>): Uint8Array {
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
