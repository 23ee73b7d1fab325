import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { output } from './command.ts';

/** A PostgreSQL server for the length of a test run. */
export interface TestServer {
  readonly url: string;
  /** Halts every process of it where it is, as a machine does that hangs; `thaw` lets them go on. */
  freeze(): void;
  thaw(): void;
  stop(): void;
}

/**
 * A server on loopback with its files in a folder of its own; null where PostgreSQL is not installed. `durable`: it writes as one in use
 * does, and cleans up after itself; otherwise it forgets all at a power cut, which is faster.
 */
export async function startPostgres({ durable = false } = {}): Promise<TestServer | null> {
  const bin = postgresPrograms();
  if (bin === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (isRoot()) as(['chown', '-R', 'postgres', folder], 'root');

  const settings = `-c listen_addresses=127.0.0.1 -p ${port} -k ${folder} -c max_connections=200 ${durable ? '' : '-c fsync=off -c autovacuum=off'}`;
  const control = (args: string[]) => as([join(bin, 'pg_ctl'), '-D', data, '-w', ...args], 'postgres');
  const stop = () => {
    control(['-m', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  const initdb = [join(bin, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile];
  const ready =
    as([...initdb, '-E', 'UTF8', '--no-sync'], 'postgres') &&
    control(['-l', join(folder, 'log'), '-o', settings, 'start']);
  if (!ready) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error('PostgreSQL is installed but could not be started.');
  }
  const [postmaster = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  let frozen: readonly number[] = [];
  return {
    freeze: () => {
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
      frozen = [postmaster, ...children].map(Number);
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    },
    thaw: () => {
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
      frozen = [];
    },
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop,
  };
}

/** Debian keeps the server's programs out of the path, by version; elsewhere they stand beside `initdb`. */
export function postgresPrograms(): string | null {
  const debian = globSync('/usr/lib/postgresql/*/bin/initdb').sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  const initdb = debian.at(-1) ?? output('which', ['initdb']);
  return initdb ? dirname(initdb) : null;
}

/** PostgreSQL refuses to run as root. */
export const isRoot = () => process.getuid?.() === 0;

/** Root hands over to the account that Debian made for it. */
function as(command: readonly string[], user: 'root' | 'postgres'): boolean {
  const [program = '', ...args] =
    user === 'postgres' && isRoot() ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  const { status, stderr } = spawnSync(program, args, {
    cwd: tmpdir(),
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) console.error(stderr);
  return status === 0;
}

/** A port of loopback that nobody has now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
