import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';
import type { Tagged } from './checklist.ts';

/** Writes down how each test went that proves a row of the checklist. */
export class TaggedReporter implements Reporter {
  readonly #file: string;
  readonly #tagged: Tagged[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  onTestCaseResult(test: TestCase): void {
    const passed = test.result().state === 'passed';
    for (const tag of test.tags) this.#tagged.push({ tag, passed });
  }

  onTestRunEnd(): void {
    writeFileSync(this.#file, JSON.stringify(this.#tagged));
  }
}
