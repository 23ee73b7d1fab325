import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { openTestDatabase } from '../support/server/server.ts';
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
  database = await openTestDatabase();
  await settle(database.db);
  await numberMarksAndSends(database.db);
});
afterAll(() => database.close());

interface Ran {
  readonly wrong: readonly string[];
  readonly steps: readonly string[];
  /** Payments that were one too many and went back. */
  readonly returned: number;
  /** Payments that a bank took back. */
  readonly lost: number;
}

async function runSchedule(seed: number, ...broken: readonly Broken[]): Promise<Ran> {
  await forget(database.db);
  const run = await begin(world(database.db, seed, ...broken));
  await happen(run, 8 + run.world.dice.whole(14));
  await recover(run);
  const back = database.db.selectFrom('further_payments').select('reference').where('returned_at', 'is not', null);
  const lost = database.db.selectFrom('chargebacks').select('id').where('status', '=', 'lost');
  return {
    wrong: await violations(run),
    steps: run.steps,
    returned: (await back.execute()).length,
    lost: (await lost.execute()).length,
  };
}

const seeds = only === undefined ? Array.from({ length: SCHEDULES }, (_, at) => FIRST_SEED + at) : [only];

test('whatever repeats, times out or dies, every captured payment ends as one token, one refund or one open case', async () => {
  const wrong: string[] = [];
  const seen = { returned: 0, lost: 0 };
  for (const seed of seeds) {
    const found = await runSchedule(seed).catch(
      (error: unknown): Ran => ({ wrong: [`threw ${error}`], steps: [], returned: 0, lost: 0 }),
    );
    seen.returned += found.returned;
    seen.lost += found.lost;
    if (found.wrong.length > 0) wrong.push(`FAULT_SEED=${seed}: ${found.wrong.join('; ')} [${found.steps.join(', ')}]`);
    if (wrong.length >= 5) break;
  }
  expect(wrong).toEqual([]);
  // One schedule alone need not have anybody who pays twice, or takes a payment back.
  if (only === undefined) expect(Math.min(seen.returned, seen.lost)).toBeGreaterThan(0);
}, 900_000);

const SABOTAGE: readonly (readonly [Broken, what: string, sign: RegExp])[] = [
  ['no attempt row', 'no row is written before a send', /I3 .*vended 2 times/],
  ['refund on time-out', "a vendor's silence is taken for a refusal", /I4 .*vended and returned/],
  ['trust the amount', 'the amount is taken from the browser', /I5 .*vended for 100 kobo/],
  ['forget the fee', 'what the provider took is not written down', /I20 .*of fees to the provider/],
  ['acknowledge early', 'a webhook is answered before the commit', /I8 .*taken and then forgotten/],
];

test.each(SABOTAGE)(
  'the checker notices when %s: %s',
  { timeout: 900_000, tags: ['long'] },
  async (broken, _what, sign) => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + 400; seed += 1) {
      const { wrong } = await runSchedule(seed, broken);
      if (wrong.some((words) => sign.test(words))) return;
    }
    expect.fail('400 schedules, and nothing was noticed');
  },
);
