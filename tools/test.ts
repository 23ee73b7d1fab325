/** Runs everything that says whether the tree is good, and ends with one line of numbers: `npm test`. */
import { ROWS } from '../tests/checklist/rows.ts';
import { checklist } from './testing/checklist.ts';
import { run } from './testing/command.ts';
import { playwright } from './testing/playwright.ts';
import { startPostgres } from './testing/postgres.ts';
import { closingLine, ONE_FAILED, ONE_PASSED, ONE_SKIPPED, sum, type Tally } from './testing/tally.ts';
import { vitest } from './testing/vitest.ts';

const check = async (command: string, ...args: string[]): Promise<Tally> =>
  (await run(command, args)) ? ONE_PASSED : ONE_FAILED;

/**
 * Of the server's tests, those that run on the embedded data base every time: what opens it, ends in the middle, answers each
 * call, and the whole conversation. The others run there by `npm run test:embedded`; on PostgreSQL all of them run.
 */
const EMBEDDED = [
  ...['conversations', 'db', 'demo', 'http', 'jobs', 'sandbox', 'boot'].map((area) => `tests/server/${area}/`),
  ...['tests/faults/kill', 'tests/terminal/', 'tests/dialogues/', 'tests/stand-ins/', 'tests/endings/'],
];

/** The terminal's tests are about the terminal: once is enough. */
const onPostgres = (url: string) => vitest(['server'], url, ['tests/server', 'tests/faults']);

/** The PostgreSQL server that is named, or one for this run; null where it is not installed. */
async function postgres(): Promise<string | null> {
  const { TEST_DATABASE_URL: given } = process.env;
  if (given) return given;
  const server = await startPostgres();
  if (server === null) {
    console.error('PostgreSQL is not installed here, so the server is tested on the embedded data base only.');
    return null;
  }
  process.once('exit', server.stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  return server.url;
}

const database = await postgres();

async function serverTests(): Promise<Tally> {
  if (database === null) return sum([await vitest(['server'], null), ONE_SKIPPED]);
  return sum([await vitest(['server'], null, EMBEDDED), await onPostgres(database)]);
}

const PARTS: readonly (readonly [string, () => Promise<Tally>])[] = [
  ['types', () => check('tsc', '-p', '.')],
  ['lint and format', () => check('biome', 'check', '--error-on-warnings', '.')],
  ['layers', () => check('node', 'tools/layers.ts')],
  ['machines and components', () => vitest(['machines', 'portal'], null)],
  ['server, on the embedded data base and on PostgreSQL', serverTests],
  ['build', () => check('node', 'tools/build.ts', '--if-stale')],
  ['size of the first screen', () => check('node', 'tools/size.ts')],
  ['a real browser', () => playwright(database)],
  ['the checklist, by the tests above', async () => checklist(ROWS, sum(tallies).tagged)],
];

const tallies: Tally[] = [];
const endings: string[] = [];
for (const [name, part] of PARTS) {
  const start = performance.now();
  console.log(`\n--- ${name}`);
  const tally = await part().catch((error: unknown) => {
    console.error(error);
    return ONE_FAILED;
  });
  tallies.push(tally);
  const result = tally.failed > 0 ? `${tally.failed} FAILED, ${tally.passed} good` : `${tally.passed} good`;
  const ended = `--- ${name}: ${result}, ${((performance.now() - start) / 1000).toFixed(1)} s`;
  endings.push(ended);
  console.log(ended);
}

// Once more at the end, where the whole of a long output may not be at hand.
const total = sum(tallies);
console.log(`\n${[...endings, ...total.failures].join('\n')}`);
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
