import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Puzzle } from '#catalogues/calls/common.shapes.ts';
import { proveHuman } from '#src/client/prove-human.ts';
import { askedFrom } from '#src/server/asked-from.ts';
import { workAt } from '#src/server/http/puzzles.ts';
import { createLimit, type TooMany } from '#src/server/http/rate-limit.ts';
import { keyring } from '#src/server/keys/keyring.ts';
import { systemRandom } from '#src/server/random.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { browserAt } from '../../support/server/browser.ts';

const CITY = '198.51.100.7';
const SECONDS = 600;

let portal: TestApp;
let work: ReturnType<typeof workAt>;
beforeAll(async () => {
  portal = await openTestApp({ TRUST_PROXY: '1', DEMO: 'on' });
  const keys = keyring(randomBytes(32).toString('hex'));
  work = workAt({ db: portal.db, keys, clock: () => portal.time.now, random: systemRandom, most: 8 });
});
afterAll(() => portal.close());
beforeEach(() => portal.db.deleteFrom('rate_limits').execute());

/** One that asks, from a network that many share. */
const asking = (take: () => Promise<TooMany | null>, proof: string | null = null) =>
  askedFrom({ address: CITY, userAgent: null, key: null, rows: 'all', work: work(proof) }, take);
const solve = (puzzle: Puzzle) => proveHuman(puzzle, new AbortController().signal);
const puzzleOf = (refused: TooMany | null): Puzzle => {
  if (refused?.puzzle === undefined) throw new Error('It asked for no work.');
  return refused.puzzle;
};
const triedAt = (key: string, points: number) =>
  portal.db
    .insertInto('rate_limits')
    .values({ key, points, expire: Date.now() + SECONDS * 1000 })
    .onConflict((held) => held.column('key').doUpdateSet({ points }))
    .execute();

test('hundreds at once who solve nothing count nowhere: their network is let through with a puzzle as before', async () => {
  const limit = createLimit(portal.db, { name: 'of-a-network', points: 2, seconds: SECONDS, eased: true });
  for (const proof of [null, null, 'nonsense']) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => asking(() => limit.take(CITY), proof)));
    expect((await limit.look(CITY)).points).toBe(2);
    // Nobody of them is told to wait, and those at least who come after the second have to work.
    const worked = answers.filter((refused) => refused !== null && refused.puzzle !== undefined);
    const through = answers.filter((refused) => refused === null);
    expect([worked.length + through.length, through.length <= 2]).toEqual([100, true]);
  }
  const proof = await solve(puzzleOf(await asking(() => limit.take(CITY))));
  expect(await asking(() => limit.take(CITY), proof)).toBeNull();
});

test('easy puzzles that were fetched beforehand let nobody through once there is more work', async () => {
  const limit = createLimit(portal.db, { name: 'of-a-network', points: 1, seconds: SECONDS, eased: true });
  await limit.take(CITY);
  const early = await Promise.all(
    Array.from({ length: 3 }, async () => solve(puzzleOf(await asking(() => limit.take(CITY))))),
  );
  // As much work, and twice as much, are taken: others may have come in between.
  expect(await asking(() => limit.take(CITY), early[0])).toBeNull();
  expect(await asking(() => limit.take(CITY), early[1])).toBeNull();
  const harder = await asking(() => limit.take(CITY), early[2]);
  const proof = await solve(puzzleOf(harder));
  expect(await asking(() => limit.take(CITY), proof)).toBeNull();
});

test('where two limits are full, of a network and of a meter, whoever solves what is asked signs up', async () => {
  const { meter_number, estate_id } = await portal.db
    .selectFrom('users')
    .select(['meter_number', 'estate_id'])
    .where('email', '=', 'resident@palmcourt.example')
    .executeTakeFirstOrThrow();
  await triedAt(`signUps:${CITY}`, 60);
  await triedAt(`signUpsOfMeter:${meter_number}`, 10);
  const wish = {
    ...{ first_name: 'Eve', last_name: 'Obi', phone: '08031234567', password: 'kettle-9-harmattan' },
    ...{ meter_number: meter_number ?? '', property_id: estate_id ?? 0, role: 'service-user' as const },
  };
  const email = 'eve.obi@mail.example';
  expect(
    await browserAt(portal, CITY)
      .client()
      .signUp({ ...wish, email }),
  ).toMatchObject({ status: 200 });
});

test('what was solved for two limits lets one call through, and neither of them once more', async () => {
  const [one, other] = ['first', 'second'].map((name) =>
    createLimit(portal.db, { name, points: 1, seconds: SECONDS, eased: true }),
  ) as [ReturnType<typeof createLimit>, ReturnType<typeof createLimit>];
  const both = async () => (await one.take(CITY)) ?? (await other.take(CITY));
  await asking(both);
  const first = await solve(puzzleOf(await asking(both)));
  const second = await solve(puzzleOf(await asking(both, first)));
  expect(await asking(both, second)).toBeNull();
  for (const proof of [first, second])
    expect([await asking(() => one.take(CITY), proof), await asking(() => other.take(CITY), proof)]).toEqual([
      expect.objectContaining({ puzzle: expect.anything() }),
      expect.objectContaining({ puzzle: expect.anything() }),
    ]);
});
