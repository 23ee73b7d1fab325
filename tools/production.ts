/**
 * Each pair of providers in a portal as its operator runs it, bought from in a browser: `npm run test:production [-- PAIR...]`; with
 * `--containers` the pair of `deploy/stand-ins.yaml`, by docker and from images that are built here.
 */

import { systemBrowser } from './testing/browser.ts';
import { run } from './testing/command.ts';
import { startPostgres } from './testing/postgres.ts';

const pairs = process.argv.slice(2);
const settings = pairs.includes('--containers')
  ? { PRODUCTION_IN: 'containers', PRODUCTION_PAIRS: 'paystack+buypower' }
  : await besideDatabase();
if (settings === null) {
  console.error('PostgreSQL is not installed here, and production needs it. TEST_DATABASE_URL names one elsewhere.');
  process.exitCode = 1;
} else {
  const browser = await systemBrowser();
  const good = await run('playwright', ['test', 'tests/e2e/production', '--project', 'phone', '--workers', '1'], {
    ...process.env,
    ...(browser === null ? {} : { CHROMIUM: browser }),
    ...settings,
  });
  process.exitCode = good ? 0 : 1;
}

/** On a PostgreSQL that is given, or one that is started for this and stopped with it; null where there is none. */
async function besideDatabase(): Promise<NodeJS.ProcessEnv | null> {
  const { TEST_DATABASE_URL: given } = process.env;
  const server = given ? null : await startPostgres();
  const url = given ?? server?.url;
  if (url === undefined) return null;
  process.once('exit', () => server?.stop());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  return { TEST_DATABASE_URL: url, PRODUCTION_PAIRS: pairs.length > 0 ? pairs.join(',') : 'all' };
}
