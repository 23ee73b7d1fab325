import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallInput } from '#catalogues/calls/services.ts';
import { FAULT_LENGTH } from '#catalogues/limits.ts';
import { withoutPrivate } from '#machines/kit/sensitive/in-reports.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { createReporter } from '#src/client/reporter.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.deleteFrom('client_faults').execute();
  await sql`delete from rate_limits`.execute(portal.db);
});

type Told = CallInput<'reportFault'>;
const FAULT: Told = {
  reference: 'K7F3QX',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'kobo')",
  place: 'buy-power load',
  stack: 'load calls.js:1:2',
};
const tell = (given: Partial<Told> = {}) => portal.call('reportFault', { ...FAULT, ...given });
const kept = () => portal.db.selectFrom('client_faults').selectAll().execute();

test('a fault is kept once under its reference and counted, and nobody has to be signed in', async () => {
  expect(await tell()).toMatchObject({ status: 200, body: { noted: true } });
  await tell();
  expect(await kept()).toMatchObject([{ ...FAULT, count: 2 }]);
});

test.each([
  ['a reference of other signs', { reference: 'k0f1QX' }],
  ['a message without end', { message: 'x'.repeat(FAULT_LENGTH.message + 1) }],
  ['a stack without end', { stack: 'x'.repeat(FAULT_LENGTH.stack + 1) }],
])('%s is refused', async (_, given) => {
  expect((await tell(given)).status).toBe(400);
  expect(await kept()).toEqual([]);
});

test('faults are looked up by the days they were reported on, or by a reference however it is typed', async () => {
  await tell();
  portal.time.now = new Date(portal.time.now.getTime() + 86_400_000);
  await tell({ reference: 'ACDEFH' });
  const [first = '', last = ''] = [-86_400_000, 0].map((ago) => dayInLagos(new Date(portal.time.now.getTime() + ago)));
  const token = await portal.signIn('platform@wattchat.example');
  const found = async (asked: Record<string, string>) => {
    const { faults } = (await portal.call('reportedFaults', asked, token)).body;
    return (faults as { readonly reference: string }[]).map(({ reference }) => reference);
  };
  expect(await found({})).toEqual(['ACDEFH', 'K7F3QX']);
  expect(await found({ from: last })).toEqual(['ACDEFH']);
  expect(await found({ to: first })).toEqual(['K7F3QX']);
  expect(await found({ reference: 'k7f3qx' })).toEqual(['K7F3QX']);
  expect(await found({ reference: 'no such' })).toEqual([]);
});

test('one address is heard so often and no more', async () => {
  for (let at = 0; at < 120; at += 1) await tell();
  expect(await tell()).toMatchObject({ status: 429, body: { retryAfter: expect.any(Number) } });
  expect(await kept()).toMatchObject([{ count: 120 }]);
});

const PRIVATE = [
  'card 4242 4242 4242 4242',
  'amaka@mail.example',
  '0803 123 4567',
  '45012345678',
  'password: hunter2',
  'Bearer eyJhbGciOi.eyJzdWIi.abc',
  'Unexpected token \'h\', "hunter2" is not valid JSON',
];
test.each(PRIVATE)('nothing of a person is kept of %j', async (message) => {
  await tell({ message });
  const [{ message: said } = { message }] = await kept();
  expect(said).toBe(withoutPrivate(message));
  expect(said).not.toMatch(/4242|amaka|4567|45012345678|hunter2|eyJ/);
});

test('what a developer needs of a message stays', () => {
  expect(withoutPrivate(FAULT.message)).toBe(FAULT.message);
});

test('a reporter tells the same fault once, never a fault that is none, and nothing of its own failing', async () => {
  const told: Told[] = [];
  const report = createReporter(
    async (input) => {
      told.push(input);
      throw new TypeError('reports fail');
    },
    () => 0,
  );
  const fault = new TypeError('no order 45012345678');
  report(fault, 'chat');
  report(fault, 'chat');
  expect(told).toMatchObject([{ name: 'TypeError', message: 'no order [number]', place: 'chat' }]);
  for (let at = 0; at < 50; at += 1) report(new RangeError('x'.repeat(at)), 'chat');
  expect(told).toHaveLength(20);
});

test('a report of a reporter is what the portal takes', async () => {
  const told: Told[] = [];
  const report = createReporter(
    async (input) => {
      told.push(input);
      return { status: 200, data: { noted: true } };
    },
    () => 0,
  );
  report(new Error('x '.repeat(1_000)), 'a place '.repeat(100));
  expect((await tell(told[0])).status).toBe(200);
});
