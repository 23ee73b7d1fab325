import { ONE_PASSED, type Tally } from './tally.ts';

/** A test that bears a tag, and whether it passed; one that was left out did not. */
export interface Tagged {
  readonly tag: string;
  readonly passed: boolean;
}

/** The rows that a run did not prove, with their words: of each row some test has to pass, and none may do anything else. */
export function notProven(rows: Readonly<Record<string, string>>, tagged: readonly Tagged[]): string[] {
  const passed = new Set(tagged.filter((test) => test.passed).map(({ tag }) => tag));
  const others = new Set(tagged.filter((test) => !test.passed).map(({ tag }) => tag));
  return Object.entries(rows)
    .filter(([id]) => !passed.has(id) || others.has(id))
    .map(([id, says]) => `${id} ${says}`);
}

/** Whether everything that ran before proves every row of the checklist. */
export function checklist(rows: Readonly<Record<string, string>>, tagged: readonly Tagged[]): Tally {
  const open = notProven(rows, tagged);
  console.log(`checklist: ${Object.keys(rows).length - open.length} of ${Object.keys(rows).length} rows proven`);
  if (open.length === 0) return ONE_PASSED;
  return { ...ONE_PASSED, passed: 0, failed: 1, failures: open.map((row) => `not proven: ${row}`) };
}
