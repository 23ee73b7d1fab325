import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderState } from '#catalogues/orders.ts';
import type { Database } from '#src/server/db/database.ts';
import { openTestDatabase } from '../support/server/server.ts';
import { breakIn } from './support/broken.ts';
import { violations } from './support/checking/checker.ts';
import { numberMarksAndSends } from './support/checking/marks-checker.ts';
import { forget, settle } from './support/fixtures.ts';
import { begin, happen, recover } from './support/schedule.ts';
import { type Broken, world } from './support/world.ts';

/*
 * Random schedules of duplicate callbacks, webhooks, sweeps, time-outs and crashes: 50 in `npm test`, 150 in `npm run test:all`,
 * 500 by `npm run test:endings`. A seed gives a schedule back: FAULT_SEED=123 runs that one alone; FAULT_SCHEDULES=5000 runs more of them, and
 * FAULT_FIRST_SEED=501 others.
 */
const only = process.env.FAULT_SEED === undefined ? undefined : Number(process.env.FAULT_SEED);
const SCHEDULES = Number(process.env.FAULT_SCHEDULES ?? (process.env.ENDINGS === 'all' ? 500 : 50));
const FIRST_SEED = Number(process.env.FAULT_FIRST_SEED ?? 1);

let database: Database;
beforeAll(async () => {
  database = await opened();
});
afterAll(() => database.close());

async function opened(): Promise<Database> {
  const fresh = await openTestDatabase();
  await settle(fresh.db);
  await numberMarksAndSends(fresh.db);
  return fresh;
}

interface Ran {
  readonly wrong: readonly string[];
  readonly steps: readonly string[];
  /** Payments that were one too many and went back. */
  readonly returned: number;
  /** Payments that a bank took back. */
  readonly lost: number;
  /** Top-ups with a part for a debt that were delivered, and those that went back. */
  readonly split: number;
  readonly unsplit: number;
  /** Such orders that were paid and had no end when the server died. */
  readonly cut: number;
  /** Purchases whose part had become another one since it was shown. */
  readonly moved: number;
}

const NOTHING = { returned: 0, lost: 0, split: 0, unsplit: 0, cut: 0, moved: 0 };

async function runSchedule({ db }: Database, seed: number, ...broken: readonly Broken[]): Promise<Ran> {
  await forget(db);
  const run = await begin(world(db, seed, ...broken));
  await happen(run, 8 + run.world.dice.whole(14));
  await recover(run);
  const back = db.selectFrom('further_payments').select('reference').where('returned_at', 'is not', null);
  const lost = db.selectFrom('chargebacks').select('id').where('status', '=', 'lost');
  const divided = await db.selectFrom('orders').select(['order_id', 'state']).where('debt_kobo', '>', 0).execute();
  const stand = (state: OrderState) => divided.filter((order) => order.state === state).length;
  return {
    wrong: await violations(run),
    steps: run.steps,
    returned: (await back.execute()).length,
    lost: (await lost.execute()).length,
    split: stand('fulfilled'),
    unsplit: stand('refunded'),
    cut: run.promises.cut.size,
    moved: run.promises.moved.size,
  };
}

const seeds = only === undefined ? Array.from({ length: SCHEDULES }, (_, at) => FIRST_SEED + at) : [only];

test('whatever repeats, times out or dies, every captured payment ends as one token, one refund or one open case', async () => {
  const wrong: string[] = [];
  const seen = { ...NOTHING };
  for (const seed of seeds) {
    const found = await runSchedule(database, seed).catch(
      (error: unknown): Ran => ({ ...NOTHING, wrong: [`threw ${error}`], steps: [] }),
    );
    for (const what of Object.keys(seen) as (keyof typeof seen)[]) seen[what] += found[what];
    if (found.wrong.length > 0) wrong.push(`FAULT_SEED=${seed}: ${found.wrong.join('; ')} [${found.steps.join(', ')}]`);
    if (wrong.length >= 5) break;
  }
  expect(wrong).toEqual([]);
  // One schedule alone need not have anybody who pays twice, takes a payment back, or owes something.
  if (only === undefined) expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
}, 900_000);

const SABOTAGE: readonly (readonly [Broken, what: string, sign: RegExp])[] = [
  ['no attempt row', 'no row is written before a send', /I3 .*vended 2 times/],
  ['refund on time-out', "a vendor's silence is taken for a refusal", /I4 .*vended and returned/],
  ['trust the amount', 'the amount is taken from the browser', /I5 .*vended for 100 kobo/],
  ['forget the fee', 'what the provider took is not written down', /I20 .*of fees to the provider/],
  ['no dues paid', 'the part of a top-up pays no debt', /I15 .*paid nothing/],
  ['dues paid twice', 'the part of a top-up pays the debt twice', /I15 .*credited/],
  ['refund without the part', 'what goes back is without the part for the debt', /I5 .*owed back/],
  ['acknowledge early', 'a webhook is answered before the commit', /I8 .*taken and then forgotten/],
];

test.each(SABOTAGE)(
  'the checker notices when %s: %s',
  { timeout: 900_000, tags: ['long'] },
  async (broken, _what, sign) => {
    // Some guards are taken away in the data base, for good.
    const spoilt = await opened();
    await breakIn(spoilt.db, [broken]);
    try {
      for (let seed = FIRST_SEED; seed < FIRST_SEED + 400; seed += 1) {
        const { wrong } = await runSchedule(spoilt, seed, broken);
        if (wrong.some((words) => sign.test(words))) return;
      }
    } finally {
      await spoilt.close();
    }
    expect.fail('400 schedules, and nothing was noticed');
  },
);
