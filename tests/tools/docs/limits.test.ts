import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as LIMITS from '#catalogues/limits.ts';
import { textOf } from '../../../tools/docs/documents.ts';
import { boundsOfSettings, constantsOf, countedLimits } from '../../../tools/docs/limits.ts';

const root = join(import.meta.dirname, '../../..');
const page = textOf(root, 'docs/product/limits.md');
const files = globSync('src/server/**/*.ts', { cwd: root });

test('each limit of business that is fixed stands in the document with its figure', () => {
  const told = constantsOf(textOf(root, 'catalogues/limits.ts')).map(({ name }) => name);
  // A pattern of a reference that is shown is no limit.
  expect(told.toSorted()).toEqual(
    Object.keys(LIMITS)
      .filter((name) => name !== 'FAULT_REFERENCE')
      .toSorted(),
  );
  for (const name of told) expect(page).toContain(`\`${name}\``);
});

test('each limit that an operator sets stands there with its bounds', () => {
  expect(boundsOfSettings().length).toBeGreaterThan(30);
  for (const { label, what } of boundsOfSettings()) expect(page).toContain(`| ${label} | ${what} |`);
});

test('each count of how often stands there, and what a count is of is said beside it', () => {
  const counts = countedLimits(root);
  const lines = files.flatMap((file) => {
    const source = textOf(root, file);
    return Array.from(
      source.matchAll(/points: ([\w.]+), seconds: ([\w.* ]+?)[,} ]/g),
      ([, points = '']) => [file, points] as const,
    );
  });
  // A window alone has its number from a setting; what is counted in the tries of a sign-in, from the settings of the portal.
  const declared = lines.filter(
    ([file, points]) => points !== '0' && !points.startsWith('tries.') && !/rate-limit|doctor/.test(file),
  );
  expect(counts.map(({ file }) => file).toSorted()).toEqual(declared.map(([file]) => file).toSorted());
  expect(counts.length).toBeGreaterThan(60);
  for (const { name, points, seconds } of counts) {
    expect(page).toContain(`| \`${name}\` | ${points} in `);
    expect([name, Number.isInteger(seconds) && seconds > 0]).toEqual([name, true]);
  }
});

test('a limit is counted by nothing that is not declared', () => {
  const counting = files.filter(
    (file) => /\bcreateLimits?\(/.test(textOf(root, file)) && !file.endsWith('rate-limit.ts'),
  );
  const there = new Set(countedLimits(root).map(({ file }) => file));
  const elsewhere = counting.filter((file) => !there.has(file));
  // Their numbers: settings, the tries of the configuration, the export limit of another file, and the calls of programs.
  expect(elsewhere.map((file) => file.replace('src/server/', '')).toSorted()).toEqual(ELSEWHERE.toSorted());
});
const ELSEWHERE: readonly string[] = [
  ...['boot/server.ts', 'orders/opens.ts', 'debtors/handlers.ts', 'energy/handlers.ts'],
  ...['meter-statements/handlers.ts', 'reconciliation/handlers.ts', 'reports/handlers.ts', 'statements/handlers.ts'],
];
