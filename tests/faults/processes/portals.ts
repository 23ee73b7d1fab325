import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** One life of a portal's process, as its operator starts it. */
export interface Life {
  readonly url: string;
  /** Resolves when the process is gone, however it went. */
  readonly gone: Promise<void>;
  readonly isGone: () => boolean;
  /** `kill -9`. */
  readonly kill: () => Promise<void>;
  /** As Ctrl-C does. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a portal on a port; `at`: the crash point at which it dies, and the how many-eth time. Where it ended before it listened: null. What it says goes to the end of
 * a file.
 */
export async function startPortal(
  settings: Readonly<Record<string, string>>,
  { port, at, log }: { readonly port: number; readonly at: string | null; readonly log: string },
): Promise<Life | null> {
  const { NODE_ENV: _, FAULT_AT: __, ...env } = process.env;
  const child = spawn('node_modules/.bin/node', ['src/server/main.ts'], {
    cwd: ROOT,
    env: { ...env, ...settings, PORT: String(port), ...(at !== null && { FAULT_AT: at }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit').then(() => undefined);
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  let said = '';
  const url = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /Wattchat is at (\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  child.stderr.on('data', (chunk) => appendFileSync(log, chunk));
  const end = async (signal: NodeJS.Signals) => {
    if (!isGone()) child.kill(signal);
    await gone;
  };
  const listening = await Promise.race([url, gone.then(() => null)]);
  return listening === null
    ? null
    : { url: listening, gone, isGone, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
