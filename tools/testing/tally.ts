import { stripVTControlCharacters } from 'node:util';
import type { Tagged } from './checklist.ts';

/** How a part of the tests went. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, and its first words of why. */
  readonly failures: readonly string[];
  /** How the tests went that prove rows of the checklist. */
  readonly tagged: readonly Tagged[];
}

export const ONE_PASSED: Tally = { passed: 1, failed: 0, skipped: 0, failures: [], tagged: [] };
export const ONE_FAILED: Tally = { passed: 0, failed: 1, skipped: 0, failures: [], tagged: [] };
export const ONE_SKIPPED: Tally = { passed: 0, failed: 0, skipped: 1, failures: [], tagged: [] };

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
    tagged: [...all.tagged, ...one.tagged],
  }));
}

/** The closing line; what was skipped is named only when something was. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
