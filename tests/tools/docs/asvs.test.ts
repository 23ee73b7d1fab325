import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textOf } from '../../../tools/docs/documents.ts';
import { ASVS_NUMBERS } from './asvs-numbers.ts';

const root = join(import.meta.dirname, '../../..');
const STANDS = ['met', 'open', 'not applicable'];

/** The cells of each row of a text's tables. */
const rowsIn = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim()),
    );

const requirements = globSync('docs/security/asvs-*.md', { cwd: root })
  .flatMap((file) => rowsIn(textOf(root, file)))
  .filter(([number = '']) => /^\d/.test(number))
  .map((cells) => {
    const [number = '', level = '', asks = '', stands = '', proof = ''] = cells;
    return { number, level, asks, stands, proof, isWhole: cells.length === 5 };
  });

const inOrder = (numbers: readonly string[]) => numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

test.each([1, 2] as const)('each requirement of level %i stands in the documents once', (level) => {
  const there = requirements.filter((one) => one.level === String(level));
  expect(inOrder(there.map(({ number }) => number))).toEqual(inOrder(ASVS_NUMBERS[level]));
});

test('each says in at most fifteen words what it asks, how it stands, and why', () => {
  const unsaid = requirements.filter(({ asks, stands, proof, isWhole, level }) => {
    const words = asks.split(/\s+/).filter(Boolean).length;
    return !isWhole || !['1', '2'].includes(level) || words < 1 || words > 15 || !STANDS.includes(stands) || !proof;
  });
  expect(unsaid.map(({ number }) => number)).toEqual([]);
});

test('one that is met names the tests that hold it, and they are there', () => {
  const unheld = requirements
    .filter(({ stands }) => stands === 'met')
    .filter(({ proof }) => {
      const named = Array.from(proof.matchAll(/`(tests\/[^`]+\.(?:test|spec)\.tsx?)`/g), ([, file = '']) => file);
      return named.length === 0 || named.some((file) => !existsSync(join(root, file)));
    });
  expect(unheld.map(({ number }) => number)).toEqual([]);
});

test('how many are met is counted as they stand, by chapter, by level and in all', () => {
  const counted = rowsIn(textOf(root, 'docs/security/asvs.md'))
    .filter((cells) => cells.length === 5 && /^\d+$/.test(cells[1] ?? ''))
    .map(([what = '', ...counts]) => [what.replace(/^\[(\d+).*$/, 'chapter $1').toLowerCase(), ...counts.map(Number)]);
  const sums = (what: string, some: typeof requirements) => [
    what,
    ...STANDS.map((stands) => some.filter((one) => one.stands === stands).length),
    some.length,
  ];
  const chapterOf = (number: string) => `chapter ${number.split('.')[0]}`;
  const chapters = [...new Set(inOrder(requirements.map(({ number }) => number)).map(chapterOf))];
  expect(counted).toEqual([
    ...chapters.map((chapter) =>
      sums(
        chapter,
        requirements.filter(({ number }) => chapterOf(number) === chapter),
      ),
    ),
    ...['1', '2'].map((level) =>
      sums(
        `level ${level}`,
        requirements.filter((one) => one.level === level),
      ),
    ),
    sums('all', requirements),
  ]);
});
