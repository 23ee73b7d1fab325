import { type CallName, calls } from '#catalogues/calls/index.ts';
import { limitSignIns } from '#src/server/accounts/sign-in/limit.ts';
import { keepSessions } from '#src/server/accounts/sign-in/sessions.ts';
import { buildApp } from '#src/server/app.ts';
import { whoseRows } from '#src/server/asked-from.ts';
import { readConfig } from '#src/server/config.ts';
import { ALWAYS } from '#src/server/db/alive.ts';
import { handlersOf } from '#src/server/handlers.ts';
import { keyProofs } from '#src/server/http/key-proof.ts';
import { openLog } from '#src/server/http/log.ts';
import { PROGRAM_CALLS } from '#src/server/http/programs.ts';
import { workAt } from '#src/server/http/puzzles.ts';
import { createLimit } from '#src/server/http/rate-limit.ts';
import { keyring } from '#src/server/keys/keyring.ts';
import { presence } from '#src/server/metrics/presence.ts';
import { openPriceLists } from '#src/server/price-lists/price-lists.ts';
import { systemRandom as random } from '#src/server/random.ts';
import { boot } from '../../../faults/support/server-process.ts';
import { world } from '../../../faults/support/world.ts';
import { formOf } from '../../../support/server/forms.ts';
import { openTestDatabase } from '../../../support/server/server.ts';

/** How a call was answered, without the id of the request. */
export interface Said {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** An answer with its head, and what the log has of it. */
export interface Heard extends Said {
  readonly headers: Headers;
  readonly lines: readonly string[];
}

/** The portal with every call's own handler, money and both sandboxes included, over the demonstration's data. */
export async function openWholePortal() {
  const { db, scoped, close } = await openTestDatabase('demo');
  const outside = world(db, 1);
  outside.faults.chance = 0;
  const { clock } = outside;
  const server = await boot(outside, []);
  const { deps: money } = server;
  const config = {
    ...readConfig({ AUTH_SECRET: 'a secret for tests, long enough to be one', CALLS_PER_MINUTE_ACCOUNT: '1000000' }),
    publicUrl: 'http://127.0.0.1:3000',
  };
  const keys = keyring(config.authSecret ?? '');
  const sessions = keepSessions({ db, clock, random, keys, idleMinutes: config.idleMinutes });
  const { mail, vending, metrics } = money;
  const queue = { send: async () => undefined };
  const lines: string[] = [];
  const log = openLog('debug', { write: (line) => lines.push(line) });
  /** Whether what is read is held to the rows of whoever asks, by the data base itself. */
  const rows = { held: true };
  const deps = {
    ...{
      db,
      reading: scoped(() => (rows.held ? whoseRows() : 'all')),
      replica: null,
      config,
      clock,
      random,
      mail,
      vending,
      queue,
      metrics,
      log,
    },
    priceLists: openPriceLists(),
  };
  const handlers = handlersOf(deps, money, { sessions, limit: limitSignIns(db, config.signInTries), keys });
  const stopping = new AbortController().signal;
  const app = buildApp(
    { config, log, random, metrics, clock },
    {
      handlers,
      sessions,
      work: workAt({ db, clock, random, keys, most: config.puzzleMost }),
      keyProof: keyProofs({ keys, clock, publicUrl: config.publicUrl }),
      programCalls: createLimit(db, PROGRAM_CALLS),
      routes: [],
      portal: null,
      build: null,
      alive: ALWAYS,
      presence: presence({ db, clock, random }),
      leaving: stopping,
      stopping,
    },
  );

  /** Make a call by what goes over the wire; nobody is held back for having asked too often. */
  const ask = async (path: string, init: RequestInit): Promise<Heard> => {
    await db.deleteFrom('rate_limits').execute();
    lines.length = 0;
    const answer = await app.request(path, init);
    const body = await answer.json();
    // Money and orders have a log of their own here.
    for (const { level, fields, message } of outside.log.splice(0)) log[level](fields, message);
    return { status: answer.status, headers: answer.headers, body, lines: [...lines] };
  };

  /** Make a call with any input at all. */
  const send = (name: CallName, input: object, token: string | null): Promise<Heard> => {
    const { method, path } = calls[name];
    const headers = headersOf(token);
    if (method === 'GET') return ask(`${path}?${queryOf(input)}`, { method, headers });
    if ('files' in calls[name]) return ask(path, { method, headers, body: formOf(input) });
    headers.set('Content-Type', 'application/json');
    return ask(path, { method, headers, body: JSON.stringify(input) });
  };

  /** Make a call with any body at all. */
  const sendBody = (
    name: CallName,
    { body, type }: { readonly body: BodyInit; readonly type: string | null },
    token: string | null,
  ): Promise<Heard> => {
    const { method, path } = calls[name];
    const headers = headersOf(token);
    // A text has a type of its own; bytes have none.
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    if (type !== null) headers.set('Content-Type', type);
    return ask(path, { method, headers, body: bytes });
  };

  /** How a call with any input is answered. */
  const call = async (name: CallName, input: object, token: string | null): Promise<Said> => {
    const { status, body } = await send(name, input, token);
    const { requestId: _, ...said } = body;
    return { status, body: said };
  };
  return { db, scoped, rows, clock, keys, sessions, call, send, sendBody, close, app, outside, server };
}

export type WholePortal = Awaited<ReturnType<typeof openWholePortal>>;

const headersOf = (token: string | null) => new Headers(token === null ? {} : { Authorization: `Bearer ${token}` });

/** A list in a query is the parameter repeated. */
function queryOf(input: object): URLSearchParams {
  const pairs = Object.entries(input).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [key, String(one)]),
  );
  return new URLSearchParams(pairs);
}
