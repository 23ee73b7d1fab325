// @module-tag long
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '#src/server/billing/chart.ts';
import { balances, post } from '#src/server/billing/ledger.ts';
import type { Database } from '#src/server/db/database.ts';
import { sweep } from '#src/server/order-worker/sweep.ts';
import { payFromCredit } from '#src/server/orders/from-credit.ts';
import { openTestDatabase } from '../support/server/server.ts';
import { forget, livingOn, METERS, RESIDENT, settle } from './support/fixtures.ts';
import { boot, Crash } from './support/server-process.ts';
import { world } from './support/world.ts';

/*
 * Power that is bought from credit by a server that dies, at each of its queries in turn: the credit is spent for one token, or it is
 * there, whether its buyer comes back or not. What was vended stands in the vendor's own book.
 */
const HAS_KOBO = 500_000;
const COSTS_KOBO = 300_000;
/** How far a round of the sweep moves the clock, s: the shortest wait of the worker and the longest are both seen. */
const ROUND_S = 7;
/** An order ends within a quarter of an hour (MONEY, I12). */
const ROUNDS = Math.ceil(900 / ROUND_S);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await settle(database.db);
});
afterAll(() => database.close());

/** Buys once with a server that dies at its so-manieth query, and lets what is left of it end. */
async function buyDyingAt(query: number, meter: keyof typeof METERS, comesBack: boolean) {
  const { db } = database;
  await forget(db);
  const outside = world(db, query);
  outside.faults.chance = 0;
  const credit = accounts.credit(RESIDENT.id);
  const entries = [
    { account: accounts.unmatched, kobo: -HAS_KOBO },
    { account: credit, kobo: HAS_KOBO },
  ];
  const came = { kind: 'arrival-matched', narration: 'Credit', at: outside.clock(), entries };
  await db.transaction().execute((trx) => post(trx, came));

  const person = await livingOn(db, METERS[meter]);
  const wish = { key: `credit-${meter}-${query}`, type: 'power_vending', amount: COSTS_KOBO / 100 } as const;
  const isOver = async () => {
    const order = await db.selectFrom('orders').select('state').executeTakeFirst();
    return order === undefined || order.state === 'fulfilled' || order.state === 'refunded';
  };
  const goOn = async (server: Awaited<ReturnType<typeof boot>>) => {
    await server.background();
    for (let round = 0; round < ROUNDS && !server.isDead() && !(await isOver()); round += 1) {
      outside.time.now += ROUND_S * 1_000;
      await sweep(server.deps);
      await server.background();
    }
  };
  const first = await boot(outside, []);
  first.doom({ at: 'query', times: query });
  const work = async () => {
    await payFromCredit(first.deps, person, wish);
    await goOn(first);
  };
  await work().catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error;
  });
  const died = first.isDead();
  const second = await boot(outside, []);
  if (comesBack) expect((await payFromCredit(second.deps, person, wish)).status).toBe(200);
  await goOn(second);

  const orders = await db.selectFrom('orders').select(['order_id', 'state']).execute();
  const vends = await db.selectFrom('sandbox_vends').select(['executions', 'token']).execute();
  const tokens = await db.selectFrom('tokens').select('token').execute();
  const owed = accounts.payer(orders[0]?.order_id ?? '');
  const { [credit]: left = 0, [owed]: held = 0 } = await balances(db, [credit, owed]);
  const vended = vends.filter(({ executions }) => executions > 0);
  return {
    died,
    states: orders.map(({ state }) => state),
    left,
    held,
    executed: vended.map(({ executions }) => executions),
    same: JSON.stringify(vended.map(({ token }) => token)) === JSON.stringify(tokens.map(({ token }) => token)),
  };
}

const SPENT = { states: ['fulfilled'], left: HAS_KOBO - COSTS_KOBO, held: 0, executed: [1], same: true };
const BACK = { states: ['refunded'], left: HAS_KOBO, held: 0, executed: [], same: true };
const NEVER = { ...BACK, states: [] };

test.each([
  ['plain', 1, SPENT],
  ['refused', 3, BACK],
  ['late', 5, SPENT],
] as const)(
  'wherever a purchase from credit of a %s meter dies, at every query or each of %i, it is bought once or not at all',
  async (meter, stride, end) => {
    const wrong: string[] = [];
    let deaths = 0;
    for (let query = 1; ; query += stride) {
      const comesBack = query % 2 === 0;
      const { died, ...found } = await buyDyingAt(query, meter, comesBack);
      const fits = JSON.stringify(found) === JSON.stringify(comesBack || found.states.length > 0 ? end : NEVER);
      if (!fits)
        wrong.push(`query ${query}, the buyer ${comesBack ? 'comes back' : 'is gone'}: ${JSON.stringify(found)}`);
      if (!died) break;
      deaths += 1;
    }
    expect(wrong).toEqual([]);
    expect(deaths).toBeGreaterThan(20 / stride);
  },
  900_000,
);
