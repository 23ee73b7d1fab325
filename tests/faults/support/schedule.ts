import type { OrderState } from '#catalogues/products.ts';
import { SANDBOX_CARDS, SANDBOX_CODE } from '#catalogues/sandbox.ts';
import { openOrder } from '#src/server/payments/open-order.ts';
import { reportWidget } from '#src/server/payments/report.ts';
import { orderStatus } from '#src/server/payments/status.ts';
import { sweep } from '#src/server/payments/sweep.ts';
import { SIGNATURE_HEADER } from '#src/server/sandbox/signing.ts';
import { METERS, RESIDENT, STRANGER } from './fixtures.ts';
import { boot, Crash, type Doom, type ServerProcess } from './server-process.ts';
import type { World } from './world.ts';

/** One purchase as the payer's side knows it. */
interface Purchase {
  readonly key: string;
  readonly amount: number;
  readonly meter: string;
  readonly card: string;
  orderId: string | null;
}

/** What was said to somebody, and has to stay true. */
export interface Promises {
  /** Order ids that were answered for a key. */
  readonly opened: Map<string, Set<string>>;
  /** Tokens that were shown for an order. */
  readonly shown: Map<string, Set<string>>;
  /** Orders whose captured payment a webhook answer has taken. */
  readonly taken: Set<string>;
  /** Mails that the mailbox accepted, by outbox id. */
  readonly mails: string[];
  /** Wrong as it happened: what no look at the end would show. */
  readonly wrong: string[];
  /** The last state that was seen of each order. */
  readonly states: Map<string, OrderState>;
}

export interface Run {
  readonly world: World;
  readonly promises: Promises;
  readonly purchases: Purchase[];
  server: ServerProcess;
  /** True while several things happen at once: then only the end can be judged. */
  busy: boolean;
  readonly steps: string[];
}

const POINTS: readonly Doom['at'][] = [
  'C1',
  'C4',
  'C5',
  'C6',
  'C7',
  'C8',
  'C9',
  'C10',
  'C11',
  'C12',
  'C13',
  'C14',
  'C15',
  'C16',
  'C17',
  'query',
];
const SWEEP_MS = 1_000;

/** Begin a run in a world: a server that has just started and a few people's wishes. */
export async function begin(world: World): Promise<Run> {
  const mails: string[] = [];
  const { dice } = world;
  const purchases = Array.from(
    { length: 1 + dice.whole(3) },
    (_, at): Purchase => ({
      key: `key-${world.seed}-${at}`,
      amount: 300 + dice.whole(20_000),
      meter: dice.pick(Object.values(METERS)),
      card: dice.pick([...SANDBOX_CARDS, ...SANDBOX_CARDS.slice(0, 1)]).number,
      orderId: null,
    }),
  );
  return {
    world,
    promises: { opened: new Map(), shown: new Map(), taken: new Set(), mails, wrong: [], states: new Map() },
    purchases,
    server: await boot(world, mails),
    busy: false,
    steps: [],
  };
}

type Step = (run: Run, purchase: Purchase) => Promise<void>;

/** Everything that can happen, by how often it does. */
const STEPS: readonly (readonly [weight: number, name: string, step: Step])[] = [
  [6, 'open', open],
  [1, 'open with another amount', openOther],
  [6, 'pay', pay],
  [6, 'report', report],
  [1, 'report of a stranger', strangerReport],
  [3, 'webhook', webhook],
  [1, 'forged webhook', forged],
  [1, 'stale webhook', stale],
  [6, 'sweep', sweepOnce],
  [5, 'background', ({ server }) => server.background()],
  [2, 'mail', ({ server }) => server.mail()],
  [2, 'time', wait],
  [1, 'another amount at the provider', tamper],
  [2, 'ask', status],
];
const WEIGHT = STEPS.reduce((sum, [weight]) => sum + weight, 0);

function roll(run: Run): readonly [string, Step] {
  let at = run.world.dice.whole(WEIGHT);
  for (const [weight, name, step] of STEPS) {
    at -= weight;
    if (at < 0) return [name, step];
  }
  throw new Error('The weights do not add up.');
}

/** Let so many things happen, one after another or several at once, with crashes in between. */
export async function happen(run: Run, steps: number): Promise<void> {
  const { dice } = run.world;
  for (const purchase of run.purchases) await attempt(run, ['open', open], purchase);
  for (let at = 0; at < steps; at += 1) {
    if (dice.chance(run.world.broken === undefined ? 0.3 : 0.6))
      run.server.doom({ at: dice.pick(POINTS), times: 1 + dice.whole(dice.chance(0.5) ? 2 : 12) });
    const several = dice.chance(0.25) ? 2 + dice.whole(4) : 1;
    run.busy = several > 1;
    const rolled = Array.from({ length: several }, () => [roll(run), dice.pick(run.purchases)] as const);
    await Promise.all(rolled.map(([step, purchase]) => attempt(run, step, purchase)));
    if (run.server.isDead()) await restart(run);
    await watch(run);
  }
  run.busy = false;
}

async function attempt(run: Run, [name, step]: readonly [string, Step], purchase: Purchase): Promise<void> {
  run.steps.push(name);
  try {
    await step(run, purchase);
  } catch (error) {
    if (!(error instanceof Crash) && !run.server.isDead()) throw error;
  }
}

/** The process is gone; what it had promised must stand in the data base before anything is repaired. */
async function restart(run: Run): Promise<void> {
  const { world, promises } = run;
  run.steps.push('restart');
  if (world.broken === 'no attempt row')
    await world.db.deleteFrom('vend_attempts').where('answer', 'is', null).execute();
  run.server = await boot(world, promises.mails);
  for (const orderId of promises.taken) {
    const paid = await world.db.selectFrom('payments').select('order_id').where('order_id', '=', orderId).execute();
    const noted = await world.db.selectFrom('cases').select('id').where('order_id', '=', orderId).execute();
    if (paid.length + noted.length === 0) promises.wrong.push(`I8 ${orderId}: a webhook was taken and then forgotten`);
  }
}

/** States that may follow, however many steps later (MONEY, I11). */
const AFTER: Readonly<Record<OrderState, readonly OrderState[]>> = (() => {
  const ends: OrderState[] = ['fulfilled', 'refund_due', 'refunded'];
  const paid: OrderState[] = ['captured', 'fulfilling', 'pending', ...ends];
  return {
    quoted: ['opened', 'failed', 'abandoned', ...paid],
    opened: ['failed', 'abandoned', ...paid],
    failed: paid,
    abandoned: paid,
    captured: ['fulfilling', 'pending', ...ends],
    fulfilling: ['pending', ...ends],
    pending: ends,
    refund_due: ['refunded'],
    fulfilled: [],
    refunded: [],
  };
})();

async function watch({ world, promises }: Run): Promise<void> {
  for (const { order_id, state } of await world.db.selectFrom('orders').select(['order_id', 'state']).execute()) {
    const before = promises.states.get(order_id);
    if (before !== undefined && before !== state && !AFTER[before].includes(state)) {
      promises.wrong.push(`I11 ${order_id}: ${before} became ${state}`);
    }
    promises.states.set(order_id, state);
  }
}

const person = (purchase: Purchase) => ({ ...RESIDENT, meterNumber: purchase.meter });

async function open(run: Run, purchase: Purchase): Promise<void> {
  const wish = { key: purchase.key, type: 'power_vending', amount: purchase.amount } as const;
  const answer = await openOrder(run.server.deps, person(purchase), wish);
  if (answer.status === 503) return;
  if (answer.status !== 200) return void run.promises.wrong.push(`I7 ${purchase.key}: opened with ${answer.status}`);
  purchase.orderId = answer.data.orderId;
  const known = run.promises.opened.get(purchase.key) ?? new Set();
  run.promises.opened.set(purchase.key, known.add(JSON.stringify(answer.data)));
}

async function openOther(run: Run, purchase: Purchase): Promise<void> {
  if (purchase.orderId === null) return;
  const wish = { key: purchase.key, type: 'power_vending', amount: purchase.amount + 1 } as const;
  const answer = await openOrder(run.server.deps, person(purchase), wish);
  if (answer.status !== 422) run.promises.wrong.push(`I7 ${purchase.key}: another body answered ${answer.status}`);
}

async function pay({ world }: Run, purchase: Purchase): Promise<void> {
  if (purchase.orderId === null) return;
  const { dice } = world;
  const code = dice.chance(0.7) ? SANDBOX_CODE : '000000';
  const card = dice.chance(0.85) ? purchase.card : SANDBOX_CARDS[0].number;
  await world.browser(`/sandbox/payments/${purchase.orderId}`, { card, code });
}

async function bookOf(world: World, orderId: string) {
  return world.db.selectFrom('sandbox_payments').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

async function report(run: Run, purchase: Purchase): Promise<void> {
  if (purchase.orderId === null) return;
  const { dice } = run.world;
  const orderId = purchase.orderId;
  const status = dice.pick(['CAPTURED', 'CAPTURED', 'FAILED', 'CLOSED'] as const);
  const amount = dice.chance(0.9) ? purchase.amount + 50 : 1;
  const word = { transfer_reference: { status, orderId }, amount };
  const answer = await reportWidget(run.server.deps, person(purchase), word, new AbortController().signal);
  if (answer.status === 200) {
    const shown = run.promises.shown.get(orderId) ?? new Set();
    run.promises.shown.set(orderId, shown.add(answer.data.token));
  }
  if (answer.status !== 400 || run.busy) return;
  const order = await run.world.db
    .selectFrom('orders')
    .select('state')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const returned = order?.state === 'refund_due' || order?.state === 'refunded';
  const book = await bookOf(run.world, orderId);
  if (book?.status === 'captured' && !returned) run.promises.wrong.push(`I14 ${orderId}: told failed while captured`);
}

async function strangerReport(run: Run, purchase: Purchase): Promise<void> {
  if (purchase.orderId === null) return;
  const word = { transfer_reference: { status: 'CAPTURED', orderId: purchase.orderId }, amount: 1 } as const;
  const answer = await reportWidget(run.server.deps, STRANGER, word, new AbortController().signal);
  if (answer.status !== 404)
    run.promises.wrong.push(`I17 ${purchase.orderId}: a stranger was answered ${answer.status}`);
}

async function status(run: Run, purchase: Purchase): Promise<void> {
  if (purchase.orderId === null) return;
  await orderStatus(run.server.deps, person(purchase), { orderId: purchase.orderId }, new AbortController().signal);
}

async function webhook(run: Run): Promise<void> {
  const { webhooks, dice, time } = run.world;
  if (webhooks.length === 0) return;
  const { body, headers } = dice.pick(webhooks);
  const signedAt = Number(/t=(\d+)/.exec(headers[SIGNATURE_HEADER] ?? '')?.[1]) * 1000;
  const answered = await run.server.webhook(body, headers);
  const { orderId, type } = JSON.parse(body) as { orderId: string; type: string };
  if (answered === 200 && type === 'charge.captured') run.promises.taken.add(orderId);
  if (answered === 200 && time.now - signedAt > 302_000)
    run.promises.wrong.push(`I18 ${orderId}: an old webhook was taken`);
}

async function forged(run: Run, purchase: Purchase): Promise<void> {
  const body = JSON.stringify({ id: 'forged', orderId: purchase.orderId ?? 'POWER-00000000', type: 'charge.captured' });
  const header = `t=${Math.floor(run.world.time.now / 1000)},v1=${'0'.repeat(64)}`;
  await refused(run, await run.server.webhook(body, { [SIGNATURE_HEADER]: header }), 'forged');
}

async function stale(run: Run): Promise<void> {
  const one = run.world.webhooks[0];
  if (one === undefined || run.busy) return;
  const now = run.world.time.now;
  run.world.time.now += 3_600_000;
  try {
    await refused(run, await run.server.webhook(one.body, one.headers), 'stale');
  } finally {
    run.world.time.now = now;
  }
}

async function refused(run: Run, answered: number, what: string): Promise<void> {
  const logged = run.world.log.some(({ fields }) => fields.event === 'webhook-refused');
  if (answered !== 401 || !logged) run.promises.wrong.push(`I18 a ${what} webhook was answered ${answered}`);
}

async function wait({ world }: Run): Promise<void> {
  world.time.now += world.dice.whole(40_000);
}

async function sweepOnce(run: Run): Promise<void> {
  run.world.time.now += SWEEP_MS + run.world.dice.whole(15_000);
  await sweep(run.server.deps);
}

/** A payer's side that gets the provider to take another amount than the price. */
async function tamper({ world }: Run, purchase: Purchase): Promise<void> {
  if (purchase.orderId === null) return;
  await world.db
    .updateTable('sandbox_payments')
    .set({ amount_kobo: 100 })
    .where('order_id', '=', purchase.orderId)
    .where('status', 'in', ['open', 'failed'])
    .execute();
}

const QUARTER_MS = 15 * 60_000;

/** Faults stop, and the server gets a quarter of an hour. */
export async function recover(run: Run): Promise<void> {
  const { world } = run;
  world.faults.chance = 0;
  if (run.server.isDead()) await restart(run);
  run.server = await boot(world, run.promises.mails);
  const until = world.time.now + QUARTER_MS;
  while (world.time.now < until && (await unfinished(world))) {
    world.time.now += 4_000;
    await sweep(run.server.deps);
    await run.server.background();
    await watch(run);
  }
  await run.server.mail();
}

/** True while money is held that has not found its end, by the provider's own books or by ours. */
async function unfinished(world: World): Promise<boolean> {
  const open = await world.db
    .selectFrom('sandbox_payments')
    .leftJoin('orders', 'orders.order_id', 'sandbox_payments.order_id')
    .select('sandbox_payments.order_id')
    .where('sandbox_payments.captured_at', 'is not', null)
    .where((where) =>
      where.or([where('orders.state', 'is', null), where('orders.state', 'not in', ['fulfilled', 'refunded'])]),
    )
    .execute();
  return open.length > 0;
}
