import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import type { Config } from '../config.ts';
import { databaseClock } from '../db/clock.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { noteRestore } from '../restored/restores.ts';
import { putBack } from './copies.ts';
import { backupKey } from './key.ts';
import { type BackupHead, unsealed } from './sealed-stream.ts';
import { keepSecret, readSecret } from './secret.ts';

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

/** What was put back, and what an operator has to know of it. */
export interface Restored {
  readonly head: BackupHead;
  readonly warning: string | null;
}

/**
 * Put a copy into an empty data base, bring it up to date, and write down that it was: the portal then asks the provider what happened
 * since. Throws CannotStart that says what is amiss; what was there before is left alone.
 */
export async function restore(config: Settings, path: string): Promise<Restored> {
  const { head, body } = await unsealed(backupKey(config), createReadStream(path));
  const { preface, rest } = await readSecret(body);
  await putBack(config, head.of, rest);
  const warning = keepSecret(config, preface);
  await noted(config, new Date(head.takenAt));
  return { head, warning };
}

/**
 * Write down that a data base was put back by other means to how it was at a moment, as by the archived log of PostgreSQL. Throws
 * CannotStart where that moment is still to come.
 */
export async function noted(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'>,
  takenAt: Date,
): Promise<void> {
  const database = await openDatabase({ ...config, dataDir: join(config.dataDir, 'db') });
  try {
    await database.onSessions((db) => migrate(db));
    const clock = await databaseClock(database.db);
    clock.stop();
    const now = clock.now();
    if (takenAt > now) throw new CannotStart(`${takenAt.toISOString()} is still to come.`);
    await noteRestore(database.db, takenAt, now);
  } finally {
    await database.close();
  }
}
