import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort, isRoot } from '../testing/postgres.ts';

/** A pool in front of a PostgreSQL server, in a process of its own. */
export interface Pool {
  /** Of the data base, through the pool. */
  readonly url: string;
  readonly child: ChildProcess;
}

/** How long it may take to hand out its first connection, ms. */
const READY_MS = 30_000;

/**
 * As `docs/operations/deploying.md` has it: few connections to the server, each handed out for one transaction, and the limits of a
 * statement said to each as it is opened, for a portal that says them reaches only some of them.
 */
const configOf = (port: number, server: URL, users: string): string => `[databases]
* = host=${server.hostname} port=${server.port} connect_query='set statement_timeout = 30000; set idle_in_transaction_session_timeout = 60000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
`;

/** Starts pgbouncer; throws where it is not installed, or hands out no connection. */
export async function startPool(folder: string, databaseUrl: string): Promise<Pool> {
  if (spawnSync('pgbouncer', ['--version']).status !== 0)
    throw new Error('pgbouncer is not installed (Debian: apt-get install pgbouncer).');
  const server = new URL(databaseUrl);
  const files = join(folder, 'pool');
  // It refuses to run as root, as PostgreSQL does.
  chmodSync(folder, 0o755);
  mkdirSync(files, { mode: 0o700 });
  const [config, users] = ['pgbouncer.ini', 'users.txt'].map((name) => join(files, name)) as [string, string];
  const port = await freePort();
  writeFileSync(users, `"${server.username}" "${server.password}"\n`, { mode: 0o600 });
  writeFileSync(config, configOf(port, server, users), { mode: 0o600 });
  if (isRoot()) spawnSync('chown', ['-R', 'postgres', files]);
  const command = ['pgbouncer', '--quiet', config];
  const [program = '', ...args] = isRoot()
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command]
    : command;
  const child = spawn(program, args, { stdio: 'ignore' });
  const url = new URL(databaseUrl);
  url.port = String(port);
  for (const until = Date.now() + READY_MS; Date.now() < until; await wait(100)) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}.`);
    if (await answers(url.href)) return { url: url.href, child };
  }
  child.kill('SIGTERM');
  throw new Error(`pgbouncer handed out no connection within ${READY_MS} ms.`);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
