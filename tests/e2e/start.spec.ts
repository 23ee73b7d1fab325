import { expect, test } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { startPortal } from './support/start.ts';

test('npm start prints the address and the accounts, serves the first page, and ends cleanly on Ctrl-C', async ({
  page,
}) => {
  test.slow();
  const portal = await startPortal();
  for (const { email } of DEMO_ACCOUNTS) await expect.poll(portal.printed).toContain(email);
  expect(portal.printed()).toContain(DEMO_PASSWORD);
  await page.goto(portal.url);
  await expect(page.locator('.composer__field')).toBeVisible();
  expect(await portal.stop()).toBe(0);
  await expect(fetch(portal.url)).rejects.toThrow();
});
