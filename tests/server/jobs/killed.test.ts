// @module-tag long
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openDatabase } from '#src/server/db/database.ts';
import { startQueue } from '#src/server/jobs.ts';
import { freshSettings } from '../../support/server/running.ts';

const root = join(import.meta.dirname, '../../..');

test('a job whose process was killed runs again in the next one', async () => {
  const { settings, remove } = await freshSettings();
  const worker = ['tests/support/server/hanging-worker.ts'];
  const child = spawn('node_modules/.bin/node', worker, { cwd: root, env: { ...process.env, ...settings } });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const database = await openDatabase({ dataDir: settings.DATA_DIR ?? '', databaseUrl: settings.DATABASE_URL });
  const queue = await startQueue(database, pino({ level: 'silent' }));
  try {
    const ran = Promise.withResolvers<string>();
    await queue.work('unfinished', async () => ran.resolve('ran'));
    expect(await ran.promise).toBe('ran');
  } finally {
    await queue.stop();
    await database.close();
    await remove();
  }
});
