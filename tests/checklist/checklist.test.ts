import { describe, expect, test } from 'vitest';
import { brokenProofs, openRows } from '../../tools/proofs.ts';
import type { Row } from './rows.ts';
import { SECTION_A } from './section-a.ts';
import { SECTION_B } from './section-b.ts';
import { SECTION_C } from './section-c.ts';
import { SECTION_D } from './section-d.ts';
import { SECTION_E } from './section-e.ts';
import { SECTION_F } from './section-f.ts';
import { SECTION_G } from './section-g.ts';

describe.each([
  ['A', 54, SECTION_A],
  ['B', 159, SECTION_B],
  ['C', 141, SECTION_C],
  ['D', 37, SECTION_D],
  ['E', 88, SECTION_E],
  ['F', 51, SECTION_F],
  ['G', 50, SECTION_G],
] as const)('section %s of the checklist', (section, last, rows) => {
  test('every row is in the table once, in its order', () => {
    const ids = Array.from({ length: last }, (_, i) => `${section}-${String(i + 1).padStart(3, '0')}`);
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  test('each row names a test that exists', () => {
    expect(brokenProofs(rows)).toEqual([]);
  });
});

describe('the table itself', () => {
  const row = (proof: Row['proof']): Row => ({ id: 'Z-001', says: 'A row', proof });

  test('a row whose test was renamed or removed is reported', () => {
    const file = 'tests/checklist/checklist.test.ts';
    expect(brokenProofs([row([file, `a test that nobody ${'wrote'}`])])).toEqual([
      expect.stringContaining('names a test that is not in'),
    ]);
    expect(brokenProofs([row(['tests/nowhere.test.ts', 'x'])])).toHaveLength(1);
    const good = row([file, 'each row names a test that exists']);
    expect(brokenProofs([good])).toEqual([]);
    expect(brokenProofs([{ ...good, also: [[file, `another test that nobody ${'wrote'}`]] }])).toHaveLength(1);
  });

  test('a row without a test is listed with what it waits for', () => {
    expect(openRows([row({ later: 'issue 5' })])).toEqual(['Z-001 A row - issue 5']);
    expect(openRows([row(['tests/checklist/checklist.test.ts', 'x'])])).toEqual([]);
  });
});
