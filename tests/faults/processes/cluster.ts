import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort, isRoot, postgresPrograms } from '../../../tools/testing/postgres.ts';
import { type SteppedClock, steppedClock } from './stepped-clock.ts';

const run = promisify(execFile);

/** A PostgreSQL cluster of its own, and what can happen to it. Every one of these comes back by itself. */
export interface Cluster {
  readonly url: string;
  /** Ends it in the middle of everything, as a power cut would, and starts it again. */
  readonly restart: () => Promise<void>;
  /** Stops all of its processes where they are for so long. Connections stay, and nothing answers. */
  readonly freeze: (ms: number) => Promise<void>;
  /** Its disk is full for so long; where it ended of that it is started again. Null: nothing can be mounted here. */
  readonly fill: ((ms: number) => Promise<void>) | null;
  /** A replica that has all that was committed takes its place and its address; the old one is gone. */
  readonly failOver: () => Promise<void>;
  /** Copies all of it aside while it works, as is done once a day; its log is archived from the beginning. Null: it is not. */
  readonly backUp: (() => Promise<void>) | null;
  /** It is lost, and another one stands at its address that has the copy and the archive up to a moment. */
  readonly goBack: ((to: Date) => Promise<void>) | null;
  /** Its clock; null where libfaketime is not installed. */
  readonly clock: SteppedClock | null;
  readonly stop: () => Promise<void>;
}

/** How large the disk of a cluster is, MB: its files, some WAL, and room. */
const DISK_MB = 700;

/** Starts one on loopback; null where PostgreSQL is not installed. `archiving`: as operations.md has it, so that it can go back to a moment. */
export async function startCluster({ archiving = false } = {}): Promise<Cluster | null> {
  const bin = postgresPrograms();
  if (bin === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-cluster-'));
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]).then(
    () => true,
    () => false,
  );
  const port = await freePort();
  const password = randomBytes(16).toString('hex');
  writeFileSync(join(folder, 'password'), password, { mode: 0o600 });
  if (isRoot()) await run('chown', ['-R', 'postgres', folder]);
  const clock = steppedClock(folder);
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

  const as = async (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const words = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    const own = existsSync(join(bin, program)) ? join(bin, program) : program;
    const command = ['env', ...words, own, ...args];
    const [first = '', ...rest] = isRoot() ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    await run(first, rest, { cwd: tmpdir() });
  };
  let data = join(disk, 'data-1');
  let lives = 1;
  const options = () =>
    `-c listen_addresses=127.0.0.1 -p ${port} -k ${folder} -c max_connections=200 -c wal_level=replica -c max_wal_senders=4 -c max_wal_size=128MB -c min_wal_size=32MB`;
  const start = () =>
    as('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options(), 'start'], clock?.environment);
  const postmaster = async () => Number((await run('head', ['-1', join(data, 'postmaster.pid')])).stdout);

  await as('initdb', [
    ...['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', join(folder, 'password'), '-E', 'UTF8'],
    ...['--no-sync', '--wal-segsize=4'],
  ]);
  const [archive, base] = [join(folder, 'archive'), join(folder, 'base')];
  /** More lines of its settings, as an operator adds them. */
  const set = (...lines: readonly string[]) =>
    appendFileSync(join(data, 'postgresql.conf'), lines.map((line) => `${line}\n`).join(''));
  if (archiving) {
    await as('mkdir', [archive]);
    set(
      'archive_mode = on',
      `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
      'archive_timeout = 60',
    );
  }
  await start();

  const sql = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    return client.query<Record<string, unknown>>(statement).finally(() => client.end());
  };
  const signal = async (name: 'STOP' | 'CONT') => {
    const parent = await postmaster();
    const { stdout } = await run('pgrep', ['-P', String(parent)]);
    // The postmaster first, so that it begins no other while these are stopped.
    for (const process of [parent, ...stdout.trim().split('\n').map(Number)])
      await run('kill', [`-${name}`, String(process)]).catch(() => undefined);
  };
  const isUp = () =>
    sql('select 1').then(
      () => true,
      () => false,
    );
  const bringUp = async () => {
    for (let tries = 0; !(await isUp()); tries += 1) {
      if (tries > 60) throw new Error('The data base does not come back.');
      await start().catch(() => undefined);
      await pause(500);
    }
  };

  return {
    url,
    clock,
    restart: async () => {
      await as('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      await start();
    },
    freeze: async (ms) => {
      await signal('STOP');
      await pause(ms).finally(() => signal('CONT'));
    },
    fill: mounted
      ? async (ms) => {
          const ballast = join(disk, 'ballast');
          const { bavail, bsize } = statfsSync(disk);
          await run('dd', [
            'if=/dev/zero',
            `of=${ballast}`,
            'bs=4096',
            `count=${Math.ceil((bavail * bsize) / 4_096) + 1}`,
          ]).catch(() => undefined);
          await pause(ms).finally(() => rmSync(ballast));
          await bringUp();
        }
      : null,
    failOver: async () => {
      lives += 1;
      const replica = join(disk, `data-${lives}`);
      const connection = `host=127.0.0.1 port=${port} user=postgres password=${password} application_name=replica`;
      await as('pg_basebackup', ['-D', replica, '-d', connection, '-R', '-X', 'stream', '-c', 'fast']);
      const former = data;
      const elsewhere = await freePort();
      const aside = `-c listen_addresses=127.0.0.1 -p ${elsewhere} -k ${folder} -c max_connections=200`;
      await as('pg_ctl', ['-D', replica, '-w', '-l', join(folder, 'log'), '-o', aside, 'start'], clock?.environment);
      // From here on nothing counts as committed that the replica does not have.
      await sql("alter system set synchronous_standby_names = 'replica'");
      await sql('select pg_reload_conf()');
      for (let synchronous = false; !synchronous; await pause(100)) {
        const { rows } = await sql("select 1 from pg_stat_replication where sync_state = 'sync'");
        synchronous = rows.length > 0;
      }
      await pause(2_000);
      await as('pg_ctl', ['-D', former, '-m', 'immediate', '-w', 'stop']);
      await as('pg_ctl', ['-D', replica, '-w', 'promote']);
      await as('pg_ctl', ['-D', replica, '-m', 'fast', '-w', 'stop']);
      data = replica;
      // It was copied before the former one waited for anybody, so that it waits for nobody.
      await start();
      rmSync(former, { recursive: true });
    },
    backUp: archiving ? () => as('pg_basebackup', ['-d', url, '-D', base, '-X', 'none', '-c', 'fast']) : null,
    goBack: archiving
      ? async (to) => {
          // What was written last is in the archive a minute later at most, or at once where somebody asks for it.
          const { rows } = await sql('select pg_walfile_name(pg_switch_wal()) as last');
          while (!existsSync(join(archive, String(rows[0]?.last)))) await pause(100);
          await as('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
          lives += 1;
          data = join(disk, `data-${lives}`);
          await as('cp', ['-a', base, data]);
          set(
            `restore_command = 'cp ${archive}/%f %p'`,
            `recovery_target_time = '${to.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
            "recovery_target_action = 'promote'",
          );
          await as('touch', [join(data, 'recovery.signal')]);
          await start();
          for (let follows = true; follows; await pause(100))
            follows = (await sql('select pg_is_in_recovery() as follows')).rows[0]?.follows === true;
        }
      : null,
    stop: async () => {
      if (existsSync(data)) await as('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']).catch(() => undefined);
      if (mounted) await run('umount', [disk]).catch(() => run('umount', ['-l', disk]));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
