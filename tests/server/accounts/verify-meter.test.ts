import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
let meter: { number: string; estate: number };
beforeAll(async () => {
  portal = await openTestApp();
  const row = await portal.db
    .selectFrom('meters')
    .innerJoin('estates', 'estates.id', 'meters.estate_id')
    .select(['meter_number', 'estate_id'])
    .where('estates.name', '=', 'Cedar View')
    .executeTakeFirstOrThrow();
  meter = { number: row.meter_number, estate: row.estate_id };
});
afterAll(() => portal.close());

const check = async (meter_number: unknown, token?: string) => {
  const { status, body } = await portal.call('verifyMeter', { meter_number }, token);
  const { requestId: _, ...said } = body;
  return [status, said];
};
const UNKNOWN = [200, { id: 1, name: 'not found', notFound: true }];

test('a meter is answered with its estate, and with nothing else of it', { tags: ['C-018'] }, async () => {
  expect(await check(meter.number)).toEqual([200, { id: meter.estate, name: 'Cedar View', notFound: false }]);
  expect(await check(` ${meter.number.slice(0, 4)} ${meter.number.slice(4)} `)).toEqual([
    200,
    { id: meter.estate, name: 'Cedar View', notFound: false },
  ]);
});

test('a meter that no estate has is estate 1 with a not-found flag', { tags: ['C-021'] }, async () => {
  expect(await check('99999999999')).toEqual(UNKNOWN);
  expect(await check('99999999999999')).toEqual(UNKNOWN);
});

test('a meter of an estate that is not active is like one that nobody has', async () => {
  const setActive = (active: boolean) =>
    portal.db.updateTable('estates').set({ active }).where('id', '=', meter.estate).execute();
  await setActive(false);
  expect(await check(meter.number)).toEqual(UNKNOWN);
  await setActive(true);
});

test.each([
  ['', 'METER number is required'],
  ['1234567890', 'Digits must be between 11 and 14 characters long'],
  ['123456789012345', 'Digits must be between 11 and 14 characters long'],
  ["1' or '1'='1", 'Digits must be between 11 and 14 characters long'],
  ['١٢٣٤٥٦٧٨٩٠١', 'Digits must be between 11 and 14 characters long'],
])('what is no meter number is refused: %s', async (given, message) => {
  expect(await check(given)).toEqual([400, { code: 'invalid-input', message }]);
});

test.each([null, 45_012_345_670, ['45012345670'], { $gt: '' }])(
  'a meter number of another kind is refused: %o',
  async (given) => {
    expect((await check(given))[0]).toBe(400);
  },
);

test('meters cannot be tried out one after the other: an address has to wait, and is told how long', async () => {
  portal.lines.length = 0;
  const answers = await Promise.all(
    Array.from({ length: 130 }, (_, n) => portal.call('verifyMeter', { meter_number: String(99_999_900_000 + n) })),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  const retryAfter = Number(refused[0]?.headers.get('Retry-After'));
  expect(refused[0]?.body).toMatchObject({ code: 'too-many-tries', retryAfter });
  expect(refused[0]?.body.message).toBe(`Too many tries. Please try again in ${Math.ceil(retryAfter / 60)} minutes.`);
  const events = portal.lines.map((line) => JSON.parse(line)).filter(({ event }) => event !== undefined);
  expect(events.map(({ event, status }) => [event, status])).toEqual(refused.map(() => ['refused', 429]));
  // Who is signed in is counted by themselves.
  const token = await portal.signIn('resident@palmcourt.example');
  expect((await check(meter.number, token))[0]).toBe(200);
});
