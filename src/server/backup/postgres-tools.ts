import { spawn, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CannotStart } from '../cannot-start.ts';
import { oneLine } from '../text.ts';

/** PostgreSQL's own programs for copies. */
type Program = 'pg_dump' | 'pg_restore';

/** Where a program may be: in the path, or where Debian keeps each version. Tests have none. */
export type Places = (program: Program) => readonly string[];

const PLACES: Places = (program) => [program, ...globSync(`/usr/lib/postgresql/*/bin/${program}`)];

/**
 * The oldest of the programs there are that can read a server of a version; throws CannotStart that says what to install. One that is older
 * than the server refuses it; a newer one writes copies that an older server may not read.
 */
export function programFor(program: Program, serverMajor: number, places: Places = PLACES): string {
  const found = places(program)
    .flatMap((path) => {
      const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
      const major = Number(/(\d+)(?:\.\d+|devel|beta|rc)/.exec(stdout ?? '')?.[1]);
      return status === 0 && Number.isInteger(major) ? [{ path, major }] : [];
    })
    .sort((one, other) => one.major - other.major);
  const able = found.find(({ major }) => major >= serverMajor);
  if (able !== undefined) return able.path;
  const newest = found.at(-1);
  throw new CannotStart(
    newest === undefined
      ? `${program} is not installed here. Install the client programs of PostgreSQL ${serverMajor} (Debian: postgresql-client-${serverMajor}).`
      : `${program} is of PostgreSQL ${newest.major}, and the data base of ${serverMajor}. Install the client programs of ${serverMajor} (Debian: postgresql-client-${serverMajor}).`,
  );
}

/** The address of a data base as PostgreSQL's programs take it, so that no password stands in a list of processes. */
export function addressFor(url: string): Readonly<Record<string, string>> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const said = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1'),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));
}

/** What is run, with what it is told. */
interface Run {
  readonly path: string;
  readonly args: readonly string[];
  readonly url?: string;
}

/** What a program prints, byte by byte. Throws CannotStart with its own words where it fails, at the end at the latest. */
export async function* outputOf(run: Run): AsyncGenerator<Uint8Array> {
  const child = start(run, 'ignore');
  for await (const chunk of child.stdout) yield chunk;
  await ended(child, run);
}

/** Give a program its input. Throws CannotStart with its own words where it fails. */
export async function feed(run: Run, input: AsyncIterable<Uint8Array>): Promise<void> {
  const child = start(run, 'pipe');
  child.stdout.resume();
  const done = ended(child, run);
  // Where it stops reading, what it says at its end tells more than the broken pipe.
  const fed = pipeline(input, child.stdin).catch((cause: unknown) => {
    if (isBrokenPipe(cause)) return;
    child.kill();
    throw cause;
  });
  const [given, finished] = await Promise.allSettled([fed, done]);
  if (given.status === 'rejected') throw given.reason;
  if (finished.status === 'rejected') throw finished.reason;
}

const isBrokenPipe = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && (cause.code === 'EPIPE' || cause.code === 'ERR_STREAM_PREMATURE_CLOSE');

function start({ path, args, url }: Run, input: 'ignore' | 'pipe') {
  const env = { ...process.env, ...(url === undefined ? {} : addressFor(url)) };
  const child = spawn(path, args, { env, stdio: [input, 'pipe', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    if (said.length < 2_000) said += chunk.toString('utf8');
  });
  const over = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('error', (cause) => resolve({ code: null, said: cause.message }));
    child.on('close', (code) => resolve({ code, said }));
  });
  const { stdin, stdout } = child;
  if (stdout === null) throw new Error('no output');
  return { stdout, stdin: input === 'pipe' && stdin !== null ? stdin : process.stdout, over, kill: () => child.kill() };
}

async function ended(
  { over }: { readonly over: Promise<{ code: number | null; said: string }> },
  { path }: Run,
): Promise<void> {
  const { code, said } = await over;
  if (code !== 0)
    throw new CannotStart(`${path.split('/').at(-1)} failed: ${oneLine(said) || `it ended with ${code}`}`);
}

/** Read a copy of PostgreSQL to its end without writing anything: every table of it is unpacked. */
export const readThrough = (path: string): Run => ({ path, args: ['--file', join('/dev', 'null')] });
