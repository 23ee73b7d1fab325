import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, startPostgres } from '../testing/postgres.ts';
import { startPool } from './pool.ts';
import { startProxy } from './proxy.ts';

/** Several portals on one PostgreSQL behind one proxy, on this machine. */
export interface Cluster {
  readonly url: string;
  readonly databaseUrl: string;
  readonly portals: readonly ChildProcess[];
  close(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '../..');
/** How long a portal may take to be ready: the first makes the tables, ms. */
const READY_MS = 300_000;

/** How a cluster is put together. */
interface Plan {
  readonly servers: number;
  /** A pool stands between the portals and PostgreSQL, and hands connections out by transaction. */
  readonly pooled?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a PostgreSQL of its own, so many portals one after another, and the proxy. Nothing is left where it cannot. */
export async function startCluster({ servers, pooled = false, settings = {} }: Plan): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-cluster-'));
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const postgres = await startPostgres();
    if (postgres === null) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql).');
    closing.push(postgres.stop);
    const pool = pooled ? await startPool(folder, postgres.url) : null;
    if (pool !== null) closing.push(() => ended(pool.child));
    const database =
      pool === null ? { DATABASE_URL: postgres.url } : { DATABASE_URL: pool.url, DATABASE_DIRECT_URL: postgres.url };
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const ports: number[] = [];
    const portals: ChildProcess[] = [];
    for (let number = 1; number <= servers; number += 1) {
      const own = await freePort();
      const child = startPortal(own, {
        ...{ ...database, DATA_DIR: join(folder, 'data'), PUBLIC_URL: url, TRUST_PROXY: '1' },
        ...settings,
      });
      closing.push(() => ended(child));
      ports.push(own);
      portals.push(child);
      await ready(child, own);
    }
    const proxy = startProxy(folder, port, ports);
    closing.push(() => ended(proxy.child));
    await ready(proxy.child, port);
    return { url, databaseUrl: postgres.url, portals, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

function startPortal(port: number, settings: Readonly<Record<string, string>>): ChildProcess {
  const { NODE_ENV: _, ...env } = process.env;
  return spawn(process.execPath, ['src/server/main.ts'], {
    cwd: ROOT,
    env: { ...env, LOG_LEVEL: 'error', ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function ready(child: ChildProcess, port: number): Promise<void> {
  for (const until = Date.now() + READY_MS; Date.now() < until; await wait(200)) {
    if (child.exitCode !== null) throw new Error(`A process ended with ${child.exitCode} before it was ready.`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
  }
  throw new Error(`Nothing was ready on port ${port} within ${READY_MS} ms.`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
