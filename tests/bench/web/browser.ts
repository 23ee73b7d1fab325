import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import config from '../../../playwright.config.ts';

/** A browser whose storage is empty at the start, and the port that it listens on for others to drive it. */
export interface Driven {
  readonly context: BrowserContext;
  readonly port: number;
  close(): Promise<void>;
}

/** Opens the browser that the tests use. */
export async function openBrowser(): Promise<Driven> {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-browser-'));
  const port = await freePort();
  const { args = [], ...launch } = config.use?.launchOptions ?? {};
  const context = await chromium.launchPersistentContext(folder, {
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
    viewport: { width: 360, height: 740 },
  });
  const close = async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { context, port, close };
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
