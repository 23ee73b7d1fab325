import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../support/server/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const profileOf = async (token: string) => (await portal.call('profile', {}, token)).body;

test('the language that somebody chooses is theirs on every device, and nobody else’s', async () => {
  const [phone, desk] = [
    await portal.signIn('admin@palmcourt.example'),
    await portal.signIn('admin@palmcourt.example'),
  ];
  const other = await portal.signIn('resident@palmcourt.example');
  expect(await profileOf(phone)).toMatchObject({ user: { language: null } });
  expect(await portal.call('chooseLanguage', { language: 'pidgin' }, phone)).toMatchObject({ status: 200 });
  for (const token of [phone, desk]) expect(await profileOf(token)).toMatchObject({ user: { language: 'pidgin' } });
  expect(await profileOf(other)).toMatchObject({ user: { language: null } });
  await portal.call('chooseLanguage', { language: 'english' }, desk);
  expect(await profileOf(phone)).toMatchObject({ user: { language: 'english' } });
});
