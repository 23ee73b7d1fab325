import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { notProven } from '../../tools/testing/checklist.ts';
import { ROWS, TESTS_OF } from './rows.ts';

const root = join(import.meta.dirname, '../..');
const LAST = { A: 54, B: 159, C: 141, D: 37, E: 88, F: 51, G: 50 };
const TAGS = /\{\s*tags?: (\[[^\]]*\]|'[^']*')/g;
const ID = /'@?([A-G]-\d{3})'/g;

/** How many tests bear each tag, as their sources say. */
function tagged(): Map<string, number> {
  const found = new Map<string, number>();
  for (const file of globSync('tests/**/*.{test,spec}.{ts,tsx}', { cwd: root }))
    for (const [, tags = ''] of readFileSync(join(root, file), 'utf8').matchAll(TAGS))
      for (const [, id = ''] of tags.matchAll(ID)) found.set(id, (found.get(id) ?? 0) + 1);
  return found;
}

test('every row of the checklist is in the table once, in its order', () => {
  const ids = Object.entries(LAST).flatMap(([section, last]) =>
    Array.from({ length: last }, (_, i) => `${section}-${String(i + 1).padStart(3, '0')}`),
  );
  expect(Object.keys(ROWS)).toEqual(ids);
});

test('every row is the tag of as many tests as it takes to prove it', () => {
  const tests = tagged();
  const missing = Object.keys(ROWS).filter((id) => (tests.get(id) ?? 0) < (TESTS_OF[id] ?? 1));
  expect(missing).toEqual([]);
});

test('no test bears the tag of a row that is not there', () => {
  expect([...tagged().keys()].filter((id) => !(id in ROWS))).toEqual([]);
});

describe('what a run says of the rows', () => {
  const rows = { 'Z-001': 'A row', 'Z-002': 'Another one' };
  const run = (...tests: readonly (readonly [string, boolean])[]) => tests.map(([tag, passed]) => ({ tag, passed }));

  test('a row is proven where each test that bears its tag has passed', () => {
    expect(notProven(rows, run(['Z-001', true], ['Z-002', true], ['Z-001', true]))).toEqual([]);
  });

  test('a row that no test of the run proved is named, and one of whose tests one was left out or failed', () => {
    expect(notProven(rows, run(['Z-001', true], ['Z-001', false]))).toEqual(['Z-001 A row', 'Z-002 Another one']);
  });
});
