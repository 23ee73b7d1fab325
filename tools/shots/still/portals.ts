import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PRELOAD = pathToFileURL(join(import.meta.dirname, 'preload.ts')).href;
/** When the demonstration's data are made, and when the portal that has them is looked at. */
const MADE_AT = '2026-11-24T08:50:00Z';
export const LOOKED_AT = '2026-11-24T09:00:00Z';
/** A portal serves no longer than this, ms: within it no minute of its clock has passed, which goes slower after a while. */
const FRESH_MS = 600_000;

/** Portals one after another at one address, each with the same data, the same clock and the same chance. */
export interface Portals {
  readonly url: string;
  /** True where the present one has neither been written to nor is old. */
  isFresh(): boolean;
  /** Something was written: the next scene needs another portal. */
  spoil(): void;
  /** Puts another in the place of the present one. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** Makes the data once, which takes seconds, and starts the first; `root` is the folder of the portal's source. */
export async function openPortals(root: string): Promise<Portals> {
  const place = mkdtempSync(join(tmpdir(), 'wattchat-shots-'));
  const made = join(place, 'made');
  const settings = { PORT: String(await freePort()), NODE_COMPILE_CACHE: join(place, 'compiled') };
  await built(root);
  const maker = start(root, { ...settings, DATA_DIR: made, STILL_AT: MADE_AT, STILL_SEED: 'made' });
  await begun(maker);
  await end(maker, 'SIGINT');

  let count = 0;
  const prepared = async (): Promise<Prepared> => {
    count += 1;
    const data = join(place, `data-${count}`);
    await cp(made, data, { recursive: true });
    const still = { STILL_AT: LOOKED_AT, STILL_SEED: 'looked at' };
    return { data, portal: start(root, { ...settings, ...still, DATA_DIR: data }) };
  };
  const leave = async ({ data, portal }: Prepared) => {
    await end(portal, 'SIGKILL');
    await rm(data, { recursive: true });
  };
  // Made ready while another is looked at, for that takes longer than most pictures.
  let next = prepared();
  let serving: Prepared | null = null;
  let since = 0;
  let spoilt = true;
  const renew = async () => {
    if (serving !== null) await leave(serving);
    serving = await next;
    await begun(serving.portal);
    since = performance.now();
    spoilt = false;
    next = prepared();
  };
  await renew();
  return {
    url: `http://127.0.0.1:${settings.PORT}`,
    isFresh: () => !spoilt && performance.now() - since < FRESH_MS,
    spoil: () => {
      spoilt = true;
    },
    renew,
    close: async () => {
      if (serving !== null) await leave(serving);
      await leave(await next);
      await rm(place, { recursive: true });
    },
  };
}

/** A portal with data of its own, which is ready to begin. */
interface Prepared {
  readonly portal: ChildProcess;
  readonly data: string;
}

function start(root: string, settings: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['--import', PRELOAD, 'src/server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

async function built(root: string): Promise<void> {
  const build = spawn(process.execPath, ['tools/build.ts', '--if-stale'], { cwd: root, stdio: 'inherit' });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error(`The portal in ${root} could not be built.`);
}

/** Has it begin; resolves once it has printed its address. */
function begun(portal: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const hear = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('Wattchat is at ')) resolve();
    };
    portal.stdout?.on('data', hear);
    portal.stderr?.on('data', hear);
    portal.once('error', reject);
    portal.once('exit', (code) => reject(new Error(`The portal ended with ${code}:\n${printed}`)));
    portal.stdin?.write('begin');
  });
}

async function end(portal: ChildProcess, how: 'SIGINT' | 'SIGKILL'): Promise<void> {
  if (portal.exitCode !== null || portal.signalCode !== null) return;
  const gone = once(portal, 'exit');
  portal.kill(how);
  await gone;
}

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
