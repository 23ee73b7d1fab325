import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemChromium } from './browser.ts';
import { run } from './command.ts';
import { ONE_FAILED, type Tally } from './tally.ts';

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Runs the browser tests; a machine where no browser can be had counts as a failure, with Playwright's own words. */
export async function playwright(): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-playwright-'));
  const report = join(folder, 'report.json');
  const chromium = await systemChromium();
  if (chromium === null) await run('playwright', ['install', 'chromium']);
  const good = await run('playwright', ['test', '--reporter=list,json'], {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(chromium === null ? {} : { CHROMIUM: chromium }),
  });
  const tally = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  return good || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

function readReport(file: string): Tally {
  try {
    const { stats }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  } catch {
    return ONE_FAILED;
  }
}
