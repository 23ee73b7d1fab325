import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brokenProblems } from '../../../tools/shots/checks/broken.ts';
import { cutProblems } from '../../../tools/shots/checks/cut.ts';
import { overlapProblems } from '../../../tools/shots/checks/overlap.ts';
import type { Rect } from '../../../tools/shots/checks/reading.ts';
import { targetProblems } from '../../../tools/shots/checks/targets.ts';
import { readPage } from '../../../tools/shots/page/read-page.ts';

/** Where an element stands, as `data-box="x y width height"`; its text fills it unless `data-text` says otherwise. */
function boxOf(element: Element | null, name: 'box' | 'text'): Rect {
  const [x = 0, y = 0, width = 1000, height = 1000] = (
    element?.getAttribute(`data-${name}`) ??
    element?.getAttribute('data-box') ??
    ''
  )
    .split(' ')
    .filter(Boolean)
    .map(Number);
  return { x, y, width, height };
}

const given = {
  checkVisibility: Object.getOwnPropertyDescriptor(Element.prototype, 'checkVisibility'),
  getClientRects: Object.getOwnPropertyDescriptor(Range.prototype, 'getClientRects'),
  elementFromPoint: Object.getOwnPropertyDescriptor(Document.prototype, 'elementFromPoint'),
};
const put = (on: object, name: string, value: unknown) =>
  Object.defineProperty(on, name, { value, configurable: true, writable: true });
const putBack = (on: object, name: string, was: PropertyDescriptor | undefined) =>
  was ? Object.defineProperty(on, name, was) : Reflect.deleteProperty(on, name);

// What jsdom has no notion of: where things stand.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    return boxOf(this, 'box') as DOMRect;
  });
  put(Element.prototype, 'checkVisibility', () => true);
  put(Range.prototype, 'getClientRects', function at(this: Range) {
    return [boxOf(this.startContainer.parentElement, 'text')];
  });
  put(
    Document.prototype,
    'elementFromPoint',
    (x: number, y: number) =>
      [...document.querySelectorAll('[data-box]')].findLast((one) => {
        const box = boxOf(one, 'box');
        return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
      }) ?? null,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  putBack(Element.prototype, 'checkVisibility', given.checkVisibility);
  putBack(Range.prototype, 'getClientRects', given.getClientRects);
  putBack(Document.prototype, 'elementFromPoint', given.elementFromPoint);
  document.body.innerHTML = '';
});

const read = (html: string) => {
  document.body.innerHTML = html;
  return readPage();
};
const words = (problems: readonly { what: string }[]) => problems.map(({ what }) => what);

describe('what is read of a page', () => {
  test('a text that is wider than what cuts it is cut; where it can be scrolled it is not', () => {
    const cut = '<p style="overflow-x: hidden" data-box="0 0 100 20" data-text="0 0 180 20">A long name</p>';
    const scrolled = '<p style="overflow-x: auto" data-box="0 40 100 20" data-text="0 40 180 20">A wide table</p>';
    expect(words(cutProblems(read(cut + scrolled)))).toEqual(['"A long name"']);
  });

  test('a word that stands on two lines is broken, words on a line each and the two sides of a hyphen are not', () => {
    const lineOf: Readonly<Record<string, readonly number[]>> = {
      Baba: [0],
      tunde: [20],
      Adeyemi: [40, 60],
      POWER: [80],
    };
    put(Range.prototype, 'getClientRects', function at(this: Range) {
      const tops = lineOf[this.toString()] ?? [0, 20, 40, 60, 80, 100];
      return tops.map((top) => ({ x: 0, y: top, top, width: 60, height: 20 }));
    });
    expect(words(brokenProblems(read('<p>Baba tunde Adeyemi</p><p>POWER-Baba</p>')))).toEqual(['"Adeyemi"']);
  });

  test('two texts in one place overlap, and one that floats above the page covers nothing wrongly', () => {
    const page = '<p data-box="0 0 60 20">March</p><p data-box="30 0 60 20">April</p>';
    const toast = '<p style="position: fixed" data-box="0 0 60 20">Token copied</p>';
    expect(words(overlapProblems(read(page + toast)))).toEqual(['"March" and "April"']);
  });

  test('what only a screen reader is told stands nowhere', () => {
    const hidden = '<p style="clip-path: inset(50%)" data-box="0 0 60 20">You said:</p>';
    expect(read(`${hidden}<p data-box="0 0 60 20">Hello</p>`).texts.map(({ text }) => text)).toEqual(['Hello']);
  });

  test('a small button is a small target, and one whose label is pressed instead is as large as that', () => {
    const small = '<button data-box="0 0 30 30" aria-label="Close"></button>';
    const labelled = '<label data-box="0 100 200 48">Remember<input type="checkbox" data-box="4 112 20 20"></label>';
    expect(words(targetProblems(read(small + labelled), 360))).toEqual(['button "Close" is 30 by 30 px']);
  });

  test('a clear control that lies over its box is as large as itself', () => {
    put(Element.prototype, 'checkVisibility', function at(this: Element, how: CheckVisibilityOptions) {
      return !(this instanceof HTMLInputElement && how.opacityProperty);
    });
    const label = '<label for="file" data-box="0 0 100 20">Image</label>';
    const page = read(`${label}<input id="file" type="file" style="opacity: 0" data-box="0 24 300 48">`);
    expect(page.targets).toMatchObject([{ rect: { width: 300, height: 48 } }]);
  });

  test('a link in a sentence is as high as its line', () => {
    const page = read('<p data-box="0 0 300 20">Read <a href="/help" data-box="50 0 40 20">this</a> first.</p>');
    expect(page.targets).toMatchObject([{ inline: true }]);
    expect(targetProblems(page, 360)).toEqual([]);
  });
});
