import { calls } from '#catalogues/calls/index.ts';
import { keptBy, signInAt } from '../support/accounts.ts';
import { expect, say, test } from '../support/portal.ts';
import { choose, csv, METERS } from '../uploads/files.ts';

const RESIDENT = 'resident@cedarview.example';

test('a token that was copied out of the browser opens nothing elsewhere, and the browser itself goes on', async ({
  page,
  browser,
}) => {
  await page.goto('/login');
  await signInAt(page, 'login', RESIDENT);
  await expect(page).toHaveURL(/\/toUpPower$/);
  const token = (await keptBy(page)).local.token ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const copied = await page.request.get(calls.profile.path, { headers });
  expect([copied.status(), (await copied.json()).code]).toEqual([401, 'session-bound']);

  // As in another browser that was given all that this one keeps by name.
  const thief = await browser.newPage();
  await thief.goto('/theme.js');
  await thief.evaluate((kept) => localStorage.setItem('token', kept), token);
  await thief.goto('/dashboard');
  await expect(thief.getByText('Please sign in, and the page "Dashboard" opens.')).toBeVisible();
  await thief.close();

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^House 1, Cedar Crescent/ })).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/dashboard');
  await expect(tab.getByRole('heading', { name: /^House 1, Cedar Crescent/ })).toBeVisible();
  // The key itself cannot be read out by anything that runs there.
  const exported = await tab.evaluate(async () => {
    const open = indexedDB.open('own-key');
    await new Promise((resolve) => Object.assign(open, { onsuccess: resolve }));
    const got = open.result.transaction('keys').objectStore('keys').get('session');
    await new Promise((resolve) => Object.assign(got, { onsuccess: resolve }));
    return crypto.subtle.exportKey('jwk', got.result.privateKey).then(
      () => 'read',
      (error: Error) => error.name,
    );
  });
  expect(exported).toBe('InvalidAccessError');
});

test('somebody whose clock is hours wrong signs in and goes on', async ({ page }) => {
  await page.clock.install({ time: Date.now() - 5 * 3_600_000 });
  await page.clock.resume();
  await page.goto('/login');
  await signInAt(page, 'login', RESIDENT);
  await expect(page).toHaveURL(/\/toUpPower$/);
  const token = (await keptBy(page)).local.token ?? '';
  const copied = await page.request.get(calls.profile.path, { headers: { authorization: `Bearer ${token}` } });
  expect((await copied.json()).code).toBe('session-bound');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^House 1, Cedar Crescent/ })).toBeVisible();
});

test('where what the browser keeps was cleared away, a tab that was open goes on with the key that another one made', async ({
  page,
}) => {
  await page.goto('/login');
  await signInAt(page, 'login', RESIDENT);
  await expect(page).toHaveURL(/\/toUpPower$/);
  const tab = await page.context().newPage();
  await tab.goto('/theme.js');
  await tab.evaluate(async () => {
    localStorage.removeItem('token');
    const open = indexedDB.open('own-key');
    await new Promise((resolve) => Object.assign(open, { onsuccess: resolve }));
    const cleared = open.result.transaction('keys', 'readwrite').objectStore('keys').clear();
    await new Promise((resolve) => Object.assign(cleared, { onsuccess: resolve }));
    open.result.close();
  });
  await tab.goto('/login');
  await signInAt(tab, 'login', RESIDENT);
  await expect(tab).toHaveURL(/\/toUpPower$/);
  await say(page, 'my profile');
  await expect(page.getByText(RESIDENT).first()).toBeVisible();
  await tab.goto('/dashboard');
  await expect(tab.getByRole('heading', { name: /^House 1, Cedar Crescent/ })).toBeVisible();
});

test('a file that is looked through beside the page comes from the same browser as the page', async ({ page }) => {
  await page.goto('/login');
  await signInAt(page, 'login', 'admin@cedarview.example');
  await expect(page.locator('.topbar')).toBeVisible();
  await page.goto('/upload-meter-number');
  await choose(page, 'Meter list (.csv)', csv('meters.csv', METERS, 'Ngozi Obi,46999999998,"1 Palm Road"'));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Confirm update' })).toBeVisible();
});
