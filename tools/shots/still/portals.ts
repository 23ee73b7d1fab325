import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PRELOAD = pathToFileURL(join(import.meta.dirname, 'preload.ts')).href;
/** When the demonstration's data are made, and when the portal that has them is looked at. */
const MADE_AT = '2026-11-24T08:50:00Z';
export const LOOKED_AT = '2026-11-24T09:00:00Z';
/** A portal serves no longer than this, ms: within it no minute of its clock has passed. */
const FRESH_MS = 40_000;

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
  const port = await freePort();
  await built(root);
  const maker = start(root, { PORT: String(port), DATA_DIR: made, STILL_AT: MADE_AT, STILL_SEED: 'made' });
  await answers(maker);
  await end(maker, 'SIGINT');
  let serving: ChildProcess | null = null;
  let since = 0;
  let spoilt = true;
  const stop = async () => {
    if (serving !== null) await end(serving, 'SIGKILL');
    serving = null;
  };
  const renew = async () => {
    await stop();
    const data = join(place, 'data');
    rmSync(data, { recursive: true, force: true });
    cpSync(made, data, { recursive: true });
    serving = start(root, { PORT: String(port), DATA_DIR: data, STILL_AT: LOOKED_AT, STILL_SEED: 'looked at' });
    since = performance.now();
    spoilt = false;
    await answers(serving);
  };
  await renew();
  return {
    url: `http://127.0.0.1:${port}`,
    isFresh: () => !spoilt && performance.now() - since < FRESH_MS,
    spoil: () => {
      spoilt = true;
    },
    renew,
    close: async () => {
      await stop();
      rmSync(place, { recursive: true, force: true });
    },
  };
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

/** Resolves once it has printed its address. */
function answers(portal: ChildProcess): Promise<void> {
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
