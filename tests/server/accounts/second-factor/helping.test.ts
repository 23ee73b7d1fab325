import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { openTestApp, type TestApp } from '../../../support/server/app.ts';
import { secondFactorsOf } from '../../../support/server/second-factors.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ TRUST_PROXY: '1', DEMO: 'on' });
});
afterAll(() => portal.close());

const { enter, idOf, mailsTo, equip } = secondFactorsOf(() => portal);

/** An administrator of Palm Court with a second factor, in whose session a code was given at some time. */
async function helperOf(provedAt: Date) {
  const id = await idOf('admin@palmcourt.example');
  return { id, session: await portal.sessions.begin(id, 'test', undefined, provedAt) };
}

const reset = async (by: string, user_id: string, password = DEMO_PASSWORD) => {
  const { status, body } = await portal.call('resetSecondFactor', { user_id, password }, by);
  return [status, body.code];
};

test('who lost everything is helped by an administrator who gives the own password, never by themselves', async () => {
  const lost = await equip('refused@palmcourt.example');
  await equip('admin@palmcourt.example');
  const { id: admin, session } = await helperOf(new Date(0));
  // The helper has a second factor as well, and gave no code of late in this session.
  expect(await reset(session, await idOf(lost.email))).toEqual([403, 'prove-again']);
  await portal.db.updateTable('sessions').set({ proved_at: portal.time.now }).where('user_id', '=', admin).execute();
  expect(await reset(session, admin)).toEqual([400, 'own-second-factor']);
  expect(await reset(session, await idOf('admin@cedarview.example'))).toEqual([400, 'account-gone']);
  expect(await reset(session, await idOf(lost.email), '')).toEqual([400, 'password-wanted']);
  expect(await reset(session, await idOf(lost.email))).toEqual([200, undefined]);
  expect(await reset(session, await idOf(lost.email))).toEqual([400, 'no-second-factor']);
  expect((await portal.call('profile', {}, lost.token)).status).toBe(401);
  expect((await enter(lost.email)).status).toBe(200);
  expect(await mailsTo(lost.email)).toContain('Your second factor was reset');
  const deeds = await portal.db
    .selectFrom('audit')
    .select('action')
    .where('subject', '=', await idOf(lost.email))
    .where('action', 'like', 'second-factor%')
    .orderBy('id')
    .execute();
  expect(deeds.map(({ action }) => action)).toEqual(['second-factor-set', 'second-factor-reset']);
});

test('a reset that is under way as the session ends takes nothing off', async () => {
  const lost = await equip('ebele.umeh@palmcourt.example');
  const id = await idOf(lost.email);
  const [one, other] = [await helperOf(portal.time.now), await helperOf(portal.time.now)];
  const [done, ended] = await Promise.all([
    reset(one.session, id),
    portal.call('signOutEverywhere', {}, other.session),
  ]);
  expect(ended.status).toBe(200);
  // Its session ends before the call is let in, or while the password is weighed.
  expect([400, 401]).toContain(done[0]);
  expect((await enter(lost.email)).code).toBe('second-factor-wanted');
});

test('a session of an administrator without a second factor takes it off nobody by itself', async () => {
  const id = await idOf((await equip('owner@palmcourt.example')).email);
  const token = await portal.signIn('platform@wattchat.example');
  expect([await reset(token, id, ''), await reset(token, id, 'another password')]).toEqual([
    [400, 'password-wanted'],
    [400, 'wrong-password'],
  ]);
  expect((await portal.call('resetSecondFactor', { user_id: id }, token)).status).toBe(400);
  expect(await reset(token, id)).toEqual([200, undefined]);
});
