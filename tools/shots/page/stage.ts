import type { Browser, BrowserContext, Page } from '@playwright/test';
import { calls } from '#catalogues/calls/index.ts';
import { MOBILE_BELOW_PX } from '#catalogues/limits.ts';
import type { Scene } from '../scene.ts';

const PATIENCE_MS = 10_000;
/** A page on which nothing of the portal runs. */
const EMPTY = '/robots.txt';

/** Where scenes of one width are played one after another, and all that the console of the present one was told as an error. */
export interface Stage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly told: string[];
}

/**
 * Opens a page as the phone, tablet or desk of a width in px would. It serves all scenes of that width: files of the portal
 * that a browser has once are what takes longest. Its worker would keep them all anew for each scene.
 */
export async function openStage(browser: Browser, width: number): Promise<Stage> {
  const touch = width < MOBILE_BELOW_PX;
  const context = await browser.newContext({
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  });
  const page = await context.newPage();
  // What is not there by then will not come: the picture shows how far it went.
  page.setDefaultTimeout(PATIENCE_MS);
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(message.text());
  });
  page.on('pageerror', (error) => told.push(error.message));
  return { context, page, told };
}

/** Clears what the scene before left, of its place and in the browser, and lets somebody in; null: a visitor. */
export async function setStage(stage: Stage, portal: string, width: number, token: string | null): Promise<void> {
  const { context, page, told } = stage;
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize({ width, height: width < MOBILE_BELOW_PX ? 780 : 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  // Else what is still open would write on while it is cleared.
  await page.goto(portal + EMPTY);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(portal).origin, storageTypes: 'all' });
  await devtools.detach();
  await page.evaluate((kept) => {
    sessionStorage.clear();
    if (kept !== null) localStorage.setItem('token', kept);
  }, token);
  told.length = 0;
}

/** Has the calls of a scene answered as it says. */
export async function stageCalls(page: Page, { calls: staged = {} }: Pick<Scene, 'calls'>): Promise<void> {
  for (const [name, call] of Object.entries(calls)) {
    const answering = staged[name as keyof typeof calls];
    if (answering === undefined) continue;
    await page.route(
      (url) => url.pathname === call.path,
      (route) => {
        if (answering === 'fails') return route.fulfill({ status: 503, json: {} });
        if (answering === 'nothing') return route.fulfill({ status: 400, json: { message: 'Nothing', code: 'none' } });
      },
    );
  }
}
