import { describe, expect, test } from 'vitest';
import { problemOf } from '#machines/kit/field.ts';
import { chosenFile, fileName, keptFile, withoutFileNames } from '#machines/kit/memory/chosen.ts';
import { createFiles } from '#machines/kit/memory/memory.ts';

const RULE = { accept: '.csv', fits: ({ name }: { name: string }) => name.endsWith('.csv'), most: 10 };
const SAY = { none: 'Choose one', kind: 'Not a CSV', empty: 'Nothing in it', large: 'Too large' };
const FIELD = { label: 'File', ask: 'Which file?', placeholder: '', ...chosenFile(SAY, RULE) };

function choosing() {
  const files = createFiles();
  const choose = (name: string, text: string) => keptFile(files, 'run', 'file', RULE, new File([text], name));
  return { files, choose, kept: () => files.read('run', 'file')?.name ?? null };
}

describe('a file that is chosen', () => {
  test('is kept in memory, and the answer is its name', () => {
    const { choose, kept } = choosing();
    const answer = choose('meters.csv', 'a,b');
    expect(answer).toBe('meters.csv');
    expect(problemOf(FIELD, answer)).toBeNull();
    expect(kept()).toBe('meters.csv');
  });

  test.each([
    ['photo.png', 'x', 'Not a CSV'],
    ['empty.csv', '', 'Nothing in it'],
    ['long.csv', '12345678901', 'Too large'],
  ])('that cannot be used is named with what is wrong, and kept nowhere: %s', (name, text, problem) => {
    const { choose, kept } = choosing();
    choose('meters.csv', 'a,b');
    const answer = choose(name, text);
    expect(fileName(answer)).toBe(name);
    expect(problemOf(FIELD, answer)).toBe(problem);
    expect(kept()).toBeNull();
  });

  test('cannot pass a verdict on itself by its name', () => {
    const { choose } = choosing();
    expect(choose('meters\nlarge\r.csv', 'a')).toBe('meters large .csv');
  });

  test('is asked for where there is none', () => {
    expect(problemOf(FIELD, '')).toBe('Choose one');
  });

  test('is no sentence: words for it are passed over, and emptying the answer lets it go', () => {
    const { files, choose, kept } = choosing();
    choose('meters.csv', 'a');
    expect(withoutFileNames(files, 'run', { file: FIELD }, { file: 'other.csv', estate: 'Palm Court' })).toEqual({
      estate: 'Palm Court',
    });
    expect(kept()).toBe('meters.csv');
    expect(withoutFileNames(files, 'run', { file: FIELD }, { file: '' })).toEqual({ file: '' });
    expect(kept()).toBeNull();
  });

  test('goes with its run', () => {
    const { files, choose, kept } = choosing();
    choose('meters.csv', 'a');
    files.forget('other');
    expect(kept()).toBe('meters.csv');
    files.forget('run');
    expect(kept()).toBeNull();
  });
});
