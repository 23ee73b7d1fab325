import { LANDING_MENU } from '#catalogues/routes/landing.ts';
import { ARRIVING_SENTENCES } from '#catalogues/sentences/arriving.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { chat, expect, say, test } from '../support/portal.ts';

const [QUESTION = ''] = TALK.greetVisitor.match(/^[^?]*\?/) ?? [];

test('what a visitor reads first stands in the page that is sent, and in no other page', async ({ request }) => {
  const landing = await (await request.get('/')).text();
  expect(landing).toContain(QUESTION);
  for (const { label } of LANDING_MENU) expect(landing).toContain(label.replaceAll('&', '&amp;'));
  expect(await (await request.get('/toUpPower')).text()).not.toContain(QUESTION);
});

test('the portal takes over what was drawn, and draws nothing of it anew @desk', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  // Marked as soon as it is there, long before any script of the portal.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      for (const title of document.querySelectorAll('.first h1')) title.setAttribute('data-drawn', '');
    }),
  );
  await page.goto('/');
  await expect(page.locator('.first')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(QUESTION);
  await expect(page.locator('#portal h1[data-drawn]')).toBeVisible();
  await say(page, 'what can you do');
  await expect(chat(page).getByText('what can you do')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('before any script one drawing is seen on every screen; who is known here is told that their page is on its way', async ({
  page,
}) => {
  await page.route('**/assets/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const titles = page.locator('h1');
  for (const width of [360, 992, 993, 1199, 1200, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await expect(titles).toHaveCount(1);
    await expect(titles).toBeVisible();
    await expect(titles).toHaveText(QUESTION);
  }
  await page.evaluate(() => localStorage.setItem('token', 'somebody'));
  await page.goto('/');
  await expect(titles).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(ARRIVING_SENTENCES.wait);
});

test('a page whose scripts do not come says so, and comes when it is tried again', async ({ page }) => {
  await page.goto('/airtime');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(ARRIVING_SENTENCES.lost)).toBeVisible();
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: ARRIVING_SENTENCES.again }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(ARRIVING_SENTENCES.lost)).toHaveCount(0);
});

test('what a page opens with is asked for at once, and the sheet that stands in it not at all', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/airtime');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    fetched.filter((path) => /\/first-.*\.(?:css|js)$/.test(path)).map((path) => path.slice(path.lastIndexOf('.'))),
  ).toEqual(['.js']);
  // One found in the other each would cost a weak line its way there and back.
  const told = await page.locator('head > script').getAttribute('data-portal');
  for (const name of ['react', 'first', 'index']) expect(told).toContain(`/assets/${name}-`);
});

test('who only looks at the landing page fetches no machine, also not to measure it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const measured = page.waitForRequest(/\/after-load-/);
  await page.goto('/');
  await (await measured).response();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => /\/(?:fields|flows|pages|client|talk|understand)-/.test(path))).toEqual([]);
});
