import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ARREARS } from '#catalogues/sentences/estate/arrears.ts';
import { STANDING_LINES } from '#catalogues/sentences/meter-statements.ts';
import { standingOf } from '#src/server/billing/standing.ts';
import { type Month, openMonth } from '../charges/support/month.ts';

const NOON = '2026-11-25T11:00:00Z';
const SPECIFIED = { 'service-charge': 0, 'dev-levy': 59_999, fine: 0, all: null };
const NEVER = { 'service-charge': null, 'dev-levy': null, fine: null, all: null };

let month: Month;
let house: string;
let other: string;
beforeAll(async () => {
  month = await openMonth();
  [house = '', other = ''] = month.meters;
  await month.travel(NOON);
  for (const [at, meter] of month.meters.entries()) {
    if (at % 3 === 0) await month.set(meter, -1_000 * (at + 1));
    if (at % 4 === 0) await month.set(meter, -59_990 - at * 3, 'devlevy');
    if (at % 5 === 0) await month.set(meter, at * 100, 'fine');
  }
});
afterAll(() => month.portal.close());
beforeEach(() => month.db.deleteFrom('arrears_exceptions').execute());

type Name = Parameters<Month['office']['ask']>[0];
const ask = (name: Name, input: Record<string, unknown> = {}, who?: 'cedar') => month.office.ask(name, input, who);
const standings = async (asked: Record<string, unknown> = {}) =>
  (await ask('arrearsStandings', { rows: 100, ...asked })).said as {
    houses: { meterNumber: string; name: string; why: object[]; until: string | null; address: string }[];
    counts: Record<string, number>;
    total: number;
    rule: object | null;
  };
const tried = async (terms: object | null) =>
  (await ask('tryArrearsPolicy', { terms })).said as {
    version: number;
    before: { blocked: number };
    after: { blocked: number };
    changed: number;
    houses: { meterNumber: string; name: string; before: string }[];
  };
const set = async (terms: object | null, more: object = {}) => {
  const { version, after } = await tried(terms);
  return ask('setArrearsPolicy', { terms, reason: 'Voted', version, stopped: after.blocked, ...more });
};
/** How the next purchase of each meter is judged, by its number. */
const judged = async () => {
  const found = new Map<string, string>();
  for (const meter of month.meters) {
    const { standing } = await standingOf(month.db, meter, month.time.now);
    if (standing.name !== 'clear') found.set(meter, standing.name);
  }
  return found;
};
const listed = async () => {
  const { houses } = await standings();
  return new Map(houses.flatMap(({ meterNumber, name }) => (name === 'clear' ? [] : [[meterNumber, name]])));
};

test.each([
  ['the specification', null],
  ['an own rule by sums', { most: { ...NEVER, all: 20_000 } }],
  ['an own rule by age and count', { most: SPECIFIED, days: 0, charges: 1 }],
  ['days of grace', { most: SPECIFIED, graceDays: 3 }],
  ['a sum from which it reminds', { most: NEVER, remind: 20_000 }],
  ['an age from which it reminds', { most: { ...NEVER, all: 40_000 }, remind: 5_000, remindDays: 1 }],
  ['reminders of nobody', { most: SPECIFIED, remind: null }],
  ['nothing at all', { most: NEVER }],
] as const)('by %s the dry run says of every house what its next purchase is told', async (_, terms) => {
  const dry = await tried(terms);
  const before = await judged();
  expect((await set(terms)).status).toBe(200);
  const after = await judged();
  expect(await listed()).toEqual(after);
  const stopped = [...after.values()].filter((name) => name === 'blocked').length;
  expect([dry.after.blocked, (await standings()).counts.blocked]).toEqual([stopped, stopped]);
  const changes = month.meters
    .map((meter) => [meter, before.get(meter) ?? 'clear', after.get(meter) ?? 'clear'] as const)
    .filter(([, one, two]) => one !== two);
  expect(dry.houses.map(({ meterNumber, before: stood, name }) => [meterNumber, stood, name]).sort()).toEqual(
    changes.map(([meter, one, two]) => [meter, one, two]).sort(),
  );
  expect(dry.changed).toBe(changes.length);
});

test('a rule that somebody else set meanwhile, or that stops other houses by now, is not set', async () => {
  const { version, after } = await tried(null);
  expect((await set(null)).status).toBe(200);
  const stale = { terms: null, reason: 'Voted', version, stopped: after.blocked };
  expect(await ask('setArrearsPolicy', stale)).toMatchObject({ status: 400, said: { code: 'rule-changed' } });
  expect(await set(null, { stopped: 1_000 })).toMatchObject({ status: 400, said: { code: 'standings-moved' } });
  expect(await set(null, { from: '2026-11-24' })).toMatchObject({ status: 400, said: { code: 'day-past' } });
  for (const wrong of [
    { most: { ...SPECIFIED, fine: -1 } },
    { most: SPECIFIED, graceDays: 91 },
    { most: SPECIFIED, words: 'x'.repeat(241) },
    { most: { fine: 0 } },
  ])
    expect((await ask('tryArrearsPolicy', { terms: wrong })).status).toBe(400);
});

test('a rule is kept with who set it, why and from when, and holds from its day on', async () => {
  expect((await set({ most: NEVER }, { from: '2026-12-01', reason: 'From December' })).said.message).toBe(
    ARREARS.setFrom('01 Dec 2026'),
  );
  const { terms, rules } = (await ask('arrearsPolicy')).said as { terms: object | null; rules: object[] };
  expect(terms).toBeNull();
  expect(rules[0]).toMatchObject({ from: '2026-12-01', reason: 'From December', terms: { most: NEVER } });
  expect((await month.office.deeds())[0]).toMatchObject({ action: 'arrears-policy-set', subject: 'Palm Court' });
  expect((await standings()).counts.blocked).toBeGreaterThan(0);
  await month.travel('2026-12-01T11:00:00Z');
  expect((await standings()).counts.blocked).toBe(0);
  await month.travel(NOON);
});

test('a house is excepted until a day, once, and its exception ends', async () => {
  const { counts, houses } = await standings({ standing: 'blocked' });
  const meter_number = houses[0]?.meterNumber ?? '';
  const wish = { meter_number, until: '2026-11-27', reason: 'In hospital' };
  const both = await Promise.all([ask('exceptMeter', wish), ask('exceptMeter', wish)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await standings()).counts).toMatchObject({ blocked: (counts.blocked ?? 0) - 1, excepted: 1 });
  expect((await standings({ standing: 'excepted' })).houses).toMatchObject([
    { meterNumber: meter_number, until: '2026-11-27', excepted: { until: '2026-11-27', reason: 'In hospital' } },
  ]);
  expect((await month.office.deeds())[0]).toMatchObject({
    action: 'arrears-exception-given',
    subject: `Meter ${meter_number}`,
  });
  // Another day takes the place of the first.
  expect((await ask('exceptMeter', { ...wish, until: '2026-11-30' })).status).toBe(200);
  expect((await standings({ standing: 'excepted' })).houses).toMatchObject([{ until: '2026-11-30' }]);
  expect((await ask('endException', { meter_number })).status).toBe(200);
  expect((await ask('endException', { meter_number })).status).toBe(200);
  expect((await standings()).counts).toMatchObject({ blocked: counts.blocked, excepted: 0 });
  expect((await month.office.deeds())[0]).toMatchObject({
    action: 'arrears-exception-ended',
    subject: `Meter ${meter_number}`,
  });
  // Each change stood on the statement at once, though all of it was on one day.
  const { lines } = (await ask('meterStatement', { meter_number, from: '2026-11-25', to: '2026-11-25' })).said as {
    lines: Record<string, string>[];
  };
  expect(lines.flatMap(({ kind, what }) => (kind === 'standing' ? [what] : []))).toEqual([
    STANDING_LINES.excepted,
    STANDING_LINES.blocked,
  ]);
  expect(await ask('exceptMeter', { ...wish, until: '2026-11-24' })).toMatchObject({ said: { code: 'day-past' } });
  expect(await ask('exceptMeter', { ...wish, until: '2027-11-24' })).toMatchObject({ said: { code: 'too-long' } });
});

test('another estate rules, sees and excepts nothing here', async () => {
  const mine = await judged();
  const { version, after } = (await ask('tryArrearsPolicy', { terms: { most: NEVER } }, 'cedar')).said as {
    version: number;
    after: { blocked: number };
  };
  const rule = { terms: { most: NEVER }, reason: 'Ours', version, stopped: after.blocked };
  expect((await ask('setArrearsPolicy', rule, 'cedar')).status).toBe(200);
  const wish = { meter_number: house, until: '2026-11-27', reason: 'A friend' };
  expect(await ask('exceptMeter', wish, 'cedar')).toMatchObject({ status: 400, said: { code: 'meter-not-found' } });
  expect(await ask('endException', { meter_number: house }, 'cedar')).toMatchObject({ status: 400 });
  expect(await judged()).toEqual(mine);
  const { said } = await ask('arrearsStandings', { rows: 100 }, 'cedar');
  const seen = (said.houses as { meterNumber: string }[]).map(({ meterNumber }) => meterNumber);
  expect(seen.filter((meter) => month.meters.includes(meter))).toEqual([]);
});

test('a house is found by its meter, its address or who lives there', async () => {
  await ask('exceptMeter', { meter_number: other, until: '2026-11-27', reason: 'For the search' });
  expect((await standings({ search: other })).houses.map(({ meterNumber }) => meterNumber)).toEqual([other]);
  const address = (await standings({ search: other })).houses[0]?.address ?? '';
  expect((await standings({ search: address })).houses.map(({ meterNumber }) => meterNumber)).toContain(other);
  expect((await standings({ search: 'nobody at all' })).total).toBe(0);
});
