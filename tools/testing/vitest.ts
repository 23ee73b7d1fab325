import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './command.ts';
import { ONE_FAILED, type Tally } from './tally.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** Runs projects of vitest.config.ts, or `folders` of them; `databaseUrl` null keeps them on the embedded data base. */
export async function vitest(
  projects: readonly string[],
  databaseUrl: string | null,
  folders: readonly string[] = [],
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-vitest-'));
  const report = join(folder, 'report.json');
  const { TEST_DATABASE_URL: _, ...env } = process.env;
  const wanted = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const good = await run(
    'vitest',
    ['run', ...wanted, ...reporters, ...folders],
    databaseUrl === null ? env : { ...env, TEST_DATABASE_URL: databaseUrl },
  );
  const tally = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  // A file that does not load, or an error outside every test, fails the run without failing a test.
  return good || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

function readReport(file: string): Tally {
  try {
    const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  } catch {
    return ONE_FAILED;
  }
}
