import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { databaseClock } from '../db/clock.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import type { Schema } from '../db/schema.ts';

/** Do a command's work on the portal's data base: opened and brought up to date as the portal does it, by its clock, and closed again. */
export async function onDatabase<T>(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'>,
  work: (db: Kysely<Schema>, now: Date) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ ...config, dataDir: join(config.dataDir, 'db') });
  try {
    await database.onSessions((db) => migrate(db));
    const clock = await databaseClock(database.db);
    clock.stop();
    return await work(database.db, clock.now());
  } finally {
    await database.close();
  }
}
