import { describe, expect, test } from 'vitest';
import { brokenProblems } from '../../../tools/shots/checks/broken.ts';
import { cutProblems } from '../../../tools/shots/checks/cut.ts';
import { errorProblems } from '../../../tools/shots/checks/errors.ts';
import { overlapProblems } from '../../../tools/shots/checks/overlap.ts';
import type { Reading, Rect, Target, TextBox } from '../../../tools/shots/checks/reading.ts';
import { sidewaysProblems } from '../../../tools/shots/checks/sideways.ts';
import { targetProblems } from '../../../tools/shots/checks/targets.ts';
import { ZOOMS, zoomProblems } from '../../../tools/shots/checks/zoom.ts';

const box = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const text = (words: string, line: Rect, more: Partial<TextBox> = {}): TextBox => ({
  text: words,
  layer: 0,
  lines: [line],
  shown: [line],
  broken: [],
  clipped: { x: null, y: null },
  ...more,
});
const target = (name: string, rect: Rect, more: Partial<Target> = {}): Target => ({
  name,
  rect,
  inline: false,
  reached: false,
  ...more,
});
const page = (more: Partial<Reading>): Reading => ({ texts: [], targets: [], sideways: [], ...more });
const words = (problems: readonly { what: string }[]) => problems.map(({ what }) => what);

describe('sideways scroll', () => {
  test('a page that goes on beyond its side is named with how far, a pixel of rounding is not', () => {
    const sideways = [
      { what: 'the page', by: 12 },
      { what: 'ul.tabs', by: 1 },
    ];
    expect(words(sidewaysProblems(page({ sideways })))).toEqual(['the page goes on for 12 px']);
  });
});

describe('cut text', () => {
  test('a name that is wider than the box that cuts it is cut', () => {
    const long = text('Babatunde Adeyemi', box(0, 0, 140, 20), { clipped: { x: box(0, 0, 100, 20), y: null } });
    expect(words(cutProblems(page({ texts: [long] })))).toEqual(['"Babatunde Adeyemi"']);
  });

  test('half a line at the bottom of a box is cut, the empty part of a line is not', () => {
    const clipped = { x: null, y: box(0, 0, 100, 40) };
    const half = text('half', box(0, 30, 40, 20), { clipped });
    const whole = text('whole', box(0, 22, 40, 20), { clipped });
    expect(words(cutProblems(page({ texts: [half, whole] })))).toEqual(['"half"']);
  });

  test('what can be scrolled to is not cut', () => {
    expect(cutProblems(page({ texts: [text('below', box(0, 900, 40, 20))] }))).toEqual([]);
  });
});

describe('broken words', () => {
  test('a name that goes on in the line below is named', () => {
    const name = text('Babatunde Adeyemi', box(0, 0, 60, 40), { broken: ['Babatunde'] });
    expect(words(brokenProblems(page({ texts: [name, text('whole', box(0, 60, 60, 20))] })))).toEqual(['"Babatunde"']);
  });
});

describe('overlapping text', () => {
  test('two labels that stand on each other are named, two lines that only touch are not', () => {
    const texts = [text('Mar', box(0, 0, 30, 16)), text('Apr', box(20, 0, 30, 16)), text('below', box(0, 14, 60, 16))];
    expect(words(overlapProblems(page({ texts })))).toEqual(['"Mar" and "Apr"']);
  });

  test('what floats above the page may cover it', () => {
    const texts = [text('page', box(0, 0, 50, 16)), text('toast', box(0, 0, 50, 16), { layer: 1 })];
    expect(overlapProblems(page({ texts }))).toEqual([]);
  });

  test('what is scrolled out of its box lies under nothing', () => {
    const texts = [text('gone', box(0, 0, 50, 16), { shown: [null] }), text('dock', box(0, 0, 50, 16))];
    expect(overlapProblems(page({ texts }))).toEqual([]);
  });
});

describe('a page that is enlarged', () => {
  test('has the widths of a desk of 1280 px at 200 % and 400 %', () => {
    expect(ZOOMS.map(({ times, width }) => times * width)).toEqual([1280, 1280]);
  });

  test('is scrolled sideways by nobody and cuts nothing, and is named with how large it was', () => {
    const long = text('Babatunde', box(0, 0, 140, 20), { clipped: { x: box(0, 0, 100, 20), y: null } });
    const reading = page({ texts: [long], sideways: [{ what: 'the page', by: 40 }] });
    expect(words(ZOOMS.slice(1).flatMap((zoom) => zoomProblems(reading, zoom)))).toEqual([
      'the page goes on for 40 px at 400 %',
      '"Babatunde" at 400 %',
    ]);
  });
});

describe('targets', () => {
  const small = target('button "Close"', box(0, 0, 32, 32));

  test('a button under 44 px is too small for a finger, and good enough for a mouse', () => {
    expect(words(targetProblems(page({ targets: [small] }), 360))).toEqual(['button "Close" is 32 by 32 px']);
    expect(targetProblems(page({ targets: [small] }), 1440)).toEqual([]);
  });

  test('a button under 24 px is too small for anybody, on a desk too', () => {
    const tiny = { ...small, rect: { ...small.rect, width: 20, height: 20 } };
    expect(words(targetProblems(page({ targets: [tiny] }), 1440))).toEqual(['button "Close" is 20 by 20 px']);
  });

  test('a button whose surroundings press it, and a link within a sentence, are large enough', () => {
    const targets = [
      { ...small, reached: true },
      { ...small, inline: true },
    ];
    expect(targetProblems(page({ targets }), 360)).toEqual([]);
  });
});

describe('errors of the console', () => {
  const refused = 'Failed to load resource: the server responded with a status of 400 (Bad Request)';
  const broken = 'Failed to load resource: the server responded with a status of 503 (Service Unavailable)';

  test('an answer that is a no is part of the conversation, a broken server and a thrown error are not', () => {
    expect(words(errorProblems([refused, broken, 'TypeError: x is not a function'], false))).toEqual([
      broken,
      'TypeError: x is not a function',
    ]);
  });

  test('where a scene makes calls fail, only what our own code complains of counts', () => {
    expect(words(errorProblems([broken, 'TypeError: x is not a function'], true))).toEqual([
      'TypeError: x is not a function',
    ]);
  });
});
