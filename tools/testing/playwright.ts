import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemBrowser } from './browser.ts';
import type { Tagged } from './checklist.ts';
import { run } from './command.ts';
import { failure, ONE_FAILED, type Tally } from './tally.ts';

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tags: readonly string[];
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** The tags of the checklist's rows. */
const ROW = '[A-G]-\\d{3}';

/** On a phone what proves a row; once more at a desk what proves one of the conversation, which stands there beside the canvas. */
const PROVES = `^phone .*@${ROW}|^desk .*@A-`;

/**
 * Runs the browser tests, `every` one or those that prove the rows of the checklist, those of phones on the PostgreSQL server that
 * is given; a machine where no browser can be had counts as a failure, with Playwright's own words.
 */
export async function playwright(databaseUrl: string | null, every: boolean): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-playwright-'));
  const report = join(folder, 'report.json');
  const browser = await systemBrowser();
  if (browser === null) await run('playwright', ['install', 'chromium']);
  const good = await run('playwright', ['test', '--reporter=list,json', ...(every ? [] : [`--grep=${PROVES}`])], {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(browser === null ? {} : { CHROMIUM: browser }),
    ...(databaseUrl === null ? {} : { TEST_DATABASE_URL: databaseUrl }),
  });
  const tally = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  return good || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

function readReport(file: string): Tally {
  try {
    const { stats, suites }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
    const failed = stats.unexpected + stats.flaky;
    return {
      passed: stats.expected,
      failed,
      skipped: stats.skipped,
      failures: suites.flatMap(failuresOf),
      tagged: suites.flatMap(taggedOf),
    };
  } catch {
    return ONE_FAILED;
  }
}

/** The tests that prove rows of the checklist; other tags, such as the screen they run on, name no row. */
function taggedOf({ suites = [], specs }: Suite): Tagged[] {
  const here = specs.flatMap(({ tags, tests }) =>
    tags
      .filter((tag) => new RegExp(`^${ROW}$`).test(tag))
      .flatMap((tag) => tests.map(({ status }) => ({ tag, passed: status === 'expected' }))),
  );
  return [...here, ...suites.flatMap(taggedOf)];
}

function failuresOf({ suites = [], specs }: Suite): string[] {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
        return failure(`[${projectName}] ${file}:${line} › ${title}`, messages.join('\n'));
      }),
  );
  return [...here, ...suites.flatMap(failuresOf)];
}
