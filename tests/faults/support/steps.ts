import { SANDBOX_CARDS, SANDBOX_CODE } from '#catalogues/sandbox.ts';
import { sweep } from '#src/server/order-worker/sweep.ts';
import { orderStatus } from '#src/server/orders/status.ts';
import { SIGNATURE_HEADER } from '#src/server/payments/providers/sandbox-signature.ts';
import { refundTopup } from '#src/server/stuck-orders/mark-refund.ts';
import { retryTopup } from '#src/server/stuck-orders/retry.ts';
import { NO_TOKEN, tell } from './buyers.ts';
import { payElsewhere } from './debts.ts';
import { ADMINISTRATOR, RESIDENT, STRANGER } from './fixtures.ts';
import { elsewhere, nextDay, open, openOther, tamper } from './payers.ts';
import type { Purchase, Run } from './run.ts';
import type { World } from './world.ts';

const SWEEP_MS = 1_000;

/** One thing that can happen. */
export type Step = (run: Run, purchase: Purchase) => Promise<void>;

type Weighed = readonly (readonly [weight: number, name: string, step: Step])[];

/** What happens by itself, by how often it does. */
const STEPS: Weighed = [
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
  [1, 'another merchant at the provider', elsewhere],
  [1, 'the next day', nextDay],
  [2, 'ask', status],
];

/** What happens besides: what an administrator does, and a clock that is wrong for a moment. */
const BESIDES: Weighed = [
  [1, 'an hour ahead', anHourAhead],
  [2, 'retry', retry],
  [3, 'mark for refund', mark],
  [3, 'pay again', payAgain],
  [4, 'chargeback', chargeback],
  [1, 'pay a debt elsewhere', payElsewhere],
];

/** One of the steps, by its weight. */
export function roll({ world }: Run): readonly [string, Step] {
  // A guard that is missing shows sooner where nobody pays back by hand what it would have let through.
  const steps = world.broken.size === 0 ? [...STEPS, ...BESIDES] : STEPS;
  let at = world.dice.whole(steps.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, name, step] of steps) {
    at -= weight;
    if (at < 0) return [name, step];
  }
  throw new Error('The weights do not add up.');
}

async function pay({ world }: Run, purchase: Purchase): Promise<void> {
  if (purchase.orderId === null || purchase.shut) return;
  const { dice } = world;
  const code = dice.chance(0.7) ? SANDBOX_CODE : '000000';
  const card = dice.chance(0.85) ? purchase.card : SANDBOX_CARDS[0].number;
  await world.browser(`/sandbox/payments/${purchase.orderId}`, { card, code });
}

/** Somebody pays what was paid already. */
async function payAgain({ world }: Run, { orderId }: Purchase): Promise<void> {
  if (orderId !== null) await world.browser(`/sandbox/payments/${orderId}/again`, {});
}

/** The payer's bank disputes a payment that was taken, or decides what was disputed; the money may be on its way back already. */
async function chargeback({ world }: Run, { orderId }: Purchase): Promise<void> {
  if (orderId === null) return;
  // It comes days later: by then it is known that the order is paid.
  const paid = await world.db.selectFrom('payments').select('reference').where('order_id', '=', orderId).execute();
  if (paid.length === 0) return;
  await world.browser(`/sandbox/payments/${orderId}/dispute`, {});
  if (world.dice.chance(0.8))
    await world.browser(`/sandbox/payments/${orderId}/dispute`, {
      decided: world.dice.pick(['won', 'lost', 'lost'] as const),
    });
}

async function bookOf(world: World, orderId: string) {
  return world.db.selectFrom('sandbox_payments').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

async function report(run: Run, purchase: Purchase): Promise<void> {
  if (purchase.orderId === null) return;
  const { dice } = run.world;
  const orderId = purchase.orderId;
  const status = dice.pick(['CAPTURED', 'CAPTURED', 'FAILED', 'CLOSED'] as const);
  const answer = await tell(run, { ...purchase, orderId }, status, dice.chance(0.9));
  if (answer.status === 200) {
    const shown = run.promises.shown.get(orderId) ?? new Set();
    run.promises.shown.set(orderId, shown.add(tokenIn(answer.data)));
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

function tokenIn(delivered: object): string {
  return 'token' in delivered ? String(delivered.token) : NO_TOKEN;
}

async function strangerReport(run: Run, purchase: Purchase): Promise<void> {
  if (purchase.orderId === null) return;
  const stranger = { ...purchase, orderId: purchase.orderId, key: `${purchase.key}-guessed` };
  const answer = await tell(run, stranger, 'CAPTURED', false, STRANGER);
  if (answer.status !== 404)
    run.promises.wrong.push(`I17 ${purchase.orderId}: a stranger was answered ${answer.status}`);
}

async function status(run: Run, purchase: Purchase): Promise<void> {
  if (purchase.orderId === null) return;
  const asker = purchase.signedIn ? { userId: RESIDENT.id } : { userId: null, key: purchase.key };
  const answer = await orderStatus(run.server.deps, asker, { orderId: purchase.orderId }, new AbortController().signal);
  if (answer.status !== 200) run.promises.wrong.push(`I8 ${purchase.orderId}: answered ${answer.status} to its payer`);
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

/** An administrator presses Retry: the answer is the token that is kept, or why there is none. */
async function retry({ server, promises }: Run, { orderId }: Purchase): Promise<void> {
  if (orderId === null) return;
  const { signal } = new AbortController();
  const answer = await retryTopup(server.deps, ADMINISTRATOR, { topupRef: orderId }, signal);
  if (answer.status !== 200) return void promises.wrong.push(`I8 ${orderId}: a retry was answered ${answer.status}`);
  const { topupToken } = answer.data;
  if (topupToken !== null) promises.shown.set(orderId, (promises.shown.get(orderId) ?? new Set()).add(topupToken));
}

/** An administrator wants an order paid back; from the answer on it is never sent again. */
async function mark({ server, promises }: Run, { orderId }: Purchase): Promise<void> {
  if (orderId === null) return;
  const { signal } = new AbortController();
  const answer = await refundTopup(server.deps, ADMINISTRATOR, { topupRef: orderId, reason: 'Asked for it' }, signal);
  if (answer.status === 200) promises.marked.add(orderId);
}

async function wait({ world }: Run): Promise<void> {
  world.time.now += world.dice.whole(40_000);
}

/** The clock is an hour ahead for a round of the sweep, and then right again. */
async function anHourAhead(run: Run): Promise<void> {
  if (run.busy) return;
  const { time } = run.world;
  const now = time.now;
  time.now += 3_600_000;
  try {
    await sweep(run.server.deps);
    await run.server.background();
  } finally {
    time.now = now;
  }
}

async function sweepOnce(run: Run): Promise<void> {
  run.world.time.now += SWEEP_MS + run.world.dice.whole(15_000);
  await sweep(run.server.deps);
}
