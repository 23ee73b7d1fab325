import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { PROVIDERS, type StandInName } from '#src/stand-ins/providers.ts';
import type { Provider } from '#src/stand-ins/stand.ts';

/** How a stand-in of a test is to run; all may be left out. */
export interface StandInSettings {
  /** Where its book is: one that is given is left there at the end. */
  readonly folder?: string;
  readonly webhook?: string;
  /** What the waits between the tries of an event are multiplied by. */
  readonly pace?: number;
}

/** What was answered: the status, the text as it came, and its JSON, null where it was none. */
export interface StandInAnswer {
  readonly status: number;
  readonly text: string;
  // The wire format of another house: each test says what it expects of it.
  readonly body: unknown;
  readonly headers: Headers;
}

/** A stand-in in a process of its own. */
export interface StandIn {
  /** Without a slash at the end. */
  readonly url: string;
  /** Its keys by name, made up for this run. */
  readonly keys: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Asks one of its paths; a string goes as it is, anything else as JSON. */
  readonly ask: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<StandInAnswer>;
  /** As a power cut would. */
  readonly kill: () => Promise<void>;
  /** Cleanly, throws when it was not; after a `kill` it clears away what there is. */
  readonly end: () => Promise<void>;
}

/** One that is asked and paid with, whoever ends it. */
export type Asked = Pick<StandIn, 'ask' | 'keys'>;

const ROOT = new URL('../..', import.meta.url).pathname;

/** Starts a stand-in on a free port; the caller ends it. */
export async function startStandIn(name: StandInName, settings: StandInSettings = {}): Promise<StandIn> {
  const folder = settings.folder ?? mkdtempSync(join(tmpdir(), `stand-in-${name}-`));
  const provider: Provider = PROVIDERS[name];
  const keys = Object.fromEntries(
    Object.entries(provider.keys).map(([key, { begins }]) => [key, `${begins}${name}-${key}-made-up`]),
  );
  const env = Object.fromEntries(
    Object.entries(provider.keys).map(([key, { variable }]) => [variable, keys[key] ?? '']),
  );
  const args = ['src/stand-ins/run.ts', name, '--port', '0', '--data', folder, '--pace', String(settings.pace ?? 1)];
  if (settings.webhook !== undefined) args.push('--webhook', settings.webhook);
  const child = spawn('node_modules/.bin/node', args, { cwd: ROOT, env: { ...process.env, ...env } });
  const ended = once(child, 'exit');
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));
  const url = await addressOf(child.stdout, ended, errors);
  const stop = async (signal: NodeJS.Signals) => {
    const killed = child.signalCode !== null;
    child.kill(signal);
    const [code] = await ended;
    if (signal === 'SIGTERM' && code !== 0 && !killed)
      throw new Error(`The stand-in ended with ${code}: ${errors.join('')}`);
  };
  return {
    url,
    keys,
    folder,
    ask: async (method, path, body, headers = {}) => {
      const json = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
      const answer = await fetch(`${url}${path}`, {
        method,
        redirect: 'manual',
        headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(json === undefined ? {} : { body: json }),
      });
      const answered = await answer.text();
      return { status: answer.status, text: answered, body: parsed(answered), headers: answer.headers };
    },
    kill: () => stop('SIGKILL'),
    end: async () => {
      await stop('SIGTERM');
      if (settings.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address that the first line of a stand-in names; what it said instead when it ended before. */
async function addressOf(output: NodeJS.ReadableStream, ended: Promise<unknown>, errors: readonly string[]) {
  const lines = createInterface({ input: output });
  const first = once(lines, 'line').then(([line]) => /http:\S+/.exec(String(line))?.[0]);
  const url = await Promise.race([first, ended.then(() => undefined)]);
  if (url === undefined) throw new Error(`The stand-in did not start: ${errors.join('')}`);
  return url;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** One event that a listener took: the body as it came, byte by byte. */
export interface TakenEvent {
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** Where a portal would take events. */
export interface Listener {
  readonly url: string;
  /** All that came, the first first. */
  readonly taken: readonly TakenEvent[];
  /** Resolves when so many came. */
  readonly until: (count: number) => Promise<readonly TakenEvent[]>;
  readonly close: () => Promise<void>;
}

/** Listens for events on loopback; `answer` says what each is answered, 200 unless it is given. */
export async function listenForEvents(
  answer: (event: TakenEvent, index: number) => { status: number; body?: string } = () => ({ status: 200 }),
): Promise<Listener> {
  const taken: TakenEvent[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const event = { body: await text(request), headers: request.headers };
    taken.push(event);
    const { status, body = '' } = answer(event, taken.length - 1);
    response.writeHead(status).end(body);
    for (const look of waiting) look();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/events`,
    taken,
    until: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (taken.length < count) return;
          waiting.delete(look);
          resolve(taken.slice(0, count));
        };
        waiting.add(look);
        look();
      }),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
