import { type CallName, calls } from '#catalogues/calls/index.ts';
import type { PublicKind } from '#catalogues/orders.ts';
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
import type { Queue } from '#src/server/jobs.ts';
import { keyring } from '#src/server/keys/keyring.ts';
import { presence } from '#src/server/metrics/presence.ts';
import { openPriceLists } from '#src/server/price-lists/price-lists.ts';
import { RESIDENT } from '../../faults/support/fixtures.ts';
import { openTestMoney } from './money.ts';
import { type Ending, wishFor, wordFor } from './wishes.ts';

/** What a test sees of an answer. */
export interface Heard {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** A storefront order as it was opened. */
export interface OpenedBill {
  readonly orderId: string;
  readonly fee: number;
  readonly total: number;
}

/** The storefront's calls over the whole app, with both sandboxes and a clock that the test moves. */
export async function openTestStorefront() {
  const money = await openTestMoney();
  const { db, deps, outside } = money;
  const { clock, random } = outside;
  const portalKeys = keyring('a secret for tests, long enough to be one');
  const config = { ...readConfig({}), publicUrl: 'http://127.0.0.1:3000' };
  const sessions = keepSessions({ db, clock, random, keys: portalKeys, idleMinutes: config.idleMinutes });
  const limit = limitSignIns(db, config.signInTries);
  const log = openLog('silent');
  const priceLists = openPriceLists();
  // Nobody works on the queue here: a test looks what was sent to it, and does it.
  const jobs: { readonly name: string; readonly data: object }[] = [];
  const queue: Pick<Queue, 'send'> = {
    async send(_trx, name, data) {
      jobs.push({ name, data });
    },
  };
  const app = buildApp(
    { config, log, random, metrics: deps.metrics, clock },
    {
      handlers: handlersOf(
        { ...deps, reading: money.database.scoped(whoseRows), replica: null, log, config, priceLists, queue },
        deps,
        {
          sessions,
          limit,
          keys: portalKeys,
        },
      ),
      sessions,
      work: workAt({ db, clock, random, keys: portalKeys, most: config.puzzleMost }),
      keyProof: keyProofs({ keys: portalKeys, clock, publicUrl: config.publicUrl }),
      programCalls: createLimit(db, PROGRAM_CALLS),
      routes: [],
      portal: null,
      build: null,
      alive: ALWAYS,
      presence: presence({ db, clock, random }),
      leaving: new AbortController().signal,
      stopping: new AbortController().signal,
    },
  );
  /** A resident's session token. */
  const signedIn = () => sessions.begin(RESIDENT.id, '203.0.113.7');

  const ask = async (name: CallName, input: object, token?: string): Promise<Heard> => {
    const { method, path } = calls[name];
    const query = new URLSearchParams(
      Object.entries<unknown>({ ...input }).map(([key, value]) => [key, String(value)]),
    );
    const response = await app.request(method === 'GET' ? `${path}?${query}` : path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
    });
    const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
    return { status: response.status, body };
  };

  let keys = 0;
  /** One of a product, opened; the answer must be 200. */
  const opened = async (kind: PublicKind, ending: Ending = 'plain', email?: string, token?: string) => {
    keys += 1;
    const wish = wishFor(kind, `storefront-${keys}`, ending, email);
    const { status, body } = await ask('openBill', wish, token);
    if (status !== 200) throw new Error(JSON.stringify(body));
    const order = { orderId: String(body.orderId), fee: Number(body.fee), total: Number(body.total) };
    const word = wordFor(wish, order);
    const report = (change: Partial<typeof word> = {}) => ask('payBill', { ...word, ...change }, token);
    return { ...order, wish, word, report, body };
  };
  /** One of a product, paid for and settled as far as it goes in so many seconds. */
  const bought = async (kind: PublicKind, ending: Ending = 'plain', seconds = 1, email?: string) => {
    const order = await opened(kind, ending, email);
    await money.pay(order.orderId);
    await order.report();
    await money.server.background();
    await money.pass(seconds);
    return order;
  };
  return { ...money, app, jobs, sessions, signedIn, ask, opened, bought };
}
export type TestStorefront = Awaited<ReturnType<typeof openTestStorefront>>;
