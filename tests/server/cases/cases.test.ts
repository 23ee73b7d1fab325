import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { CASES } from '#catalogues/sentences/platform/cases.ts';
import { tellOfCases } from '#src/server/cases/letter.ts';
import { reconcileNight } from '#src/server/reconciliation/night.ts';
import { closeCase, openCase } from '#src/server/settlement/cases.ts';
import { type Bookkeeper, openBooks } from '../reconciliation/support/books.ts';

const DAY = '2026-11-21';
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Half past one in Lagos, the night after. */
const NIGHT = Date.parse('2026-11-22T00:30:00Z');

let desk: Bookkeeper;
let delivered: string;
beforeAll(async () => {
  desk = await openBooks();
  delivered = await desk.paid();
  await desk.pass(5);
});
afterAll(() => desk.close());
beforeEach(async () => {
  desk.outside.time.now = NIGHT;
  await desk.putRight();
  await desk.db.deleteFrom('cases').execute();
  await desk.db.deleteFrom('sweep_rounds').where('name', '=', 'case-mails').execute();
  for (const table of ['reconciled_nights', 'reconciled_books', 'reconciled_differences'] as const)
    await desk.db.deleteFrom(table).execute();
});

const config = { publicUrl: 'https://portal.example' };
const night = (day = DAY) => reconcileNight({ ...desk.deps, config }, day);
const tell = () => tellOfCases({ ...desk.deps, config });
type Cases = Extract<CallAnswer<'cases'>, { status: 200 }>['data']['cases'];
const cases = async (of = 'open') => (await desk.asPlatform('cases', { of })).body.cases as Cases;
const deed = (id: number, what: string) => desk.asPlatform('takeCase', { id, deed: what });
const mails = (subject: string) =>
  desk.db.selectFrom('mail_outbox').selectAll().where('subject', 'like', subject).orderBy('created_at').execute();
const administrators = async () =>
  (await desk.db.selectFrom('users').select('id').where('role', '=', 'netplus-admin').execute()).length;

test('a difference is a case once, is looked at again each night, and closes by itself with the reason once the books agree', async () => {
  await desk.put('vended-twice', delivered);
  await Promise.all([night(), night()]);
  const [opened, ...more] = await cases();
  expect(more).toEqual([]);
  expect(opened).toMatchObject({
    ...{ kind: 'difference', about: delivered, difference: { kind: 'vended-twice', day: DAY }, owner: null },
    ...{ openedAt: new Date(NIGHT).toISOString(), lastTryAt: new Date(NIGHT).toISOString(), amount: 5000 },
  });
  // The night's own mail tells of it: there is no second one.
  const before = (await mails('To look at: %')).length;
  await tell();
  expect((await mails('To look at: %')).length).toBe(before);

  desk.outside.time.now = NIGHT + DAY_MS;
  await night('2026-11-22');
  expect(await cases()).toMatchObject([{ id: opened?.id, lastTryAt: new Date(NIGHT + DAY_MS).toISOString() }]);

  await desk.putRight();
  desk.outside.time.now = NIGHT + 2 * DAY_MS;
  await night('2026-11-23');
  expect(await cases()).toEqual([]);
  expect(await cases('closed')).toMatchObject([
    { id: opened?.id, closedBy: null, closedBecause: CASES.agree('21 Nov 2026') },
  ]);
});

test('nothing is concluded where a book was not read, or is that of somebody else by now', async () => {
  await desk.put('vended-twice', delivered);
  await night();
  await desk.putRight();
  const real = desk.deps.vending;
  for (const [at, vending] of [
    [
      1,
      {
        ...real,
        records: async function* () {
          yield { kind: 'unread', reason: 'no answer' } as const;
        },
      },
    ],
    [2, { ...real, name: 'another' }],
  ] as const) {
    Object.assign(desk.deps, { vending });
    desk.outside.time.now = NIGHT + at * DAY_MS + 13 * 60 * MINUTE_MS;
    await night(`2026-11-2${1 + at}`);
    expect(await cases()).toHaveLength(1);
  }
  Object.assign(desk.deps, { vending: real });
});

test('of two who take a case one has it; it is taken over where that is asked for, and given back by its owner alone', async () => {
  await openCase(desk.db, delivered, 'the vendor says unknown', desk.clock());
  const [{ id } = { id: 0 }] = await cases();
  expect((await deed(id, 'give-back')).body.code).toBe('not-own-case');
  const taken = await deed(id, 'take');
  expect([taken.status, taken.body.message]).toEqual([200, CASES.taken(id)]);
  expect(await cases('mine')).toMatchObject([{ id, mine: true, ownedAt: new Date(NIGHT).toISOString() }]);
  expect((await deed(id, 'take')).body.message).toBe(CASES.isYours(id));

  const [other] = await desk.db.selectFrom('users').selectAll().where('role', '=', 'service-user').limit(1).execute();
  await desk.db
    .updateTable('cases')
    .set({ owner_id: other?.id ?? null })
    .where('id', '=', id)
    .execute();
  const name = `${other?.first_name} ${other?.last_name}`;
  const refused = await deed(id, 'take');
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { code: 'case-taken', message: CASES.isOthers(id, name) },
  ]);
  expect((await deed(id, 'take-over')).body.message).toBe(CASES.tookOver(id, name));
  expect((await deed(id, 'give-back')).body.message).toBe(CASES.givenBack(id));
  expect(await cases('mine')).toEqual([]);
  const deeds = await desk.db.selectFrom('audit').select('action').where('subject', '=', `case ${id}`).execute();
  expect(deeds.map(({ action }) => action)).toEqual(['case-taken', 'case-taken', 'case-given-back']);
  await closeCase(desk.db, delivered, desk.clock());
  expect((await deed(id, 'take')).body.code).toBe('case-closed');
});

test('a difference that may stay is closed by hand with why, and is no case again; any other case closes by itself', async () => {
  await desk.put('vended-twice', delivered);
  await night();
  const [{ id } = { id: 0 }] = await cases();
  const reason = 'Refunded by the vendor, both books are right';
  expect((await desk.asPlatform('closeCase', { id, reason })).body.message).toBe(CASES.closedNow(id));
  expect((await cases('closed'))[0]).toMatchObject({ id, closedBecause: reason, closedBy: expect.any(String) });
  await desk.db.deleteFrom('reconciled_books').execute();
  await desk.db.deleteFrom('reconciled_nights').execute();
  await night();
  expect(await cases()).toEqual([]);

  await openCase(desk.db, delivered, 'refund refused', desk.clock(), 'refund');
  const [refund] = await cases();
  expect((await desk.asPlatform('closeCase', { id: refund?.id, reason })).body.code).toBe('case-closes-itself');
});

test('administrators are mailed of cases once, masked, those of ten minutes in one mail, and of none that was closed before', async () => {
  const told = await administrators();
  const before = (await mails('To look at: %')).length;
  await openCase(desk.db, delivered, 'a secret reason', desk.clock());
  await Promise.all([tell(), tell()]);
  const first = (await mails('To look at: %')).slice(before);
  expect(first).toHaveLength(told);
  expect(first[0]?.subject).toBe('To look at: 1 case at portal.example');
  expect(first[0]?.text).toContain(`${CASES.kinds.order}, … ${delivered.slice(-4)}`);
  expect(first[0]?.text).not.toContain(delivered);
  expect(first[0]?.text).not.toContain('a secret reason');

  desk.outside.time.now += MINUTE_MS;
  for (const kind of ['step', 'refund', 'paid-twice'] as const)
    await openCase(desk.db, delivered, 'why', desk.clock(), kind);
  await closeCase(desk.db, delivered, desk.clock(), ['step']);
  await tell();
  expect((await mails('To look at: %')).length).toBe(before + told);
  desk.outside.time.now += 10 * MINUTE_MS;
  await tell();
  await tell();
  const all = (await mails('To look at: %')).slice(before);
  expect(all).toHaveLength(2 * told);
  expect(all.at(-1)?.subject).toBe('To look at: 2 cases at portal.example');
});
