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

/** A server that follows another one and answers what is only read. */
export interface TestStandby extends TestServer {
  /** It follows nobody any more, and can be written. */
  promote(): void;
}

const USER = 'postgres';

/**
 * A server on loopback with its files in a folder of its own; null where PostgreSQL is not installed. `durable`: it writes as one in use
 * does, and cleans up after itself; otherwise it forgets all at a power cut, which is faster.
 */
export async function startPostgres({ durable = false } = {}): Promise<TestServer | null> {
  const bin = postgresPrograms();
  if (bin === null) return null;
  const files = makeFolder();
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(files.folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (isRoot()) as(['chown', '-R', 'postgres', files.folder], 'root');
  const initdb = [join(bin, 'initdb'), '-D', files.data, '-U', USER, '-A', 'scram-sha-256', '--pwfile', passwordFile];
  const port = await freePort();
  const made = as([...initdb, '-E', 'UTF8', '--no-sync'], 'postgres');
  const kept = durable ? '' : '-c fsync=off -c autovacuum=off';
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
  return begin(bin, files, made, `-p ${port} ${kept}`, url);
}

/** A standby of a server, with all that this knows at the moment; it follows from then on. */
export async function startStandby(primary: TestServer): Promise<TestStandby> {
  const bin = postgresPrograms();
  if (bin === null) throw new Error('PostgreSQL is not installed.');
  const files = makeFolder();
  if (isRoot()) as(['chown', '-R', 'postgres', files.folder], 'root');
  const port = await freePort();
  const copy = [join(bin, 'pg_basebackup'), '-d', primary.url, '-D', files.data, '-R', '-X', 'stream', '-c', 'fast'];
  const made = as([...copy, '--no-sync'], 'postgres');
  const url = new URL(primary.url);
  url.port = String(port);
  const server = begin(bin, files, made, `-p ${port} -c fsync=off`, url.href);
  const promote = [join(bin, 'pg_ctl'), '-D', files.data, '-w', 'promote'];
  return { ...server, promote: () => void as(promote, 'postgres') };
}

interface Files {
  readonly folder: string;
  readonly data: string;
}

function makeFolder(): Files {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-postgres-'));
  return { folder, data: join(folder, 'data') };
}

/** Halts a process, and waits until it is: its state stands behind its name, which may hold anything. One that has ended is halted as well. */
function halt(pid: string): void {
  process.kill(Number(pid), 'SIGSTOP');
  while (!/\) [TZ]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8')));
}

/** Start what was `made` in the folder. */
function begin(bin: string, { folder, data }: Files, made: boolean, settings: string, url: string): TestServer {
  const control = (args: string[]) => as([join(bin, 'pg_ctl'), '-D', data, '-w', ...args], 'postgres');
  const all = `-c listen_addresses=127.0.0.1 -k ${folder} -c max_connections=200 ${settings}`;
  if (!(made && control(['-l', join(folder, 'log'), '-o', all, 'start']))) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error('PostgreSQL is installed but could not be started.');
  }
  const [postmaster = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  let frozen: readonly number[] = [];
  return {
    freeze: () => {
      // First the one that makes the others: a connection that is just being made would go on, and answer.
      halt(postmaster);
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
      for (const child of children) halt(child);
      frozen = [postmaster, ...children].map(Number);
    },
    thaw: () => {
      // The one that made them last: it buries those that have ended.
      for (const pid of frozen.toReversed()) process.kill(pid, 'SIGCONT');
      frozen = [];
    },
    url,
    stop: () => {
      control(['-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
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
