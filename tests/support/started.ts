import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A process of the bench that answers over HTTP. */
export interface Started {
  /** Without a slash at the end. */
  readonly url: string;
  readonly pid: number;
  /** Ends it and waits for that. */
  end(): Promise<void>;
}

const ROOT = new URL('../..', import.meta.url).pathname;

/** Starts a file of ours in a process of its own; it is there once a line of its output names its address. */
export async function started(
  file: string,
  env: Readonly<Record<string, string>> = {},
  imported?: string,
): Promise<Started> {
  const args = imported === undefined ? [file] : ['--import', new URL(imported, import.meta.url).href, file];
  const child = spawn('node_modules/.bin/node', args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', env.BENCH_LOUD === undefined ? 'ignore' : 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it answered.`)));
  });
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, pid: child.pid ?? 0, end };
}
