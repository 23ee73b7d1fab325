import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Schema } from '#src/server/db/schema.ts';
import type { ServerEnv } from '#src/server/http/context.ts';
import type { Line } from '#src/server/http-client.ts';
import type { Random } from '#src/server/random.ts';
import { sandboxPayments } from '#src/server/sandbox/payments/payments.ts';
import type { SignedWebhook } from '#src/server/sandbox/payments/webhooks.ts';
import { sandboxVending } from '#src/server/sandbox/vending/vending.ts';
import type { MoneyLog } from '#src/server/settlement/money.ts';
import { refundedAgain } from './broken.ts';
import { type Dice, dice, seededRandom } from './seeded.ts';

export const WEBHOOK_SECRET = 'webhook secret of the fault tests';
const KEY = 'key of the fault tests';

/** A guard that is taken away on purpose, in our server, in its data base or at the other end of a line. */
export type Broken =
  | 'no attempt row'
  | 'refund on time-out'
  | 'trust the amount'
  | 'acknowledge early'
  | 'forget the fee'
  | 'fee as sales'
  | 'random refund key'
  | 'no question before a refund'
  | 'no question before a send'
  | 'no lease'
  | 'vends without a number'
  | 'refunds without a number'
  | 'no row lock'
  /** Of a top-up whose part goes to a debt. */
  | 'no dues paid'
  | 'dues paid twice'
  | 'refund without the part'
  /** Of what belongs to an order once: its payment and the second look at it, its token, its refund, a posting of each kind. */
  | 'no unique keys'
  /** A vendor that takes the same reference twice as two purchases. */
  | 'careless vendor'
  /** A provider that takes another key as another refund, of more than was paid. */
  | 'careless provider';

/** Everything outside of our server: the sandboxes with their books, the line to them, the clock and what was said. */
export interface World {
  readonly seed: number;
  readonly dice: Dice;
  readonly random: Random;
  readonly db: Kysely<Schema>;
  readonly broken: ReadonlySet<Broken>;
  readonly clock: () => Date;
  readonly time: { now: number };
  /** Webhooks that the provider has signed; any may arrive, late, twice or never. */
  readonly webhooks: SignedWebhook[];
  /** Chance that a request or its answer is lost; 0 once faults have stopped. */
  readonly faults: { chance: number };
  /** What a request waits for before it reaches the other end; nothing, unless a test says so. */
  readonly held: { before: (url: string) => Promise<unknown> };
  readonly paymentLine: Line;
  readonly vendingLine: Line;
  /** A call of the payer's browser, which goes by another line. */
  readonly browser: (path: string, body: object) => Promise<Response>;
  /** Requests that reached the vendor, by the clock. */
  readonly vendorCalls: number[];
  readonly log: { level: Parameters<MoneyLog>[0]; fields: Record<string, unknown>; message: string }[];
}

/** Build the outside for one seed. */
export function world(db: Kysely<Schema>, seed: number, ...without: readonly Broken[]): World {
  const broken = new Set(without);
  const rolled = dice(seed);
  const random = seededRandom(rolled);
  const time = { now: Date.parse('2026-11-21T09:00:00Z') };
  const clock = () => new Date(time.now);
  const webhooks: SignedWebhook[] = [];
  const vendorCalls: number[] = [];
  const faults = { chance: rolled.pick([0, 0.05, 0.2]) };
  // Where a layer is looked at alone it is said whether the vendor is.
  const sometimes = rolled.chance(0.5) && broken.size === 0;
  const careless = sometimes || broken.has('no attempt row') || broken.has('careless vendor');
  const outside = new Hono<ServerEnv>();
  const deliver = async (webhook: SignedWebhook) => void webhooks.push(webhook);
  outside.route('/', sandboxPayments({ db, clock, random, key: KEY, webhookSecret: WEBHOOK_SECRET, deliver }));
  outside.route('/', sandboxVending({ db, clock, random, key: KEY, careless, pause: async () => undefined }));

  const held: World['held'] = { before: async () => undefined };
  const overLine: typeof fetch = async (url, init) => {
    await held.before(String(url));
    if (rolled.chance(faults.chance)) throw new TypeError('the request was lost');
    if (String(url).includes('/vending/vends')) vendorCalls.push(time.now);
    const said = await outside.fetch(new Request(url, init));
    const again = broken.has('careless provider') && !said.ok && (await refundedAgain(db, String(url), init));
    const answer = again || said;
    if (rolled.chance(faults.chance)) throw new TypeError('the answer was lost');
    return answer;
  };
  const line: Line = { fetch: overLine, baseUrl: () => 'http://outside', key: KEY, timeoutMs: 60_000 };
  const browser = async (path: string, body: object) =>
    outside.fetch(
      new Request(`http://outside${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  return {
    seed,
    dice: rolled,
    random,
    db,
    broken,
    clock,
    time,
    webhooks,
    faults,
    held,
    paymentLine: line,
    vendingLine: line,
    browser,
    vendorCalls,
    log: [],
  };
}
