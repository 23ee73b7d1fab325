import { describe, expect, test } from 'vitest';
import { chosen, readOptions } from '../../../tools/shots/options.ts';
import { indexPage } from '../../../tools/shots/report/index-page.ts';
import { problemList } from '../../../tools/shots/report/problem-list.ts';
import type { Shot } from '../../../tools/shots/report/shot.ts';

const good: Shot = {
  scene: 'greeting',
  area: 'chat',
  width: 360,
  theme: 'light',
  file: 'a.png',
  words: '',
  problems: [],
};
const bad: Shot = {
  ...good,
  theme: 'dark',
  file: 'b.png',
  problems: [{ check: 'cut', what: '"<b>Ada & Obi</b>"' }],
};

describe('what a run takes pictures of', () => {
  const areas = [
    { area: 'chat', scenes: [{ name: 'greeting', as: 'resident', at: '/dashboard' }] },
    { area: 'power', scenes: [{ name: 'read back', as: 'resident', at: '/toUpPower' }] },
  ] as const;

  test('everything at three widths, unless told otherwise', () => {
    expect(readOptions([])).toEqual({
      only: [],
      widths: [360, 1024, 1440],
      portal: null,
      against: null,
      approve: false,
      judges: true,
    });
  });

  test('a part of it, at one width, of a portal that runs', () => {
    const words = ['--only', 'power', '--width', '320', '--portal', 'http://127.0.0.1:3911'];
    expect(readOptions(words)).toMatchObject({ only: ['power'], widths: [320], portal: 'http://127.0.0.1:3911' });
  });

  test('a width that is none is refused in words', () => {
    expect(() => readOptions(['--width', 'wide'])).toThrow('--width takes a width in px, e.g. 360, and not "wide"');
  });

  test('--only names an area, a scene, or both', () => {
    expect(chosen(areas, ['power']).map(({ name }) => name)).toEqual(['read back']);
    expect(chosen(areas, ['greet']).map(({ name }) => name)).toEqual(['greeting']);
    expect(chosen(areas, ['power/read']).map(({ name }) => name)).toEqual(['read back']);
    expect(chosen(areas, ['nothing'])).toEqual([]);
    expect(chosen(areas, ['greet', 'read']).map(({ name }) => name)).toEqual(['greeting', 'read back']);
  });
});

describe('what a run hands out', () => {
  test('each problem in a line, with the picture that shows it', () => {
    expect(problemList([good, bad])).toEqual(['b.png  cut: "<b>Ada & Obi</b>"']);
  });

  test('a page with every picture, on which what was read stands as text and not as part of the page', () => {
    const page = indexPage([good, bad]);
    expect(page).toContain('2 pictures, 1 problem<');
    expect(page).toContain('src="a.png"');
    expect(page).toContain('cut: &quot;&lt;b&gt;Ada &amp; Obi&lt;/b&gt;&quot;');
    expect(page).not.toContain('<b>Ada');
  });
});
