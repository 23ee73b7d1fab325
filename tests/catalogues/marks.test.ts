import { expect, test } from 'vitest';
import { COMPANY_CODES } from '#catalogues/products/companies.ts';
import { markOf } from '#catalogues/products/marks.ts';
import { PROVIDERS } from '#catalogues/products/providers.ts';

const ALL = [...PROVIDERS.map(({ code }) => code), ...COMPANY_CODES];

/** How bright a colour is (WCAG 2, relative luminance), 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(ALL)('the mark of %s is a letter or two that can be read on its colour', (code) => {
  const mark = markOf(code);
  expect(mark?.letters).toMatch(/^[A-Z0-9]{1,2}$/);
  const [light = 0, dark = 0] = [mark?.ground ?? '', mark?.ink ?? ''].map(luminance).sort((a, b) => b - a);
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
});

test('a distribution company has one mark, however it is called, and what is none of them has none', () => {
  expect(markOf('phcneko')).toBe(markOf('eko'));
  expect(markOf('nobody')).toBeUndefined();
});
