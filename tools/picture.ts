/** Takes the README's picture, docs/chat.png, of a portal that runs: `node tools/picture.ts http://127.0.0.1:3000`. */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { whichBrowser } from './testing/browser.ts';

const [portal = 'http://127.0.0.1:3000'] = process.argv.slice(2);

const browser = await chromium.launch({ ...(await whichBrowser()), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
const say = async (sentence: string) => {
  await page.locator('.composer__field').fill(sentence);
  await page.locator('.composer__field').press('Enter');
};

await page.goto(portal);
await say('sign in');
await page.getByPlaceholder('e.g. name@example.com').first().waitFor();
await say('resident@palmcourt.example');
await page.locator('input.composer__field').waitFor();
await say(DEMO_PASSWORD);
await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
await page.getByRole('link', { name: 'Buy Power' }).first().click();
await page.getByPlaceholder('Amount in naira, e.g. 5000').first().waitFor();
await say('5000');
await page
  .getByRole('log')
  .getByRole('button', { name: /^Yes, pay/ })
  .click();
await page.frameLocator('iframe[title="Card payment"]').locator('[data-card="4242424242424242"]').click();
await page.getByRole('log').locator('.token-zone__group').first().waitFor();
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: join(import.meta.dirname, '../docs/chat.png') });
await browser.close();
