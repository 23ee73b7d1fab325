import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, startPostgres, startStandby, type TestStandby } from '../testing/postgres.ts';
import { startPool } from './pool.ts';
import { startProxy } from './proxy.ts';

/** Several portals on one PostgreSQL behind one proxy, on this machine. */
export interface Cluster {
  readonly url: string;
  readonly databaseUrl: string;
  readonly portals: readonly ChildProcess[];
  /** Where each portal is, past the proxy. */
  readonly portalUrls: readonly string[];
  /** What answers that which is only read; null: the data base itself. */
  readonly standby: TestStandby | null;
  /**
   * Starts one portal of another checkout, or of this version, which brings the data up to date while the others sell, and then ends
   * those. Rejects where it does not start: then the others go on.
   */
  upgrade(to?: string): Promise<void>;
  close(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '../..');
/** How long a portal may take to be ready: the first makes the tables, ms. */
const READY_MS = 300_000;
/** After so long the proxy has asked whoever is ready, ms: each second, and two good answers count. */
const CHECKED_MS = 3_000;

/** How a cluster is put together. */
interface Plan {
  readonly servers: number;
  /** A pool stands between the portals and PostgreSQL, and hands connections out by transaction. */
  readonly pooled?: boolean;
  /** What is only read is read from a hot standby of it. */
  readonly standby?: boolean;
  /** A checkout of another version, installed: its portals are started, and not those of this one. */
  readonly from?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a PostgreSQL of its own, so many portals one after another, and the proxy. Nothing is left where it cannot. */
export async function startCluster(plan: Plan): Promise<Cluster> {
  const { servers, pooled = false, from = ROOT, settings = {} } = plan;
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
    const standby = plan.standby ? await startStandby(postgres) : null;
    if (standby !== null) closing.push(standby.stop);
    const database = {
      ...(pool === null
        ? { DATABASE_URL: postgres.url }
        : { DATABASE_URL: pool.url, DATABASE_DIRECT_URL: postgres.url }),
      ...(standby !== null && { DATABASE_REPLICA_URL: standby.url }),
    };
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const shared = { ...database, DATA_DIR: join(folder, 'data'), PUBLIC_URL: url, TRUST_PROXY: '1', ...settings };
    const start = async (of: string, own: number): Promise<ChildProcess> => {
      const child = startPortal(of, own, shared);
      closing.push(() => ended(child));
      await ready(child, own);
      return child;
    };
    const ports: number[] = [];
    const portals: ChildProcess[] = [];
    for (let number = 1; number <= servers; number += 1) {
      const own = await freePort();
      ports.push(own);
      portals.push(await start(from, own));
    }
    // The proxy knows where the next version will be, and sends nobody there before it is ready.
    const next = await freePort();
    const proxy = startProxy(folder, port, [...ports, next]);
    closing.push(() => ended(proxy.child));
    await ready(proxy.child, port);
    const upgrade = async (to = ROOT) => {
      await start(to, next);
      await wait(CHECKED_MS);
      for (const old of portals) await ended(old);
    };
    const portalUrls = ports.map((own) => `http://127.0.0.1:${own}`);
    return { url, databaseUrl: postgres.url, portals, portalUrls, standby, upgrade, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

function startPortal(of: string, port: number, settings: Readonly<Record<string, string>>): ChildProcess {
  const { NODE_ENV: _, ...env } = process.env;
  return spawn(process.execPath, ['src/server/main.ts'], {
    cwd: of,
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
