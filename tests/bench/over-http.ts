import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { postgresPrograms, startPostgres } from '../../tools/testing/postgres.ts';
import { ownDatabase } from '../support/server/own-database.ts';
import { started } from '../support/started.ts';
import { ask } from './load/asking.ts';
import { openPortals } from './load/portal.ts';
import { compare, type Figure } from './measure.ts';

const execute = promisify(execFile);

/** So many requests at once, and connections of pgbench. */
const AT_ONCE = 8;
const RESIDENTS = 500;
const TPCB_S = 5;

/**
 * PERFORMANCE c1 and b2: a read of one row by somebody who is signed in, beside Hono with one prepared statement; and turns of
 * conversations that are kept, beside what pgbench does by its own script.
 */
export async function overHttp(): Promise<Figure[]> {
  const postgres = await startPostgres({ durable: true });
  if (postgres === null) return [];
  const outside = await started('tests/bench/load/instant.ts');
  const { url } = await ownDatabase(postgres.url);
  const portals = await openPortals({ outside: outside.url, servers: 1, residents: RESIDENTS, databaseUrl: url });
  const peer = await openPeer(url);
  try {
    return [await reads(portals, peer.url), await turns(portals, postgres.url)];
  } finally {
    await portals.end();
    await peer.end();
    await outside.end();
    postgres.stop();
  }
}

type Portals = Awaited<ReturnType<typeof openPortals>>;

async function reads({ urls: [url = ''], tokens: [token = ''], shop }: Portals, peer: string): Promise<Figure> {
  await shop(0);
  const atOnce = async (one: () => Promise<{ readonly status: number }>) => {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, one));
    if (answers.some(({ status }) => status !== 200)) throw new Error('A read was refused.');
    return AT_ONCE;
  };
  const rates = await compare(
    () => atOnce(() => ask(`${url}/api/electricity-service/last-purchase`, undefined, token)),
    () => atOnce(() => ask(peer)),
  );
  const what = `PERFORMANCE c1: the last purchase of somebody who is signed in, ${AT_ONCE} at once`;
  return { what, unit: 'reads', ...rates, peer: 'Hono with one prepared statement that reads the same order' };
}

/** What a read cannot be faster than: the same frame, and one statement that the data base has planned before. */
async function openPeer(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const app = new Hono();
  const read = { name: 'last', text: 'select * from orders order by created_at desc limit 1' };
  app.get('/', async (c) => c.json((await pool.query(read)).rows[0] ?? {}));
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const end = async () => {
    server.closeAllConnections();
    server.close();
    await pool.end();
  };
  return { url, end };
}

async function turns({ urls: [url = ''], tokens }: Portals, server: string): Promise<Figure> {
  const program = join(postgresPrograms() ?? '', 'pgbench');
  const { url: database } = await ownDatabase(server);
  await execute(program, ['-i', '-q', database]);
  const revisions = tokens.map(() => 0);
  let next = 0;
  const kept = async () => {
    const at = next++ % tokens.length;
    const message = { text: 'buy power 5000' };
    const body = {
      revision: revisions[at],
      messages: [{ id: `turn.${next}`, message }],
      kept: { version: 1, flow: 'buy-power', snapshot: { value: 'confirming', context: { amount: '5000' } } },
    };
    const answer = await ask(`${url}/api/users/conversation`, body, tokens[at], 'PUT');
    if (answer.status !== 200) throw new Error(`A turn was not kept: ${answer.status}`);
    revisions[at] = Number(answer.body.revision);
  };
  const began = performance.now();
  let done = 0;
  const turn = async () => {
    while (performance.now() - began < TPCB_S * 1000) {
      await kept();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
  const ours = (done * 1000) / (performance.now() - began);
  const { stdout } = await execute(program, ['-n', '-c', String(AT_ONCE), '-j', '2', '-T', String(TPCB_S), database]);
  const theirs = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  const what = `PERFORMANCE b2: turns of conversations kept over HTTP, ${AT_ONCE} at once`;
  return { what, unit: 'turns', ours, theirs, peer: 'transactions of pgbench by its own script, which is like TPC-B' };
}
