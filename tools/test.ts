/**
 * Runs what says whether the tree is good, and ends with one line of numbers: `npm test`, in the time that there is for every
 * change. `npm run test:all` also has what bears the tag `long`, the rest of the browser's tests, and more of the embedded data base.
 */
import { ROWS } from '../tests/checklist/rows.ts';
import { checklist } from './testing/checklist.ts';
import { run } from './testing/command.ts';
import { playwright } from './testing/playwright.ts';
import { startPostgres } from './testing/postgres.ts';
import { closingLine, ONE_FAILED, ONE_PASSED, ONE_SKIPPED, sum, type Tally } from './testing/tally.ts';
import { vitest } from './testing/vitest.ts';

const check = async (command: string, ...args: string[]): Promise<Tally> =>
  (await run(command, args)) ? ONE_PASSED : { ...ONE_FAILED, failures: [[command, ...args].join(' ')] };

const all = process.argv.includes('--all');

/** On the embedded data base run the whole conversation, by the terminal and by dialogues, and the providers' stand-ins. */
const EMBEDDED = ['tests/terminal/', 'tests/dialogues/', 'tests/stand-ins/'];

/** And of `npm run test:all` what opens it, ends in the middle or answers each call; the rest by `npm run test:embedded`. */
const EMBEDDED_IN_ALL = [
  ...EMBEDDED,
  ...['conversations', 'db', 'demo', 'http', 'jobs', 'sandbox', 'boot'].map((area) => `tests/server/${area}/`),
  ...['tests/faults/kill', 'tests/endings/'],
];

/** On PostgreSQL everything of the server; the terminal's tests are about the terminal: once is enough. */
const ON_POSTGRES = ['tests/server', 'tests/faults'];

// So many schedules of what goes wrong with a payment (tests/faults/settlement.test.ts).
if (all) process.env.FAULT_SCHEDULES ??= '150';

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
  const run = (databaseUrl: string | null, folders?: readonly string[]) =>
    vitest({ project: 'server', databaseUrl, long: all, ...(folders && { folders }) });
  if (database === null) return sum([await run(null), ONE_SKIPPED]);
  return sum([await run(null, all ? EMBEDDED_IN_ALL : EMBEDDED), await run(database, ON_POSTGRES)]);
}

const types = () => check('tsc', '-p', '.');

/** What needs one core, as the types do. */
const still = async () =>
  sum([
    await check('biome', 'check', '--error-on-warnings', '.'),
    await check('node', 'tools/layers.ts'),
    await check('node', 'tools/build.ts', '--if-stale'),
  ]);

const beside = async (...parts: readonly (() => Promise<Tally>)[]): Promise<Tally> =>
  sum(await Promise.all(parts.map((part) => part())));

const PARTS: readonly (readonly [string, () => Promise<Tally>])[] = [
  ['types; lint, layers and the build beside them', () => beside(types, still)],
  // One after the other: workers that change between the two load each one's modules again and again.
  ['machines', () => vitest({ project: 'machines', databaseUrl: null, long: all })],
  ['components', () => vitest({ project: 'portal', databaseUrl: null, long: all })],
  ['server, on the embedded data base and on PostgreSQL', serverTests],
  ['size of the first screen', () => check('node', 'tools/size.ts')],
  ['a real browser', () => playwright(database, all)],
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
