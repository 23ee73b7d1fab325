import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { virtualAuthenticator } from '../../support/server/authenticator.ts';
import { browserAt } from '../../support/server/browser.ts';
import { ownAccount } from '../../support/server/own-account.ts';
import { ORIGIN } from '../../support/server/passkeys.ts';

const NEXT = 'kettle-9-harmattan';
const NEWS = 'A new device signed in to your account';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ TRUST_PROXY: '1', DEMO: 'on', SIGN_IN_TRIES_PER_ACCOUNT: '1' });
});
afterAll(() => portal.close());
beforeEach(() => portal.db.deleteFrom('rate_limits').execute());

type Browser = ReturnType<typeof browserAt>;
let addresses = 0;
const elsewhere = (kept: string | null = null) => {
  addresses += 1;
  return browserAt(portal, `198.18.7.${addresses}`, kept);
};
const enter = (browser: Browser, email: string, password = DEMO_PASSWORD) => browser.ask('signIn', { email, password });
/** Whether a browser is known to an account at which strangers try passwords. */
async function isKnown(browser: Browser, email: string): Promise<boolean> {
  await portal.db.deleteFrom('rate_limits').execute();
  for (let n = 0; n < 2; n += 1) await enter(elsewhere(), email, 'wrong-password');
  return (await enter(elsewhere(browser.cookie()), email, 'wrong-password')).status === 400;
}
const newsTo = async (email: string) => (await ownAccount(portal, email).subjects()).filter((line) => line === NEWS);

test('whoever has a stolen session and signs out everywhere in it is known by no browser, and is news as they come back', async () => {
  const email = 'resident@palmcourt.example';
  const home = elsewhere();
  const token = String((await enter(home, email)).body.token);
  const thief = elsewhere();
  expect(await thief.client(token).signOutEverywhere({})).toMatchObject({ status: 200 });
  expect([await isKnown(thief, email), await isKnown(home, email)]).toEqual([false, false]);
  await portal.db.deleteFrom('rate_limits').execute();
  expect(await enter(thief, email)).toMatchObject({ status: 200 });
  expect(await newsTo(email)).toEqual([NEWS]);
});

test('the browser that signs out everywhere stays known where it was, for each account that uses it', async () => {
  const [email, other] = ['owner@palmcourt.example', 'levy@palmcourt.example'] as const;
  const shared = elsewhere();
  await enter(shared, other);
  const token = String((await enter(shared, email)).body.token);
  const phone = elsewhere();
  await enter(phone, email);
  expect(await shared.client(token).signOutEverywhere({})).toMatchObject({ status: 200 });
  const known = [await isKnown(shared, email), await isKnown(shared, other), await isKnown(phone, email)];
  expect(known).toEqual([true, true, false]);
});

test('who signs in with the old password at the moment in which it is changed is not known with the new one', async () => {
  const email = 'fined@palmcourt.example';
  const home = elsewhere();
  const token = String((await enter(home, email)).body.token);
  const thief = elsewhere();
  const begins = portal.sessions.beginFor;
  vi.spyOn(portal.sessions, 'beginFor').mockImplementationOnce(async (...given) => {
    const begun = await begins(...given);
    const change = { oldPassword: DEMO_PASSWORD, newPassword: NEXT };
    expect(await home.client(token).changePassword(change)).toMatchObject({ status: 200 });
    return begun;
  });
  expect(await enter(thief, email)).toMatchObject({ status: 200 });
  expect([await isKnown(thief, email), await isKnown(home, email)]).toEqual([false, true]);
});

/** Somebody who is signed in on two browsers: the session of the one, and both. */
async function onTwo(email: string) {
  const [own, lost] = [elsewhere(), elsewhere()];
  await enter(lost, email);
  const token = String((await enter(own, email)).body.token);
  return { own, lost, token };
}

test('signing all other devices out makes strangers of their browsers, and gives the own one no further tries', async () => {
  const email = 'owner@cedarview.example';
  const { own, lost, token } = await onTwo(email);
  for (let n = 0; n < 10; n += 1) expect(await enter(own, email, 'wrong-password')).toMatchObject({ status: 400 });
  const others_until = portal.time.now.toISOString();
  expect(await own.client(token).endSessions({ others_until })).toMatchObject({ status: 200 });
  expect((await enter(elsewhere(), email, 'wrong-password')).status).toBe(400);
  expect((await enter(elsewhere(own.cookie()), email, 'wrong-password')).status).toBe(429);
  expect([await isKnown(own, email), await isKnown(lost, email)]).toEqual([true, false]);
});

test('removing a passkey, as of a device that is lost, makes strangers of all other browsers', async () => {
  const email = 'resident@cedarview.example';
  const { own, lost, token } = await onTwo(email);
  const client = own.client(token);
  const begun = await client.beginPasskey({ password: DEMO_PASSWORD });
  const asked = begun.status === 200 ? begun.data.asked : '';
  const passkey = virtualAuthenticator({ origin: ORIGIN }).create(asked);
  const added = await client.addPasskey({ name: 'Phone', password: DEMO_PASSWORD, passkey });
  expect([added.status, await isKnown(lost, email)]).toEqual([200, true]);
  const listed = await client.ownPasskeys({});
  const id = listed.status === 200 ? (listed.data.passkeys[0]?.id ?? '') : '';
  expect(await client.removePasskey({ id, password: DEMO_PASSWORD })).toMatchObject({ status: 200 });
  expect([await isKnown(own, email), await isKnown(lost, email)]).toEqual([true, false]);
});

test('an administrator who takes off the second factor of somebody who lost it makes strangers of all their browsers', async () => {
  const email = 'debtor@palmcourt.example';
  const { own, token } = await onTwo(email);
  const client = own.client(token);
  const begun = await client.beginPasskey({ password: DEMO_PASSWORD });
  const asked = begun.status === 200 ? begun.data.asked : '';
  const passkey = virtualAuthenticator({ origin: ORIGIN }).create(asked);
  expect(await client.addPasskey({ name: 'Phone', password: DEMO_PASSWORD, passkey })).toMatchObject({ status: 200 });
  await portal.db.deleteFrom('rate_limits').execute();
  const { id } = await ownAccount(portal, email).row();
  const administrator = await portal.signIn('admin@palmcourt.example');
  const reset = await portal.call('resetSecondFactor', { user_id: id, password: DEMO_PASSWORD }, administrator);
  expect([reset.status, await isKnown(own, email)]).toEqual([200, false]);
});
