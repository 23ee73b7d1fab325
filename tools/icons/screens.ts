/** Pictures the portal for whom a browser offers to install it, public/screens. By hand when a screen looks otherwise: `node tools/icons/screens.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startPortal } from '../../tests/e2e/support/start.ts';
import { perform } from '../shots/page/perform.ts';
import { settle } from '../shots/page/settle.ts';
import { quietOf } from '../shots/page/stage.ts';
import { doorman } from '../shots/page/who.ts';
import type { Deed, Who } from '../shots/scene.ts';
import { whichBrowser } from '../testing/browser.ts';

const folder = join(import.meta.dirname, '../../public/screens');
/** What is shown beside the offer: small, for it is fetched before anybody has decided. */
const QUALITY = 78;

const FORMS = {
  narrow: { viewport: { width: 400, height: 800 }, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 } },
} as const;

const ASKED: readonly Deed[] = [{ say: 'buy power 5000' }, { see: 'Yes, pay ₦5,050' }];
const DELIVERED: readonly Deed[] = [
  ...ASKED,
  { press: 'Yes, pay ₦5,050', within: 'chat' },
  { card: '4242424242424242' },
  { see: 'Copy' },
];

const PICTURES: readonly { name: string; as: Who; at: string; deeds: readonly Deed[] }[] = [
  { name: 'read-back', as: 'resident', at: '/toUpPower?face=chat', deeds: ASKED },
  { name: 'token', as: 'resident', at: '/toUpPower?face=chat', deeds: DELIVERED },
  { name: 'month', as: 'resident', at: '/dashboard', deeds: [] },
];

mkdirSync(folder, { recursive: true });
const portal = await startPortal();
const browser = await chromium.launch({ ...(await whichBrowser()), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const [form, look] of Object.entries(FORMS)) await take(browser, form, look);
} finally {
  await browser.close();
  await portal.stop();
}

async function take(browser: Browser, form: string, look: (typeof FORMS)[keyof typeof FORMS]): Promise<void> {
  const { admit } = doorman(portal.url);
  for (const { name, as, at, deeds } of PICTURES) {
    const context = await browser.newContext({
      ...look,
      ...{ reducedMotion: 'reduce', serviceWorkers: 'block', locale: 'en-NG', timezoneId: 'Africa/Lagos' },
    });
    const page = await context.newPage();
    const quiet = quietOf(page);
    const token = await admit(as);
    await page.goto(`${portal.url}/robots.txt`);
    await page.evaluate((kept) => kept !== null && localStorage.setItem('token', kept), token);
    await page.goto(portal.url + at);
    await perform({ page, quiet }, deeds);
    await settle(page, 'goes');
    writeFileSync(join(folder, `${name}-${form}.webp`), await webp(page));
    await context.close();
  }
}

async function webp(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(data, 'base64');
}
