import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, linkSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CannotStart } from '../cannot-start.ts';
import type { Config } from '../config.ts';
import { folderTrouble } from '../db/folder-trouble.ts';
import { VERSION } from '../version.ts';
import { copied, tried } from './copies.ts';
import { backupKey } from './key.ts';
import { type BackupHead, type BackupKey, newHead, sealed, unsealed } from './sealed-stream.ts';
import { readSecret, withSecret } from './secret.ts';

type Settings = Pick<
  Config,
  | 'dataDir'
  | 'databaseUrl'
  | 'databaseDirectUrl'
  | 'authSecret'
  | 'authSecretsFormer'
  | 'backupKeyFile'
  | 'backupPassphrase'
>;

/** Where a copy was put, and what it is. */
export interface BackedUp {
  readonly path: string;
  readonly head: BackupHead;
}

/**
 * Copy the data base into a new file, sealed, and read it back: that it opens, that it holds what was written, and that PostgreSQL can
 * unpack it. The file has its name only then. `path`: null for one with the time in its name, in this folder.
 */
export async function backUp(config: Settings, path: string | null): Promise<BackedUp> {
  const key = backupKey(config);
  if (path !== null) refuseToOverwrite(path);
  return copied(config, async ({ of, takenAt, bytes }) => {
    const head = newHead({ of, takenAt: takenAt.toISOString(), portal: VERSION }, key);
    const target = resolve(path ?? `wattchat-${head.takenAt.replaceAll(/[-:]|\.\d+/g, '')}.backup`);
    const draft = `${target}.part`;
    try {
      const written = createHash('sha256');
      const source = counted(withSecret(config, bytes), written);
      await pipeline(sealed(key, head, source), createWriteStream(draft, { mode: 0o600, flush: true }));
      await check(key, draft, written.digest('hex'));
      refuseToOverwrite(target);
      linkSync(draft, target);
    } catch (cause) {
      throw folderTrouble(target, cause)?.message.includes('data folder') === true ? notWritten(target, cause) : cause;
    } finally {
      rmSync(draft, { force: true });
    }
    return { path: target, head };
  });
}

/** Read a copy to its end as it would be put back. `wanted`: the digest of what it has to hold, where that is known. */
export async function check(key: BackupKey, path: string, wanted?: string): Promise<BackupHead> {
  const { head, body } = await unsealed(key, createReadStream(path));
  const read = createHash('sha256');
  const { rest } = await readSecret(counted(body, read));
  await tried(head.of, rest);
  // What a program did not need to read is read all the same: the last piece says that nothing is missing.
  for await (const _ of rest);
  if (wanted !== undefined && read.digest('hex') !== wanted)
    throw new CannotStart(`What was read back from ${path} is not what was written. The disk may be damaged.`);
  return head;
}

async function* counted(source: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
}

function refuseToOverwrite(path: string): void {
  if (existsSync(path)) throw new CannotStart(`${path} is there already. A copy is never written over another file.`);
}

function notWritten(path: string, cause: unknown): CannotStart {
  const said = cause instanceof Error ? cause.message : String(cause);
  return new CannotStart(`The copy ${path} cannot be written: ${said}.`, { cause });
}
