import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../../tools/docs/documents.ts';
import { commentsIn, referencesIn, resolver } from '../../../tools/docs/references.ts';

const root = join(import.meta.dirname, '../../..');
const sources = globSync('{catalogues,machines,src,tests,tools}/**/*.{ts,tsx,css,mjs}', { cwd: root });

describe('what comments point at', () => {
  test('is in the repository: a heading, a row of a table or a file', () => {
    const problem = resolver(root);
    const lost = sources
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file !== 'tests/tools/docs/references.test.ts')
      .sort()
      .flatMap((file) =>
        commentsIn(textOf(root, file)).flatMap(({ text, line }) =>
          referencesIn(text).flatMap((reference) => {
            const why = problem(reference);
            return why === null ? [] : [`${file}:${line} ${why}`];
          }),
        ),
      );
    expect(lost).toEqual([]);
  });

  test.each([
    ['What is owed (S2 section 5, DECISIONS 1 and 2).', ['S2 section 5', 'DECISIONS 1', 'DECISIONS 2']],
    ['The fields (S3 sections 2.1 and 4.7).', ['S3 section 2.1', 'S3 section 4.7']],
    ['In naira (S2, section 3).', ['S2 section 3']],
    ['By name (CONVERSATION, Names); see it.', ['Names']],
    ['Never (MONEY, I4).', ['I4']],
    ['By content (SECURITY 5.2.2).', ['5.2.2']],
  ])('are read in %s', (comment, places) => {
    const found = referencesIn(comment).flatMap((one) => (one.kind === 'place' && one.place ? [one.place] : []));
    expect(found).toEqual(places);
  });

  test('are read across the lines of a comment, and not in strings', () => {
    const source = `/** Alike (MONEY,\n * Vendor answers). */\nconst a = '// S9';\n// One (S2\n// section 5).\n`;
    expect(commentsIn(source).map(({ text, line }) => [text, line])).toEqual([
      ['Alike (MONEY, Vendor answers).', 1],
      ['One (S2 section 5).', 4],
    ]);
  });

  test.each([['S2 section 77'], ['DECISIONS 99'], ['(CONVERSATION, Nowhere)'], ['see `src/nowhere.ts`']])(
    'that is not there is found: %s',
    (comment) => {
      const problem = resolver(root);
      expect(referencesIn(comment).map(problem).filter(Boolean)).toHaveLength(1);
    },
  );
});
