/** Each pair of providers in a portal as its operator runs it, bought from in a browser: `npm run test:production [-- PAIR...]`. */

import { systemBrowser } from './testing/browser.ts';
import { run } from './testing/command.ts';
import { startPostgres } from './testing/postgres.ts';

const { TEST_DATABASE_URL: given } = process.env;
const server = given ? null : await startPostgres();
const url = given ?? server?.url;
if (url === undefined) {
  console.error('PostgreSQL is not installed here, and production needs it. TEST_DATABASE_URL names one elsewhere.');
  process.exitCode = 1;
} else {
  process.once('exit', () => server?.stop());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const browser = await systemBrowser();
  const pairs = process.argv.slice(2);
  const good = await run('playwright', ['test', 'tests/e2e/production', '--project', 'phone', '--workers', '1'], {
    ...process.env,
    ...(browser === null ? {} : { CHROMIUM: browser }),
    TEST_DATABASE_URL: url,
    PRODUCTION_PAIRS: pairs.length > 0 ? pairs.join(',') : 'all',
  });
  process.exitCode = good ? 0 : 1;
}
