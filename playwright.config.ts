import { defineConfig } from '@playwright/test';
import { foundBrowser } from './tools/testing/browser.ts';

const executablePath = process.env.CHROMIUM ?? foundBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Each worker starts a portal of its own. Three keep two cores busy while one of them waits for a page, a mail or a vendor.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Only what hangs may end here: a slow machine with other work is no fault.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // A picture of what failed; a trace of everything that went well would take a third of the time.
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without one, Playwright's own.
      ...(executablePath === null ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
    },
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker of the page fetches no test could hold up; the tests of a time without a line allow it.
    serviceWorkers: 'block',
  },
  // Everything runs on a phone; on a desk what looks or works otherwise there, and the main jobs once more.
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    { name: 'desk', grep: /@desk/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
