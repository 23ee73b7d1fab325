import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { type DataConfig, readDataConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate, migrations } from '../db/migrate.ts';
import { openLog } from '../http/log.ts';
import { startQueue } from '../jobs.ts';

/** Bring the data base up to date as a start does it, the job queue's own tables too; answers the migrations that were made. */
export async function bringUpToDate(config: DataConfig): Promise<readonly string[]> {
  const database = await openDatabase({ ...config, dataDir: join(config.dataDir, 'db') });
  try {
    const made: string[] = [];
    await database.onSessions((db) => migrate(db, migrations, (name) => made.push(name)));
    const queue = await startQueue(database, openLog(config.logLevel));
    await queue.stop();
    return made;
  } finally {
    await database.close();
  }
}

/** `npm run migrate`: for where the portal's own account may not change tables. It needs none of the portal's secrets. */
async function main(): Promise<void> {
  const made = await bringUpToDate(readDataConfig(process.env));
  process.stdout.write(made.length === 0 ? 'It is up to date.\n' : `${made.join('\n')}\nIt is up to date now.\n`);
}

if (import.meta.main) {
  await main().catch((cause: unknown) => {
    const words = cause instanceof Error ? cause.stack : String(cause);
    process.stderr.write(`${cause instanceof CannotStart ? cause.message : words}\n`);
    process.exitCode = 1;
  });
}
