import { afterAll, beforeAll, expect, test } from 'vitest';
import { marked } from '#src/server/commands/supply.ts';
import { outageOf } from '#src/server/vending/availability/outages.ts';
import { downSaid } from '#src/server/vending/availability/sellable.ts';
import { openTestDatabase } from '../../support/server/server.ts';

const NINE = new Date('2026-11-21T09:00:00Z');
const after = (hours: number) => new Date(NINE.getTime() + hours * 3_600_000);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const say = (at: Date, ...words: readonly string[]) => marked(database.db, at, ['vtpass'], words);
const told = async (at: Date, vendor = 'vtpass') => {
  const outage = await outageOf(database.db, at, vendor, 'power:portharcourt');
  return outage === null ? null : downSaid(outage, at);
};

test('what an operator says is down is sold by no vendor, until its end or until they take it back', async () => {
  await say(NINE, 'down', 'power:portharcourt', 'Works on the line.', '2026-11-21T18:00');
  const words =
    'Port Harcourt Electricity (PHED) has been down since 10:00. Reason: Works on the line. It is expected back at 18:00.';
  expect(await told(after(1))).toBe(words);
  expect(await told(after(1), 'baxi')).toBe(words);
  expect(await say(after(1))).toContain(`power:portharcourt: ${words}`);
  expect(await told(after(8))).toBeNull();
  // Said again after its end it is another outage.
  await say(after(9), 'down', 'power:portharcourt', 'A storm');
  expect(await told(after(10))).toBe('Port Harcourt Electricity (PHED) has been down since 19:00. Reason: A storm.');
  expect(await say(after(11), 'up', 'power:portharcourt')).toBe('It is sold again, as far as the vendors sell it.');
  expect(await told(after(11))).toBeNull();
  expect(await say(after(11), 'up', 'power:portharcourt')).toBe('Nobody had said that it is down.');
  const deeds = await database.db.selectFrom('audit').select(['action', 'subject', 'detail']).orderBy('at').execute();
  expect(deeds.map(({ action, subject, detail }) => [action, subject, JSON.parse(String(detail))])).toEqual([
    [
      'supply-down',
      'Port Harcourt Electricity (PHED)',
      { before: null, after: 'Works on the line.; until 21 Nov 2026, 18:00' },
    ],
    ['supply-down', 'Port Harcourt Electricity (PHED)', { before: null, after: 'A storm' }],
    ['supply-back', 'Port Harcourt Electricity (PHED)', { before: 'A storm', after: null }],
  ]);
});

test('what there is not, no reason, and an end that is over are refused in words', async () => {
  await expect(say(NINE, 'down', 'power:lagos', 'why')).rejects.toThrow("There is no 'power:lagos'.");
  await expect(say(NINE, 'down', 'power:eko')).rejects.toThrow('Say why');
  await expect(say(NINE, 'down', 'power:eko', 'storm', '2026-11-21T09:30')).rejects.toThrow('That time is over.');
  await expect(say(NINE, 'down', 'power:eko', 'storm', 'tomorrow')).rejects.toThrow("'tomorrow' is no time");
  await expect(say(NINE, 'stop', 'power:eko')).rejects.toThrow('npm run supply');
});
