import { stripVTControlCharacters } from 'node:util';

/** How a part of the tests went. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, and its first words of why. */
  readonly failures: readonly string[];
}

export const ONE_PASSED: Tally = { passed: 1, failed: 0, skipped: 0, failures: [] };
export const ONE_FAILED: Tally = { passed: 0, failed: 1, skipped: 0, failures: [] };
export const ONE_SKIPPED: Tally = { passed: 0, failed: 0, skipped: 1, failures: [] };

/** One failed test in a few lines: where it stands, and how its message begins. */
export function failure(where: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [where, ...lines.slice(0, 6).map((line) => `    ${line.slice(0, 160)}`)].join('\n');
}

/** All parts together. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((all, one) => ({
    passed: all.passed + one.passed,
    failed: all.failed + one.failed,
    skipped: all.skipped + one.skipped,
    failures: [...all.failures, ...one.failures],
  }));
}

/** The closing line; what was skipped is named only when something was. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
