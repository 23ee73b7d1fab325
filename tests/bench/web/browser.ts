import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import config from '../../../playwright.config.ts';

const { args: ARGS = [], ...LAUNCH } = config.use?.launchOptions ?? {};
/** What a phone does not do while a page opens, and this browser would do beside it. */
const QUIET = [
  '--headless=new',
  '--no-first-run',
  '--disable-extensions',
  '--disable-component-update',
  '--mute-audio',
];

/**
 * The portal's pages are isolated from who opens them (Cross-Origin-Opener-Policy), so that a blank tab which goes there gets another
 * process. A trace that runs already reaches a process which begins only then too late: it misses the start of the navigation, and
 * Lighthouse ends with NO_NAVSTART. So the process of the site is there before, with an idle page, and every page of the site is in it.
 */
const ONE_PROCESS = '--process-per-site';

/** A browser whose storage was empty at the start. */
export interface Driven {
  readonly context: BrowserContext;
  close(): Promise<void>;
  /** Closes it, and answers the folder in which its storage lies. */
  leave(): Promise<string>;
}

/** Opens the browser that the tests use. */
export async function openBrowser(): Promise<Driven> {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-browser-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...LAUNCH,
    args: ARGS,
    viewport: { width: 360, height: 740 },
  });
  const leave = async () => {
    await context.close();
    return folder;
  };
  return { context, leave, close: async () => rmSync(await leave(), { recursive: true, force: true }) };
}

/**
 * Opens the same browser by itself, with the storage of that folder, for somebody who drives it through the port: whoever else
 * listened to its pages would take a part of the processor while they are judged. The folder is gone afterwards. `beside` is an
 * address of what is judged that does nothing.
 */
export async function withBrowserAlone<T>(
  folder: string,
  beside: string,
  use: (port: number) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const own = [`--user-data-dir=${folder}`, `--remote-debugging-port=${port}`, ONE_PROCESS, beside];
  const browser = spawn(LAUNCH.executablePath ?? chromium.executablePath(), [...ARGS, ...QUIET, ...own], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(browser, 'exit');
  try {
    await listening(browser.stderr);
    return await use(port);
  } finally {
    browser.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves once the browser has said where it listens. */
async function listening(said: NodeJS.ReadableStream): Promise<void> {
  let text = '';
  for await (const chunk of said) {
    text += chunk;
    if (text.includes('DevTools listening on')) break;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
