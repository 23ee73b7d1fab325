import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { ownAccount, tokenIn } from '../../support/server/own-account.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const row = (email: string) => ownAccount(portal, email).row();

/** Somebody with a shop beside their home, which is in use again after the shop was: both have rows of their own. */
async function withShop(email: string, shop: string) {
  const token = await portal.signIn(email);
  const { id, meter_number } = await row(email);
  const home = meter_number ?? '';
  await portal.call('addMeter', { meter_number: shop, password: DEMO_PASSWORD }, token);
  const [mail] = (await ownAccount(portal, email).mails()).filter(({ subject }) =>
    subject.startsWith('Please confirm'),
  );
  await portal.call('confirmEmail', { token: tokenIn(mail?.text ?? '') });
  for (const meter of [shop, home]) await portal.call('chooseMeter', { meter_number: meter }, token);
  return { id, home };
}
const held = (id: string) =>
  portal.db
    .selectFrom('residences')
    .select(['meter_number', 'in_use'])
    .where('id', '=', id)
    .orderBy('in_use', 'desc')
    .execute();

test.each([
  ['resident@palmcourt.example', 'moved-out'],
  ['late@palmcourt.example', 'given-up'],
] as const)('what an older server takes from %s is held no more, and cannot be put in use', async (email, as) => {
  const shop = (await row('resident@cedarview.example')).meter_number ?? '';
  const { id, home } = await withShop(email, shop);
  expect(await held(id)).toEqual([
    { meter_number: home, in_use: true },
    { meter_number: shop, in_use: false },
  ]);
  // As the version before this one does it: it knows of the account alone.
  const other = (await row('ebele.umeh@palmcourt.example')).meter_number;
  const left =
    as === 'given-up'
      ? { meter_number: other, is_verified: false, link_awaited: true }
      : { meter_number: null, estate_id: null, address: null, status: 'unoccupied' as const };
  await portal.db.updateTable('users').set(left).where('id', '=', id).execute();
  expect(await held(id)).toEqual([
    { meter_number: left.meter_number, in_use: true },
    { meter_number: shop, in_use: false },
  ]);
  const again = await portal.signIn(email);
  expect((await portal.call('chooseMeter', { meter_number: home }, again)).body.code).toBe('meter-not-yours');
  const ended = await portal.db
    .selectFrom('held_meters')
    .select(['meter_number', 'ended_as'])
    .where('user_id', '=', id)
    .where('ended_at', 'is not', null)
    .execute();
  expect(ended).toEqual([{ meter_number: home, ended_as: as }]);
});
