import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Tagged } from './checklist.ts';
import { root, run } from './command.ts';
import { failure, ONE_FAILED, type Tally } from './tally.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** What a run of vitest takes, and on which data base. */
interface Part {
  /** Of vitest.config.ts. */
  readonly project: string;
  /** Of that project; all of them where it is left out. */
  readonly folders?: readonly string[];
  /** A server of PostgreSQL; null keeps the tests on the embedded data base. */
  readonly databaseUrl: string | null;
  /** Also what bears the tag `long`. */
  readonly long: boolean;
}

/** Runs a part of the tests of vitest.config.ts. */
export async function vitest({ project, folders = [], databaseUrl, long }: Part): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-vitest-'));
  const report = join(folder, 'report.json');
  const tagged = join(folder, 'tagged.json');
  const { TEST_DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, REPORT_FILE: report, TAGGED_FILE: tagged };
  const good = await run(
    'vitest',
    ['run', '--project', project, ...(long ? [] : ['--tags-filter=!long']), ...folders],
    databaseUrl === null ? env : { ...env, TEST_DATABASE_URL: databaseUrl },
  );
  const tally = readReport(report, tagged);
  rmSync(folder, { recursive: true, force: true });
  // A file that does not load, or an error outside every test, fails the run without failing a test.
  return good || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

function readReport(file: string, taggedFile: string): Tally {
  try {
    const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
    const tagged: Tagged[] = JSON.parse(readFileSync(taggedFile, 'utf8'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(failuresOf),
      tagged,
    };
  } catch {
    return ONE_FAILED;
  }
}

/** A file that failed without a test of its own that did could not be loaded. */
function failuresOf({ name, status, message, assertionResults }: VitestReport['testResults'][number]): string[] {
  const file = relative(root, name);
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages.join('\n')));
  return tests.length === 0 && status === 'failed' ? [failure(file, message)] : tests;
}
