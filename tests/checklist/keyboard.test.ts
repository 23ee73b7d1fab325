import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RUN_ELSEWHERE, RUNS } from '../e2e/keyboard/flows/every.ts';
import { everyFlow } from '../support/actors/machines.ts';

const sourceOf = (spec: string): string => readFileSync(new URL(`../e2e/${spec}`, import.meta.url), 'utf8');

test('every flow is run from its page to its end with keys alone, in one place', () => {
  const run = [...new Set(RUNS.map(({ flow }) => flow)), ...Object.keys(RUN_ELSEWHERE)];
  expect(run.toSorted()).toEqual(
    everyFlow()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('what another spec is said to run with keys alone is a test there', () => {
  const missing = Object.entries(RUN_ELSEWHERE).filter(
    ([, { spec, test: name }]) => !sourceOf(spec).includes(`with the keyboard alone ${name}`),
  );
  expect(missing).toEqual([]);
});
