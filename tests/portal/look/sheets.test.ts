import { describe, expect, test } from 'vitest';
import { ownClasses, sheets } from './sheets.ts';

/** A browser never forgets a style sheet: what two of them say of one class meets as soon as both screens have been seen. */
describe('a class is styled by one sheet alone', () => {
  test.each<[rule: string, own: readonly string[]]>([
    ['.reading { top: 0 }', ['reading']],
    ['.reading:hover, .reading::before, p { top: 0 }', ['reading']],
    ['@media print { .page { display: block } .rail { display: none } }', ['page', 'rail']],
    ['.dialog.picture { width: 960px }', ['picture']],
    ['.dialog .button, .chart > .legend { gap: 0 }', []],
    ['.overview { & .figure { gap: 0 } .summary { gap: 0 } }', ['overview']],
    ['.page__content:has(.upload) { max-width: none }', []],
    ['.chips:not(.chips--rows, .chips--long) { gap: 0 }', ['chips']],
  ])('%s is for %j wherever it stands', (rule, own) => {
    expect([...ownClasses(rule)]).toEqual(own);
  });

  test('and none is by two', () => {
    const owners = new Map<string, string[]>();
    for (const { file, text } of sheets()) {
      for (const name of ownClasses(text)) owners.set(name, [...(owners.get(name) ?? []), file]);
    }
    expect(owners.size).toBeGreaterThan(300);
    expect([...owners].filter(([, files]) => files.length > 1)).toEqual([]);
  });
});
