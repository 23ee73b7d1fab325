import { expect, test } from '@playwright/test';
import { type Started, startPortal } from './support/start.ts';

const METRICS_TOKEN = 'a token of whoever watches';
let portal: Started;
test.beforeAll(async () => {
  portal = await startPortal({ METRICS_TOKEN });
});
test.afterAll(() => portal.stop());

/** How many pages of each kind have told each figure, as Prometheus reads it. */
async function told(): Promise<Record<string, number>> {
  const answer = await fetch(`${portal.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const counts = (await answer.text()).matchAll(/^wattchat_web_(\w+?)(?:_seconds)?_count\{page="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...counts].map(([, figure, page, count]) => [`${page} ${figure}`, Number(count)]));
}

test('a page that is left tells its web vitals, by its kind, once', async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(new URL(response.url()).pathname));
  const isMeasured = async () => {
    await expect.poll(() => fetched.some((path) => /^\/assets\/after-load-/.test(path))).toBe(true);
    // What measures is called in a task of its own, once that file has run.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  };
  await page.goto(portal.url);
  await isMeasured();
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(told).toMatchObject({ 'landing lcp': 1, 'landing cls': 1 });
  fetched.length = 0;
  await page.goto(`${portal.url}/help`);
  await isMeasured();
  await page.goto('about:blank');
  await expect.poll(told).toMatchObject({ 'landing lcp': 1, 'landing cls': 1, 'reading lcp': 1 });
});
