import type { Browser, BrowserContext, Page } from '@playwright/test';
import { calls } from '#catalogues/calls/index.ts';
import { MOBILE_BELOW_PX } from '#catalogues/limits.ts';
import type { Scene } from '../scene.ts';

const PATIENCE_MS = 10_000;

/** A page that is set for a scene, and all that its console was told as an error. */
export interface Stage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly told: readonly string[];
}

/** Opens a page of its own for a scene at a width in px, as the phone, tablet or desk of that width would. */
export async function setStage(browser: Browser, portal: string, width: number, token: string | null): Promise<Stage> {
  const touch = width < MOBILE_BELOW_PX;
  const context = await browser.newContext({
    baseURL: portal,
    viewport: { width, height: touch ? 780 : 900 },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  });
  // Storage belongs to an address, so it is filled as the first page of it loads.
  await context.addInitScript((kept) => {
    if (kept !== null && localStorage.getItem('token') === null) localStorage.setItem('token', kept);
  }, token);
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
