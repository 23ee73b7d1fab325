import { DUE_KINDS, type OrderState, PUBLIC_KINDS } from '#catalogues/orders.ts';
import { SANDBOX_CARDS } from '#catalogues/sandbox.ts';
import { UNSETTLED } from '#machines/settlement/settlement.ts';
import { sweep } from '#src/server/order-worker/sweep.ts';
import { findSession } from '#src/server/sandbox/payments/books.ts';
import { webhookOf } from '#src/server/sandbox/payments/webhooks.ts';
import { EXAMPLES } from '../../support/server/wishes.ts';
import { isOfSplit, ruleShare } from './debts.ts';
import { METERS, RESIDENT } from './fixtures.ts';
import { chargeHouses, dueAmount, isDueKind, outOfStep } from './houses.ts';
import { open } from './payers.ts';
import type { Purchase, Run } from './run.ts';
import { boot, Crash, type Doom } from './server-process.ts';
import { roll, type Step } from './steps.ts';
import { unfinished } from './unfinished.ts';
import { type Broken, WEBHOOK_SECRET, type World } from './world.ts';

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
  'C19',
  'C20',
  'query',
];

/** Where a server with that fault must die for it to show; one of the others shows wherever it dies. */
const TELLING: Readonly<Partial<Record<Broken, readonly Doom['at'][]>>> = {
  // The vendor was asked, and nobody wrote down that it answered.
  'no attempt row': ['C11', 'C12'],
};

const KINDS = ['power', ...DUE_KINDS, ...PUBLIC_KINDS] as const;
const ENDINGS = Object.keys(METERS) as (keyof typeof METERS)[];
/** Percent of a top-up: little of the debt at once, and all but the least that is sold. */
const SHARES = [10, 30, 90] as const;
const EMAIL = 'ngozi@mail.example';

/** What is asked for: the buyer names it, the estate does, or it has a price on a list. */
function amountOf(kind: Purchase['kind'], { whole }: World['dice']): number {
  if (isDueKind(kind)) return dueAmount(kind, whole);
  return kind === 'power' || kind === 'public-power' || kind === 'airtime'
    ? 300 + whole(20_000)
    : EXAMPLES[kind].amount;
}

/** Begin a run in a world: a server that has just started and a few people's wishes. */
export function begin(world: World): Promise<Run> {
  const { dice } = world;
  // A fine is often paid twice at once, as from two windows: it is owed once.
  const twice = dice.chance(0.1);
  const share = dice.chance(0.5) ? dice.pick(SHARES) : 0;
  const purchases = Array.from({ length: 1 + dice.whole(3) }, (_, at): Purchase => {
    const other = share > 0 && dice.chance(0.7) ? 'power' : dice.pick(KINDS);
    const kind = twice && at < 2 ? 'fine' : other;
    return {
      key: `key-${world.seed}-${at}`,
      kind,
      signedIn: kind === 'power' || isDueKind(kind) || dice.chance(0.3),
      ending: dice.pick(ENDINGS),
      amount: amountOf(kind, dice),
      email: kind === 'airtime' || kind === 'data' ? dice.pick(['', EMAIL]) : EMAIL,
      card: dice.pick([...SANDBOX_CARDS, ...SANDBOX_CARDS.slice(0, 1)]).number,
      debt: null,
      orderId: null,
      shut: false,
    };
  });
  return beginWith(world, purchases, { occupied: dice.chance(0.5), share });
}

/** The same with wishes that are known. */
export async function beginWith(
  world: World,
  purchases: Purchase[],
  { occupied = true, share = 0 } = {},
): Promise<Run> {
  const mails: string[] = [];
  await chargeHouses(world.db, { userId: RESIDENT.id, occupied }, world.clock());
  if (share > 0) await ruleShare(world.db, share, world.clock());
  return {
    world,
    occupied,
    share,
    promises: {
      opened: new Map(),
      shown: new Map(),
      taken: new Set(),
      moved: new Set(),
      cut: new Set(),
      marked: new Set(),
      mails,
      wrong: [],
      states: new Map(),
    },
    purchases,
    server: await boot(world, mails),
    busy: false,
    steps: [],
  };
}

/** Let so many things happen, one after another or several at once, with crashes in between. */
export async function happen(run: Run, steps: number): Promise<void> {
  const { dice, broken } = run.world;
  const points = [...broken].flatMap((one) => TELLING[one] ?? []);
  for (const purchase of run.purchases) await attempt(run, ['open', open], purchase);
  for (let at = 0; at < steps; at += 1) {
    if (dice.chance(broken.size === 0 && run.share === 0 ? 0.3 : 0.6))
      run.server.doom({
        at: dice.pick(points.length > 0 ? points : POINTS),
        times: 1 + dice.whole(dice.chance(0.5) ? 2 : 12),
      });
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
  if (world.broken.has('no attempt row'))
    await world.db.deleteFrom('vend_attempts').where('answer', 'is', null).execute();
  for (const orderId of await splitsUnderWay(world)) promises.cut.add(orderId);
  run.server = await boot(world, promises.mails);
  for (const orderId of promises.taken) {
    const paid = await world.db.selectFrom('payments').select('order_id').where('order_id', '=', orderId).execute();
    const noted = await world.db.selectFrom('cases').select('id').where('order_id', '=', orderId).execute();
    if (paid.length + noted.length === 0) promises.wrong.push(`I8 ${orderId}: a webhook was taken and then forgotten`);
  }
}

/** Top-ups with a part for a debt that are paid and have no end, and those whose part is on its way to the meter. */
async function splitsUnderWay({ db }: World): Promise<string[]> {
  const orders = await db
    .selectFrom('orders')
    .select(['order_id', 'debt_kobo', 'idempotency_key as key'])
    .where('state', 'in', UNSETTLED)
    .execute();
  return orders.filter(({ debt_kobo, key }) => debt_kobo > 0 || isOfSplit(key)).map(({ order_id }) => order_id);
}

/** States that may follow, however many steps later (MONEY, I11). */
export const AFTER: Readonly<Record<OrderState, readonly OrderState[]>> = (() => {
  const ends: OrderState[] = ['fulfilled', 'refund_due', 'refunded'];
  const paid: OrderState[] = ['captured', 'fulfilling', 'pending', ...ends];
  return {
    quoted: ['opened', 'failed', 'abandoned', ...paid],
    opened: ['failed', 'abandoned', ...paid],
    // What the provider holds for it cannot be its payment.
    failed: ['opened', ...paid],
    // Its window can be handed out once more.
    abandoned: ['opened', 'failed', ...paid],
    captured: ['fulfilling', 'pending', ...ends],
    fulfilling: ['pending', ...ends],
    pending: ends,
    refund_due: ['refunded'],
    fulfilled: [],
    refunded: [],
  };
})();

async function watch({ world, promises }: Run): Promise<void> {
  promises.wrong.push(...(await outOfStep(world.db)));
  for (const { order_id, state } of await world.db.selectFrom('orders').select(['order_id', 'state']).execute()) {
    const before = promises.states.get(order_id);
    if (before !== undefined && before !== state && !AFTER[before].includes(state)) {
      promises.wrong.push(`I11 ${order_id}: ${before} became ${state}`);
    }
    promises.states.set(order_id, state);
  }
}

/** The provider repeats what nobody took: of a payment that is one too many, and of what a bank takes back, it has to be told. */
async function tellAgain({ world, server }: Run): Promise<void> {
  const captures = await world.db.selectFrom('sandbox_captures').selectAll().execute();
  for (const { trans_id, order_id } of captures) {
    const payment = await findSession(world, order_id);
    if (payment === undefined) throw new Error(`${order_id} was paid again and never before.`);
    const told = { ...payment, status: 'captured', trans_id } as const;
    const { body, headers } = webhookOf(told, WEBHOOK_SECRET, `again-${trans_id}`, world.clock());
    await server.webhook(body, headers);
  }
  const disputes = await world.db.selectFrom('sandbox_chargebacks').selectAll().execute();
  for (const { id, order_id } of disputes) {
    const payment = await findSession(world, order_id);
    if (payment === undefined) throw new Error(`${order_id} is disputed and was never paid.`);
    const { body, headers } = webhookOf(payment, WEBHOOK_SECRET, `dispute-${id}`, world.clock(), 'charge.disputed');
    await server.webhook(body, headers);
  }
}

const QUARTER_MS = 15 * 60_000;

/**
 * Faults stop, and the server gets a quarter of an hour. What a clock that was ahead has given up is asked about only each
 * quarter of an hour, so that it may take one more.
 */
export async function recover(run: Run): Promise<void> {
  const { world } = run;
  world.faults.chance = 0;
  if (run.server.isDead()) await restart(run);
  run.server = await boot(world, run.promises.mails);
  await tellAgain(run);
  const until = world.time.now + QUARTER_MS * (run.steps.includes('an hour ahead') ? 2 : 1);
  while (world.time.now < until && (await unfinished(world))) {
    world.time.now += 4_000;
    await sweep(run.server.deps);
    await run.server.background();
    await watch(run);
  }
  await run.server.mail();
}
