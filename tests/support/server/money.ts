import type { CallAnswer } from '#catalogues/calls/services.ts';
import { sweep } from '#src/server/order-worker/sweep.ts';
import { openOrder, topupPower } from '#src/server/orders/power.ts';
import { METERS, RESIDENT, settle } from '../../faults/support/fixtures.ts';
import { boot } from '../../faults/support/server-process.ts';
import { world } from '../../faults/support/world.ts';
import { openTestDatabase } from './server.ts';

export type Meter = keyof typeof METERS;

/** The money path with both sandboxes, a clock that the test moves, and a line that loses nothing. */
export async function openTestMoney() {
  const database = await openTestDatabase();
  const { db } = database;
  await settle(db);
  const outside = world(db, 1);
  outside.faults.chance = 0;
  const server = await boot(outside, []);
  const { deps } = server;
  const resident = (meter: Meter = 'plain') => ({ ...RESIDENT, meterNumber: METERS[meter] });
  let keys = 0;

  /** A new order; the answer must be 200. */
  const order = async (meter: Meter = 'plain', amount = 5000): Promise<string> => {
    keys += 1;
    const wish = { key: `key-of-test-${keys}`, type: 'power_vending', amount } as const;
    const answer = await openOrder(deps, resident(meter), wish);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.data.orderId;
  };
  const pay = async (orderId: string, card = '4242424242424242', code?: string) => {
    const answer = await outside.browser(
      `/sandbox/payments/${orderId}`,
      code === undefined ? { card } : { card, code },
    );
    return { status: answer.status, body: await answer.json() };
  };
  const report = (
    orderId: string,
    status: 'CAPTURED' | 'FAILED' | 'CLOSED' = 'CAPTURED',
    amount = 5050,
  ): Promise<CallAnswer<'topupPower'>> =>
    topupPower(deps, RESIDENT, { transfer_reference: { status, orderId }, amount }, new AbortController().signal);
  /** Let time pass with the sweep at its pace. */
  const pass = async (seconds: number) => {
    for (let at = 0; at < seconds; at += 1) {
      outside.time.now += 1000;
      await sweep(deps);
      await server.background();
    }
  };
  const stateOf = async (orderId: string) =>
    (await db.selectFrom('orders').select('state').where('order_id', '=', orderId).executeTakeFirstOrThrow()).state;
  const sendsOf = async (orderId: string) =>
    (await db.selectFrom('sandbox_vends').select('sends').where('reference', '=', orderId).executeTakeFirst())?.sends ??
    0;
  return {
    db,
    database,
    outside,
    server,
    deps,
    resident,
    order,
    pay,
    report,
    pass,
    stateOf,
    sendsOf,
    close: database.close,
  };
}
export type TestMoney = Awaited<ReturnType<typeof openTestMoney>>;
