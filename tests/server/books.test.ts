import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#catalogues/calls/services.ts';
import { BOOKS } from '#catalogues/sentences/estate/books.ts';
import { openTestApp, type TestApp } from '../support/server/app.ts';

type Books = Extract<CallAnswer<'estateBooks'>, { status: 200 }>['data'];
type Lines = Extract<CallAnswer<'spendings'>, { status: 200 }>['data']['spendings'];

let portal: TestApp;
let palm: string;
let cedar: string;
let resident: string;
beforeAll(async () => {
  portal = await openTestApp();
  palm = await portal.signIn('admin@palmcourt.example');
  cedar = await portal.signIn('admin@cedarview.example');
  resident = await portal.signIn('resident@palmcourt.example');
});
afterAll(() => portal.close());

const YEAR = { from: '2025-12', to: '2026-11' };
const DIESEL: CallInput<'noteSpending'> = { head: 'Diesel', amount: 250_000.5, day: '2026-10-20', payee: 'Total' };

const booksOf = async (token: string) => (await portal.call('estateBooks', YEAR, token)).body as Books;
const linesOf = async (token: string) =>
  ((await portal.call('spendings', { ...YEAR, rows: 100 }, token)).body as { spendings: Lines }).spendings;
async function note(given: Partial<CallInput<'noteSpending'>> = {}, token = palm) {
  const { status, body } = await portal.call('noteSpending', { ...DIESEL, ...given }, token);
  return { status, ...(body as { id: number; message: string; code?: string }) };
}
const back = async (id: number, token = palm) => {
  const { status, body } = await portal.call('takeSpendingBack', { id, reason: 'Written down twice' }, token);
  return [status, (body as { code?: string }).code ?? null];
};

test('what is spent stands by its head in its month, and is taken back by a line of its own, once', async () => {
  const { id, message } = await note();
  expect(message).toBe(BOOKS.spending.noted('₦250,000.50', 'Diesel', '20 Oct 2026'));
  const { spent, heads, months } = await booksOf(palm);
  expect([spent, heads.map(({ name, amount }) => [name, amount])]).toEqual([250_000.5, [['diesel', 250_000.5]]]);
  expect(months.filter((one) => one.spent !== 0).map((one) => [one.month, one.spent])).toEqual([
    ['2026-10', 250_000.5],
  ]);
  expect(await Promise.all([back(id), back(id)])).toEqual([
    [200, null],
    [200, null],
  ]);
  expect([(await booksOf(palm)).spent, (await booksOf(palm)).heads]).toEqual([0, []]);
  expect((await linesOf(palm)).map((one) => [one.amount, one.takesBack, one.takenBack, one.by])).toEqual([
    [-250_000.5, id, false, expect.any(String)],
    [250_000.5, null, true, expect.any(String)],
  ]);
  const [line] = await linesOf(palm);
  expect(await back(line?.id ?? 0)).toEqual([404, 'no-spending']);
  const log = await portal.db.selectFrom('audit').select('action').where('action', 'like', 'spending%').execute();
  expect(log.map(({ action }) => action).toSorted()).toEqual(['spending-noted', 'spending-taken-back']);
});

test('nothing changes or removes a line, not even a statement to the data base', async () => {
  await note({ note: 'to be kept' });
  await expect(portal.db.updateTable('spendings').set({ amount_kobo: 1 }).execute()).rejects.toThrow();
  await expect(portal.db.deleteFrom('spendings').execute()).rejects.toThrow();
});

test('a second click, and two at once, write one; the same a while later is another', async () => {
  const before = (await linesOf(palm)).length;
  const gate = { head: 'repairs', amount: 30_000, payee: 'Musa', note: 'the gate' };
  const both = await Promise.all([note(gate), note(gate)]);
  expect([both[0]?.id === both[1]?.id, (await linesOf(palm)).length]).toEqual([true, before + 1]);
  expect((await note(gate)).message).toContain('stands there already');
  portal.time.now = new Date(portal.time.now.getTime() + 601_000);
  expect((await note(gate)).id).not.toBe(both[0]?.id);
});

test('one yes writes one line, however late it is sent again, and though another hand took it back', async () => {
  const pump = { head: 'repairs', amount: 41_000, payee: 'Musa', note: 'the pump', key: 'run-of-the-pump' };
  const { id } = await note(pump);
  const { length } = await linesOf(palm);
  portal.time.now = new Date(portal.time.now.getTime() + 3_600_000);
  expect((await note(pump)).id).toBe(id);
  await back(id);
  expect((await note(pump)).id).toBe(id);
  expect((await linesOf(palm)).length).toBe(length + 1);
  expect((await note(pump, cedar)).id).not.toBe(id);
  await back((await linesOf(cedar))[0]?.id ?? 0, cedar);
});

test('a day that cannot be is refused before it is read back, and a number of no row is none', async () => {
  const asked = (day: string) => portal.call('previewSpending', { head: 'diesel', day }, palm).then(({ body }) => body);
  expect(await asked('2027-01-01')).toMatchObject({ code: 'day-to-come' });
  expect(await asked('2020-01-01')).toMatchObject({ code: 'day-long-ago' });
  expect(await back(3_000_000_000)).toEqual([400, 'invalid-input']);
});

test('an estate names heads of its own, in whatever case they are said again', async () => {
  const asked = (head: string, token = palm) =>
    portal.call('previewSpending', { head, day: '2026-10-01' }, token).then(({ body }) => body);
  expect(await asked('Landscaping')).toEqual({ head: 'Landscaping', isNew: true, spent: 0 });
  await note({ head: 'Landscaping', amount: 1_000 });
  expect(await asked('LANDSCAPING')).toEqual({ head: 'Landscaping', isNew: false, spent: 1_000 });
  expect(await asked('SECURITY')).toEqual({ head: 'security', isNew: false, spent: 0 });
  expect(await asked('Landscaping', cedar)).toMatchObject({ isNew: true, spent: 0 });
});

test.each([
  ['day-to-come', { day: '2027-01-01' }],
  ['day-long-ago', { day: '2020-01-01' }],
  ['invalid-input', { day: '2026-02-30' }],
  ['invalid-input', { amount: -5 }],
  ['invalid-input', { amount: 0 }],
  ['invalid-input', { payee: ' ' }],
  ['invalid-input', { head: 'x'.repeat(41) }],
] as const)('what cannot be is refused: %s of %o', async (code, given) => {
  const before = (await linesOf(palm)).length;
  expect(await note(given)).toMatchObject({ status: 400, code });
  expect((await linesOf(palm)).length).toBe(before);
});

test('months that are turned, or too many, are refused in words', async () => {
  const asked = async (from: string, to: string) => {
    const { status, body } = await portal.call('estateBooks', { from, to }, palm);
    return [status, (body as { code: string }).code];
  };
  expect(await asked('2026-11', '2026-10')).toEqual([400, 'no-months']);
  expect(await asked('2020-01', '2026-10')).toEqual([400, 'no-months']);
  expect(await asked('2026-13', '2026-13')).toEqual([400, 'invalid-input']);
});

test('an administrator of another estate sees none of it and takes none of it back', async () => {
  const { id } = await note({ note: 'ours alone' });
  const seen = (await linesOf(cedar)).map((one) => one.note);
  expect([seen.includes('ours alone'), (await booksOf(cedar)).spent]).toEqual([false, 0]);
  expect(await back(id, cedar)).toEqual([404, 'no-spending']);
  expect((await linesOf(palm)).find((one) => one.id === id)?.takenBack).toBe(false);
});

test('residents see nothing until it is published, and then sums of months that are over, and no line', async () => {
  const publish = (wanted: boolean, token = palm) => portal.call('publish', { what: 'books', wanted }, token);
  expect(await booksOf(resident)).toMatchObject({ published: false, months: [], services: [], heads: [], spent: 0 });
  for (const _ of [1, 2]) await publish(true);
  const [own, shown] = [await booksOf(palm), await booksOf(resident)];
  expect(shown.published).toBe(true);
  expect(shown.months.map(({ month }) => month)).toEqual(own.months.slice(0, -1).map(({ month }) => month));
  expect(shown.spent).toBe(own.months.slice(0, -1).reduce((sum, { spent }) => sum + spent, 0));
  expect((await portal.call('spendings', YEAR, resident)).status).toBe(403);
  expect((await portal.call('exportEstateBooks', YEAR, resident)).status).toBe(403);
  expect((await portal.call('publish', { what: 'books', wanted: true }, resident)).status).toBe(403);
  await publish(false, cedar);
  expect((await booksOf(resident)).published).toBe(true);
  await publish(false);
  expect((await booksOf(resident)).published).toBe(false);
  const log = await portal.db.selectFrom('audit').select('action').where('action', 'like', 'published%').execute();
  expect(log.map(({ action }) => action)).toEqual(['published', 'published-no-more']);
});

test('what fewer than three houses paid of a due in a month is left out of what residents see', async () => {
  await portal.call('publish', { what: 'books', wanted: true }, palm);
  const { estate_id } = await portal.db
    .selectFrom('users')
    .select('estate_id')
    .where('email', '=', 'admin@palmcourt.example')
    .executeTakeFirstOrThrow();
  const paid = await portal.db
    .selectFrom('orders')
    .innerJoin('services', 'services.id', 'orders.service_id')
    .select(['services.name', 'orders.destination_account as house', 'orders.captured_at', 'orders.amount_kobo'])
    .where('orders.estate_id', '=', estate_id)
    .where('orders.kind', '=', 'service')
    .where('orders.state', '=', 'fulfilled')
    .where('orders.captured_at', '>=', new Date('2025-12-01T00:00:00+01:00'))
    .where('orders.captured_at', '<', new Date('2026-11-01T00:00:00+01:00'))
    .execute();
  const month = (at: Date | null) => new Date((at?.getTime() ?? 0) + 3_600_000).toISOString().slice(0, 7);
  const cells = Map.groupBy(paid, (one) => `${month(one.captured_at)} ${one.name}`);
  const sums = [...cells.values()].map((some) => ({
    kobo: some.reduce((sum, { amount_kobo }) => sum + amount_kobo, 0),
    houses: new Set(some.map(({ house }) => house)).size,
  }));
  const [few, many] = [sums.filter(({ houses }) => houses < 3), sums.filter(({ houses }) => houses >= 3)];
  const { services, leftOut } = await booksOf(resident);
  const shown = services.filter(({ name }) => paid.some((one) => one.name === name));
  expect(shown.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
    many.reduce((sum, { kobo }) => sum + kobo, 0),
  );
  expect([few.length > 0, leftOut]).toEqual([true, true]);
});
