import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { calls } from '#catalogues/calls/index.ts';
import { MOBILE_BELOW_PX } from '#catalogues/limits.ts';
import type { Scene } from '../scene.ts';
import { LOOKED_AT } from '../still/portals.ts';
import { standStill } from '../still/stand-still.ts';

const PATIENCE_MS = 30_000;
/** So long after its portal a page is opened, ms. */
const LATER_MS = 10_000;
/** Nothing was asked for that long, ms: what follows from an answer has been asked by then. */
const QUIET_MS = 120;
/** A page that is never idle for so long, ms, is no busier for being looked at. */
const IDLE_WITHIN_MS = 2_000;
/** What is asked for longer than this, ms, is listened to. */
const LISTENS_MS = 4_000;
/** What pages send by themselves changes nothing that another scene shows. */
const UNASKED: ReadonlySet<string> = new Set(
  Object.values(calls).flatMap((call) => ('unasked' in call ? [`${call.method} ${call.path}`] : [])),
);
/** A page on which nothing of the portal runs. */
const EMPTY = '/robots.txt';

/** Where scenes of one width are played one after another, and all that the console of the present one was told as an error. */
export interface Stage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly told: string[];
  /** What the present scene has written, as `POST /api/orders`. */
  readonly written: string[];
  /** Resolves once nothing is asked for any more, but for what a scene has never answered, and what came is drawn. */
  readonly quiet: () => Promise<void>;
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
  await page.addInitScript(standStill, Date.parse(LOOKED_AT) + LATER_MS);
  await page.addInitScript(hideCaret);
  await page.addInitScript(mayNotify, MAY_NOTIFY);
  // What is not there by then will not come: the picture shows how far it went.
  page.setDefaultTimeout(PATIENCE_MS);
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(message.text());
  });
  page.on('pageerror', (error) => told.push(error.message));
  const written: string[] = [];
  page.on('request', (request) => {
    const asked = `${request.method()} ${new URL(request.url()).pathname}`;
    if (request.method() !== 'GET' && !UNASKED.has(asked)) written.push(asked);
  });
  return { context, page, told, written, quiet: quietOf(page) };
}

/** Runs in the page. The caret comes and goes, and is hidden too late now and then by who takes the picture. */
function hideCaret() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { caret-color: transparent !important; }');
  document.adoptedStyleSheets = [sheet];
}

/** In the storage of the tab, while a scene lasts whose browser takes messages. */
const MAY_NOTIFY = 'may notify';

/** Runs in the page. A browser without a window takes no messages, whatever it is allowed. */
function mayNotify(name: string) {
  if (!location.protocol.startsWith('http') || sessionStorage.getItem(name) === null) return;
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
}

/** Lets the portal do what a scene says, before any of its pages is there. */
export async function allow({ page, context }: Stage, what: Scene['allows']): Promise<void> {
  if (what === 'notifications') await page.evaluate((name) => sessionStorage.setItem(name, ''), MAY_NOTIFY);
  else if (what !== undefined) await context.grantPermissions([what]);
}

/** How it is waited for that a page asks for nothing any more. */
export function quietOf(page: Page): Stage['quiet'] {
  const asked = new Map<Request, number>();
  let last = 0;
  const over = (request: Request) => {
    if (asked.delete(request)) last = performance.now();
  };
  page.on('request', (request) => asked.set(request, performance.now()));
  page.on('requestfinished', over).on('requestfailed', over);
  return async () => {
    const isBusy = () => {
      const now = performance.now();
      return now - last < QUIET_MS || asked.values().some((since) => now - since < LISTENS_MS);
    };
    while (isBusy()) await sleep(QUIET_MS / 4);
    // What came is drawn once nothing is left to do; of two frames the first lays it out, and in the second it stands.
    await page.evaluate(async (most) => {
      await new Promise((idle) => requestIdleCallback(idle, { timeout: most }));
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, IDLE_WITHIN_MS);
  };
}

/** Takes the pointer off the page: what lies where something was pressed last would look as if it were pointed at. */
export const letGo = (page: Page) => page.mouse.move(-1, -1);

/** Clears what the scene before left, of its place and in the browser, and lets somebody in; null: a visitor. */
export async function setStage(stage: Stage, portal: string, width: number, token: string | null): Promise<void> {
  const { context, page, told, written } = stage;
  await context.setOffline(false);
  await context.clearPermissions();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize({ width, height: width < MOBILE_BELOW_PX ? 780 : 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  // Else what is still open would write on while it is cleared.
  await page.goto(portal + EMPTY);
  await letGo(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(portal).origin, storageTypes: 'all' });
  await devtools.detach();
  await page.evaluate((kept) => {
    sessionStorage.clear();
    if (kept !== null) localStorage.setItem('token', kept);
  }, token);
  told.length = 0;
  written.length = 0;
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
