import { sweep } from '#src/server/order-worker/sweep.ts';
import { ask } from './buyers.ts';
import { partShown, payElsewhere } from './debts.ts';
import type { Purchase, Run } from './run.ts';

/** The payer asks for an order; the same key every time. */
export async function open(run: Run, purchase: Purchase): Promise<void> {
  if (purchase.kind === 'power' && run.share > 0 && purchase.debt === null) await look(run, purchase);
  const answer = await ask(run, purchase);
  if (answer.status === 503) return;
  if (answer.status === 409) return lookAgain(run, purchase);
  if (answer.status !== 200) return void run.promises.wrong.push(`I7 ${purchase.key}: opened with ${answer.status}`);
  purchase.orderId = answer.data.orderId;
  purchase.shut = false;
  const known = run.promises.opened.get(purchase.key) ?? new Set();
  run.promises.opened.set(purchase.key, known.add(JSON.stringify(answer.data)));
}

/** The payer is shown what goes to the debt. Now and then somebody pays of it elsewhere before the yes. */
async function look(run: Run, purchase: Purchase): Promise<void> {
  purchase.debt = await partShown(run, purchase);
  if (run.world.dice.chance(0.2)) await payElsewhere(run, purchase);
}

/** What was shown is so no longer: it is shown anew, and the next yes is for that. */
async function lookAgain(run: Run, purchase: Purchase): Promise<void> {
  run.promises.moved.add(purchase.key);
  // Of several windows at once each would show something of its own.
  if (run.busy) return;
  const now = await partShown(run, purchase);
  if (now === purchase.debt) run.promises.wrong.push(`I7 ${purchase.key}: refused as another part, and it is the same`);
  purchase.debt = now;
}

/** The same key with another amount is refused, and so is another part of it. */
export async function openOther(run: Run, purchase: Purchase): Promise<void> {
  if (purchase.orderId === null) return;
  const { amount, debt } = purchase;
  const isPart = debt !== null && run.world.dice.chance(0.5);
  const answer = await ask(run, { ...purchase, ...(isPart ? { debt: debt + 1 } : { amount: amount + 1 }) });
  if (answer.status !== 422) run.promises.wrong.push(`I7 ${purchase.key}: another body answered ${answer.status}`);
}

const HOUR_MS = 3_600_000;

/** Everybody leaves the card windows, the orders that nobody paid are given up and forgotten, and then people come back. */
export async function nextDay(run: Run): Promise<void> {
  const { world, purchases } = run;
  if (run.busy) return;
  for (const purchase of purchases) purchase.shut = true;
  for (const hours of [1, 25, 25]) {
    world.time.now += hours * HOUR_MS;
    await sweep(run.server.deps);
  }
  for (const purchase of purchases) await open(run, purchase);
}

/** A payer's side that gets the provider to pay somebody else. */
export async function elsewhere({ world }: Run, { orderId }: Purchase): Promise<void> {
  if (orderId === null) return;
  await world.db
    .updateTable('sandbox_payments')
    .set({ merchant_id: 'ELSEWHERE' })
    .where('order_id', '=', orderId)
    .where('status', 'in', ['open', 'failed'])
    .execute();
}

/** A payer's side that gets the provider to take another amount than the price. */
export async function tamper({ world }: Run, purchase: Purchase): Promise<void> {
  if (purchase.orderId === null) return;
  await world.db
    .updateTable('sandbox_payments')
    .set({ amount_kobo: 100 })
    .where('order_id', '=', purchase.orderId)
    .where('status', 'in', ['open', 'failed'])
    .execute();
}
