import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { accounts, DUES } from '#src/server/billing/chart.ts';
import { balances, post } from '#src/server/billing/ledger.ts';
import { remindedSums } from '#src/server/reminders/whom.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { ownAccount, tokenIn } from '../../support/server/own-account.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const row = (email: string) => ownAccount(portal, email).row();
const meterOf = async (email: string) => (await row(email)).meter_number ?? '';
const linkTo = async (email: string, subject: string) => {
  const mails = await ownAccount(portal, email).mails();
  return tokenIn(mails.findLast((mail) => mail.subject === subject)?.text ?? '');
};
const confirm = async (email: string) =>
  portal.call('confirmEmail', { token: await linkTo(email, 'Please confirm your e-mail address') });
const add = async (token: string, meter_number: string) =>
  expect((await portal.call('addMeter', { meter_number, password: DEMO_PASSWORD }, token)).status).toBe(200);
const choose = async (token: string, meter_number: string) =>
  expect((await portal.call('chooseMeter', { meter_number }, token)).status).toBe(200);

test('a change that is taken back has nobody leave the meter that was put in use since', async () => {
  const email = 'late@palmcourt.example';
  const [home, changed] = [await meterOf(email), await meterOf('owner@cedarview.example')];
  const shop = await meterOf('resident@cedarview.example');
  const { id } = await row(email);
  const first = await portal.signIn(email);
  const moved = { meter_number: changed, password: DEMO_PASSWORD };
  expect((await portal.call('updateMeter', moved, first)).status).toBe(200);
  const token = await portal.signIn(email);
  await add(token, shop);
  await confirm(email);
  await choose(token, shop);
  const link = await linkTo(email, 'Your meter number was changed');
  const back = await portal.call('takeBack', { token: link, newpassword: 'Harmattan morning 41' });
  expect(back.status).toBe(200);
  expect((await portal.call('profile', {}, token)).status).toBe(401);
  const held = await portal.db
    .selectFrom('residences')
    .select(['meter_number', 'in_use', 'is_verified'])
    .where('id', '=', id)
    .orderBy('in_use', 'desc')
    .execute();
  expect(held).toEqual([
    { meter_number: home, in_use: true, is_verified: true },
    { meter_number: shop, in_use: false, is_verified: true },
  ]);
  const left = await portal.db
    .selectFrom('meter_moves')
    .select('meter_number')
    .where('user_id', '=', id)
    .where('way', '=', 'out')
    .orderBy('id')
    .execute();
  expect(left.map(({ meter_number }) => meter_number)).toEqual([home, changed]);
});

test('no further link is mailed where the meter in use was confirmed after it was put in use', async () => {
  const email = 'lost@palmcourt.example';
  const token = await portal.signIn(email);
  const shop = await meterOf('resident@cedarview.example');
  await add(token, shop);
  await choose(token, shop);
  expect((await portal.call('resendConfirmation', {}, token)).status).toBe(200);
  expect((await confirm(email)).status).toBe(200);
  const again = await portal.signIn(email);
  expect((await portal.call('resendConfirmation', {}, again)).body.code).toBe('confirmed');
});

test('a meter where somebody is not let in keeps no reminder of their own meter from them', async () => {
  const email = 'resident@palmcourt.example';
  const [home, other] = [await meterOf(email), await meterOf('ebele.umeh@palmcourt.example')];
  const { id, estate_id } = await row(email);
  const estateId = estate_id ?? 0;
  const charge = (meter: string, kobo: number) =>
    portal.db.transaction().execute((trx) =>
      post(trx, {
        ...{ kind: 'charged', narration: 'Charge', at: portal.time.now },
        entries: [
          { account: accounts.meter(meter, 'fine'), kobo: -kobo },
          { account: accounts.dues(estateId, 'fine'), kobo },
        ],
      }),
    );
  await charge(home, 5_000_000);
  await charge(other, 90_000_000);
  const owed = async () => {
    const dues = DUES.map((due) => accounts.meter(home, due));
    const sums = await balances(portal.db, dues);
    return dues.reduce((all, due) => all + Math.max(0, 0 - (sums[due] ?? 0)), 0);
  };
  const meant = { estateId, at: portal.time.now, over: 'any', least: 50_000 } as const;
  const before = await remindedSums(portal.db, meant);
  await add(await portal.signIn(email), other);
  const { people, left } = await remindedSums(portal.db, meant);
  expect([people, left.unconfirmed]).toEqual([before.people, (before.left.unconfirmed ?? 0) + 1]);
  // Let in there too, they are reminded once, of the one that owes more: nobody is of the own one any more.
  await confirm(email);
  expect(await remindedSums(portal.db, meant)).toMatchObject({
    people: before.people,
    meters: before.meters - 1,
    kobo: before.kobo - (await owed()),
  });
  expect(await portal.db.selectFrom('residences').select('id').where('id', '=', id).execute()).toHaveLength(2);
});
