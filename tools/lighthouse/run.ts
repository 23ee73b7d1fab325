/** Lighthouse on one page of each kind, `npm run lighthouse -- [--page NAME] [--form mobile] [--runs 5]`; ends with 1 below 100. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { startPortal } from '../../tests/e2e/support/start.ts';
import { doorman } from '../shots/page/who.ts';
import { freePort } from '../shots/still/portals.ts';
import { whichBrowser } from '../testing/browser.ts';
import { type Form, type Judged, readOptions } from './options.ts';
import { CATEGORIES, isWhole, type Judgement, type Run, runOf, told } from './scores.ts';

/** Fetched when it is first used: it is bigger than all that an install of the portal brings. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const folder = join(import.meta.dirname, '../../.lighthouse');
const { pages, forms, runs } = readOptions(process.argv.slice(2));
mkdirSync(folder, { recursive: true });
const portal = await startPortal();
const { admit } = doorman(portal.url);
const judgements: Judgement[] = [];
try {
  for (const page of pages) {
    for (const form of forms) {
      const done: Run[] = [];
      for (let time = 1; time <= runs; time += 1) done.push(await judge(page, form, time));
      const judgement = { page: page.name, form, runs: done };
      judgements.push(judgement);
      console.log(told(judgement).join('\n'));
    }
  }
} finally {
  await portal.stop();
}
const short = judgements.filter((one) => !isWhole(one)).map(({ page, form }) => `${page} ${form}`);
console.log(short.length === 0 ? 'All are at 100' : `Below 100: ${short.join(', ')}`);
process.exitCode = short.length === 0 && judgements.length > 0 ? 0 : 1;

/** One run, as somebody who comes for the first time with a session of before; what it found is kept beside the others. */
async function judge({ name, at, as }: Judged, form: Form, time: number): Promise<Run> {
  const token = await admit(as);
  const file = join(folder, `${name}-${form}-${time}.json`);
  await withBrowser(async (context, port) => {
    await enter(context, token);
    const options = [`--port=${port}`, '--disable-storage-reset', '--quiet', '--output=json', `--output-path=${file}`];
    if (form === 'desktop') options.push('--preset=desktop');
    const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', portal.url + at, ...options];
    await promisify(execFile)('npm', [...command, `--only-categories=${CATEGORIES.join(',')}`]);
  });
  return runOf(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * A browser that has shown nothing yet: one that is used again clears away the page before while the next one is measured, for 100 to 300 ms in
 * one piece, and that counts as the next one's.
 */
async function withBrowser(work: (context: BrowserContext, port: number) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'wattchat-lighthouse-'));
  const port = await freePort();
  // Lighthouse opens its pages in the browser's own profile and in no other.
  const context = await chromium.launchPersistentContext(profile, {
    ...(await whichBrowser()),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  try {
    await work(context, port);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Lets somebody in. */
async function enter(context: BrowserContext, token: string | null): Promise<void> {
  if (token === null) return;
  const page = await context.newPage();
  await page.goto(`${portal.url}/robots.txt`);
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
  await page.close();
}
