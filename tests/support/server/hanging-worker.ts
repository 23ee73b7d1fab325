import { pino } from 'pino';
import { openDatabase } from '#src/server/db/database.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { startQueue } from '#src/server/jobs.ts';

/** A process that takes a job and never finishes it, to be killed in the middle. */
const { DATA_DIR: dataDir = ':memory:', DATABASE_URL: databaseUrl } = process.env;
const database = await openDatabase({ dataDir, databaseUrl });
await migrate(database.db);
const queue = await startQueue(database, pino({ level: 'silent' }));
await queue.work('unfinished', () => {
  process.stdout.write('taken\n');
  return new Promise(() => undefined);
});
await queue.send(database.db, 'unfinished', {});
