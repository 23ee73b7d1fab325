import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeAdministrator } from '#src/server/commands/administrator.ts';
import { readConfig } from '#src/server/config.ts';
import { freshSettings, sendTo, startTestPortal } from '../../support/server/running.ts';

let fresh: Awaited<ReturnType<typeof freshSettings>>;
beforeEach(async () => {
  fresh = await freshSettings();
});
afterEach(() => fresh.remove());

const ADA = { email: 'Ada@operator.example', firstName: 'Ada', lastName: 'Obi' };
const settings = () => readConfig({ ...fresh.settings, DEMO: 'off', PUBLIC_URL: 'http://127.0.0.1:3999' });

test('the first platform administrator sets a password by the link, once, and signs in', async () => {
  const { link, made } = await makeAdministrator(settings(), ADA);
  expect(made).toBe(true);
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3999\/#reset-password\/[\w-]{22}$/);
  const token = link.split('/').at(-1) ?? '';
  const portal = await startTestPortal({ ...fresh.settings, DEMO: 'off' });
  try {
    const newpassword = 'Ikoyi-Lamp-2291';
    const set = () =>
      sendTo(portal.url, 'POST', '/api/utility-service-account/replace-password', { token, newpassword });
    expect((await set()).status).toBe(200);
    expect((await set()).status).toBe(400);
    const { body } = await sendTo(portal.url, 'POST', '/api/utility-service-account/login', {
      email: 'ada@operator.example',
      password: newpassword,
    });
    const estates = await sendTo(portal.url, 'GET', '/api/users', undefined, body.token);
    expect(estates).toMatchObject({ status: 200 });
  } finally {
    await portal.close();
  }
});

test('for one that is there it is another link, and the one before does not work any more', async () => {
  const first = await makeAdministrator(settings(), ADA);
  const second = await makeAdministrator(settings(), ADA);
  expect([second.made, second.link === first.link]).toEqual([false, false]);
});

test('an address that is none, or that of somebody else, is refused and nothing is made', async () => {
  await expect(makeAdministrator(settings(), { ...ADA, email: 'ada' })).rejects.toThrow("'ada': ");
  const portal = await startTestPortal({ ...fresh.settings, DEMO: 'on' });
  await portal.close();
  const taken = { ...ADA, email: 'resident@palmcourt.example' };
  await expect(makeAdministrator(settings(), taken)).rejects.toThrow('is the address of another account');
});
