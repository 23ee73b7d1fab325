import { Hono } from 'hono';
import { type KyselyPlugin, sql } from 'kysely';
import { pino } from 'pino';
import type { ServerEnv } from '#src/server/http/context.ts';
import type { Queue } from '#src/server/jobs.ts';
import { keyring } from '#src/server/keys/keyring.ts';
import { sealedBox } from '#src/server/keys/sealed.ts';
import { outbox, SEND_MAIL } from '#src/server/mail/outbox.ts';
import { workOutbox } from '#src/server/mail/sender.ts';
import { openMetrics } from '#src/server/metrics/metrics.ts';
import { drive } from '#src/server/order-worker/drive.ts';
import { takeEvent, webhookRoutes } from '#src/server/order-worker/webhook.ts';
import type { OpenDeps } from '#src/server/orders/opens.ts';
import type { BillDeps } from '#src/server/orders/price-bill.ts';
import { oneQuestion } from '#src/server/payments/port.ts';
import { sandboxPaymentPort } from '#src/server/payments/providers/sandbox.ts';
import { openPriceLists } from '#src/server/price-lists/price-lists.ts';
import { orderLetters } from '#src/server/receipts/receipt-mail.ts';
import { type CrashPoint, MONEY_PACE } from '#src/server/settlement/money.ts';
import { sandboxVendingPort } from '#src/server/vending/providers/sandbox.ts';
import { brokenPayments, brokenVending } from './broken.ts';
import { withoutRowLocks } from './without-row-locks.ts';
import { WEBHOOK_SECRET, type World } from './world.ts';

const priceLists = openPriceLists();

/** What `kill -9` is in here: nothing of the process runs after it. */
export class Crash extends Error {}

/** Where the process dies: at the so-manieth time of a crash point, or at the so-manieth query. */
export interface Doom {
  readonly at: CrashPoint | 'query';
  times: number;
}

/** One life of our server. Everything it had in memory is lost with it. */
export interface ServerProcess {
  /** What the calls about orders take; nobody is held back here. */
  readonly deps: OpenDeps;
  /** What the storefront's calls take. */
  readonly bills: BillDeps;
  readonly isDead: () => boolean;
  readonly doom: (doom: Doom) => void;
  readonly webhook: (body: string, headers: Readonly<Record<string, string>>) => Promise<number>;
  /** Run what was started in the background and has not run yet. */
  readonly background: () => Promise<void>;
  /** Send the mails that wait. */
  readonly mail: () => Promise<void>;
}

/** Start the server in a world. `accepted` are the mailbox's own books. */
export async function boot(world: World, accepted: string[]): Promise<ServerProcess> {
  const life: { dead: boolean; doom: Doom | null } = { dead: false, doom: null };
  const reach = (at: Doom['at']) => {
    if (life.dead) throw new Crash(at);
    if (life.doom?.at !== at) return;
    life.doom.times -= 1;
    if (life.doom.times > 0) return;
    life.dead = true;
    throw new Crash(at);
  };
  const mortal: KyselyPlugin = {
    transformQuery: ({ node }) => {
      reach('query');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const living = world.db.withPlugin(mortal);
  const db = world.broken.has('no row lock') ? living.withPlugin(withoutRowLocks()) : living;
  const todo: (() => Promise<unknown>)[] = [];
  let sendMail: (id: string) => Promise<void> = async () => undefined;
  const queue: Queue = {
    send: async () => undefined,
    work: async (name, handler) => {
      const run = { last: false, signal: new AbortController().signal };
      if (name === SEND_MAIL) sendMail = (id) => handler({ id } as never, run);
    },
    every: async () => undefined,
    stop: async () => undefined,
  };
  const { clock, random } = world;
  const mail = outbox({ queue, random, clock });
  const deps: OpenDeps = {
    db,
    clock,
    random,
    mail,
    payments: oneQuestion(
      brokenPayments(world, sandboxPaymentPort(world.paymentLine, ['a newer secret', WEBHOOK_SECRET])),
    ),
    vending: brokenVending(world, sandboxVendingPort(world.vendingLine)),
    letters: orderLetters(mail),
    sealed: sealedBox(keyring('a secret of the tests, and long'), 'refund-accounts', random),
    changes: { changed: () => undefined, next: async () => undefined },
    now: () => sql<Date>`${deps.clock()}::timestamptz`,
    silences: new Map(),
    metrics: openMetrics(clock),
    log: (level, fields, message) => void world.log.push({ level, fields: { ...fields }, message }),
    pace: { ...MONEY_PACE, holdMs: 0, watchMs: 0 },
    crash: reach,
    opens: { take: async () => null },
    nudge: (orderId) => void todo.push(() => drive(deps, orderId, true)),
  };
  const transport = {
    name: 'sandbox' as const,
    deliver: async (id: string) => {
      accepted.push(id);
    },
    close: () => undefined,
  };
  await workOutbox({
    db,
    clock,
    queue,
    log: pino({ level: 'silent' }),
    metrics: deps.metrics,
    transport,
    crash: reach,
    receipt: async () => [],
  });

  const app = new Hono<ServerEnv>();
  app.onError((_, c) => c.body(null, 500));
  app.route('/', webhookRoutes(deps));
  return {
    deps,
    bills: { ...deps, priceLists },
    isDead: () => life.dead,
    doom: (doom) => {
      life.doom = doom;
    },
    async webhook(body, headers) {
      if (world.broken.has('acknowledge early')) {
        const read = deps.payments.readWebhook(new Headers(headers), new TextEncoder().encode(body), clock());
        if (read.kind !== 'event') return read.kind === 'refused' ? 401 : 200;
        todo.push(() => takeEvent(deps, read.eventId, read.orderId));
        return 200;
      }
      const answer = await app.request('/api/payments/webhook/sandbox', { method: 'POST', body, headers });
      if (life.dead) throw new Crash('the answer never left');
      return answer.status;
    },
    async background() {
      const now = todo.splice(0);
      await Promise.allSettled(now.map((work) => work()));
    },
    async mail() {
      const waiting = await db
        .selectFrom('mail_outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .orderBy('id')
        .execute();
      for (const { id } of waiting) await sendMail(id);
    },
  };
}
