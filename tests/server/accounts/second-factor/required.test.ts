import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { openTestApp, type TestApp } from '../../../support/server/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ SECOND_FACTOR: 'required' });
});
afterAll(() => portal.close());

test('an administrator without a second factor is let in only to set one up', async () => {
  for (const email of ['admin@palmcourt.example', 'platform@wattchat.example']) {
    const token = await portal.signIn(email);
    const profile = async () => (await portal.call('profile', {}, token)).body.user as Record<string, unknown>;
    expect(await profile()).toMatchObject({ second_factor: false, second_factor_missing: true });
    const closed = (Object.keys(calls) as CallName[]).filter((name) => calls[name].access !== 'anyone');
    const answered: CallName[] = [];
    for (const name of closed) {
      if ('files' in calls[name] || ['signOut', 'signOutEverywhere'].includes(name)) continue;
      const { body } = await portal.ask(
        calls[name].method,
        calls[name].path,
        token,
        calls[name].method === 'GET' ? undefined : {},
      );
      if (body.code !== 'second-factor-missing' && body.code !== 'not-allowed') answered.push(name);
    }
    expect(answered).toEqual([
      'changePassword',
      'profile',
      'chooseLanguage',
      'keptConversation',
      'keepConversation',
      'beginSecondFactor',
      'confirmSecondFactor',
      'ownPasskeys',
      'beginPasskey',
      'addPasskey',
      'programTokens',
      'endProgramToken',
      'ownSessions',
      'endSessions',
    ]);
    const password = DEMO_PASSWORD;
    const { key } = (await portal.call('beginSecondFactor', { password }, token)).body;
    const code = generateSync({ secret: String(key), epoch: portal.time.now.getTime() / 1000 });
    expect((await portal.call('confirmSecondFactor', { second_factor: code, password }, token)).status).toBe(200);
    expect(await profile()).toMatchObject({ second_factor: true, second_factor_missing: false });
    expect((await portal.call('administrators', {}, token)).status).toBe(200);
    // And it cannot be taken off again.
    expect((await portal.call('removeSecondFactor', { password: '' }, token)).body.code).toBe('second-factor-required');
  }
});

test('residents and home owners go on without one', async () => {
  for (const email of ['resident@palmcourt.example', 'owner@palmcourt.example']) {
    const { body } = await portal.call('profile', {}, await portal.signIn(email));
    expect(body.user).toMatchObject({ second_factor_missing: false });
  }
});
