import { readFileSync } from 'node:fs';
import { CannotStart } from '../cannot-start.ts';
import type { Config } from '../config.ts';
import type { BackupKey } from './sealed-stream.ts';

/** A key file has at least so many bytes, as `openssl rand -hex 32` writes. */
const LEAST_BYTES = 32;

const HOW = `Set BACKUP_KEY_FILE to a file that only the operator has: openssl rand -hex 32 > wattchat.key
or BACKUP_PASSPHRASE to at least 16 characters. Keep it apart from the copies: without it nobody opens them.`;

/** What copies are sealed with, as the operator set it. Throws CannotStart where nothing is set, or both, or the file is none. */
export function backupKey({
  backupKeyFile,
  backupPassphrase,
}: Pick<Config, 'backupKeyFile' | 'backupPassphrase'>): BackupKey {
  if (backupKeyFile !== null && backupPassphrase !== null)
    throw new CannotStart('Set BACKUP_KEY_FILE or BACKUP_PASSPHRASE, not both: one of them would not open the copy.');
  if (backupPassphrase !== null) return { by: 'passphrase', words: backupPassphrase };
  if (backupKeyFile === null) throw new CannotStart(`A copy holds everything, so it is sealed.\n${HOW}`);
  let bytes: Buffer;
  try {
    bytes = Buffer.from(readFileSync(backupKeyFile, 'utf8').trim());
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new CannotStart(`The key file ${backupKeyFile} cannot be read: ${said}.`, { cause });
  }
  if (bytes.length < LEAST_BYTES)
    throw new CannotStart(
      `The key file ${backupKeyFile} has ${bytes.length} bytes; it needs at least ${LEAST_BYTES}.\n${HOW}`,
    );
  return { by: 'key', bytes };
}
