import { afterAll, beforeEach, expect, test } from 'vitest';
import { APPROVALS as SAID } from '#catalogues/sentences/approvals.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { tokenIn } from '../../support/server/own-account.ts';
import { openTwo, type Two, type Who } from './support/two.ts';

let portal: TestApp;
let two: Two;
let debtor: { id: string; meter: string };
/** What the meter owes at first is 45,000; everything above 20,000 needs two people. */
beforeEach(async () => {
  await portal?.close();
  portal = await openTestApp();
  two = await openTwo(portal);
  const row = await portal.db
    .selectFrom('users')
    .select(['id', 'meter_number'])
    .where('email', '=', 'debtor@palmcourt.example')
    .executeTakeFirstOrThrow();
  debtor = { id: row.id, meter: row.meter_number ?? '' };
  await setLimit(20_000, null);
});
afterAll(() => portal.close());

const setLimit = async (limit: number, expected: number | null) =>
  expect(await two.ask('ngozi', 'setBalanceLimit', { limit, expected })).toMatchObject({ status: 200 });
const of = (amount: number) => ({ meter_number: debtor.meter, servicePayment: 'servicecharge', amount });
const askFor = (amount: number, expected = -45_000) =>
  two.ask('ngozi', 'askBalanceApproval', { ...of(amount), expected, reason: 'It was charged twice' });
const approve = (who: Who, id: unknown) => two.ask(who, 'decideApproval', { id, deed: 'approve' });
const owed = async () => (await two.ask('ngozi', 'meterName', { meter_number: debtor.meter })).said.serviceCharge;

test('a debt above the limit is not written off by moving somebody out: it stays, and a second person is asked', async () => {
  const { day, owed: theirs } = (await two.ask('ngozi', 'previewMoveOut', { user_id: debtor.id })).said;
  const move = (debt: string) =>
    two.ask('ngozi', 'moveOut', {
      ...{ meter_number: debtor.meter, people: [debtor.id], day, owed: theirs, debt, reason: 'They are gone' },
    });
  expect(theirs).toBe(45_000);
  expect(await move('written-off')).toMatchObject({ status: 400, said: { code: 'second-person' } });
  expect(await owed()).toBe(-45_000);
  expect(await move('stays')).toMatchObject({ status: 200 });
  const { said } = await askFor(0);
  expect(await approve('bisi', said.id)).toMatchObject({ status: 200 });
  expect(await owed()).toBe(0);
});

test('up to the limit it is written off by one person, and by people who move out one after the other not more', async () => {
  await two.ask('ngozi', 'updateServicePayments', of(-28_000));
  await two.ask('tunde', 'updateServicePayments', of(-12_000));
  const { meter } = debtor;
  const other = crypto.randomUUID();
  const row = await portal.db.selectFrom('users').selectAll().where('id', '=', debtor.id).executeTakeFirstOrThrow();
  await portal.db
    .insertInto('users')
    .values({ ...row, id: other, email: 'other@palmcourt.example' })
    .execute();
  const moveOut = async (user_id: string, more: object = {}) => {
    const { day, owed: theirs } = (await two.ask('ngozi', 'previewMoveOut', { user_id })).said;
    const input = { meter_number: meter, people: [user_id], day, owed: theirs, debt: 'written-off', reason: 'Gone' };
    return two.ask('ngozi', 'moveOut', { ...input, ...more });
  };
  expect(await moveOut(debtor.id)).toMatchObject({ status: 200 });
  expect(await owed()).toBe(0);
  await two.ask('tunde', 'updateServicePayments', of(-9_000));
  expect(await moveOut(other)).toMatchObject({ status: 400, said: { code: 'second-person' } });
  expect(await owed()).toBe(-9_000);
});

test('whoever was removed and is invited back after it was asked for is no second person', async () => {
  const bisi = await two.person('bisi');
  await two.ask('ngozi', 'removeAdministrator', { user_id: bisi.id });
  const { said } = await askFor(0);
  two.pass(60_000);
  const named = { first_name: 'Bisi', last_name: 'Ade', email: bisi.email };
  expect(await two.ask('ngozi', 'inviteAdministrator', named)).toMatchObject({ status: 200 });
  const text = (await two.mails()).filter(({ to_address }) => to_address === bisi.email).at(-1)?.text ?? '';
  const accepted = await portal.call('replacePassword', { token: tokenIn(text), newpassword: 'Harmattan morning 41' });
  expect(accepted.status).toBe(200);
  const { password_hash } = bisi;
  await portal.db.updateTable('users').set({ password_hash }).where('id', '=', bisi.id).execute();
  expect(await approve('bisi', said.id)).toMatchObject({ status: 400, said: { code: 'too-new' } });
  expect(await owed()).toBe(-45_000);
  expect(await approve('tunde', said.id)).toMatchObject({ status: 200 });
});

test('whose sign-in is locked is not named as a second person, and what they asked for is not approved', async () => {
  const { said } = await askFor(0);
  const lock = (who: Who) =>
    portal.db
      .updateTable('users')
      .set({ locked_at: new Date(0) })
      .where('email', '=', two.emails[who])
      .execute();
  await lock('tunde');
  expect((await two.ask('bisi', 'previewBalanceApproval', of(0))).said.others).toEqual(['Ngozi Adeyemi']);
  await lock('ngozi');
  expect(await approve('bisi', said.id)).toMatchObject({
    said: { code: 'approval-outdated', message: SAID.askerGone },
  });
});

test('what changes nothing is not asked for, whatever was changed within the day', async () => {
  await two.ask('ngozi', 'updateServicePayments', of(-30_000));
  await setLimit(0, 20_000);
  expect((await two.ask('ngozi', 'previewBalanceApproval', of(-30_000))).said.needed).toBe(false);
  expect((await askFor(-30_000, -30_000)).said.code).toBe('not-needed');
});
