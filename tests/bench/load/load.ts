import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../tools/testing/postgres.ts';
import { ownDatabase } from '../../support/server/own-database.ts';
import { type Started, started } from '../../support/started.ts';
import { crowd, type Met, type Shop } from './buyers.ts';
import { openDbos } from './dbos.ts';
import { pgbench } from './pgbench.ts';
import { openPortals, type Portals } from './portal.ts';
import { processorMs } from './processor.ts';
import { countOf, record } from './recorded.ts';

const CROWDS = [50, 200, 1_000] as const;
/** At once in the peers that are compared with ours: more of them only wait. */
const COMPARED = 50;

/**
 * PERFORMANCE c4: purchases a second through the whole path, order to token, on both data bases, with one server and with three, beside a
 * DBOS workflow that makes the same calls and beside pgbench with the same statements.
 */
export async function load(): Promise<string[]> {
  const postgres = await startPostgres({ durable: true });
  if (postgres === null) return ['PERFORMANCE c4: PostgreSQL is not installed here, so that nothing is compared.'];
  const outside = await started('tests/bench/load/instant.ts');
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-load-'));
  try {
    return await measured(outside, postgres.url, folder);
  } finally {
    await outside.end();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(outside: Started, server: string, folder: string): Promise<string[]> {
  const said: string[] = [];
  const say = (line: string) => {
    said.push(line);
    console.error(line);
  };
  const ours = async (what: string, servers: number, databaseUrl?: string) => {
    const residents = Math.max(...CROWDS);
    const wanted = { outside: outside.url, servers, residents, ...(databaseUrl !== undefined && { databaseUrl }) };
    return crowds(await openPortals(wanted), (met) => say(`${what}: ${met}`));
  };
  const own = () => ownDatabase(server);

  await ours('PGlite', 1);
  const one = await ours('PostgreSQL, one server', 1, (await own()).url);
  const dbos = await crowds(await openDbos(outside.url, (await own()).url), (met) => say(`DBOS: ${met}`));
  await ours('PostgreSQL, three servers', 3, (await own()).url);

  const { url } = await own();
  const file = join(folder, 'statements.jsonl');
  const watched = { by: './recorder.ts', env: { RECORD: file } };
  const portals = await openPortals({
    outside: outside.url,
    servers: 1,
    residents: COMPARED,
    databaseUrl: url,
    watched,
  });
  const recorded = await record(portals, file).finally(portals.end);
  const { statements, transactions, locks } = countOf(recorded);
  say(
    `a purchase is ${statements} statements, ${transactions} transactions of several, the order locked ${locks} times`,
  );
  const alone = await pgbench(recorded, { url, clients: COMPARED, residents: COMPARED, folder });
  say(`pgbench, the same statements: ${alone.toFixed(1)} a second with ${COMPARED} at once`);

  const rate = (of: readonly Met[]) => of.find(({ buyers }) => buyers === COMPARED)?.rate ?? Number.NaN;
  say(`PERFORMANCE c4, ours / DBOS at ${COMPARED} buyers: ${(rate(one) / rate(dbos)).toFixed(2)} (1.3 at least)`);
  say(`ours / pgbench: ${(rate(one) / alone).toFixed(2)} (0.5 at least)`);
  return said;
}

/** What crowds of each size meet, one after another. */
async function crowds(portals: Portals, tell: (met: string) => void): Promise<readonly Met[]> {
  const all: Met[] = [];
  for (const buyers of CROWDS) {
    let bought = 0;
    const shop: Shop = async (buyer) => {
      const purchase = await portals.shop(buyer);
      if (typeof purchase !== 'string') bought += 1;
      return purchase;
    };
    const before = processorOf(portals);
    const met = await crowd(shop, buyers);
    const each = (processorOf(portals) - before) / bought;
    all.push(met);
    tell(`${described(met)}; ${each.toFixed(1)} ms of the processor each, load ${loadavg()[0]?.toFixed(1)}`);
  }
  await portals.end();
  return all;
}

const processorOf = ({ pids }: Portals): number => pids.reduce((sum, pid) => sum + (processorMs(pid) ?? Number.NaN), 0);

function described({ buyers, rate, paidMs, refused }: Met): string {
  const times = [paidMs.p50, paidMs.p95, paidMs.p99].map((ms) => Math.round(ms)).join(', ');
  const no = [...refused].map(([what, times]) => `${times} x ${what}`).join(', ');
  return `${buyers} buyers, ${rate.toFixed(1)} purchases a second, from payment to token p50, p95, p99 ${times} ms; refused: ${no || 'nobody'}`;
}
