import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeAdministrator } from '#src/server/commands/administrator.ts';
import { onDatabase } from '#src/server/commands/on-database.ts';
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

test('one who lost the second factor has none any more, and another one keeps it', async () => {
  await makeAdministrator(settings(), ADA);
  const onIt = <T>(work: Parameters<typeof onDatabase<T>>[1]) => onDatabase(settings(), work);
  await onIt(async (db, at) => {
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'ada@operator.example')
      .executeTakeFirstOrThrow();
    const row = { user_id: id, sealed_key: 'sealed', confirmed_at: at, last_step: 0 };
    await db.insertInto('second_factors').values(row).execute();
  });
  const have = () => onIt((db) => db.selectFrom('second_factors').select('sealed_key').execute());
  await makeAdministrator(settings(), ADA);
  expect(await have()).toHaveLength(1);
  const reset = (email: string) => makeAdministrator(settings(), { ...ADA, email }, { resets: true });
  expect((await reset(ADA.email)).reset).toBe(true);
  expect((await reset(ADA.email)).reset).toBe(false);
  await expect(reset('adah@operator.example')).rejects.toThrow('no administrator of the platform');
  expect(await have()).toEqual([]);
});

test('an address that is none, or that of somebody else, is refused and nothing is made', async () => {
  await expect(makeAdministrator(settings(), { ...ADA, email: 'ada' })).rejects.toThrow("'ada': ");
  const portal = await startTestPortal({ ...fresh.settings, DEMO: 'on' });
  await portal.close();
  const taken = { ...ADA, email: 'resident@palmcourt.example' };
  await expect(makeAdministrator(settings(), taken)).rejects.toThrow('is the address of another account');
});
