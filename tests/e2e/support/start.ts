import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A portal that was started as the README says, on a free port and with a data folder of its own. */
export interface Started {
  readonly url: string;
  /** All that it has printed so far. */
  readonly printed: () => string;
  /** Ends it as Ctrl-C does; answers the exit code. */
  stop(): Promise<number | null>;
}

const ADDRESS = /https?:\/\/(?:127\.0\.0\.1|localhost):\d+/;

/** Runs `npm start` and resolves once it has printed its address and answers there. */
export async function startPortal(settings: Readonly<Record<string, string>> = {}): Promise<Started> {
  const data = mkdtempSync(join(tmpdir(), 'wattchat-e2e-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: data, ...settings };
  // A process group of its own, because Ctrl-C in a terminal reaches npm and the server alike.
  const child = spawn('npm', ['start'], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  const url = await address(child, (text) => {
    printed += text;
    return printed;
  });
  return {
    url,
    printed: () => printed,
    stop: async () => {
      const gone = child.exitCode === null ? once(child, 'exit') : Promise.resolve([child.exitCode]);
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
      const [code] = await gone;
      rmSync(data, { recursive: true, force: true });
      return code;
    },
  };
}

function address(child: ChildProcess, keep: (text: string) => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      const [url] = ADDRESS.exec(keep(chunk.toString())) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${keep('')}`)));
  });
}
