/**
 * Kills real portals at every point of the money path while their providers, their vendors and their data base misbehave, and holds all
 * books against each other afterwards: `npm run faults -- --kills 100 --minutes 20`.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { readOptions } from './options.ts';
import { tablesOf } from './report.ts';
import { describe, type Ran, runSetting } from './setting.ts';

/** How many lives one data base sees before its books are judged. */
const KILLS_A_SETTING = 36;

const options = readOptions(process.argv.slice(2));
const hurry = new AbortController();
// What was begun finds its end all the same.
process.once('SIGINT', () => hurry.abort()).once('SIGTERM', () => hurry.abort());
const until = performance.now() + options.minutes * 60_000;
const isOver = () => hurry.signal.aborted || performance.now() >= until;
const ran: Ran[] = [];
const say = (line: string) => process.stdout.write(`${new Date().toISOString()} ${line}\n`);
const killed = () => ran.reduce((sum, { rounds }) => sum + rounds.length, 0);

say(`--seed ${options.seed}`);
for (let turn = 0; killed() < options.kills && !isOver(); turn += 1) {
  const setting = options.settings[turn % options.settings.length];
  if (setting === undefined) break;
  const seed = options.seed + turn;
  const kills = Math.min(KILLS_A_SETTING, options.kills - killed());
  const one = await runSetting(setting, { seed, kills, points: options.points, isOver, say });
  if (one === null) {
    say(`${describe(setting)}: PostgreSQL is not installed here`);
    break;
  }
  ran.push(one);
  const load = loadavg().map((one) => one.toFixed(1));
  say(
    `${describe(setting)}, ${one.pair}, seed ${seed}: ${one.rounds.length} kills, ${one.broken.length} broken; load ${load.join(', ')}`,
  );
  const tables = tablesOf(ran);
  if (options.report !== null) writeFileSync(options.report, `${tables}\n`);
}
process.stdout.write(`\n${tablesOf(ran)}\n`);
process.exitCode = ran.some(({ broken }) => broken.length > 0) ? 1 : 0;
