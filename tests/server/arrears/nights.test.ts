import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STANDING_LINES } from '#catalogues/sentences/meter-statements.ts';
import { noteStandings, workArrears } from '#src/server/arrears/nights.ts';
import { noteRelease, noteStanding } from '#src/server/billing/standing-changes.ts';
import type { Queue } from '#src/server/jobs.ts';
import { standingLines as linesOfStanding } from '#src/server/meter-statements/standings.ts';
import { type Month, openMonth } from '../charges/support/month.ts';

let month: Month;
let house: string;
let other: string;
beforeAll(async () => {
  month = await openMonth();
  [house = '', other = ''] = month.meters;
  await month.travel('2026-11-25T11:00:00Z');
});
afterAll(() => month.portal.close());

const logged: unknown[] = [];
const log = { error: (what: unknown) => void logged.push(what) };
const nightOf = (estateId: number) => noteStandings({ db: month.db, clock: () => month.time.now, log }, estateId);
const night = () => nightOf(month.estateId);
const changes = async (meter: string) =>
  (
    await month.db
      .selectFrom('arrears_changes')
      .select('name')
      .where('meter_number', '=', meter)
      .orderBy('id')
      .execute()
  ).map(({ name }) => name);
const statement = async (meter: string, who?: 'cedar') =>
  (await month.office.ask('meterStatement', { meter_number: meter, from: '2026-11-01', to: '2026-12-31' }, who)).said;
const standingLines = async (meter: string) =>
  ((await statement(meter)).lines as Record<string, unknown>[]).filter(({ kind }) => kind === 'standing');

test('every change of how a house stands is a line of its statement, and moves nothing', async () => {
  expect(await night()).toBe(0);
  await month.set(house, -15_000);
  await month.set(other, -59_500, 'devlevy');
  expect(await night()).toBe(2);
  expect(await night()).toBe(0);
  expect([await changes(house), await changes(other)]).toEqual([['blocked'], ['reminded']]);
  const { closing, sums, lines } = await statement(house);
  expect((lines as Record<string, unknown>[]).at(-1)).toEqual({
    ...{ id: expect.any(Number), at: '2026-11-25T11:00:00.000Z', kind: 'standing', due: null },
    ...{ what: STANDING_LINES.blocked, by: null, why: '₦15,000 service charge' },
    ...{ charged: 0, paid: 0, owedAfter: 15_000 },
  });
  expect([closing, sums]).toMatchObject([15_000, { charge: 0, payment: 0 }]);
  const file = await month.office.ask('exportMeterStatement', {
    ...{ meter_number: house, from: '2026-11-01', to: '2026-12-31', as: 'csv' },
  });
  expect(Buffer.from(String(file.said.base64), 'base64').toString()).toContain(STANDING_LINES.blocked);
});

test('whoever pays is released with the payment, told once, and stopped again by the next debt', async () => {
  await month.set(house, 0);
  await month.set(other, 0, 'devlevy');
  const at = month.time.now;
  // Two servers look at once; whoever was only reminded waits for the night.
  await Promise.all([
    noteRelease(month.db, house, at),
    noteRelease(month.db, house, at),
    noteRelease(month.db, other, at),
  ]);
  expect([await changes(house), await changes(other)]).toEqual([['blocked', 'released'], ['reminded']]);
  expect(await night()).toBe(1);
  expect([await changes(house), await changes(other)]).toEqual([
    ['blocked', 'released'],
    ['reminded', 'clear'],
  ]);
  await month.set(house, 500, 'fine');
  await night();
  expect(await changes(house)).toEqual(['blocked', 'released', 'blocked']);
  expect((await standingLines(house)).map(({ what }) => what)).toEqual([
    STANDING_LINES.blocked,
    STANDING_LINES.released,
    STANDING_LINES.blocked,
  ]);
});

test('an exception and its end stand there, too', async () => {
  const wish = { meter_number: house, until: '2026-11-26', reason: 'In hospital' };
  expect((await month.office.ask('exceptMeter', wish)).status).toBe(200);
  // It stands at once; that it is over is what a night finds.
  expect((await changes(house)).at(-1)).toBe('excepted');
  expect(await night()).toBe(0);
  await month.travel('2026-11-27T11:00:00Z');
  expect(await night()).toBe(1);
  expect((await changes(house)).slice(-2)).toEqual(['excepted', 'blocked']);
});

test('of many who judge a house at once one writes the change', async () => {
  await month.set(other, 700, 'fine');
  const at = month.time.now;
  const noted = await Promise.all(Array.from({ length: 6 }, () => noteStanding(month.db, other, at)));
  expect(noted.filter((isChanged) => isChanged)).toEqual([true]);
  expect((await changes(other)).at(-1)).toBe('blocked');
});

test('a house that cannot be judged keeps no later one of its estate, and is told with its number alone', async () => {
  const [first = '', second = ''] = month.meters.slice(2, 4).toSorted();
  await month.set(first, 700, 'fine');
  await month.set(second, 700, 'fine');
  await sql`create function refuse_house() returns trigger language plpgsql as $$
    begin raise exception 'not this house'; end $$`.execute(month.db);
  await sql`create trigger refuse_house before insert on arrears_standings
    for each row when (new.meter_number = ${sql.lit(first)}) execute function refuse_house()`.execute(month.db);
  await expect(night()).rejects.toThrow('1 houses of estate');
  expect([await changes(first), await changes(second)]).toEqual([[], ['blocked']]);
  expect(logged).toEqual([{ err: expect.any(Error), meterNumber: first }]);
  await sql`drop trigger refuse_house on arrears_standings`.execute(month.db);
  // The next night makes up for it.
  expect(await night()).toBe(1);
  expect(await changes(first)).toEqual(['blocked']);
});

test('an estate with a house that cannot be judged is looked at twice a night, not as often as other jobs', async () => {
  const tries: Record<string, number | undefined> = {};
  const work: Queue['work'] = async (name, _handler, options) => {
    tries[name] = options?.tries;
  };
  const queue: Queue = { work, send: async () => {}, every: async () => {}, stop: async () => {} };
  const { db } = month;
  await workArrears({ db, clock: () => month.time.now, queue, log: { ...log, info: () => {} } });
  expect(tries).toEqual({ 'judge-estate': 2 });
});

test('another estate reads nothing of it', async () => {
  expect((await statement(house, 'cedar')).code).toBe('meter-not-found');
  const cedar = await month.db
    .selectFrom('estates')
    .select('id')
    .where('name', '=', 'Cedar View')
    .executeTakeFirstOrThrow();
  await nightOf(cedar.id);
  const rows = await month.db
    .selectFrom('arrears_changes')
    .select(['meter_number'])
    .where('estate_id', '=', cedar.id)
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ meter_number }) => month.meters.includes(meter_number))).toEqual([]);
});

test('whoever came to a house after others is told nothing of how they stood', async () => {
  const meterNumber = '45799999999';
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  const row = { meter_number: meterNumber, estate_id: month.estateId, why: '[]' };
  await month.db
    .insertInto('arrears_changes')
    .values([
      { ...row, name: 'blocked', at: at(1) },
      { ...row, name: 'released', at: at(5) },
      { ...row, name: 'blocked', at: at(9) },
      { ...row, name: 'released', at: at(12) },
    ])
    .execute();
  const read = async (since: Date | null) =>
    (await linesOfStanding(month.db, { meterNumber, since, until: at(20) })).map(({ what }) => what);
  const { blocked, released } = STANDING_LINES;
  expect(await read(null)).toEqual([blocked, released, blocked, released]);
  expect(await read(at(4))).toEqual([blocked, released]);
  expect(await read(at(10))).toEqual([]);
});
