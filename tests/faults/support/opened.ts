import { SANDBOX_CARDS } from '#catalogues/sandbox.ts';
import type { Database } from '#src/server/db/database.ts';
import { drive } from '#src/server/order-worker/drive.ts';
import { breakIn } from './broken.ts';
import { numberMarksAndSends } from './checking/marks-checker.ts';
import { type METERS, settle } from './fixtures.ts';
import { open } from './payers.ts';
import { beginWith } from './schedule.ts';
import { type Broken, world } from './world.ts';

/** Somebody's power, with its card charged and nothing heard of that yet, in a world that has lost some guards. */
export async function opened({ db }: Database, ending: keyof typeof METERS, broken: readonly Broken[]) {
  await settle(db);
  await numberMarksAndSends(db);
  await breakIn(db, broken);
  const outside = world(db, 1, ...broken);
  outside.faults.chance = 0;
  const purchase = { key: 'a-layer-alone', kind: 'power', signedIn: true, ending, amount: 5_000 } as const;
  const card = SANDBOX_CARDS[0].number;
  const run = await beginWith(outside, [{ ...purchase, email: '', card, debt: null, orderId: null, shut: false }]);
  const [bought] = run.purchases;
  if (bought === undefined) throw new Error('Nobody buys.');
  await open(run, bought);
  const orderId = bought.orderId ?? '';
  await outside.browser(`/sandbox/payments/${orderId}`, { card });
  const stateOf = async () =>
    (await db.selectFrom('orders').select('state').where('order_id', '=', orderId).executeTakeFirstOrThrow()).state;
  /** Has the server work at it until it stands so. */
  const until = async (state: string) => {
    for (let rounds = 0; rounds < 9; rounds += 1) {
      if ((await stateOf()) === state) return;
      outside.time.now += 8_000;
      await drive(run.server.deps, orderId, true);
    }
    throw new Error(`It does not become ${state}, and is ${await stateOf()}.`);
  };
  return { run, orderId, until };
}
